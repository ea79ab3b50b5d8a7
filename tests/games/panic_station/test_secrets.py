"""Section 19: hidden information, and what a player may conclude."""

from __future__ import annotations

from dataclasses import replace

import pytest

from openps.engine import laws
from openps.engine.chance import FreeChance
from openps.games.panic_station import box, events
from openps.games.panic_station.imagine import determinize
from openps.games.panic_station.menu import menu
from openps.games.panic_station.state import Station
from openps.games.panic_station.worlds import INFECTED, NO_HOST, Deduction, listed, world
from tests.clauses import clause
from tests.games.panic_station.tables import (
    GAME,
    at,
    built,
    do,
    hold,
    infect,
    kill,
    legal,
    options,
    parasites,
    table,
    trade,
)
from tests.games.sealed import stays_sealed

SEEDS = range(3)


def a_match(seed: int, **given: str) -> list[laws.Moment]:
    return list(laws.random_moments(GAME, options(4 + seed % 3, **given), seed))


def imagine(state: Station, viewer: int | None, seed: int = 0) -> Station:
    return determinize(GAME.view(state, viewer), FreeChance(seed))


@clause("PS-19.1")
def test_a_player_sees_the_own_hand_and_all_that_lies_open() -> None:
    state = hold(table(built("storage_2 0 E upright"), 1, "keycard"), {0: ["armor", "ammo"]})
    state.discard = ("grenade",)
    seen = GAME.view(state, 0)

    assert seen.hand == state.hands[0]
    assert seen.players[1].table == ("keycard",)
    assert [player.cards for player in seen.players] == [5, 5, 5, 5]
    assert [player.trooper.health for player in seen.players] == [4] * 4
    assert (seen.deck, seen.discard) == (state.left, ("grenade",))
    assert [placed.card for placed in seen.placed] == ["reactor", "storage_2"]
    assert not seen.infected


@clause("PS-19.2")
def test_a_player_sees_no_secret_of_others() -> None:
    state = infect(hold(built(), {1: ["host", "grenade"], 2: ["target_scope", "heavy_gun"]}), host=1)
    seen = GAME.view(state, 0)

    assert not {"host", "grenade", "target_scope", "infection_green"} & GAME.visible(seen)
    swapped = infect(hold(built(), {2: ["host", "grenade"], 1: ["target_scope", "heavy_gun"]}), host=2)
    assert GAME.view(swapped, 0) == seen
    swapped.deck = tuple(reversed(swapped.deck))
    swapped.plan = (swapped.plan[0], *reversed(swapped.plan[1:]))
    assert GAME.view(swapped, 0) == seen


@clause("PS-19.2", "PS-4.8")
def test_the_cards_of_the_dead_stay_hidden() -> None:
    state = hold(built(), {1: ["target_scope", "heavy_gun"]})
    kill(state, "G", "g")
    state.graves[1], state.hands[1] = state.hands[1], ()
    seen = GAME.view(state, 0)

    assert seen.players[1].buried == 5
    assert "target_scope" not in GAME.visible(seen)
    assert GAME.view(state, 1).grave == state.graves[1]


@clause("PS-19.3")
def test_an_event_that_nobody_thought_of_stays_sealed() -> None:
    assert stays_sealed(GAME)


@clause("PS-19.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_masked_events_name_only_what_the_viewer_sees(seed: int) -> None:
    for moment in a_match(seed, master_and_servant="on"):
        for viewer in laws.viewers(len(moment.before.hands)):
            laws.masks_agree_with_views(GAME, moment, viewer)


@clause("PS-19.3", "PS-19.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_betrays_nothing(seed: int) -> None:
    for number, moment in enumerate(a_match(seed, host_card_infects="on", easier_humans="on")):
        for viewer in laws.viewers(len(moment.before.hands)):
            chance = FreeChance(f"{seed} {number} {viewer}")
            imagined = laws.view_betrays_nothing(GAME, moment.before, viewer, chance)
            if number % 5 == 0:
                laws.steps_betray_nothing(GAME, moment, viewer, imagined, number)


@clause("PS-19.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_menu_tells_nothing_either(seed: int) -> None:
    for number, moment in enumerate(a_match(seed)):
        seat = moment.before.active
        assert menu(moment.before, seat) == menu(imagine(moment.before, seat, number), seat)


@clause("PS-19.4")
def test_swapping_the_secrets_of_others_changes_nothing_that_a_seat_is_told() -> None:
    """The two-state form: green is the Host in one, purple in the other; both do the same."""
    first = infect(
        hold(built("team_1 0 E upright"), {1: ["host", "armor"], 2: ["ammo", "keycard"]}, ["armor"] * 3), host=1
    )
    second = infect(
        hold(built("team_1 0 E upright"), {2: ["host", "armor"], 1: ["ammo", "keycard"]}, ["armor"] * 3), host=2
    )
    for text in ("walk trooper E", "search trooper", "walk android E", "search android"):
        luck = [4] if text == "search android" else []
        told = [[GAME.mask(event, 0) for event in do(state, text, *luck)] for state in (first, second)]
        assert told[0] == told[1]
        assert GAME.view(first, 0) == GAME.view(second, 0)
        assert legal(first, 0) == legal(second, 0)


@clause("PS-19.5")
def test_a_spectator_sees_public_facts_only_and_everything_afterwards() -> None:
    state = infect(hold(at(built("hive 0 N upright"), R=1), {0: ["gas_can"] * 3, 1: ["host", "armor"]}), host=1)
    seen = GAME.view(state, None)
    assert seen.hand == ()
    assert seen.revealed is None
    assert "host" not in GAME.visible(seen)
    do(state, "burn")
    after = GAME.view(state, None)

    assert after.revealed is not None
    assert after.revealed.hands == tuple(state.hands)
    assert (after.revealed.infected, after.revealed.host) == (0b10, 1)
    assert after.revealed.deck == state.deck[: state.left]
    assert after.revealed.rooms == tuple([box.ROOM_KEYS[card] for card in state.plan])
    again = imagine(state, None)
    assert (again.deck[: again.left], again.plan) == (state.deck[: state.left], state.plan)


# ---- what can be concluded


def sure(state: Station, viewer: int | None, seat: int) -> bool | None:
    """Whether a viewer knows that a seat is infected (True), human (False), or neither."""
    worlds = Deduction(GAME.view(state, viewer)).worlds
    if worlds & INFECTED[seat] == worlds:
        return True
    return None if worlds & INFECTED[seat] else False


@clause("PS-19.3")
@pytest.mark.parametrize("seed", range(6))
def test_the_truth_is_never_ruled_out(seed: int) -> None:
    for moment in a_match(seed, host_card_infects="on" if seed % 2 else "off", master_and_servant="on"):
        state = moment.before
        for viewer in laws.viewers(len(state.hands)):
            assert Deduction(GAME.view(state, viewer)).worlds & world(state.host, state.infected)


@clause("PS-13.3", "PS-19.3")
def test_a_scan_without_infected_clears_everybody() -> None:
    state = at(built("open_terminal 0 S turned"), R=1)
    assert sure(state, 2, 1) is None
    do(state, "scan trooper")

    assert [sure(state, 2, seat) for seat in range(4)] == [False] * 4
    assert listed(Deduction(GAME.view(state, None)).worlds) == [(-1, 0)]


@clause("PS-10.4", "PS-19.3")
def test_both_traders_know_what_an_infection_did_and_the_others_do_not() -> None:
    state = at(built("empty_1 0 E upright"), G=1)
    state = infect(hold(state, {0: ["host", "gas_can"], 1: ["armor", "ammo"]}), host=0)
    do(state, "walk trooper E")
    do(state, "trade 1")
    trade(state, "infection_red", "armor")

    assert sure(state, 0, 1) is True
    assert sure(state, 1, 0) is True
    assert sure(state, 2, 0) is None
    assert sure(state, 2, 1) is None


@clause("PS-10.4", "PS-19.3")
def test_a_parried_attempt_unmasks_the_giver_and_clears_nobody_else() -> None:
    state = at(built("empty_1 0 E upright"), G=1)
    state = infect(hold(state, {0: ["host", "gas_can"], 1: ["gas_can", "ammo"]}), host=0)
    do(state, "walk trooper E")
    do(state, "trade 1")
    trade(state, "infection_red", "gas_can")

    assert sure(state, 1, 0) is True
    assert sure(state, 1, 1) is False
    assert not Deduction(GAME.view(state, 1)).worlds & NO_HOST


@clause("PS-19.3")
def test_imagined_hands_hold_what_was_given_and_seen() -> None:
    state = at(built("empty_1 0 E upright"), G=1)
    state = infect(hold(state, {0: ["host", "target_scope"], 1: ["armor", "ammo"]}), host=0)
    do(state, "walk trooper E")
    do(state, "trade 1")
    trade(state, "target_scope", "armor")
    for seed in range(20):
        imagined = imagine(state, 0, seed)
        assert "target_scope" in imagined.hands[1]
        for seat in range(4):
            if not imagined.infected >> seat & 1:
                assert imagined.hands[seat].count(box.INFECTIONS[seat]) == 3
        assert imagined.host == 0


@clause("PS-3.5", "PS-19.2")
@pytest.mark.parametrize("seed", range(8))
def test_imagined_decks_keep_what_everybody_knows_of_them(seed: int) -> None:
    for number, moment in enumerate(a_match(seed)):
        state = moment.before
        imagined = imagine(state, number % len(state.hands), number)
        players = len(state.hands)
        if box.HIVE in state.plan[state.ahead :]:
            hidden = len(state.plan) - imagined.buried
            assert hidden - imagined.plan.index(box.HIVE) <= 3
        first_set = 3 * players - (46 - state.left) if not state.fresh else 0
        if imagined.host == -1:
            assert box.HOST in imagined.deck[imagined.left - first_set : imagined.left]
        if first_set > 0:
            outside = 12 - imagined.deck[: imagined.left].count(box.GAS)
            assert outside + imagined.deck[imagined.left - first_set : imagined.left].count(box.GAS) >= players
        for hand in (*imagined.hands, *imagined.graves):
            assert box.ALERT not in hand


@clause("PS-18.5", "PS-19.3")
def test_the_killer_remembers_the_check_card() -> None:
    state = at(built("empty_1 0 E upright", master_and_servant="on"), r=1, G=1)
    state = kill(infect(hold(table(state, 0, "ammo")), 1, host=2), "g")
    state.health[2] = 1
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert sure(state, 0, 1) is True
    assert sure(state, 3, 1) is None
    assert all(imagine(state, 0, seed).infected >> 1 & 1 for seed in range(10))


@clause("PS-19.4")
def test_what_a_bot_imagines_can_be_played_to_the_end() -> None:
    for seed in range(3):
        moments = a_match(seed)
        state = imagine(moments[len(moments) // 2].before, 1, seed)
        chance = FreeChance(seed)
        while (decision := GAME.decision(state)) is not None:
            seat = chance.pick(decision.seats, "seat")
            seen = GAME.view(state, seat)
            assert GAME.view(determinize(seen, chance), seat) == seen
            GAME.apply(state, seat, chance.pick(GAME.legal_moves(state, seat), "move"), chance)


@clause("PS-19.2")
def test_the_setup_tells_a_seat_its_own_cards_only() -> None:
    step = GAME.setup(options(), FreeChance(4))
    for event in step.events:
        if isinstance(event, events.CardDealt):
            assert GAME.mask(event, event.seat) == event
            assert GAME.mask(event, (event.seat + 1) % 4) == replace(event, card=None)


@clause("PS-19.4")
def test_a_view_shows_where_a_knife_missed() -> None:
    """Whatever the masked events tell is in the view as well: the room of a miss, the die."""
    state = hold(table(parasites(built("empty_1 0 E upright"), gray=[0, 1]), 0, "combat_knife"))
    at(state, R=1)
    here, there = state.copy(), state.copy()
    do(here, "stab trooper gray", 1)
    do(there, "stab android gray", 1)

    assert GAME.view(here, 2) != GAME.view(there, 2)


@clause("PS-19.1", "PS-19.4")
@pytest.mark.parametrize(
    ("one", "other", "dice"),
    [("grenade trooper E", "grenade trooper W", ()), ("stab trooper gray", "stab android gray", (1,))],
)
def test_whoever_looks_away_still_sees_who_struck_where(one: str, other: str, dice: tuple[int, ...]) -> None:
    """Nobody was hurt, but everybody was told: what a viewer is told the view must hold."""
    views = []
    for text in (one, other):
        state = parasites(table(built("run_1 0 E upright", "run_2 0 W upright"), 0, "combat_knife"), gray=[0])
        do(hold(state, {0: ["grenade", "gas_can", "gas_can"]}), text, *dice)
        views.append(GAME.view(state, 2))

    assert views[0] != views[1]

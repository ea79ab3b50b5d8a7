"""Sections 17 and 18: the end of the match, and the variants."""

from __future__ import annotations

import pytest

from openps.engine.errors import BadOptions
from openps.games.panic_station import box, events
from openps.games.panic_station.events import CheckCard, Did, Infection
from openps.games.panic_station.state import Station
from openps.games.panic_station.worlds import not_the_last_human, world
from tests.clauses import clause
from tests.games.panic_station.tables import (
    GAME,
    ask,
    at,
    built,
    do,
    hold,
    in_vain,
    infect,
    kill,
    legal,
    may,
    parasites,
    table,
    trade,
    why,
)


def winners(state: Station) -> tuple[int, ...]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners


def in_hive(*gas: str, **given: str) -> Station:
    return hold(at(built("hive 0 N upright", **given), R=1), {0: list(gas)})


@clause("PS-17.1", "PS-16.1")
def test_three_gas_cans_burn_the_hive_and_humans_win() -> None:
    state = infect(in_hive(*["gas_can"] * 3), 1, host=1)
    do(state, "burn")

    assert state.end == "hive_burned"
    assert winners(state) == (0, 2, 3)
    assert len(state.hands[0]) == 3  # below the minimum: the exception
    assert state.discard == ("gas_can",) * 3


@clause("PS-17.1")
def test_burning_needs_the_trooper_in_the_hive_the_gas_and_a_point() -> None:
    assert why(at(in_hive(*["gas_can"] * 3), R=0), "burn") == "PS-17.1"
    assert why(in_hive("gas_can", "gas_can", "armor"), "burn") == "PS-17.1"
    state = in_hive(*["gas_can"] * 3)
    state.now.ap = 0
    assert why(state, "burn") == "PS-4.2"


@clause("PS-17.2")
def test_an_infected_player_can_never_burn_the_hive() -> None:
    assert why(infect(in_hive(*["gas_can"] * 3), 0), "burn") == "PS-17.2"


@clause("PS-17.3", "PS-17.9")
def test_the_living_humans_share_the_victory() -> None:
    state = kill(infect(in_hive(*["gas_can"] * 3), 1, host=1), "P", "p", "O")
    do(state, "burn")

    assert winners(state) == (0, 3)  # orange has lost its Trooper only


def scanning(*infected: int, host: int = 1, **given: str) -> Station:
    state = at(built("open_terminal 0 S turned", **given), R=1)
    return infect(state, *infected, host=host)


@clause("PS-17.4", "PS-17.5")
def test_a_scan_of_nothing_but_infected_ends_the_match() -> None:
    state = scanning(0, 1, 2, 3)
    state.infections = (Infection(1, 0), Infection(0, 3), Infection(1, 2))
    do(state, "scan trooper")

    assert state.end == "all_infected"
    assert winners(state) == (0, 1, 3)  # not the last one infected


@clause("PS-17.5", "PS-17.9")
def test_if_the_last_infected_is_dead_all_living_infected_win() -> None:
    state = kill(scanning(0, 1, 2, 3), "P", "p")
    state.infections = (Infection(1, 0), Infection(0, 3), Infection(1, 2))
    do(state, "scan trooper")

    assert winners(state) == (0, 1, 3)


@clause("PS-17.5")
def test_a_host_who_never_infected_anybody_wins_alone() -> None:
    state = kill(scanning(host=0), "G", "g", "P", "p", "O", "o")
    do(state, "scan trooper")

    assert winners(state) == (0,)


@clause("PS-17.4", "PS-17.11")
def test_infecting_the_last_human_ends_nothing_before_a_scan() -> None:
    state = at(built("empty_1 0 E upright"), G=1)
    state = infect(hold(state, {1: ["armor", "armor"]}), 0, 2, 3, host=0)
    do(state, "walk trooper E")
    do(state, "trade 1")
    trade(state, "infection_red", "armor")

    assert state.infected == 0b1111
    assert state.end == ""


@clause("PS-17.6")
@pytest.mark.parametrize(("hand", "deck", "end"), [(False, False, "no_gas_left"), (True, False, ""), (False, True, "")])
def test_one_human_without_any_gas_left_loses(hand: bool, deck: bool, end: str) -> None:
    state = scanning(0, 1, 2)
    state.hands[3] = ("infection_orange",) * 3 + (("gas_can", "armor") if hand else ("ammo", "armor"))
    state.deck, state.left = ("armor", "gas_can" if deck else "ammo"), 2
    state.infections = (Infection(1, 0), Infection(1, 2))
    do(state, "scan trooper")

    assert state.end == end
    if end:
        assert winners(state) == (0, 1, 2)  # nobody is left out here


@clause("PS-17.6")
def test_two_humans_without_gas_play_on() -> None:
    state = scanning(0, 1)
    for seat in (2, 3):
        state.hands[seat] = (box.INFECTIONS[seat],) * 3 + ("ammo", "armor")
    state.deck, state.left = ("armor",), 1
    do(state, "scan trooper")

    assert state.end == ""


def last_shot(*dead: str, infected: tuple[int, ...] = (0,), **given: str) -> Station:
    """Red is about to shoot green's Trooper, which has one point left."""
    state = at(built("empty_1 0 E upright", **given), r=1, G=1)
    state = kill(hold(table(state, 0, "ammo")), *dead)
    state.health[2] = 1
    return infect(state, *infected, host=0)


@clause("PS-17.7")
def test_the_death_of_the_last_trooper_ends_the_match() -> None:
    state = last_shot("R", "P", "O", infected=(0, 3))
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert state.end == "no_troopers"
    assert winners(state) == (0, 3)


@clause("PS-17.8")
def test_the_death_of_the_host_ends_nothing() -> None:
    state = last_shot("g")
    state.host, state.infected = 1, 0b10
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert state.end == ""
    assert not state.alive >> 1 & 1


@clause("PS-17.11", "PS-17.5")
def test_killing_the_last_human_ends_the_match_at_once() -> None:
    state = last_shot("g", infected=(0, 2, 3))
    state.infections = (Infection(0, 2), Infection(0, 3))
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert state.end == "no_humans"
    assert winners(state) == (0, 2)


@clause("PS-17.11")
@pytest.mark.parametrize("dead", [(), ("g",)])
def test_the_death_of_an_infected_one_proves_nothing_about_the_others(dead: tuple[str, ...]) -> None:
    """Everybody is infected and no scan has shown it: neither a lost character nor a lost player ends the match."""
    state = last_shot(*dead, infected=(0, 1, 2, 3))
    state.infections = (Infection(0, 1), Infection(0, 2), Infection(1, 3))
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert state.health[2] == 0
    assert state.end == ""
    assert GAME.decision(state) is not None


@clause("PS-17.11", "PS-19.3")
def test_a_match_that_goes_on_after_a_death_tells_only_that_it_was_not_the_last_human() -> None:
    """Green is dead and the others live on: either one of them is human, or green was infected."""
    possible = not_the_last_human(1, 0b1101)

    assert not possible & world(0, 0b1101)
    assert possible & world(0, 0b1111)
    assert possible & world(0, 0b0101)


@clause("PS-17.12")
def test_the_end_comes_between_two_shots() -> None:
    state = at(built("empty_1 0 E upright"), r=1, G=1, p=1)
    state = kill(hold(table(state, 0, "ammo", "heavy_gun")), "R", "P", "O")
    state.health[2] = state.health[5] = 1
    do(state, "fire green_trooper")
    do(state, "fire purple_android")
    do(state, "take_hit")
    do(state, "take_hit")

    assert state.end == "no_troopers"
    assert state.health[5] == 1  # the second shot was never resolved
    assert GAME.decision(state) is None
    assert why_over(state) == "PS-17.12"


@clause("PS-17.14")
@pytest.mark.parametrize(("turn", "end"), [(399, ""), (400, "stranded")])
def test_a_match_ends_after_a_hundred_rounds(turn: int, end: str) -> None:
    state = infect(hold(built("empty_1 0 E upright")), 0, host=2)
    state.turn, state.now.must_search = turn, False
    do(state, "end")

    assert state.end == end
    assert (GAME.decision(state) is None) == bool(end)
    assert not end or winners(state) == (0, 2)


def why_over(state: Station) -> str | None:
    refusal = GAME.why_not(state, 0, GAME.parse_move("end"))
    return None if refusal is None else refusal.clause


@clause("PS-17.12", "PS-17.13")
def test_the_end_comes_in_the_parasite_phase_and_nobody_may_win() -> None:
    state = kill(parasites(built(), gray=[0]), "R", "P", "O")
    at(state, r=-1, p=-1, o=-1, g=-1)
    state.health[2] = 1
    state.marker, state.marker_active = 1, True
    do(state, "end", 1)
    do(state, "take_hit")

    assert state.end == "no_troopers"
    assert winners(state) == ()


@clause("PS-18.1", "PS-16.1")
def test_easier_humans_have_two_infection_cards_and_a_minimum_of_four() -> None:
    state = hold(built(easier_humans="on"), {0: ["keycard", "ammo", "armor"]})
    assert state.hands[0].count("infection_red") == 2
    assert len(state.hands[1]) == 4
    do(state, "lay keycard")

    assert why(state, "lay ammo") == "PS-16.1"


def host_trading(*hand: str, back: str, **given: str) -> Station:
    state = at(built("empty_1 0 E upright", **given), G=1)
    state = in_vain(infect(hold(state, {0: list(hand), 1: [back, "armor"]}), host=0), 0)
    do(state, "walk trooper E")
    do(state, "trade 1")
    return state


SPENT = ("host", "infection_green", "armor", "ammo", "keycard")


@clause("PS-18.2")
def test_a_host_without_infection_cards_may_trade_the_host_card() -> None:
    state = host_trading(*SPENT, back="ammo", host_card_infects="on")
    assert may(state, "offer host", 0)
    trade(state, "host", "ammo")

    assert state.host == 1
    assert state.infected == 0b11
    assert state.infections == (Infection(0, 1),)
    assert "host" in state.hands[1]


@clause("PS-18.2")
def test_a_parried_host_card_changes_hands_but_not_the_host() -> None:
    state = host_trading(*SPENT, back="gas_can", host_card_infects="on")
    trade(state, "host", "gas_can")

    assert state.host == 0
    assert state.infected == 0b1
    assert "host" in state.hands[1]
    # Whoever is not the Host cannot trade it on.
    do(state, "walk android E")
    do(state, "trade 1")
    assert why(state, "offer host", 1) == "PS-18.2"


@clause("PS-18.2", "PS-10.9")
def test_the_host_card_infects_only_as_a_last_resort_and_only_by_option() -> None:
    assert not may(host_trading(*SPENT, back="ammo"), "offer host", 0)
    with_own = ("host", "infection_red", "armor", "ammo", "keycard")
    assert not may(host_trading(*with_own, back="ammo", host_card_infects="on"), "offer host", 0)


@clause("PS-18.2")
@pytest.mark.parametrize(("easier", "needed"), [("off", 3), ("on", 2)])
@pytest.mark.parametrize("surely", [Did.STOPPED, Did.PARRIED, Did.ALREADY])
def test_only_failed_attempts_bring_the_host_card_into_play(easier: str, needed: int, surely: Did) -> None:
    """A card that infected somebody, or of which the Host cannot tell, does not count."""
    state = host_trading(*SPENT, back="ammo", host_card_infects="on", easier_humans=easier)
    assert may(in_vain(state, 0, needed, surely), "offer host", 0)

    for did in (Did.INFECTED, Did.SICK):
        in_vain(state, 0, needed, surely)
        state.notes[0] = (*state.notes[0][1:], *in_vain(state.copy(), 0, 1, did).notes[0])
        assert why(state, "offer host", 0) == "PS-18.2"


@clause("PS-18.2", "PS-10.11", "PS-19.4")
def test_the_host_card_tells_nobody_whether_an_attempt_infected() -> None:
    """Purple was human, or infected before: red, who infected one of them for certain, is offered the same."""
    offered = []
    for before in (False, True):
        state = infect(at(built("empty_1 0 E upright", host_card_infects="on"), P=1), host=0)
        hold(state, {0: ["host", "armor", "ammo", "infection_red"], 2: ["armor", "ammo"]})
        in_vain(infect(state, *([2] if before else [])), 0, 2)
        do(state, "walk trooper E")
        do(state, "trade 2")
        trade(state, "infection_red", "armor")
        do(state, "walk android E")
        do(state, "trade 2")
        offered.append(legal(state, 0))

    assert offered[0] == offered[1]
    assert "offer host" not in offered[0]


@clause("PS-18.3")
def test_a_harder_hive_takes_four_gas_cans() -> None:
    assert why(in_hive(*["gas_can"] * 3, harder_hive="on"), "burn") == "PS-17.1"
    state = in_hive(*["gas_can"] * 4, harder_hive="on")
    do(state, "burn")
    assert state.discard == ("gas_can",) * 4


@clause("PS-18.7", "PS-17.5")
@pytest.mark.parametrize(("option", "last_wins"), [("takeover", True), ("always", False)])
def test_the_last_infected_may_be_left_out_of_every_victory(option: str, last_wins: bool) -> None:
    """The last Trooper dies, while purple is human and has an Android; red is the Host and infected orange last."""
    state = last_shot("R", "P", "O", infected=(0, 3), last_infected=option)
    state.infections = (Infection(0, 3),)
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert state.end == "no_troopers"
    assert winners(state) == ((0, 3) if last_wins else (0,))


@clause("PS-18.7", "PS-17.5")
@pytest.mark.parametrize(("infected", "infections"), [((0,), ()), ((0, 1, 3), (Infection(0, 3), Infection(0, 1)))])
def test_nobody_is_left_out_where_nobody_was_infected_or_the_last_one_is_dead(
    infected: tuple[int, ...], infections: tuple[Infection, ...]
) -> None:
    state = last_shot("R", "P", "O", "g", infected=infected, last_infected="always")
    state.infections = infections
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert winners(state) == tuple([seat for seat in infected if seat != 1])


@clause("PS-18.7", "PS-17.13")
def test_where_the_last_infected_alone_is_left_of_the_infected_nobody_wins() -> None:
    state = last_shot("P", "O", "o", infected=(0,), last_infected="always")
    state = kill(infect(state, 3, host=3), "R")
    state.infections = (Infection(3, 0),)
    do(state, "fire green_trooper")
    ended = do(state, "take_hit")[-1]

    assert winners(state) == ()
    assert ended == events.MatchEnded("no_troopers", "nobody")


@clause("PS-18.4")
def test_servants_share_only_if_they_served() -> None:
    state = scanning(0, 1, 2, 3, master_and_servant="on")
    state.infections = (Infection(1, 0), Infection(0, 2), Infection(1, 3))
    do(state, "scan trooper")
    assert winners(state) == (0, 1)  # red infected purple; purple did nothing; orange came last

    state = kill(scanning(0, 1, 2, master_and_servant="on"), "O", "o")
    state.infections = (Infection(1, 2), Infection(1, 0))
    state.checks = (CheckCard(2, 3, False),)
    do(state, "scan trooper")
    assert winners(state) == (1, 2)  # purple killed an uninfected player

    state = kill(scanning(0, 1, 2, master_and_servant="on"), "O", "o")
    state.infections = (Infection(1, 2), Infection(1, 0))
    state.checks = (CheckCard(2, 3, True),)
    do(state, "scan trooper")
    assert winners(state) == (1,)  # an infected one does not count


@clause("PS-18.5")
@pytest.mark.parametrize("infected", [True, False])
def test_the_check_card_of_the_dead_is_for_the_killer_alone(infected: bool) -> None:
    state = last_shot("g", infected=(0, 1) if infected else (0,), master_and_servant="on")
    do(state, "fire green_trooper")
    told = do(state, "take_hit")
    given = next(event for event in told if isinstance(event, events.CheckCardGiven))

    assert given == events.CheckCardGiven(1, 0, infected)
    assert GAME.mask(given, 0) == given
    for viewer in (1, 2, None):
        assert GAME.mask(given, viewer) == events.CheckCardGiven(1, 0, None)
        assert GAME.view(state, viewer).checks == (CheckCard(0, 1, None),)
    assert GAME.view(state, 0).checks == (CheckCard(0, 1, infected),)


@clause("PS-18.5")
def test_a_human_killer_gets_the_check_card_as_well() -> None:
    state = last_shot("g", master_and_servant="on")
    state.host, state.infected = 2, 0b100
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert state.checks == (CheckCard(0, 1, False),)


@clause("PS-18.5")
def test_parasites_get_no_check_card() -> None:
    state = kill(parasites(built(master_and_servant="on"), black=[0]), "G")
    at(state, R=-1, r=-1, P=-1, p=-1, O=-1, o=-1)
    state.health[3], state.marker, state.marker_active = 1, 1, True
    do(state, "end", 1)
    told = do(state, "take_hit")

    assert not state.alive >> 1 & 1
    assert state.checks == ()
    assert not [event for event in told if isinstance(event, events.CheckCardGiven)]


@clause("PS-18.5")
def test_without_the_variant_nobody_learns_what_the_dead_were() -> None:
    state = last_shot("g")
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert state.checks == ()
    assert ask(state) == "act"


@clause("PS-18.6", "PS-5.6", "PS-16.6")
def test_options_combine_freely_and_are_public() -> None:
    given = {
        "first_marker": "inactive", "easier_humans": "on", "host_card_infects": "on", "harder_hive": "on",
        "master_and_servant": "on", "first_aid_ap": "0", "last_infected": "always",
    }  # fmt: skip
    options = GAME.options(6, given)

    assert GAME.plain_options(options) == {"players": 6, **given}
    assert GAME.options(6, given) == options
    state = built(players=6, **given)
    assert GAME.view(state, None).options == options


@clause("PS-18.6")
def test_every_wrong_option_is_listed() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options(9, {"easier_humans": "maybe", "first_aid_ap": 7, "colour": "red"})

    assert [wrong.key for wrong in refused.value.violations] == [
        "option-players", "option-value", "option-value", "option-unknown",
    ]  # fmt: skip

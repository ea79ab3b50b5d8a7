"""Beliefs about infection: never certain of what is false, exact where luck alone decides, better than guessing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from openps.editions.panic_station.bots.beliefs import Evidence, Habits, Suspicions, filtered, shelf
from openps.engine.chance import FreeChance
from openps.engine.laws import random_moments
from openps.games.panic_station import box
from openps.games.panic_station.events import NOTE_TRADE, Did, Incident, Note, What
from openps.games.panic_station.pieces import NOBODY
from openps.games.panic_station.state import Station
from openps.games.panic_station.worlds import Deduction, listed
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, at, built, do, hold, infect, options, trade


def believed(state: Station, viewer: int) -> Suspicions:
    return Suspicions(GAME.view(state, viewer))


@pytest.mark.parametrize("switches", [{}, {"host_card_infects": "on"}, {"master_and_servant": "on"}])
def test_the_truth_is_never_ruled_out_and_nothing_impossible_is_believed(switches: dict[str, str]) -> None:
    for moment in random_moments(GAME, options(5, **switches), 31):
        state = moment.before
        for seat in range(5):
            view = GAME.view(state, seat)
            weights = Suspicions(view).weights
            assert set(weights) <= set(listed(Deduction(view).worlds))
            assert sum(weights.values()) == pytest.approx(1.0)
            assert weights.get((state.host, state.infected), 0.0) > 0 or switches.get("host_card_infects")


def in_full(suspicions: Suspicions) -> tuple[object, ...]:
    """To the last bit, and in their order: sums depend on it."""
    return list(suspicions.weights.items()), suspicions.last, suspicions.living


def test_a_story_read_in_parts_is_the_story_read_at_once() -> None:
    """Whoever goes on reading where it stopped believes the same, whatever else was read in between."""
    views = [[GAME.view(one.before, seat) for one in random_moments(GAME, options(5), 32)] for seat in range(5)]
    views += [[GAME.view(one.before, 0) for one in random_moments(GAME, options(5), 33)]]
    at_once = []
    for view in [view for row in views for view in row]:
        shelf.cache_clear()
        at_once.append(in_full(Suspicions(view)))
    shelf.cache_clear()
    in_parts = [in_full(Suspicions(view)) for row in views for view in row]
    backwards = [in_full(Suspicions(view)) for row in reversed(views) for view in reversed(row)]

    assert len(views[0][-1].story) > 15
    assert in_parts == at_once
    assert backwards == at_once[::-1]


@clause("PS-3.5")
def test_after_the_deal_everybody_is_the_host_as_likely_and_the_deck_still_may_hold_it() -> None:
    """Of 15 cards of the first set 10 are dealt; whoever is not the Host knows two that it is not."""
    state = GAME.setup(options(5), FreeChance(4)).state
    drawn = len(box.SEARCH_CARDS) - state.left
    human = next(seat for seat in range(5) if seat != state.host)
    suspicions = believed(state, human)

    assert suspicions.host(human) == 0
    for seat in range(5):
        if seat != human:
            assert suspicions.host(seat) == pytest.approx(2 / (8 + 15 - drawn))
    assert suspicions.weights[NOBODY, 0] == pytest.approx((15 - drawn) / (8 + 15 - drawn))


def traded(given: str, back: str, *infected: int, met_before: Sequence[int] = ()) -> Station:
    """Red walked in on green and they traded; before that red traded with others."""
    state = infect(at(built("empty_1 0 E upright"), G=1), *infected)
    state = hold(state, {0: ["armor", "gas_can", "ammo"], 1: ["grenade", "gas_can"]})
    state.story = tuple([Incident(What.TRADE, 0, other, 1, "") for other in met_before])
    do(state, "walk trooper E")
    do(state, "trade 1")
    trade(state, given, back)
    return state


@clause("PS-10.4")
def test_an_infection_card_proves_who_gave_it() -> None:
    state = traded("gas_can", "infection_green", 1)

    assert believed(state, 0).infected(1) == 1
    assert believed(state, 0).infected(0) == 0


def test_who_gives_a_human_something_else_is_less_suspect_who_walks_in_on_others_is_more() -> None:
    state = traded("gas_can", "grenade")
    before = believed(built("empty_1 0 E upright"), 0).infected(1)

    assert believed(state, 0).infected(1) < before
    assert believed(state, 2).infected(0) > believed(state, 2).infected(3)
    assert believed(state, 2).infected(1) > believed(state, 2).infected(3), "it may have been infected"


def test_quiet_turns_speak_for_humans() -> None:
    state = traded("gas_can", "grenade")
    soon = believed(state, 2).infected(0)
    state.turn += 12

    assert believed(state, 2).infected(0) < soon


@clause("PS-13.3")
def test_a_scan_counts() -> None:
    state = infect(at(built("open_terminal 0 E upright"), R=1), 2, host=2)
    state.hands[2] = tuple(sorted([*state.hands[2], box.HOST]))
    do(state, "scan trooper")
    others = [believed(state, 0).infected(seat) for seat in (1, 2, 3)]

    assert sum(others) == pytest.approx(1.0)


def test_whoever_attacks_somebody_is_not_of_the_same_side() -> None:
    state = hold(at(built("empty_1 0 E upright"), r=1, G=1))
    state.tables[0], state.bullets[0] = (box.AMMO,), 4
    do(state, "fire green_trooper")
    weights = believed(state, 2).weights
    across = sum([weight for (_, sick), weight in weights.items() if (sick & 1) != (sick >> 1 & 1)])

    assert across > 2 * believed(built("empty_1 0 E upright"), 2).infected(0)


@clause("PS-18.2")
def test_the_host_card_may_have_been_passed_on_unseen() -> None:
    """One was infected, and it was red; then red met green, and green gives the host card."""
    story = (
        Incident(What.SCAN, 0, 0b11111, 1, ""),
        *[Incident(What.TRADE, one, other, 1, "") for one, other in ((0, 2), (0, 1), (1, 2))],
    )
    notes = (
        Note(1, NOTE_TRADE, 0, (box.GAS, box.INFECTIONS[0]), (Did.NOTHING, Did.PARRIED)),
        Note(3, NOTE_TRADE, 1, (box.AMMO, box.HOST), (Did.NOTHING, Did.HOST)),
    )
    seen = Evidence(options(5, host_card_infects="on"), 2, 10, 9, story, notes, (), infected=True, host=True)

    assert filtered(seen, Habits()).weights == {(2, 0b00111): pytest.approx(1.0)}


def test_a_story_that_cannot_be_leaves_no_world_and_breaks_nothing() -> None:
    """Nobody was infected when green infects red: somebody drew this board."""
    story = (Incident(What.SCAN, 0, 0b11111, 0, ""), Incident(What.TRADE, 1, 0, 1, ""))
    note = Note(1, NOTE_TRADE, 1, (box.AMMO, box.INFECTIONS[1]), (Did.NOTHING, Did.INFECTED))
    seen = Evidence(options(5), 0, 15, 9, story, (note,), (), infected=True, host=False)

    assert (filtered(seen, Habits()).weights, filtered(seen, Habits()).last) == ({}, 0.0)


@clause("PS-17.5")
def test_the_last_one_infected_knows_it() -> None:
    """A takeover that one is the last victim of is no victory."""
    state = traded("infection_red", "grenade", 0, 2, 3, met_before=(2, 3))

    assert believed(state, 0).last == 0
    assert believed(state, 1).last > 0
    assert believed(state, 1).takeover() == pytest.approx(
        (1 - believed(state, 1).last)
        * sum([weight for (_, sick), weight in believed(state, 1).weights.items() if sick == 0b1111])
    )


@clause("PS-10.4", "PS-17.5")
def test_a_second_attempt_makes_nobody_the_last_one_again() -> None:
    """Green was infected by red, and knows that purple's card came too late."""
    state = traded("infection_red", "grenade", 0, 2, met_before=(2,))
    before = believed(state, 1).last
    late = Note(len(state.story), NOTE_TRADE, 2, (box.ARMOR, box.INFECTIONS[2]), (Did.NOTHING, Did.ALREADY))
    state.notes[1] = (*state.notes[1], late)
    state.story = (*state.story, Incident(What.TRADE, 2, 1, state.turn, ""))

    assert believed(state, 1).infected(2) == 1
    assert believed(state, 1).last == before


def test_gas_is_expected_where_hands_are_full_and_with_the_infected() -> None:
    state = hold(built("empty_1 0 E upright"), {0: ["gas_can", "armor"], 1: ["armor"] * 2, 2: ["ammo"] * 4})
    mine = believed(state, 0)

    assert mine.gas(0) == 1
    assert mine.without_gas(0) == 0
    assert mine.gas(1) < mine.gas(2)
    assert mine.without_gas(1) > mine.without_gas(2)
    proved = believed(traded("gas_can", "infection_green", 1), 0)
    assert proved.gas(1) > proved.gas(2)

"""Sections 7 and 8: exploring and moving."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from openps.games.panic_station import box
from openps.games.panic_station.board import drawn, picture
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import (
    CLOSED,
    GAME,
    WITH_HIVE,
    ask,
    at,
    built,
    do,
    hold,
    infect,
    legal,
    may,
    names,
    table,
    why,
)

DEAD_ENDS = ("closed_terminal 0 N upright", "sick_bay 0 S turned")
"""Of the Reactor only the east and west sides are free."""
NO_RUN_3 = (*DEAD_ENDS, "team_1 0 E upright", "hive 5 N upright", "team_2 0 W turned", "team_4 7 S turned")
"""The only free side is a security door in the south of room 8: the card run_3 fits nowhere."""


def top(state: Station, *cards: str) -> Station:
    """These cards lie on top of the exploration deck."""
    numbers = [box.ROOM_NUMBER[card] for card in cards]
    state.plan = (*numbers, *[card for card in state.plan if card not in numbers])
    state.cached = None
    return state


def only(state: Station, *cards: str) -> Station:
    state.plan = tuple([box.ROOM_NUMBER[card] for card in cards])
    state.cached = None
    return state


def places(state: Station) -> list[str]:
    return [text for text in legal(state) if text.startswith("place")]


@clause("PS-7.1", "PS-7.10")
def test_a_character_puts_the_top_card_next_to_its_own_room() -> None:
    state = top(at(built("run_1 0 E upright"), R=1), "run_2")
    do(state, "explore trooper")

    assert ask(state) == "place"
    assert places(state) == ["place 1 N upright", "place 1 E upright", "place 1 S upright"]
    told = do(state, "place 1 E upright")

    assert names(told) == ["RoomPlaced"]
    assert state.floor.open_to[1][box.EAST] == 2
    assert state.now.ap == 3
    assert state.where[0] == 1  # PS-7.10
    assert why(top(built(), "run_2"), "place 0 N upright") == "PS-9.1"


@clause("PS-7.2")
def test_a_card_is_placed_upright_or_turned_round_and_never_on_its_side() -> None:
    state = top(built(), "run_3")  # `wosw`
    do(state, "explore trooper")

    assert places(state) == ["place 0 N upright", "place 0 E turned", "place 0 S turned", "place 0 W upright"]
    assert why(state, "place 0 N lying_east") in ("PS-7.2", "PS-7.3")
    assert why(top(built(), "run_1"), "explore trooper") is None
    state = top(built(), "run_1")
    do(state, "explore trooper")
    assert why(state, "place 0 N lying_east") == "PS-7.2"


@clause("PS-7.3")
def test_no_doorway_may_meet_a_wall() -> None:
    """The picture of the rulebook: only one of the places beside the Reactor is right."""
    state = top(built(), "team_1")  # `owwo`
    do(state, "explore trooper")

    assert why(state, "place 0 W upright") == "PS-7.3"
    assert may(state, "place 0 E upright")
    assert may(state, "place 0 W turned")
    # A wall of the new card against a doorway on the other side of a corner is as bad.
    state = top(built("run_1 0 N upright", "run_2 1 E upright"), "team_4")  # `swow`
    do(state, "explore trooper")
    assert not [text for text in places(state) if text.startswith("place 0 E")]


@clause("PS-7.4", "PS-7.5", "PS-7.6")
def test_a_security_door_may_meet_an_open_doorway_but_no_other_security_door() -> None:
    state = drawn("""
        +----  ----++----##----+
        | 0 re     || 1 em2    |
          RrGgPpOo             #
        |          ||          |
        +----  ----++----  ----+
    """)
    state.where[0], state.now.must_search = 1, False
    state = top(state, "team_3")  # `oows`
    do(state, "explore trooper")

    assert why(state, "place 1 E upright") == "PS-7.4"
    assert may(state, "place 1 E turned")
    do(state, "place 1 E turned")
    assert "keycard" not in state.tables[0]  # PS-7.6
    assert (state.floor.beyond[1][box.EAST], state.floor.open_to[1][box.EAST]) == (2, 1)


@clause("PS-7.4")
def test_two_security_doors_forbid_a_place_whatever_its_other_sides_meet() -> None:
    state = top(at(built("empty_2 0 E upright", "run_1 1 S upright", "run_2 2 E upright"), R=1), "team_3")
    do(state, "explore trooper")

    assert why(state, "place 1 E upright") == "PS-7.4"


@clause("PS-7.5")
def test_a_wall_may_meet_a_wall() -> None:
    # The new room lies in the corner between two cards that turn walls to it.
    state = top(built("team_4 0 N upright", "team_1 0 E upright"), "storage_1")
    state.where[0] = 2
    do(state, "explore trooper")

    # `woow` north of team_1 with its open south; its west wall meets the wall of team_4.
    assert places(state) == ["place 2 N upright"]


@clause("PS-7.7")
def test_a_card_that_fits_elsewhere_only_cannot_be_explored_here() -> None:
    state = top(at(built("closed_terminal 0 N upright"), R=1), "run_1")

    assert why(state, "explore trooper") == "PS-7.7"
    assert may(state, "explore android")  # from its own room
    assert state.now.ap == 4


@clause("PS-7.8")
def test_a_card_that_fits_nowhere_goes_to_the_bottom_and_the_next_is_tried() -> None:
    state = only(at(built(*NO_RUN_3), R=8), "run_3", "run_1", "empty_1")
    state.now.must_search = False
    told = do(state, "explore trooper")

    assert names(told) == ["ExploreBegan", "CardBuried"]
    assert (told[1].card, told[1].following) == ("run_3", "run_1")
    assert [box.ROOM_KEYS[card] for card in state.plan] == ["run_1", "empty_1", "run_3"]
    assert GAME.view(state, 2).rooms_buried == ("run_3",)
    assert places(state) == ["place 8 S upright"]
    assert state.now.ap == 3


@clause("PS-7.8")
def test_only_one_card_a_turn_makes_room_for_the_next() -> None:
    state = only(built(*WITH_HIVE), "team_4", "team_1", "sick_bay", "empty_1")
    do(state, "explore trooper")
    do(state, "place 0 E upright")

    # Nothing is free any more: the sick bay on top would be the second card to make room.
    assert GAME.view(state, 1).rooms_ahead == ("sick_bay",)
    assert why(state, "explore trooper") == "PS-7.8"


@clause("PS-7.9")
def test_when_the_second_card_does_not_fit_here_the_action_has_failed() -> None:
    # The Reactor has no free side; the next card would fit at room 8 only.
    state = only(built(*NO_RUN_3), "run_3", "run_1", "empty_1")
    told = do(state, "explore trooper")

    assert names(told) == ["ExploreBegan", "CardBuried", "ExploreFailed"]
    assert state.now.ap == 3
    at(state, R=8)
    assert why(state, "explore trooper") == "PS-7.9"
    assert GAME.view(state, 1).rooms_ahead == ("run_1",)


@clause("PS-7.11", "PS-13.3")
def test_placing_the_hive_scans_everybody_at_once() -> None:
    state = infect(top(built(), "hive"), 2, host=2)
    do(state, "explore trooper")
    told = do(state, "place 0 N upright")

    assert names(told) == ["RoomPlaced", "ScanRead"]
    assert (told[1].infected, told[1].living) == (1, 4)


@clause("PS-7.11", "PS-17.4")
def test_the_scan_of_the_hive_may_end_the_match() -> None:
    state = infect(top(built(), "hive"), 0, 1, 2, 3, host=2)
    do(state, "explore trooper")
    do(state, "place 0 N upright")

    assert state.end == "all_infected"


@clause("PS-7.12")
def test_a_hive_that_fits_nowhere_upright_may_lie() -> None:
    state = top(built(*DEAD_ENDS), "hive")
    do(state, "explore trooper")

    assert places(state) == ["place 0 E lying_west", "place 0 W lying_east"]
    do(state, "place 0 E lying_west")
    assert state.floor.open_to[0][box.EAST] == state.floor.hive

    state = top(built(), "hive")
    do(state, "explore trooper")
    assert places(state) == ["place 0 N upright", "place 0 S turned"]
    assert why(state, "place 0 E lying_west") == "PS-7.2"


@clause("PS-7.12", "PS-7.7")
def test_a_hive_that_fits_upright_in_another_room_does_not_lie_down_here() -> None:
    """East of room 1 it could only lie: as long as it stands beside the Reactor, nobody explores it there."""
    state = top(at(built("storage_2 0 E upright", "closed_terminal 1 N upright"), R=1, r=2), "hive")
    assert state.floor.fits(box.HIVE, state.floor.cell_beyond(1, box.EAST), box.LYING_WEST)
    assert why(state, "explore trooper") == "PS-7.7"

    do(state, "cameras android")
    assert places(state) == ["place 0 N upright", "place 0 S turned"]
    assert why(state, "place 1 E lying_west") == "PS-7.2"


@clause("PS-7.13")
def test_a_hive_that_fits_nowhere_at_all_lets_the_next_card_pass_and_goes_back_on_top() -> None:
    state = only(built(*CLOSED), "hive", "run_1", "empty_1")
    told = do(state, "explore trooper")

    assert names(told) == ["ExploreBegan", "HiveSetAside"]
    assert places(state) == ["place 0 E upright"]
    assert told[1].following == "run_1"
    assert GAME.view(state, 1).hive_aside
    assert do(state, "place 0 E upright")[0].following == "hive"
    assert [box.ROOM_KEYS[card] for card in state.plan] == ["hive", "empty_1"]
    assert GAME.view(state, 1).rooms_ahead == ("hive",)
    assert state.end == ""


@clause("PS-7.13", "PS-7.9")
def test_the_card_after_the_hive_may_fail_as_well() -> None:
    state = only(built(*CLOSED), "hive", "team_4", "run_1")
    told = do(state, "explore trooper")

    assert names(told) == ["ExploreBegan", "HiveSetAside", "ExploreFailed"]
    assert GAME.view(state, 1).rooms_ahead == ("hive", "team_4")
    assert GAME.census(state)["hive"] == 1
    assert why(state, "explore trooper") == "PS-7.9"


@clause("PS-7.14", "PS-17.10")
@pytest.mark.parametrize("deck", [("team_1", "hive"), ("hive", "team_1")])
def test_a_hive_that_is_the_last_card_and_fits_nowhere_ends_the_match(deck: tuple[str, ...]) -> None:
    state = infect(only(built(*CLOSED), *deck), 1, 3, host=1)
    do(state, "explore trooper")
    assert state.end == ""
    do(state, "place 0 E upright")

    assert state.end == "hive_lost"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1, 3)


@clause("PS-7.14")
def test_a_last_hive_that_still_fits_ends_nothing() -> None:
    state = infect(only(built(*CLOSED), "run_1", "hive"), 1, host=1)
    do(state, "explore trooper")
    do(state, "place 0 E upright")

    assert state.end == ""


LAST_OF_CLOSED = "place 8 S turned"


def closing(*deck: str) -> Station:
    """CLOSED before its last card; red's Trooper stands where that one goes, south of room 8."""
    return infect(at(only(built(*CLOSED[:-1]), "sick_bay", *deck), R=8), 1, 3, host=1)


def explored(state: Station, place: str) -> list[Any]:
    do(state, "explore trooper")
    return do(state, place)


@clause("PS-17.10")
def test_a_station_without_any_free_doorway_is_sealed() -> None:
    state = infect(only(built(*CLOSED), "team_1", "empty_1", "hive"), 1, 3, host=1)
    told = explored(state, "place 0 E upright")

    assert names(told) == ["RoomPlaced", "MatchEnded"]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("sealed", (1, 3))


@clause("PS-17.10", "PS-19.3")
@pytest.mark.parametrize("deck", list(permutations(("hive", "team_4"))))
def test_a_free_doorway_that_no_card_left_fits_is_sealed(deck: tuple[str, ...]) -> None:
    """East of the Reactor is a place for neither; in which order they lie nobody knows, and it does not matter."""
    state = closing(*deck)
    explored(state, LAST_OF_CLOSED)

    assert state.floor.outside[0] == (box.EAST,)
    assert state.end == "sealed"


@clause("PS-17.10", "PS-7.8", "PS-19.3")
@pytest.mark.parametrize("deck", list(permutations(("hive", "team_4", "run_1"))))
def test_one_card_that_fits_keeps_the_station_open_wherever_it_lies_in_the_deck(deck: tuple[str, ...]) -> None:
    state = closing(*deck)
    explored(state, LAST_OF_CLOSED)

    assert state.end == ""


@clause("PS-17.10")
def test_once_the_hive_is_found_no_station_is_sealed() -> None:
    state = only(built(*WITH_HIVE), "team_1", "sick_bay", "empty_1")
    explored(state, "place 0 E upright")

    assert not any(state.floor.outside)
    assert state.end == ""


@clause("PS-17.10", "PS-7.12")
def test_a_hive_that_can_still_lie_down_keeps_the_station_open() -> None:
    state = only(built(*DEAD_ENDS[:-1]), "sick_bay", "team_4", "hive")
    explored(state, "place 0 S turned")

    assert not state.floor.spots(box.ROOM_NUMBER["team_4"])
    assert state.end == ""
    assert names(do(state, "explore trooper")) == ["ExploreBegan", "CardBuried"]
    assert places(state) == ["place 0 E lying_west", "place 0 W lying_east"]


@clause("PS-17.10", "PS-7.6")
def test_a_doorway_behind_a_closed_security_door_is_free() -> None:
    state = only(built(*CLOSED[:-1]), "team_1", "hive", "empty_1")
    explored(state, "place 0 E upright")

    assert [room for room, ways in enumerate(state.floor.outside) if ways] == [8]
    assert state.end == ""


@clause("PS-3.4", "PS-7.1")
def test_a_placed_card_shows_the_next_one_if_there_is_one() -> None:
    state = only(built(), "run_1", "run_2")
    do(state, "explore trooper")
    assert do(state, "place 0 E upright")[0].following == "run_2"
    do(state, "explore trooper")
    assert do(state, "place 0 W upright")[0].following is None


@clause("PS-7.15")
def test_exploring_goes_on_after_the_hive() -> None:
    state = hold(top(built(), "hive", "run_1"))
    do(state, "explore trooper")
    do(state, "place 0 N upright")

    assert may(state, "explore trooper")


@clause("PS-7.16")
def test_with_an_empty_deck_there_is_nothing_to_explore() -> None:
    assert why(only(built()), "explore trooper") == "PS-7.16"
    # One card that fits nowhere is not worth an action either.
    assert why(only(at(built(*NO_RUN_3), R=8), "run_3"), "explore trooper") == "PS-7.16"


@clause("PS-8.1")
def test_a_step_leads_through_an_open_doorway() -> None:
    state = drawn("""
        +----  ----++----  ----+
        | 0 re     || 1 ru1    |
          RrGgPpOo
        |          ||          |
        +----  ----++----  ----+
    """)
    state.now.must_search = False
    do(state, "walk trooper E")

    assert state.where[0] == 1
    assert state.now.ap == 3
    assert why(state, "walk trooper E") == "PS-8.1"  # no room there yet
    assert why(built("team_1 0 E upright"), "walk trooper N") == "PS-8.1"
    state = at(built("team_1 0 E upright"), R=1)
    assert why(state, "walk trooper S") == "PS-8.1"  # a wall
    state.now.ap, state.cached = 0, None
    assert why(state, "walk trooper W") == "PS-4.2"


@clause("PS-8.2", "PS-16.10")
def test_a_security_door_needs_a_keycard_on_the_table_or_opened_doors() -> None:
    # The west side of team_3 is a security door; the Reactor's side is open.
    state = built("team_3 0 E upright")
    assert why(state, "walk trooper E") == "PS-8.2"

    assert may(hold(state, {0: ["keycard", "gas_can", "gas_can"]}), "lay keycard")
    assert why(state, "walk trooper E") == "PS-8.2"  # in hand it opens nothing
    do(state, "lay keycard")
    assert may(state, "walk trooper E")
    assert may(state, "walk android E")

    state = built("team_3 0 E upright")
    state.doors_open = True
    assert may(state, "walk trooper E")


@clause("PS-8.3")
def test_the_rooms_of_a_two_room_card_are_two_rooms() -> None:
    state = at(table(built("sick_bay 0 N upright"), 0, "keycard"), R=2)
    do(state, "walk trooper N")

    assert state.where[0] == 1
    assert state.now.ap == 3
    assert why(at(built("sick_bay 0 N upright"), R=2), "walk trooper N") == "PS-8.2"


@clause("PS-8.4")
def test_a_keycard_serves_nobody_else() -> None:
    assert why(table(built("team_3 0 E upright"), 1, "keycard"), "walk trooper E") == "PS-8.2"


@clause("PS-7.1")
def test_a_picture_is_read_as_it_is_drawn() -> None:
    state = built(*NO_RUN_3)
    state.red = 0b1010

    assert picture(drawn(picture(state))) == picture(state)

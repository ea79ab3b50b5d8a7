"""Sections 13 and 15: terminal and sick bay."""

from __future__ import annotations

import pytest

from openps.games.panic_station import box, events
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import (
    CLOSED,
    GAME,
    WITH_HIVE,
    ask,
    asked,
    at,
    bugs,
    built,
    do,
    end_turn,
    infect,
    kill,
    legal,
    may,
    names,
    parasites,
    why,
)


def terminal(*more: str, **given: str) -> Station:
    """Red's Trooper is at the open terminal south of the Reactor, which is turned round."""
    return at(built("open_terminal 0 S turned", *more, **given), R=1)


@clause("PS-13.1", "PS-2.3")
def test_a_terminal_has_three_functions_and_one_use_a_turn() -> None:
    state = terminal("closed_terminal 0 N upright")
    at(state, r=2)
    offered = [text for text in legal(state) if text.split()[0] in ("scan", "doors", "cameras")]
    assert offered == [
        "scan trooper",
        "doors trooper",
        "cameras trooper",
        "scan android",
        "doors android",
        "cameras android",
    ]
    do(state, "doors trooper")

    assert state.now.ap == 3
    assert why(state, "scan trooper") == "PS-13.1"
    assert why(state, "scan android") == "PS-13.1"  # also at the other terminal
    for _ in range(4):
        end_turn(state)
    assert may(state, "scan trooper")
    assert why(built(), "doors trooper") == "PS-13.1"


@clause("PS-13.2")
def test_use_turns_the_terminal_red_and_a_red_one_brings_a_parasite_first() -> None:
    state = terminal()
    do(state, "doors trooper")
    assert state.red == 0b10
    for _ in range(4):
        end_turn(state)
    told = do(state, "scan trooper", 1)

    assert names(told) == ["TerminalUsed", "ParasiteAppeared", "ScanRead"]
    assert bugs(state) == ["gray 0"]


@clause("PS-13.2", "PS-14.4")
def test_the_function_follows_after_a_parasite_was_moved() -> None:
    state = parasites(terminal(), gray=[0] * 5, black=[0] * 5)
    state.red = 0b10
    do(state, "doors trooper", 3)
    assert not state.doors_open
    do(state, "pull gray 0")

    assert state.doors_open


@clause("PS-13.3", "PS-13.4")
def test_a_heat_scan_tells_everybody_the_true_number_and_no_name() -> None:
    for infected in range(1, 0b1111):
        state = terminal()
        state.infected, state.host = infected, 0
        told = do(state, "scan trooper")

        assert told[-1] == events.ScanRead(infected.bit_count(), 4)
        assert [GAME.mask(told[-1], viewer) for viewer in (0, 3, None)] == [told[-1]] * 3
        assert asked(state) == (0,)  # nobody was asked for a check card, so nobody could lie


@clause("PS-13.3")
def test_a_scan_counts_the_living_and_those_who_have_not_arrived() -> None:
    state = kill(infect(terminal(), 1, 2, host=1), "G", "g")
    state.arrived &= ~(1 << 2)
    at(state, P=-1, p=-1)

    assert do(state, "scan trooper")[-1] == events.ScanRead(1, 3)


@clause("PS-13.5")
def test_opened_doors_are_open_for_everybody_until_the_next_phase() -> None:
    state = terminal("team_3 0 E upright")
    do(state, "doors trooper")
    assert may(state, "walk android E")
    end_turn(state)
    assert may(state, "walk trooper E", 1)


@clause("PS-13.6")
def test_the_cameras_place_the_top_card_anywhere() -> None:
    state = terminal("run_1 0 E upright")
    state.plan = (box.ROOM_NUMBER["run_2"], *[card for card in state.plan if card != box.ROOM_NUMBER["run_2"]])
    do(state, "cameras trooper")
    rooms = {text.split()[1] for text in legal(state)}
    assert rooms == {"0", "1", "2"}
    do(state, "place 2 E upright")

    assert len(state.floor.placed) == 4
    assert state.now.ap == 3
    assert ask(state) == "act"


@clause("PS-13.6", "PS-7.8")
def test_the_cameras_bury_a_card_that_fits_nowhere_and_share_that_limit() -> None:
    state = at(built(*WITH_HIVE), R=3)
    state.plan = tuple([box.ROOM_NUMBER[card] for card in ("team_4", "team_1", "sick_bay", "empty_1")])
    told = do(state, "cameras trooper")

    assert names(told) == ["TerminalUsed", "CamerasSwitchedOn", "CardBuried"]
    assert set(legal(state)) == {"place 0 E upright", "place 2 S upright"}
    do(state, "place 2 S upright")
    assert why(state, "explore android") == "PS-7.8"


@clause("PS-13.6", "PS-7.9")
def test_the_cameras_fail_when_the_second_card_fits_nowhere_either() -> None:
    state = at(built(*CLOSED), R=3)
    state.plan = tuple([box.ROOM_NUMBER[card] for card in ("team_4", "hive", "run_1")])
    told = do(state, "cameras trooper")

    assert names(told) == ["TerminalUsed", "CamerasSwitchedOn", "CardBuried", "ExploreFailed"]
    assert ask(state) == "act"
    assert why(state, "explore android") == "PS-7.9"


@clause("PS-13.6", "PS-7.16")
def test_with_no_card_left_the_cameras_show_nothing() -> None:
    state = terminal()
    state.plan = ()

    assert why(state, "cameras trooper") == "PS-7.16"


@clause("PS-13.7")
def test_the_hive_placed_by_the_cameras_scans_too() -> None:
    state = terminal()
    state.plan = (box.HIVE, *[card for card in state.plan if card != box.HIVE])
    do(state, "cameras trooper")

    assert names(do(state, "place 0 N upright")) == ["RoomPlaced", "ScanRead"]


@clause("PS-13.8")
def test_in_the_two_room_terminal_only_the_inner_room_has_the_terminal() -> None:
    state = at(built("closed_terminal 0 N upright"), R=2, r=1)

    assert why(state, "scan trooper") == "PS-13.1"
    assert may(state, "scan android")


def bay(trooper: int, android: int) -> Station:
    state = at(built("sick_bay 0 N upright"), R=1, r=1)
    state.health[0], state.health[1] = trooper, android
    return state


@clause("PS-15.1", "PS-15.3")
@pytest.mark.parametrize(("who", "left"), [("trooper", [3, 2]), ("android", [1, 4]), ("both", [2, 3])])
def test_the_sick_bay_heals_two_points(who: str, left: list[int]) -> None:
    state = bay(1, 2)
    do(state, f"heal {who}")

    assert state.health[:2] == left
    assert state.now.ap == 3


@clause("PS-15.1")
def test_only_the_inner_room_of_the_sick_bay_heals() -> None:
    state = at(bay(1, 2), R=2)

    assert why(state, "heal trooper") == "PS-15.1"
    assert why(state, "heal both") == "PS-15.1"
    assert may(state, "heal android")


@clause("PS-15.2")
def test_the_sick_bay_helps_once_a_turn() -> None:
    state = bay(1, 1)
    do(state, "heal trooper")

    assert why(state, "heal android") == "PS-15.2"


@clause("PS-15.3")
def test_nobody_heals_above_four() -> None:
    state = bay(3, 4)
    assert why(state, "heal android") == "PS-15.3"
    assert why(state, "heal both") == "PS-15.3"
    do(state, "heal trooper")

    assert state.health[:2] == [4, 4]


@clause("PS-15.4")
def test_healing_turns_the_card_red_and_on_red_a_parasite_comes_first() -> None:
    state = bay(1, 1)
    do(state, "heal trooper")
    assert state.red == 0b10
    for _ in range(4):
        end_turn(state)
    told = do(state, "heal both", 3)

    assert names(told) == ["SickBayUsed", "ParasiteAppeared", "Healed"]
    assert bugs(state) == ["gray 2"]

"""Sections 5 and 6: the round of turns, the marker and the parasite phase."""

from __future__ import annotations

from typing import Any

import pytest

from openps.engine.chance import FreeChance
from openps.games.panic_station import events
from openps.games.panic_station.game import PANIC_STATION
from tests.clauses import clause
from tests.games.panic_station.tables import (
    GAME,
    asked,
    at,
    bugs,
    built,
    do,
    end_turn,
    hold,
    infect,
    kill,
    names,
    options,
    parasites,
    table,
)


def phases(state: Any, turns: int) -> list[str]:
    """Who plays turns and phases from now on, one letter each; a phase has an exclamation mark."""
    told: list[str] = []
    for _ in range(turns):
        for event in end_turn(state):
            if isinstance(event, events.PhaseBegan):
                told.append(f"{event.seat}!")
            if isinstance(event, events.TurnBegan):
                told.append(str(event.seat))
    return told


@clause("PS-5.1", "PS-5.2", "PS-5.3")
def test_the_marker_cycle_of_four_players() -> None:
    state = built()
    state.active, state.now.begun, state.marker, state.marker_active = 3, True, 0, True

    assert phases(state, 12) == ["0!", "0", "1", "2", "3", "0", "1!", "1", "2", "3", "0", "1", "2!", "2", "3"]


@clause("PS-5.1")
def test_after_the_phase_the_marker_goes_on_inactive() -> None:
    state = built()
    state.marker, state.marker_active = 1, True
    end_turn(state)

    assert (state.marker, state.marker_active) == (2, False)


@clause("PS-5.2")
def test_an_inactive_marker_becomes_active_when_its_holder_begins() -> None:
    state = built()
    state.marker, state.marker_active = 1, False
    told = end_turn(state)

    assert names(told) == ["TurnEnded", "MarkerActivated", "TurnBegan"]
    assert (state.marker, state.marker_active) == (1, True)


@clause("PS-5.2")
def test_a_sole_survivor_has_a_phase_every_second_turn() -> None:
    """The marker takes players + 1 turns, also where it comes back to the same player."""
    state = infect(kill(built(), "G", "g", "P", "p", "O", "o"), 0, host=0)
    state.marker, state.marker_active = 0, True

    assert phases(state, 6) == ["0!", "0", "0", "0!", "0", "0", "0!", "0", "0"]


@clause("PS-5.4")
@pytest.mark.parametrize("active", [True, False])
def test_the_marker_of_an_eliminated_player_goes_on_as_it_is(active: bool) -> None:
    state = built("empty_1 0 E upright")
    state = kill(hold(table(at(state, r=1, g=1), 0, "ammo")), "G")
    state.health[3], state.marker, state.marker_active = 1, 1, active
    do(state, "fire green_android")
    do(state, "take_hit")

    assert (state.marker, state.marker_active) == (2, active)


@clause("PS-5.4", "PS-5.1")
def test_a_holder_who_dies_in_the_own_phase_leaves_an_inactive_marker() -> None:
    state = parasites(built(), black=[0, 0])
    kill(state, "G")
    at(state, R=-1, r=-1, P=-1, p=-1, O=-1, o=-1)
    state.health[3] = 1
    state.marker, state.marker_active = 1, True
    do(state, "end", 1)
    told = do(state, "take_hit")

    assert names(told)[-4:] == ["PhaseEnded", "TurnEnded", "MarkerActivated", "TurnBegan"]
    assert (state.active, state.marker, state.marker_active) == (2, 2, True)


@clause("PS-5.5")
def test_turns_go_clockwise_and_skip_the_eliminated() -> None:
    state = kill(built(), "G", "g", "P", "p")
    state.marker = 3

    assert [end_turn(state) and state.active for _ in range(3)] == [3, 0, 3]


@clause("PS-5.6")
def test_the_marker_may_start_inactive() -> None:
    step = PANIC_STATION.setup(options(first_marker="inactive"), FreeChance(1))

    assert names(step.events)[-2:] == ["MarkerActivated", "TurnBegan"]
    assert "PhaseBegan" not in names(step.events)


def before_phase(state: Any) -> Any:
    """The next turn begins with a parasite phase."""
    state.marker, state.marker_active, state.cached = 1, True, None
    return state


@clause("PS-6.1", "PS-13.5")
def test_opened_doors_close_before_parasites_move() -> None:
    state = before_phase(parasites(built("team_4 0 S upright"), gray=[1]))
    at(state, R=-1, r=-1, G=-1, g=-1, P=-1, p=-1, O=-1, o=-1)
    state.doors_open = True
    do(state, "end", 1)

    assert not state.doors_open
    assert bugs(state) == ["gray 1"]


@clause("PS-6.2")
def test_one_roll_moves_all_parasites() -> None:
    state = before_phase(parasites(built("run_1 0 E upright", "run_2 1 E upright"), gray=[0, 1], black=[1]))
    at(state, R=-1, r=-1, G=-1, g=-1, P=-1, p=-1, O=-1, o=-1)
    told = do(state, "end", 2)

    assert names(told).count("ParasitesMoved") == 1
    assert bugs(state) == ["gray 1", "gray 2", "black 2"]


@clause("PS-6.3")
@pytest.mark.parametrize(("die", "stays"), [(1, False), (2, True), (3, True), (4, True)])
def test_walls_security_doors_and_missing_rooms_stop_a_parasite(die: int, stays: bool) -> None:
    # Room 1 is team_1 `owwo` north of the Reactor: a wall in the south. The Reactor's east side has a security door.
    rooms = ["run_1 0 N upright", "team_3 0 E upright", "team_2 0 S upright"]
    state = before_phase(parasites(built(*rooms), gray=[0]))
    at(state, R=-1, r=-1, G=-1, g=-1, P=-1, p=-1, O=-1, o=-1)
    state.floor = built("run_1 0 N upright", "team_3 0 E upright", "empty_2 0 S upright").floor
    do(state, "end", die)

    assert (bugs(state) == ["gray 0"]) == stays


@clause("PS-6.4")
def test_without_parasites_no_die_is_rolled() -> None:
    state = before_phase(built())

    assert "ParasitesMoved" not in names(do(state, "end"))


@clause("PS-6.5", "PS-6.6", "PS-6.7", "PS-6.9")
@pytest.mark.parametrize(
    ("sides", "left"),
    [
        ({"gray": [0]}, 3),
        ({"black": [0]}, 2),
        ({"turned": [0]}, 3),
        ({"gray": [0, 0]}, 2),
        ({"gray": [0], "black": [0]}, 1),
    ],
)
def test_every_parasite_hurts_every_character_in_its_room(sides: dict[str, list[int]], left: int) -> None:
    state = before_phase(infect(parasites(built(), **sides), 2))
    at(state, O=-1, o=-1, P=-1)
    do(state, "end", 1)
    for _ in range(3):
        do(state, "take_hit")

    assert state.health[:6] == [left, left, left, left, 4, left]
    assert state.health[6:] == [4, 4]


@clause("PS-6.5", "PS-16.12")
def test_in_the_phase_players_are_asked_in_turn_order_room_by_room() -> None:
    state = before_phase(parasites(built("empty_1 0 E upright"), gray=[0, 1]))
    at(state, G=1, R=1)
    do(state, "end", 1)
    order = []
    while state.now.phase:
        order.append(asked(state)[0])
        do(state, "take_hit")

    # In the Reactor green's Android first, then purple, orange and red; in room 1 both Troopers.
    assert order == [1, 2, 3, 0, 1, 0]
    assert state.health == [3] * 8


@clause("PS-6.8")
def test_in_the_phase_only_armor_can_be_played() -> None:
    state = before_phase(parasites(table(built(), 1, "ammo"), gray=[0]))
    state = hold(state, {1: ["armor", "gas_can", "gas_can"]})
    do(state, "end", 1)

    assert asked(state) == (1,)
    assert [GAME.move_text(move) for move in GAME.legal_moves(state, 1)] == ["armor", "take_hit"]


@clause("PS-6.10")
def test_parasites_in_the_reactor_hurt_nobody_before_anyone_has_entered() -> None:
    for seed in range(200):
        step = PANIC_STATION.setup(options(6), FreeChance(seed))
        if step.state.parasites:
            assert "ParasitesMoved" in names(step.events)
            assert step.state.health == [4] * 12
            return
    pytest.fail("no alert was dealt")

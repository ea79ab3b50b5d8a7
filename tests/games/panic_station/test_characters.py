"""Section 4: characters, health and action points."""

from __future__ import annotations

import pytest

from openps.games.panic_station.play.turns import action_points
from tests.clauses import clause
from tests.games.panic_station.tables import (
    GAME,
    at,
    built,
    do,
    end_turn,
    hold,
    kill,
    legal,
    may,
    parasites,
    table,
    why,
)


@clause("PS-4.1", "PS-4.2")
@pytest.mark.parametrize(
    ("trooper", "android", "points"), [(4, 4, 4), (3, 4, 4), (2, 3, 3), (1, 2, 2), (4, 0, 2), (1, 0, 1)]
)
def test_health_gives_action_points(trooper: int, android: int, points: int) -> None:
    state = built()
    state.health[2], state.health[3] = trooper, android

    assert action_points(state, 1) == points
    end_turn(state)
    assert (state.active, state.now.ap) == (1, points)


@clause("PS-4.3")
def test_action_points_may_all_be_spent_on_one_character() -> None:
    state = built("empty_1 0 E upright")
    for way in ("E", "W", "E", "W"):
        do(state, f"walk android {way}")

    assert state.now.ap == 0
    assert state.where[0] == 0


@clause("PS-4.4")
def test_a_turn_may_end_with_points_left_and_they_are_lost() -> None:
    state = built()
    assert state.now.ap == 4
    assert may(state, "end")

    end_turn(state)
    for _ in range(3):
        end_turn(state)

    assert (state.active, state.now.ap) == (0, 4)


@clause("PS-4.5")
def test_damage_and_healing_change_the_points_of_the_next_turn_only() -> None:
    state = built("sick_bay 0 N upright", "empty_1 0 E upright")
    state = hold(table(at(state, R=3, r=0), 0, "keycard"), {0: ["grenade", "gas_can", "gas_can"]})
    state.health[0] = 3
    do(state, "grenade android E")
    assert state.health[0] == 2
    assert state.now.ap == 3

    at(state, R=1)
    do(state, "heal trooper")
    assert state.health[0] == 4
    assert state.now.ap == 2


@clause("PS-4.6", "PS-4.7")
def test_a_character_without_health_leaves_the_board_and_its_player_keeps_every_card() -> None:
    state = built("empty_1 0 E upright")
    state = hold(table(at(state, r=1, G=1), 0, "ammo"), {1: ["armor", "armor"]})
    table(state, 1, "keycard")
    state.health[2] = 1
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert (state.where[2], state.health[2]) == (-1, 0)
    assert state.alive == 0b1111
    assert state.hands[1].count("armor") == 2
    assert state.tables[1] == ("keycard",)


@clause("PS-4.8")
def test_a_player_without_characters_is_eliminated_and_all_cards_leave_the_game() -> None:
    state = built("empty_1 0 E upright")
    table(state, 1, "keycard")
    state = hold(table(at(state, r=1, g=1), 0, "ammo"), {1: ["armor", "armor"]})
    kill(state, "G")
    state.health[3] = 1
    before = GAME.census(state)
    do(state, "fire green_android")
    do(state, "take_hit")

    assert not state.alive >> 1 & 1
    assert (state.hands[1], state.tables[1]) == ((), ())
    assert "armor" not in state.discard
    assert state.graves[1].count("armor") == 2
    assert state.lost == ("keycard",)
    assert GAME.census(state) == before
    assert GAME.view(state, 0).players[1].cards == 0


@clause("PS-4.8")
def test_the_bullets_of_an_eliminated_player_are_gone_with_the_ammo() -> None:
    state = at(built("empty_1 0 E upright"), r=1, g=1)
    state = kill(hold(table(table(state, 0, "ammo"), 1, "ammo", "heavy_gun")), "G")
    state.health[3] = 1
    do(state, "fire green_android")
    do(state, "take_hit")

    assert state.bullets == [3, 0, 0, 0]
    assert GAME.view(state, 2).players[1].bullets == 0


@clause("PS-4.9")
def test_only_androids_fire_and_only_troopers_burn() -> None:
    state = built("empty_1 0 E upright")
    state = hold(table(at(state, R=1, r=0, G=1), 0, "ammo"), {0: ["gas_can"] * 3})
    assert "fire green_trooper" not in legal(state)

    state = built("hive 0 N upright")
    state = hold(at(state, r=1), {0: ["gas_can"] * 3})
    assert why(state, "burn") == "PS-17.1"
    kill(state, "R")
    assert why(state, "burn") == "PS-4.9"


@clause("PS-4.9")
def test_a_dead_android_fires_no_more() -> None:
    state = kill(table(parasites(built(), gray=[0]), 0, "ammo"), "r")

    assert why(state, "fire gray") == "PS-4.9"

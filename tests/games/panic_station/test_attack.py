"""Section 11: gun, heavy gun, knife, grenade."""

from __future__ import annotations

import pytest

from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import (
    ask,
    asked,
    at,
    bugs,
    built,
    do,
    hold,
    kill,
    legal,
    may,
    names,
    parasites,
    table,
    why,
)


def armed(*cards: str, bullets: int | None = None) -> Station:
    """Red's Android is with green's Trooper and purple's Android in the empty room 1; room 2 is east of it."""
    state = built("empty_1 0 E upright", "run_1 1 E upright")
    return hold(table(at(state, r=1, G=1, p=1), 0, *cards, bullets=bullets))


def aims(state: Station) -> list[str]:
    return [text.removeprefix("fire ") for text in legal(state) if text.startswith("fire")]


@clause("PS-11.1", "PS-11.15")
def test_an_android_fires_one_bullet_at_one_target_in_its_room() -> None:
    state = parasites(armed("ammo"), gray=[1, 2])
    assert aims(state) == ["green_trooper", "purple_android", "gray"]
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert state.health[2] == 3
    assert state.bullets[0] == 3
    assert state.now.ap == 3
    assert why(state, "fire green_android") == "PS-11.6"
    assert why(state, "fire black") == "PS-11.1"


@clause("PS-11.2")
def test_no_bullet_no_shot() -> None:
    assert why(armed(), "fire green_trooper") == "PS-11.2"
    state = hold(armed(), {0: ["ammo", "gas_can", "gas_can"]})
    assert why(state, "fire green_trooper") == "PS-11.2"
    do(state, "lay ammo")
    assert may(state, "fire green_trooper")


@clause("PS-11.3")
def test_the_last_bullet_discards_the_ammo_card() -> None:
    state = parasites(armed("ammo", "ammo", bullets=5), black=[1, 1])
    do(state, "fire black")
    assert (state.bullets[0], state.tables[0], state.discard) == (4, ("ammo",), ("ammo",))

    state = parasites(armed("ammo", bullets=1), gray=[1])
    do(state, "fire gray")
    assert (state.bullets[0], state.tables[0], state.discard) == (0, (), ("ammo",))


@clause("PS-11.4")
def test_a_heavy_gun_fires_twice_for_one_point() -> None:
    state = armed("ammo", "heavy_gun")
    told = do(state, "fire green_trooper")
    assert names(told) == ["ShotFired"]
    assert ask(state) == "second_shot"
    do(state, "fire purple_android")
    do(state, "take_hit")
    do(state, "take_hit")

    assert (state.health[2], state.health[5]) == (3, 3)
    assert (state.bullets[0], state.now.ap) == (2, 3)


@clause("PS-11.4", "PS-16.9")
def test_both_shots_may_hit_the_same_target() -> None:
    state = armed("ammo", "heavy_gun")
    do(state, "fire green_trooper")
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert state.health[2] == 2


@clause("PS-11.4")
def test_a_heavy_gun_kills_a_black_parasite_with_one_action() -> None:
    state = parasites(armed("ammo", "heavy_gun"), black=[1])
    do(state, "fire black")
    do(state, "fire gray")

    assert bugs(state) == []
    assert state.now.ap == 3


@clause("PS-11.4")
def test_both_bullets_are_spent_even_if_nothing_is_left_to_shoot_at() -> None:
    state = at(parasites(armed("ammo", "heavy_gun"), gray=[1]), G=0, p=0)
    do(state, "fire gray")

    assert ask(state) == "act"
    assert state.bullets[0] == 2


@clause("PS-11.4")
def test_the_second_shot_may_be_wasted_on_nothing() -> None:
    """The parasite is dead, and whoever else stands there need not be shot."""
    state = parasites(armed("ammo", "heavy_gun"), gray=[1])
    do(state, "fire gray")
    assert legal(state) == ["fire green_trooper", "fire purple_android", "waste"]
    told = do(state, "waste")

    assert names(told) == ["ShotWasted"]
    assert ask(state) == "act"
    assert (state.bullets[0], state.now.ap) == (2, 3)
    assert state.health == [4] * 8


@clause("PS-11.4")
def test_a_wasted_second_shot_does_not_call_back_the_first() -> None:
    state = armed("ammo", "heavy_gun", bullets=2)
    do(state, "fire green_trooper")
    told = do(state, "waste")
    assert names(told) == ["ShotWasted", "HitsLanded"]
    do(state, "take_hit")

    assert (state.health[2], state.health[5]) == (3, 4)
    assert (state.bullets[0], state.tables[0], state.discard) == (0, ("heavy_gun",), ("ammo",))


@clause("PS-11.4")
def test_only_a_second_shot_can_be_wasted() -> None:
    state = armed("ammo", "heavy_gun")
    assert not may(state, "waste")
    assert why(state, "waste") == "PS-9.1"


@clause("PS-11.5")
def test_a_heavy_gun_with_one_bullet_fires_once() -> None:
    state = armed("ammo", "heavy_gun", bullets=1)
    do(state, "fire green_trooper")

    assert ask(state) == "armor"
    assert state.bullets[0] == 0


@clause("PS-11.6")
def test_a_scope_reaches_into_adjacent_rooms() -> None:
    state = parasites(at(armed("ammo", "target_scope"), O=2, g=2), gray=[2, 0])
    there = ["green_android", "orange_trooper", "gray_E"]
    here = ["green_trooper", "purple_android"]
    west = ["purple_trooper", "orange_android", "gray_W"]

    assert aims(state) == here + there + west
    do(state, "fire gray_E")
    assert bugs(state) == ["gray 0"]
    assert why(at(armed("ammo"), O=2), "fire orange_trooper") == "PS-11.6"


@clause("PS-11.7", "PS-11.6")
def test_a_closed_security_door_stops_a_shot_unless_the_shooter_could_pass() -> None:
    # team_3 has a security door in the west, towards the Reactor.
    state = built("team_3 0 E upright")
    state = hold(table(at(state, G=1), 0, "ammo", "target_scope"))
    assert not may(state, "fire green_trooper")
    assert why(state, "fire green_trooper") == "PS-11.1"

    assert may(table(state, 0, "ammo", "target_scope", "keycard"), "fire green_trooper")
    state = table(state, 0, "ammo", "target_scope")
    state.doors_open = True
    assert may(state, "fire green_trooper")
    # A wall stops it in any case: the Reactor is no neighbour of a room that turns a wall to it.
    state = built("team_1 0 W upright")
    state = hold(table(at(state, G=1), 0, "ammo", "target_scope"))
    assert not may(state, "fire green_trooper")


@clause("PS-11.8")
def test_two_shots_through_the_scope_may_go_to_different_rooms() -> None:
    state = at(armed("ammo", "target_scope", "heavy_gun"), O=2)
    do(state, "fire orange_trooper")
    do(state, "fire purple_trooper")
    assert asked(state) == (2,)
    do(state, "take_hit")
    do(state, "take_hit")

    assert (state.health[6], state.health[4]) == (3, 3)


@clause("PS-11.9")
@pytest.mark.parametrize(("die", "left"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_a_knife_wounds_on_three_or_four(die: int, left: int) -> None:
    state = at(armed("combat_knife"), R=1)
    do(state, "stab trooper green_trooper", die)
    if die > 2:
        do(state, "take_hit")

    assert state.health[2] == left
    assert state.now.ap == 3


@clause("PS-11.9")
def test_either_character_uses_the_knife_in_its_own_room_only() -> None:
    state = parasites(armed("combat_knife"), gray=[1])
    assert may(state, "stab android green_trooper")
    assert may(state, "stab trooper green_android")  # both in the Reactor
    assert why(state, "stab trooper green_trooper") == "PS-11.1"
    do(state, "stab android gray", 3)
    assert bugs(state) == []
    assert why(armed(), "stab android green_trooper") == "PS-11.9"


@clause("PS-11.10", "PS-11.12")
def test_a_grenade_wounds_everything_in_an_adjacent_room_and_nobody_is_asked() -> None:
    state = hold(parasites(armed(), gray=[1], black=[1]), {0: ["grenade", "gas_can", "gas_can"], 1: ["armor"] * 3})
    told = do(state, "grenade trooper E")

    assert ask(state) == "act"  # PS-11.12: no armor against a grenade
    assert (state.health[1], state.health[2], state.health[5]) == (3, 3, 3)
    assert bugs(state) == ["gray 1"]
    assert state.discard == ("grenade",)
    assert state.now.ap == 3
    assert "HitTaken" not in names(told)


@clause("PS-11.10", "PS-11.13", "PS-11.14")
def test_a_grenade_kills_gray_parasites_before_it_wounds_black_ones() -> None:
    """All gray ones are on the board; the one that dies is there to be swapped for one of the two black ones."""
    state = hold(parasites(armed(), gray=[1, 2, 2, 2, 2], black=[1, 1]), {0: ["grenade", "gas_can", "gas_can"]})
    do(state, "grenade trooper E")

    assert bugs(state) == ["gray 1", "turned 1", "gray 2", "gray 2", "gray 2", "gray 2"]
    assert (state.gray, state.black) == (0, 4)


@clause("PS-11.10", "PS-11.11")
def test_a_grenade_flies_only_where_a_shot_would() -> None:
    state = hold(built("team_3 0 E upright", "team_1 0 W upright"), {0: ["grenade", "gas_can", "gas_can"]})
    assert why(state, "grenade trooper E") == "PS-11.11"  # a closed door
    assert why(state, "grenade trooper W") == "PS-11.11"  # a wall
    assert why(state, "grenade trooper N") == "PS-11.11"  # no room
    state.doors_open, state.cached = True, None
    assert may(state, "grenade trooper E")
    state.now.ap, state.cached = 0, None
    assert why(state, "grenade trooper E") == "PS-4.2"


@clause("PS-11.13")
def test_a_gray_parasite_dies_of_one_wound_and_goes_back_to_the_supply() -> None:
    state = parasites(armed("ammo"), gray=[1])
    assert state.gray == 4
    do(state, "fire gray")

    assert bugs(state) == []
    assert state.gray == 5


@clause("PS-11.14", "PS-6.6")
def test_a_wounded_black_parasite_becomes_gray() -> None:
    state = parasites(armed("ammo"), black=[1])
    do(state, "fire black")
    assert bugs(state) == ["gray 1"]
    assert (state.gray, state.black) == (4, 5)

    # With no gray one in the supply it turns over, and dies of one wound more.
    state = parasites(armed("ammo"), gray=[0] * 5, black=[1])
    do(state, "fire black")
    assert "turned 1" in bugs(state)
    do(state, "fire turned")
    assert bugs(state) == ["gray 0"] * 5
    assert state.black == 5


@clause("PS-11.16")
def test_nobody_aims_at_the_own_characters() -> None:
    state = at(armed("ammo", "combat_knife"), R=1)

    assert why(state, "fire red_trooper") == "PS-11.16"
    assert why(state, "stab trooper red_android") == "PS-11.16"


@clause("PS-3.13", "PS-11.1")
def test_who_has_not_arrived_cannot_be_attacked() -> None:
    state = at(armed("ammo"), G=-1, g=-1)

    assert why(state, "fire green_trooper") == "PS-11.1"
    assert why(kill(armed("ammo"), "G"), "fire green_trooper") == "PS-11.1"

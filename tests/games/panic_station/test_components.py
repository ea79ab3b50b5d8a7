"""Sections 1 and 2: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from openps.engine.chance import FreeChance
from openps.engine.errors import BadOptions
from openps.games.panic_station import box
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, at, bugs, built, do, hold, options, parasites, table


@clause("PS-1.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_four_to_six_players_have_a_trooper_and_an_android_each(players: int) -> None:
    state = GAME.setup(options(players), FreeChance(1)).state

    assert len(state.hands) == players
    assert len(state.health) == 2 * players
    assert len(set(box.COLOURS)) == 6


@clause("PS-1.1")
@pytest.mark.parametrize("players", [3, 7])
def test_no_other_number_of_players_is_allowed(players: int) -> None:
    with pytest.raises(BadOptions) as refused:
        options(players)

    assert [wrong.arguments["clause"] for wrong in refused.value.violations] == ["PS-1.1"]


@clause("PS-1.2")
def test_the_search_deck_is_whole() -> None:
    counted = Counter(box.SEARCH_CARDS)

    assert len(box.SEARCH_CARDS) == 46
    assert counted == {
        "gas_can": 12, "armor": 7, "ammo": 6, "parasite_alert": 3, "first_aid_kit": 3, "keycard": 3, "heavy_gun": 2,
        "grenade": 2, "energy_boost": 2, "target_scope": 2, "combat_knife": 2, "heat_scanner": 1, "host": 1,
    }  # fmt: skip


@clause("PS-1.3")
def test_infection_cards_look_like_any_other_card_from_behind() -> None:
    state = hold(built(), {1: ["infection_green", "gas_can", "gas_can", "gas_can", "gas_can"], 2: ["armor", "armor"]})
    seen = GAME.view(state, 0)

    assert [player.cards for player in seen.players] == [5, 5, 5, 5]
    assert len(box.INFECTIONS) == 6
    assert options().infection_copies == 3
    assert not [card for card in GAME.visible(seen) if card == "infection_green"]


@clause("PS-1.4", "PS-2.1", "PS-2.2", "PS-2.3", "PS-2.6", "PS-2.7", "PS-2.8", "PS-2.9", "PS-2.10")
def test_the_twenty_exploration_cards_have_their_sides_and_icons() -> None:
    cards = [(box.ICONS[card.icon], card.sides) for card in box.ROOM_CARDS]

    assert len(cards) == 20
    printed = {
        "none": ["oooo", "wwow", "oowo", "ssoo"],
        "terminal": ["wooo", "wwow"],
        "sick_bay": ["wwow"],
        "storage": ["woow", "oowo"],
        "parasite": ["oowo", "oowo", "ooow", "woow"],
        "team": ["owwo", "owwo", "oows", "swow"],
        "run": ["oooo", "oooo", "wosw"],
    }
    assert Counter(cards) == Counter([(icon, sides) for icon, rows in printed.items() for sides in rows])


@clause("PS-2.4", "PS-2.5")
@pytest.mark.parametrize("card", ["closed_terminal", "sick_bay"])
def test_a_two_room_card_has_an_inner_room_behind_a_security_door(card: str) -> None:
    state = built(f"{card} 0 N upright")
    inner, outer = 1, 2

    icon = box.ICONS[box.ROOM_CARDS[box.ROOM_NUMBER[card]].icon]
    assert [box.ICONS[one] for one in state.floor.icons[1:]] == [icon, "none"]
    assert state.floor.beyond[inner] == (inner, inner, outer, inner)
    assert state.floor.beyond[outer] == (inner, outer, 0, outer)
    assert state.floor.open_to[inner] == (inner,) * 4
    assert state.floor.open_to[outer] == (outer, outer, 0, outer)


@clause("PS-2.4")
def test_a_two_room_card_turned_round_has_its_exit_in_the_north() -> None:
    state = built("closed_terminal 0 S turned")

    assert (state.floor.beyond[1], state.floor.open_to[1]) == ((2, 1, 1, 1), (1, 1, 1, 1))
    assert (state.floor.beyond[2], state.floor.open_to[2]) == ((0, 2, 1, 2), (0, 2, 2, 2))


@clause("PS-1.5")
def test_there_are_ten_parasites_and_a_black_one_can_turn_gray() -> None:
    state = parasites(table(built(), 0, "ammo"), gray=[1] * 5, black=[0])
    assert (state.gray, state.black) == (0, 4)

    do(state, "fire black")

    assert "turned 0" in bugs(state)
    assert GAME.census(state)["gray"] == GAME.census(state)["black"] == 5


@clause("PS-1.6", "PS-18.5")
def test_a_check_card_shows_what_its_player_is() -> None:
    state = built("empty_1 0 E upright", master_and_servant="on")
    state = hold(table(at(state, r=1, G=1, g=1), 0, "ammo", "heavy_gun"))
    state.health[2] = state.health[3] = 1
    state.infected = 1 << 1
    do(state, "fire green_trooper")
    do(state, "fire green_android")
    do(state, "take_hit")

    assert [(check.killer, check.victim, check.infected) for check in state.checks] == [(0, 1, True)]


@clause("PS-1.7")
@pytest.mark.parametrize(("die", "room"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_the_die_has_four_sides_for_north_east_south_and_west(die: int, room: int) -> None:
    rooms = ["run_1 0 N upright", "run_2 0 E upright", "empty_1 0 S upright", "parasites_1 0 W upright"]
    state = parasites(built(*rooms), gray=[0])
    state.marker, state.marker_active = 1, True
    for character in range(8):
        state.where[character] = -1

    do(state, "end", die)

    assert bugs(state) == [f"gray {room}"]


@clause("PS-1.8")
def test_an_ammo_card_holds_four_bullets() -> None:
    state = hold(built(), {0: ["ammo", "gas_can", "gas_can"]})

    do(state, "lay ammo")

    assert state.bullets[0] == 4


@clause("PS-2.11", "PS-3.3")
def test_a_card_turns_from_black_to_red_once() -> None:
    state = hold(at(built("storage_2 0 E upright"), R=1), top=["armor"] * 5)
    assert not GAME.view(state, 0).placed[1].red

    do(state, "search trooper")
    assert GAME.view(state, 0).placed[1].red

    do(state, "search trooper", 1)
    assert GAME.view(state, 0).placed[1].red

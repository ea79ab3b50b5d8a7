"""Section 16: items."""

from __future__ import annotations

import pytest

from openps.games.panic_station import box, events
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import (
    GAME,
    ask,
    asked,
    at,
    built,
    do,
    hold,
    infect,
    legal,
    may,
    names,
    parasites,
    table,
    why,
)


def with_items(*items: str, **given: str) -> Station:
    return hold(built("empty_1 0 E upright", **given), {0: [*items, "gas_can", "gas_can"]})


@clause("PS-16.1")
def test_the_hand_never_falls_below_five() -> None:
    state = hold(built(), {0: ["keycard", "armor"]})
    assert why(state, "lay keycard") == "PS-16.1"
    assert not [text for text in legal(state) if text.startswith("lay")]
    assert why(state, "lay ammo") == "PS-16.1"  # not in hand

    state = hold(built(), {0: ["keycard", "armor", "ammo"]})
    do(state, "lay keycard")
    assert why(state, "lay ammo") == "PS-16.1"


@clause("PS-16.2")
def test_single_use_items_are_discarded() -> None:
    state = with_items("grenade", "first_aid_kit", "energy_boost", "heat_scanner")
    state.health[0] = 1
    do(state, "grenade trooper E")
    do(state, "first_aid red_trooper")
    do(state, "lay energy_boost")
    do(state, "scanner 1")

    assert state.discard == ("grenade", "first_aid_kit", "energy_boost", "heat_scanner")
    assert state.tables[0] == ()


@clause("PS-16.3", "PS-16.4")
@pytest.mark.parametrize("item", ["keycard", "target_scope", "heavy_gun", "combat_knife", "ammo"])
def test_lasting_items_stay_on_the_table_and_cost_nothing_to_lay(item: str) -> None:
    state = with_items(item)
    do(state, f"lay {item}")

    assert state.tables[0] == (item,)
    assert item not in state.hands[0]
    assert state.now.ap == 4
    assert GAME.view(state, 3).players[0].table == (item,)


@clause("PS-16.5")
def test_the_scanner_shows_a_whole_hand_to_its_user_alone() -> None:
    state = hold(at(built("empty_1 0 E upright"), R=1, r=1, G=1), {0: ["heat_scanner", "armor", "armor"]})
    assert why(state, "scanner 2") == "PS-16.5"
    told = do(state, "scanner 1")
    hand = state.hands[1]

    assert told == [events.HandScanned(0, 1, hand)]
    assert GAME.mask(told[0], 2) == events.HandScanned(0, 1, (None,) * 5)
    assert GAME.view(state, 0).notes[-1].cards == hand
    assert GAME.view(state, 2).notes == ()
    assert state.now.ap == 3


@clause("PS-16.6")
def test_first_aid_heals_two_points_of_one_character_or_one_of_two() -> None:
    state = with_items("first_aid_kit", "first_aid_kit")
    at(state, r=1, G=1)
    state.health[0], state.health[1], state.health[2], state.health[4] = 1, 1, 1, 1
    patients = [text for text in legal(state) if text.startswith("first_aid ")]
    assert patients == [
        "first_aid red_trooper", "first_aid red_android", "first_aid green_trooper", "first_aid purple_trooper",
    ]  # fmt: skip
    do(state, "first_aid green_trooper")
    assert state.health[2] == 3
    assert state.now.ap == 3
    do(state, "share_first_aid trooper purple_trooper")
    assert (state.health[0], state.health[4]) == (2, 2)


@clause("PS-16.6", "PS-15.3")
def test_first_aid_reaches_only_the_own_room_and_only_the_hurt() -> None:
    state = at(with_items("first_aid_kit"), G=1)
    state.health[0] = state.health[2] = 1

    assert why(state, "first_aid green_trooper") == "PS-16.6"
    assert why(state, "first_aid red_android") == "PS-15.3"
    assert why(state, "share_first_aid trooper green_trooper") == "PS-16.6"
    assert why(state, "share_first_aid trooper red_trooper") == "PS-16.6"
    assert why(state, "share_first_aid trooper red_android") == "PS-15.3"


@clause("PS-16.6")
def test_first_aid_may_be_free() -> None:
    state = with_items("first_aid_kit", first_aid_ap="0")
    state.health[0], state.now.ap = 1, 0
    do(state, "first_aid red_trooper")
    assert state.now.ap == 0

    state = with_items("first_aid_kit")
    state.health[0], state.now.ap = 1, 0
    assert why(state, "first_aid red_trooper") == "PS-4.2"


@clause("PS-16.7")
def test_energy_boosts_add_up() -> None:
    state = with_items("energy_boost", "energy_boost")
    do(state, "lay energy_boost")
    do(state, "lay energy_boost")

    assert state.now.ap == 8


def shot_at(*armor: str, both: bool = False) -> Station:
    """Red has shot green twice with the heavy gun: at the Trooper, or at both characters."""
    state = at(built("empty_1 0 E upright"), r=1, G=1, g=1)
    state = hold(table(state, 0, "ammo", "heavy_gun"), {1: [*armor, "gas_can", "gas_can"]})
    do(state, "fire green_trooper")
    do(state, "fire green_android" if both else "fire green_trooper")
    return state


@clause("PS-16.8")
def test_one_armor_covers_both_characters_of_one_attack_in_a_room() -> None:
    state = shot_at("armor", both=True)
    do(state, "armor")

    assert state.health[2:4] == [4, 4]
    assert ask(state) == "act"
    assert state.discard == ("armor",)


@clause("PS-16.8")
def test_armor_does_not_cover_a_character_in_another_room() -> None:
    state = at(built("empty_1 0 E upright"), r=1, G=1)
    state = hold(table(state, 0, "ammo", "heavy_gun", "target_scope"), {1: ["armor", "gas_can", "gas_can"]})
    do(state, "fire green_trooper")
    do(state, "fire green_android")
    do(state, "armor")
    assert asked(state) == (1,)
    do(state, "take_hit")

    assert sorted(state.health[2:4]) == [3, 4]


@clause("PS-16.8", "PS-6.8")
def test_armor_helps_against_parasites_and_knives_out_of_turn() -> None:
    state = parasites(hold(built(), {2: ["armor", "gas_can", "gas_can"]}), gray=[0])
    at(state, R=-1, r=-1, G=-1, g=-1, O=-1, o=-1)
    state.marker, state.marker_active = 1, True
    do(state, "end", 1)
    do(state, "armor", seat=2)
    assert state.health[4:6] == [4, 4]

    state = at(built("empty_1 0 E upright"), R=1, G=1)
    state = hold(table(state, 0, "combat_knife"), {1: ["armor", "gas_can", "gas_can"]})
    do(state, "stab trooper green_trooper", 4)
    do(state, "armor")
    assert state.health[2] == 4


@clause("PS-16.9")
@pytest.mark.parametrize(("armor", "left"), [(0, 2), (1, 3), (2, 4)])
def test_against_two_shots_two_armors_are_needed(armor: int, left: int) -> None:
    state = shot_at("armor", "armor")
    for _ in range(armor):
        do(state, "armor")
    if armor < 2:
        do(state, "take_hit")

    assert state.health[2] == left


@clause("PS-16.10", "PS-8.4")
def test_a_keycard_serves_both_own_characters() -> None:
    state = table(built("team_3 0 E upright"), 0, "keycard")

    assert may(state, "walk trooper E")
    assert may(state, "walk android E")


@clause("PS-16.11")
@pytest.mark.parametrize(
    ("hand", "known"),
    [
        (["infection_green", "infection_green", "gas_can", "armor", "armor"], 1),
        (["infection_green"] * 3 + ["infection_purple", "gas_can"], 2),
    ],
)
def test_a_look_into_a_hand_proves_infections(hand: list[str], known: int) -> None:
    from openps.games.panic_station.worlds import INFECTED, Deduction

    state = infect(hold(built(), {0: ["heat_scanner", "gas_can", "gas_can"], 1: hand}), 1, 2, host=2)
    do(state, "scanner 1")
    deduced = Deduction(GAME.view(state, 0))

    assert deduced.worlds & INFECTED[known] == deduced.worlds


@clause("PS-16.12")
def test_every_player_hit_is_asked_and_being_asked_tells_nothing() -> None:
    for armor in ([], ["armor"]):
        state = shot_at(*armor)
        assert (ask(state), asked(state)) == ("armor", (1,))
        assert legal(state) == ["armor", "take_hit"] if armor else ["take_hit"]
    # Armor that cannot be laid without going below five cards does not help.
    state = at(built("empty_1 0 E upright"), r=1, G=1)
    state = hold(table(state, 0, "ammo"), {1: ["armor", "gas_can"]})
    do(state, "fire green_trooper")
    assert legal(state) == ["take_hit"]
    assert why(state, "armor") == "PS-16.1"
    assert why(shot_at(), "armor") == "PS-16.12"


@clause("PS-16.12")
@pytest.mark.parametrize(("attacker", "rooms", "next_one"), [(2, {"p": 1, "O": 1}, 3), (1, {"g": 1, "P": 1}, 2)])
def test_players_are_asked_in_turn_order_from_the_attacker(attacker: int, rooms: dict[str, int], next_one: int) -> None:
    state = built("empty_1 0 E upright")
    state.active = attacker
    state = hold(table(at(state, R=1, **rooms), attacker, "ammo", "heavy_gun"))
    do(state, "fire red_trooper")
    do(state, f"fire {box.COLOURS[next_one]}_trooper")

    assert asked(state) == (next_one,)
    assert names(do(state, "take_hit")) == ["HitTaken"]
    assert asked(state) == (0,)

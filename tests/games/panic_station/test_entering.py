"""Section 9: entering a room."""

from __future__ import annotations

import pytest

from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import (
    GAME,
    ask,
    at,
    bugs,
    built,
    do,
    end_turn,
    hold,
    legal,
    may,
    names,
    parasites,
    table,
    trade,
    why,
)


def meeting(*more: str) -> Station:
    """Green's Trooper is in the empty room east of the Reactor."""
    return at(built("empty_1 0 E upright", *more), G=1)


def shooter(*cards: str) -> Station:
    """The same, and red has these on the table."""
    return hold(table(meeting(), 0, *cards))


@clause("PS-9.1", "PS-14.6")
def test_first_the_parasite_of_the_room_then_attack_or_trade() -> None:
    state = at(built("parasites_1 0 E upright"), G=1)
    told = do(state, "walk trooper E", 3)

    assert names(told) == ["Walked", "ParasiteAppeared", "EntrySettled"]
    assert bugs(state) == ["gray 1"]
    assert ask(state) == "entry"


@clause("PS-9.2", "PS-9.9")
def test_whoever_meets_another_player_must_attack_or_trade() -> None:
    state = meeting()
    do(state, "walk trooper E")

    assert ask(state) == "entry"
    assert legal(state) == ["trade 1"]
    for other in ("walk android W", "end", "explore trooper", "search trooper", "walk trooper W"):
        assert why(state, other) == "PS-9.2"


@clause("PS-9.3")
def test_the_reactor_forces_nothing() -> None:
    state = at(built("empty_1 0 E upright"), R=1)
    do(state, "walk trooper W")

    assert ask(state) == "act"


@clause("PS-9.4", "PS-9.5")
def test_a_character_trades_once_a_room_and_turn() -> None:
    state = meeting()
    do(state, "walk trooper E")
    do(state, "trade 1")
    trade(state, "gas_can", "gas_can")
    do(state, "walk trooper W")
    do(state, "walk trooper E")

    assert ask(state) == "act"
    assert state.now.ap == 1
    do(state, "walk android E")  # PS-9.5: the other character is forced again
    assert ask(state) == "entry"


@clause("PS-9.4")
def test_the_next_turn_forces_again() -> None:
    state = meeting()
    do(state, "walk trooper E")
    do(state, "trade 1")
    trade(state, "gas_can", "gas_can")
    do(state, "walk trooper W")
    for _ in range(4):
        end_turn(state)
    do(state, "walk trooper E")

    assert ask(state) == "entry"


@clause("PS-9.6")
def test_an_attack_is_one_on_another_player_in_that_room() -> None:
    state = parasites(hold(table(meeting(), 0, "ammo", "combat_knife")), gray=[1])
    do(state, "walk android E")

    assert legal(state) == ["fire green_trooper", "stab android green_trooper", "trade 1"]
    assert why(state, "fire gray") == "PS-9.6"
    assert why(state, "stab android gray") == "PS-9.6"
    do(state, "fire green_trooper")
    do(state, "take_hit")
    assert ask(state) == "act"
    assert state.now.ap == 2


@clause("PS-9.6", "PS-4.9")
def test_a_trooper_who_enters_cannot_use_the_gun_of_the_android() -> None:
    state = shooter("ammo")
    do(state, "walk trooper E")

    assert legal(state) == ["trade 1"]
    assert why(state, "fire green_trooper") == "PS-4.9"


@clause("PS-9.7", "PS-9.4")
def test_a_grenade_thrown_in_before_is_the_attack_of_whoever_threw_it() -> None:
    state = hold(meeting(), {0: ["grenade", "gas_can", "gas_can"]})
    do(state, "grenade trooper E")
    do(state, "walk trooper E")
    assert ask(state) == "act"
    do(state, "walk trooper W")
    do(state, "walk trooper E")
    assert ask(state) == "act"

    state = hold(meeting(), {0: ["grenade", "gas_can", "gas_can"]})
    do(state, "grenade trooper E")
    do(state, "walk android E")
    assert ask(state) == "entry"


@clause("PS-9.7", "PS-9.6")
def test_a_grenade_among_parasites_and_own_characters_is_no_attack_on_another_player() -> None:
    state = parasites(at(built("empty_1 0 E upright"), r=1), gray=[1])
    do(hold(state, {0: ["grenade", "gas_can", "gas_can"]}), "grenade trooper E")

    assert state.health[1] == 3
    assert GAME.view(state, 0).now.met == 0


@clause("PS-9.7")
def test_a_shot_through_the_scope_before_entering_counts_for_the_room_it_went_to() -> None:
    state = shooter("ammo", "target_scope")
    do(state, "fire green_trooper")
    do(state, "take_hit")
    do(state, "walk android E")
    assert ask(state) == "act"
    assert why(state, "trade 1") == "PS-9.12"

    # Neither for another room nor for the Trooper, who did not shoot.
    state = at(hold(table(meeting("storage_2 0 W upright"), 0, "ammo", "target_scope")), P=2)
    do(state, "fire green_trooper")
    do(state, "take_hit")
    do(state, "walk trooper E")
    assert ask(state) == "entry"
    do(state, "trade 1")
    trade(state, "gas_can", "gas_can")
    do(state, "walk android W")
    assert ask(state) == "entry"


@clause("PS-9.7", "PS-9.6")
def test_a_shot_at_a_parasite_through_the_scope_does_not_count() -> None:
    state = parasites(shooter("ammo", "target_scope"), gray=[1])
    do(state, "fire gray_E")
    do(state, "walk android E")

    assert ask(state) == "entry"


@clause("PS-9.4")
def test_whoever_attacked_where_it_stood_is_free_to_come_back() -> None:
    """The obligation is met before it arises: red's Android has been there since the last turn."""
    state = at(shooter("ammo"), r=1)
    do(state, "fire green_trooper")
    do(state, "take_hit")
    do(state, "walk android W")
    do(state, "walk android E")
    assert ask(state) == "act"

    do(state, "walk android W")
    for _ in range(4):
        end_turn(state)
    do(state, "walk android E")
    assert ask(state) == "entry"


@clause("PS-9.4", "PS-9.5")
@pytest.mark.parametrize(("attacker", "other"), [("trooper", "android"), ("android", "trooper")])
def test_a_knife_meets_the_obligation_of_the_hand_that_held_it(attacker: str, other: str) -> None:
    for kind, question in ((attacker, "act"), (other, "entry")):
        state = at(shooter("combat_knife"), R=1, r=1)
        do(state, f"stab {attacker} green_trooper", 1)
        do(state, f"walk {kind} W")
        do(state, f"walk {kind} E")
        assert ask(state) == question


@clause("PS-9.8")
def test_a_knife_that_misses_and_a_shot_that_is_parried_are_attacks() -> None:
    state = shooter("combat_knife")
    do(state, "walk trooper E")
    do(state, "stab trooper green_trooper", 1)
    assert ask(state) == "act"

    state = hold(shooter("ammo"), {1: ["armor", "gas_can", "gas_can"]})
    do(state, "walk android E")
    do(state, "fire green_trooper")
    do(state, "armor")
    assert ask(state) == "act"
    assert state.health[2] == 4


@clause("PS-9.9")
def test_without_action_points_only_the_trade_is_left() -> None:
    state = shooter("ammo", "combat_knife")
    state.now.ap = 1
    do(state, "walk android E")

    assert legal(state) == ["trade 1"]
    assert why(state, "fire green_trooper") == "PS-4.2"


@clause("PS-9.10")
def test_after_the_trade_an_attack_is_still_possible() -> None:
    state = shooter("ammo")
    do(state, "walk android E")
    do(state, "trade 1")
    trade(state, "gas_can", "gas_can")

    assert may(state, "fire green_trooper")


@clause("PS-9.11", "PS-9.4")
def test_after_the_attack_no_trade_happens_on_this_entry_nor_on_the_next() -> None:
    state = shooter("ammo")
    do(state, "walk android E")
    do(state, "fire green_trooper")
    do(state, "take_hit")
    assert why(state, "trade 1") == "PS-9.12"

    do(state, "walk android W")
    do(state, "walk android E")
    assert ask(state) == "act"
    assert why(state, "trade 1") == "PS-9.12"


@clause("PS-9.8", "PS-9.4")
def test_a_miss_and_a_parried_shot_count_on_the_next_entry_too() -> None:
    missed = shooter("combat_knife")
    do(missed, "walk trooper E")
    do(missed, "stab trooper green_trooper", 1)
    parried = hold(shooter("ammo"), {1: ["armor", "gas_can", "gas_can"]})
    do(parried, "walk android E")
    do(parried, "fire green_trooper")
    do(parried, "armor")

    for state, kind in ((missed, "trooper"), (parried, "android")):
        do(state, f"walk {kind} W")
        do(state, f"walk {kind} E")
        assert ask(state) == "act"


@clause("PS-9.12")
def test_nobody_trades_by_choice_or_by_standing_still() -> None:
    state = at(meeting(), R=1, r=1)

    assert ask(state) == "act"
    assert why(state, "trade 1") == "PS-9.12"


@clause("PS-9.13")
def test_the_entering_player_chooses_the_partner_who_cannot_refuse() -> None:
    state = at(meeting(), p=1, o=1, O=1)
    do(state, "walk trooper E")

    assert legal(state) == ["trade 1", "trade 2", "trade 3"]
    assert why(state, "trade 0") == "PS-9.13"
    do(state, "trade 2")
    assert [text.split()[0] for text in legal(state, 2)] == ["offer"]


@clause("PS-9.14")
def test_before_the_choice_only_weapons_ammo_and_boosts_may_be_laid() -> None:
    items = ["ammo", "combat_knife", "heavy_gun", "target_scope", "energy_boost", "keycard", "grenade", "first_aid_kit"]
    state = hold(meeting(), {0: items})
    state.health[0] = 2
    do(state, "walk android E")
    laid = [text for text in legal(state) if text.startswith("lay")]

    assert laid == ["lay ammo", "lay combat_knife", "lay heavy_gun", "lay target_scope", "lay energy_boost"]
    assert why(state, "lay keycard") == "PS-9.14"
    assert why(state, "grenade android W") == "PS-9.14"
    assert why(state, "first_aid red_trooper") == "PS-9.14"
    do(state, "lay energy_boost")
    assert state.now.ap == 5
    do(state, "lay ammo")
    assert may(state, "fire green_trooper")


def run_rooms() -> Station:
    return built("run_1 0 E upright", "run_2 1 E upright", "empty_1 1 S upright")


@clause("PS-9.15")
def test_a_run_room_gives_one_free_move_to_a_room_on_the_board() -> None:
    state = run_rooms()
    do(state, "walk trooper E")

    assert [text for text in legal(state) if text.startswith("run")] == ["run E", "run S", "run W"]
    assert why(state, "run N") == "PS-8.1"
    do(state, "run S")
    assert state.where[0] == 3
    assert state.now.ap == 3
    assert why(state, "run N") == "PS-9.15"


@clause("PS-9.15")
def test_the_free_move_needs_no_action_points() -> None:
    state = run_rooms()
    state.now.ap = 1
    do(state, "walk trooper E")

    assert may(state, "run E")


@clause("PS-9.16")
def test_another_player_in_the_run_room_blocks_the_run_but_own_characters_and_parasites_do_not() -> None:
    state = at(parasites(run_rooms(), gray=[1]), r=1)
    do(state, "walk trooper E")
    assert may(state, "run E")

    state = at(run_rooms(), G=1)
    do(state, "walk trooper E")
    do(state, "trade 1")
    trade(state, "gas_can", "gas_can")
    assert why(state, "run E") == "PS-9.16"


@clause("PS-9.16", "PS-9.1")
def test_whoever_kills_the_only_other_player_in_the_run_room_may_run() -> None:
    state = hold(table(at(run_rooms(), G=1), 0, "ammo"))
    state.health[2] = 1
    do(state, "walk android E")
    do(state, "fire green_trooper")
    do(state, "take_hit")

    assert may(state, "run E")


@clause("PS-9.17")
def test_only_a_search_or_leaving_the_room_loses_the_bonus_and_it_is_given_once_a_room() -> None:
    state = run_rooms()
    do(state, "walk trooper E")
    do(state, "run E")
    do(state, "run W")  # two run rooms are chained
    assert state.where[0] == 1
    assert why(state, "run E") == "PS-9.17"  # but not looped
    do(state, "walk android E")
    assert may(state, "run E")  # the other character has a bonus of its own

    do(state, "search android")
    assert why(state, "run E") == "PS-9.17"


@clause("PS-9.17", "PS-16.4", "PS-16.7", "PS-11.1")
def test_cards_and_actions_other_than_a_search_leave_the_bonus() -> None:
    state = built("run_3 0 E turned", "empty_1 1 N turned")
    state.health[0] = 3
    items = ["keycard", "ammo", "energy_boost", "first_aid_kit", "grenade", "gas_can", "gas_can"]
    state = hold(parasites(state, gray=[0]), {0: items})
    do(state, "walk trooper E")
    assert legal(state)[-2:] == ["run W", "end"]
    do(state, "lay keycard")
    assert may(state, "run N")  # behind the security door of the run room itself
    for text in ("lay ammo", "lay energy_boost", "fire gray", "first_aid red_trooper", "grenade trooper W"):
        do(state, text)
        assert may(state, "run N"), text

    do(state, "explore android")
    do(state, legal(state)[0])
    do(state, "run N")
    assert (state.where[0], state.now.ap) == (2, 1)


@clause("PS-9.17")
def test_a_paid_step_is_not_offered_beside_a_free_run_that_does_the_same() -> None:
    state = run_rooms()
    do(state, "walk trooper E")

    assert [text for text in legal(state) if text.startswith(("walk", "run"))] == [
        "walk android E", "run E", "run S", "run W",
    ]  # fmt: skip
    assert why(state, "walk trooper E") == "PS-9.17"
    do(state, "run E")
    do(state, "run W")
    assert may(state, "walk trooper E")


@clause("PS-9.15", "PS-9.17")
@pytest.mark.parametrize("first", ["trooper", "android"])
def test_both_characters_may_run_in_either_order(first: str) -> None:
    """`run` is the one who came last; the next step of the other is free as well."""
    state = run_rooms()
    do(state, "walk android E")
    do(state, "walk trooper E")
    state.now.ap, state.cached = 0, None
    steps = {"trooper": "run S", "android": "walk android S"}
    assert may(state, "walk android S")
    assert why(state, "walk trooper S") == "PS-9.17"
    do(state, steps[first])
    do(state, "run S")

    assert (state.where[:2], state.now.ap) == ([3, 3], 0)
    assert not any(text.startswith(("walk", "run")) for text in legal(state))


@clause("PS-9.17", "PS-9.2")
def test_a_trade_of_the_other_character_leaves_the_bonus() -> None:
    state = at(run_rooms(), G=2)
    do(state, "walk trooper E")
    do(state, "walk android E")
    do(state, "run E")
    assert ask(state) == "entry"
    do(state, "trade 1")
    trade(state, "gas_can", "gas_can")

    assert may(state, "run S")
    assert state.now.bonus == 0


@clause("PS-9.17")
def test_the_next_turn_gives_the_bonus_of_a_run_room_again() -> None:
    state = run_rooms()
    do(state, "walk trooper E")
    do(state, "run W")
    for _ in range(4):
        end_turn(state)
    do(state, "walk trooper E")

    assert [text for text in legal(state) if text.startswith("run")] == ["run E", "run S", "run W"]


@clause("PS-9.18")
def test_what_the_free_move_enters_triggers_as_any_move_does() -> None:
    state = at(built("run_1 0 E upright", "parasites_1 1 E upright"), G=2)
    do(state, "walk trooper E")
    told = do(state, "run E", 2)

    assert names(told) == ["Walked", "ParasiteAppeared", "EntrySettled"]
    assert ask(state) == "entry"

"""Every refusal gives the rule that really is in the way."""

from __future__ import annotations

import pytest

from openps.engine.chance import ScriptedChance
from openps.engine.errors import IllegalMove
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, ask, at, built, do, hold, kill, legal, may, parasites, table, why


@clause("PS-1.1")
@pytest.mark.parametrize(
    "text",
    [
        "walk nobody N", "walk trooper Q", "explore red_trooper", "search colonel", "heal doctor", "scan trooper_2",
        "team_search trooper 9", "scanner 6", "fire blue_android", "fire gray_Q", "stab trooper gray_N", "run Z",
        "first_aid nobody", "share_first_aid trooper blue_trooper", "grenade trooper up",
    ],
)  # fmt: skip
def test_what_is_not_in_the_match_is_refused_as_such(text: str) -> None:
    state = hold(table(built("run_1 0 E upright"), 0, "ammo", "combat_knife"), {0: ["grenade", "armor", "armor"]})

    assert why(state, text) == "PS-1.1"
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, GAME.parse_move(text), ScriptedChance())


@clause("PS-1.1", "PS-7.1")
def test_a_room_that_is_not_there_is_no_place() -> None:
    state = built()
    do(state, "explore trooper")

    assert why(state, "place 99 N upright") == "PS-1.1"
    assert why(state, "place 0 Q upright") == "PS-1.1"
    assert why(state, "place 5 N upright") == "PS-7.1"


@clause("PS-16.3")
@pytest.mark.parametrize("card", ["gas_can", "grenade", "armor", "infection_red"])
def test_only_lasting_items_and_boosts_are_laid(card: str) -> None:
    state = hold(built(), {0: ["gas_can", "grenade", "armor"]})

    assert why(state, f"lay {card}") == "PS-16.3"
    assert why(state, "lay scissors") == "PS-16.1"  # not in hand


def first_turn(points: int, *cards: str) -> Station:
    """Red has not searched yet; room 1 is a team room with green in it, room 2 is empty."""
    state = at(built("team_1 0 E upright", "empty_1 0 W turned"), G=1, g=2)
    state = hold(table(parasites(state, gray=[0]), 0, *cards))
    state.now.must_search, state.now.ap = True, points
    return state


@clause("PS-12.15")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("fire gray", 2), ("fire green_trooper", 2), ("fire green_android", 2), ("stab trooper gray", 2),
        ("walk trooper W", 2), ("explore android", 2), ("end", 4),
    ],
)  # fmt: skip
def test_what_would_take_the_first_search_away_is_refused_for_that(text: str, points: int) -> None:
    state = first_turn(points, "ammo", "combat_knife", "target_scope")

    assert why(state, text) == "PS-12.15"
    state.now.must_search, state.cached = False, None
    assert may(state, text)


@clause("PS-12.15", "PS-9.2")
def test_on_entering_too_the_first_search_comes_before_an_attack() -> None:
    state = first_turn(2, "ammo", "combat_knife")
    do(state, "walk android E")

    assert ask(state) == "entry"
    assert legal(state) == ["trade 1"]
    assert why(state, "fire green_trooper") == "PS-12.15"
    assert why(state, "stab android green_trooper") == "PS-12.15"


@clause("PS-9.6")
def test_on_entering_only_the_one_who_entered_attacks_and_only_there() -> None:
    state = at(built("empty_1 0 E upright", "run_1 1 E upright"), G=1, P=2)
    state = hold(table(parasites(state, gray=[1, 2]), 0, "ammo", "combat_knife", "target_scope"))
    do(state, "walk android E")

    assert why(state, "fire purple_trooper") == "PS-9.6"  # through the scope, into another room
    assert why(state, "fire gray_E") == "PS-9.6"
    assert why(state, "stab trooper green_android") == "PS-9.6"  # by the other character, in the Reactor
    assert why(state, "stab android gray") == "PS-9.6"
    assert why(state, "fire orange_trooper") == "PS-9.6"
    assert why(state, "fire black") == "PS-11.1"


@clause("PS-4.6")
@pytest.mark.parametrize(
    "text",
    ["walk trooper E", "search trooper", "team_search trooper 1", "explore trooper", "scan trooper", "cameras trooper",
     "heal trooper", "heal both", "stab trooper gray", "grenade trooper E", "share_first_aid trooper green_trooper"],
)  # fmt: skip
def test_a_dead_character_does_nothing(text: str) -> None:
    state = hold(table(built("run_1 0 E upright"), 0, "combat_knife"), {0: ["grenade", "first_aid_kit", "armor"]})
    kill(state, "R")

    assert why(state, text) == "PS-4.6"


@clause("PS-9.1", "PS-9.12", "PS-9.14")
def test_a_move_at_the_wrong_time_is_refused_by_the_question_that_is_open() -> None:
    state = at(built("empty_1 0 E upright"), G=1)
    assert why(state, "trade 1") == "PS-9.12"
    assert why(state, "armor") == "PS-9.1"
    assert why(state, "offer gas_can") == "PS-9.1"
    assert why(state, "end", 1) == "PS-5.5"  # not green's turn
    do(state, "walk trooper E")
    assert why(state, "scanner 1") == "PS-9.14"
    assert why(state, "share_first_aid trooper green_trooper") == "PS-9.14"
    assert why(state, "offer gas_can") == "PS-9.2"
    do(state, "trade 1")
    assert why(state, "trade 1", 0) == "PS-9.1"
    assert why(state, "end", 0) == "PS-9.1"
    assert why(state, "offer gas_can", 2) == "PS-5.5"


@clause("PS-4.2")
@pytest.mark.parametrize(
    ("text", "room"),
    [
        ("search trooper", 1), ("team_search trooper 1", 1), ("explore trooper", 0), ("walk trooper E", 0),
        ("scan trooper", 3), ("doors trooper", 3), ("cameras trooper", 3), ("heal trooper", 4), ("heal both", 4),
        ("fire gray", 0), ("stab trooper gray", 0), ("grenade trooper E", 0), ("scanner 2", 0),
        ("first_aid red_trooper", 0), ("share_first_aid trooper purple_trooper", 0), ("burn", 2),
    ],
)  # fmt: skip
def test_what_costs_a_point_is_refused_without_one(text: str, room: int) -> None:
    state = built("team_1 0 E upright", "hive 0 N upright", "open_terminal 0 S turned", "sick_bay 1 N upright")
    at(state, R=room, r=4 if room == 4 else 0, G=1)
    table(parasites(state, gray=[0]), 0, "ammo", "combat_knife")
    hold(state, {0: ["gas_can"] * 3 + ["grenade", "heat_scanner", "first_aid_kit"]})
    state.health[0] = state.health[1] = state.health[4] = 2
    assert may(state, text)

    state.now.ap, state.cached = 0, None
    assert not may(state, text)
    assert why(state, text) == "PS-4.2"


@clause("PS-7.1")
def test_an_explorer_places_at_the_own_room_and_on_a_free_side_only() -> None:
    state = at(built("run_1 0 E upright", "run_2 0 N upright"), r=1)
    do(state, "explore android")

    assert why(state, "place 0 S upright") == "PS-7.1"  # another room
    assert why(state, "place 1 W upright") == "PS-7.1"  # a card lies there
    state = at(built("team_1 0 E upright"), r=1)
    state.plan = (16, *[card for card in state.plan if card != 16])
    do(state, "explore android")
    assert why(state, "place 1 S upright") == "PS-7.1"  # a wall


@clause("PS-9.15", "PS-9.16", "PS-9.17")
def test_why_there_is_no_run_is_told_for_either_character() -> None:
    state = built("run_1 0 E upright", "run_2 0 W upright")
    assert why(state, "run E") == "PS-9.15"  # nobody is in a run room
    assert why(at(state, r=1), "run W") == "PS-9.15"  # there, but did not just enter
    assert why(at(state, r=1, G=1), "run W") == "PS-9.16"
    state = built("run_1 0 E upright", "run_2 0 W upright")
    do(state, "walk android E")
    do(state, "walk trooper W")
    assert may(state, "run E")  # of the Trooper
    do(state, "run E")
    assert may(state, "run W")  # of the Android
    do(state, "run W")
    do(state, "walk android E")
    assert why(state, "run W") == "PS-9.17"  # both had their own

"""The menu in the order of the OpenPS algorithm, and the text board."""

from __future__ import annotations

import pytest

from openps.engine import laws
from openps.games.panic_station import board, box
from openps.games.panic_station.menu import Action, Entry, menu
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, at, built, do, hold, options, parasites, table


def entries(state: Station) -> dict[Action, Entry]:
    return {entry.action: entry for entry in menu(state, state.active)}


def refusals(state: Station) -> dict[str, str]:
    return {entry.action.value: entry.refusal.clause for entry in menu(state, state.active) if entry.refusal}


def test_the_menu_follows_the_algorithm() -> None:
    assert [entry.action.value for entry in menu(built(), 0)] == [
        "use_card", "search", "attack", "terminal", "sick_bay", "burn", "explore", "move", "trade", "end",
    ]  # fmt: skip
    assert menu(built(), 1) == ()


def test_an_impossible_action_is_shown_with_its_reason_and_clause() -> None:
    state = built("empty_1 0 E upright")

    assert refusals(state) == {
        "use_card": "PS-16.1", "search": "PS-12.1", "attack": "PS-11.2", "terminal": "PS-13.1", "sick_bay": "PS-15.1",
        "burn": "PS-17.1", "trade": "PS-9.12",
    }  # fmt: skip
    assert [GAME.move_text(move) for move in entries(state)[Action.MOVE].moves] == ["walk trooper E", "walk android E"]


@clause("PS-9.2", "PS-9.14")
def test_on_entering_the_menu_asks_for_attack_or_trade() -> None:
    state = hold(at(built("empty_1 0 E upright"), G=1), {0: ["grenade", "armor", "armor"]})
    do(state, "walk trooper E")

    assert refusals(state)["explore"] == "PS-9.2"
    assert refusals(state)["use_card"] == "PS-9.14"
    assert refusals(state)["attack"] == "PS-11.2"
    assert entries(state)[Action.TRADE].moves


def test_without_points_the_menu_says_so() -> None:
    state = hold(table(parasites(built("run_1 0 E upright"), gray=[0]), 0, "ammo"), {0: ["grenade", "armor", "armor"]})
    state.now.ap = 0

    for action in ("attack", "explore", "move", "use_card"):
        assert refusals(state)[action] == "PS-4.2"
    assert refusals(hold(state, {0: ["armor"] * 3}))["use_card"] == "PS-16.1"
    lonely = at(hold(table(state, 0, "ammo")), R=1, r=1)
    assert refusals(lonely)["attack"] == "PS-11.1"


def test_every_refused_kind_has_a_clause_in_random_matches() -> None:
    for moment in laws.random_moments(GAME, options(5), 4):
        for entry in menu(moment.before, moment.before.active):
            assert bool(entry.moves) == (entry.refusal is None)
            assert entry.refusal is None or entry.refusal.clause.startswith("PS-")


def test_the_board_is_readable_at_80_columns() -> None:
    for seed in range(3):
        for number, moment in enumerate(laws.random_moments(GAME, options(6), seed)):
            if number % 10 == 0:
                text = board.draw(GAME.view(moment.before, 0))
                assert max([len(line) for line in text.split("\n")]) <= 80


def test_the_board_shows_rooms_doors_icons_characters_and_parasites() -> None:
    state = parasites(built("team_3 0 E upright", "closed_terminal 0 N upright"), gray=[1], black=[1, 3], turned=[3])
    at(state, R=1, r=3, g=2)
    state.red = 0b010

    assert board.picture(state).split("\n") == [
        "+----------+",
        "|2 ct g    |",
        "|----##----|",
        "|3 rXy     |",
        "+----  ----+",
        "+----  ----++----  ----+",
        "| 0 re     || 1 te3!   |",
        "  GPpOo     # R",
        "|          || xX       |",
        "+----  ----++----------+",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_a_drawn_board_comes_back_the_same(seed: int) -> None:
    drawn = 0
    for number, moment in enumerate(laws.random_moments(GAME, options(4), seed)):
        picture = board.picture(moment.before)
        if number % 10 == 0 and "further" not in picture and "+|" not in picture.replace("----+|", ""):
            again = board.drawn(picture, options(4))
            assert board.picture(again) == picture
            assert again.floor.beyond == moment.before.floor.beyond
            assert again.floor.open_to == moment.before.floor.open_to
            assert (again.red, again.parasites) == (moment.before.red, moment.before.parasites)
            drawn += 1
    assert drawn


def test_a_wide_station_is_cut_into_strips() -> None:
    state = built(*[f"{card} {room} E upright" for room, card in enumerate(
        ["run_1", "run_2", "empty_1", "parasites_1", "parasites_2", "storage_2", "open_terminal"]
    )])  # fmt: skip
    text = board.picture(state)

    assert "... further east, from column 6" in text
    assert max([len(line) for line in text.split("\n")]) <= 80


def test_the_picture_of_a_full_room_says_that_there_are_more() -> None:
    state = built("closed_terminal 0 N upright", players=6)
    at(state, R=1, r=1, G=1, g=1, P=1, p=1, O=1, o=1)

    assert "+|" in board.picture(state).split("\n")[1]


def test_a_strange_label_is_refused() -> None:
    with pytest.raises(ValueError, match="labelled"):
        board.parse_label("nonsense")
    with pytest.raises(KeyError):
        board.parse_label("3 zz9")
    assert len(set(board.SHORT.values())) == len(box.ROOM_KEYS)

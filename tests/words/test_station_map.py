"""The station in little: every room, everybody in it, and every way between two rooms."""

from __future__ import annotations

import re

import pytest

from openps.catalog import game_named, screen_of
from openps.editions.panic_station.station_map import drawn
from openps.engine.chance import FreeChance
from openps.engine.laws import random_moments
from openps.games.panic_station import board
from openps.games.panic_station.view import StationView
from openps.words.messages import LANGUAGES, Messages
from openps.words.page import Page
from openps.words.teller import Teller

GAME = game_named("panic_station")


def views(seed: int, players: int) -> list[StationView]:
    moments = random_moments(GAME, GAME.options(players, {}), seed)
    return [GAME.view(moment.before, 0) for moment in moments][::7]


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_every_room_and_everybody_is_on_the_map(seed: int, low: bool) -> None:
    for view in views(seed, 4):
        text = "\n".join(drawn(view, 66, low))
        rooms = {int(number) for number in re.findall(r"(\d+)", text)}
        standing = [one.room for player in view.players for one in (player.trooper, player.android)]
        letters = [letter for letter, room in zip("RrGgPpOo", standing, strict=True) if room is not None]
        assert rooms == set(range(max(rooms) + 1))
        assert {room for room in standing if room is not None} <= rooms
        if "+" not in re.sub(r"[ #|]*\+[-#+ ]*", "", text):
            shown = re.sub(r"\d+[a-z]{2}|\n", "", text)
            assert all(shown.count(letter) == 1 for letter in letters)


def test_the_map_is_much_lower_than_the_large_one() -> None:
    view = views(1, 4)[-1]
    rows = {placed.y for placed in view.placed}
    assert len(drawn(view, 66)) <= 3 * len(rows) + 5 < 5 * len(rows)
    assert len(drawn(view, 66, low=True)) <= len(drawn(view, 66))


LARGE = """\
                        +----------+
                        |3 sb      |
                        |----##----|
                        |4         |
                        +----  ----+
+----------++----  ----++----  ----+
| 5 te2    || 2 ru1!   || 0 re     |
|             RrG         gpO
|          || X        || x        |
+----  ----++----  ----++----  ----+
                        +----  ----+
                        | 1 pa1!   |
                          Po
                        | xxxx     |
                        +----------+
"""
LITTLE = """\
                  +--------+
                  |3sb     |
                  |---##---|
                  |4       |
+--------+---  ---+---  ---+
|5te     |2ru!    |0re gpOx|
|         RrGX
+---  ---+---  ---+---  ---+
                  |1pa!    |
                   Poxxxx
                  +--------+
""".splitlines()
LOW = """\
                  +--------+
                  |3sb     |
                  |#4      |
+--------+---  ---+---  ---+
""".splitlines()


def test_a_map_in_little() -> None:
    """Open doorways are gaps, security doors are marked, a two-room card has its inner door, a crowd a second line."""
    view = GAME.view(board.drawn(LARGE), None)
    assert drawn(view, 28) == LITTLE
    assert drawn(view, 28, low=True) == [*LOW, *LITTLE[5:]]


@pytest.mark.parametrize("page", [Page(), Page(100, 20)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_looks_on_is_told_both_goals_and_no_role(language: str, page: Page) -> None:
    say = Messages(language, GAME.info.package)
    state = GAME.setup(GAME.options(4, {}), FreeChance(0)).state

    def shown(viewer: int | None) -> str:
        return " ".join(screen_of("panic_station").draw(GAME.view(state, viewer), Teller(say, viewer), page).split())

    goals = [" ".join(say(f"table-goal-{side}").split()) for side in ("human", "infected")]
    assert [goal for goal in goals if goal in shown(None)] == []
    assert " ".join(say("table-goals").split()) in shown(None)
    assert say("table-own-hand").split()[0] not in shown(None)
    assert [shown(seat) for seat in range(4) if not any(goal in shown(seat) for goal in goals)] == []

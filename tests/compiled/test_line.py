"""What came over the line is as good as what was never written: bots think with it, on either core.

Bots of a server sit in processes of their own, and read views from text. On the compiled core an object that nobody's
class has made has no methods, and the process ends where one is called.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from openps.bots.bot import AnyBot
from openps.bots.budget import Budget
from openps.catalog import games
from openps.catalog.bots import hire, level_names
from openps.engine.chance import FreeChance
from openps.engine.game import AnyGame
from openps.engine.laws import random_moments
from openps.wire import encoding
from openps.wire.encoding import Reader, made

STEPS = 40
GAMES = list(games().values())


def asked(game: AnyGame) -> Iterator[tuple[object, int, object]]:
    """State, seat and view of whoever is asked, in all parts of some matches."""
    options = usual(game)
    for seed in range(2):
        for moment in list(random_moments(game, options, seed))[:: STEPS // 2]:
            yield moment.before, moment.seat, game.view(moment.before, moment.seat)


def usual(game: AnyGame) -> object:
    return game.options(game.info.players[-1], {})


def over_the_line(game: AnyGame, view: object) -> object:
    return Reader(game, usual(game)).view(msgspec.json.decode(encoding.encode_view(view)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_a_view_that_came_over_the_line_can_be_thought_with(game: AnyGame) -> None:
    bots = [hire(level, game.info.key, time.process_time).bot for level in level_names(game.info.key)]
    count = 0
    for count, (state, seat, view) in enumerate(asked(game), 1):
        read, moves = over_the_line(game, view), game.legal_moves(state, seat)
        assert read == view
        imagined = game.determinize(read, FreeChance(count))
        assert game.view(imagined, seat) == view
        for move in moves:
            game.apply(game.copy(imagined), seat, move, FreeChance(count))
        for bot in bots:
            assert chosen(bot, read, moves, count) == chosen(bot, view, moves, count)
    assert count > 3


def chosen(bot: AnyBot, view: object, moves: Sequence[object], luck: int) -> object:
    return bot.choose(view, moves, FreeChance(luck), Budget(STEPS))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_what_is_made_anew_is_equal_and_another(game: AnyGame) -> None:
    _, _, view = next(asked(game))

    assert made(view) == view
    assert made(view) is not view

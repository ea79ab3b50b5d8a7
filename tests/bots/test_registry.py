"""Bots are found by game and name, and what they choose is always one of the moves they were given."""

from __future__ import annotations

import pytest

from openps.bots.registry import bot_names, make_bot
from openps.catalog import games
from openps.engine.chance import FreeChance
from openps.engine.errors import OpenpsError
from openps.engine.laws import random_moments

PAIRS = [(key, name) for key in games() for name in bot_names(key)]


@pytest.mark.parametrize(("key", "name"), PAIRS)
def test_every_bot_answers_every_question_of_a_match_with_a_legal_move(key: str, name: str) -> None:
    game, bot = games()[key], make_bot(name, key)
    options = game.options(game.info.players[0], {})
    asked = set()
    for number, moment in enumerate(random_moments(game, options, 11)):
        decision = game.decision(moment.before)
        assert decision is not None
        if name == "planner" and decision.ask in asked and number % 10:
            continue
        moves = game.legal_moves(moment.before, moment.seat)
        view = game.view(moment.before, moment.seat)
        assert bot.choose(view, moves, FreeChance(number)) in moves
        asked.add(decision.ask)

    assert len(asked) > 3


@pytest.mark.parametrize(("key", "name"), [pair for pair in PAIRS if pair[1] != "planner"])
def test_a_bot_knows_nothing_but_its_view(key: str, name: str) -> None:
    """Another state with the same view and the same luck: the same choice."""
    game, bot = games()[key], make_bot(name, key)
    options = game.options(game.info.players[0], {})
    for number, moment in enumerate(random_moments(game, options, 12)):
        view = game.view(moment.before, moment.seat)
        imagined = game.determinize(view, FreeChance(number))
        there, here = game.view(imagined, moment.seat), view
        moves = game.legal_moves(moment.before, moment.seat)
        chosen = [bot.choose(seen, moves, FreeChance(number)) for seen in (here, there, here)]
        assert chosen[0] == chosen[1] == chosen[2]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(OpenpsError) as refused:
        make_bot("deep-thought", "pani_high")
    assert refused.value.arguments["expected"] == "random, heuristic"

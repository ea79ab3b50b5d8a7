"""Bots in other processes: right answers, a limit on their time, and a table that goes on whatever they do."""

from __future__ import annotations

import asyncio
import sys

import msgspec
import pytest

from openps.engine.chance import named_seed
from openps.engine.match import Match
from openps.server import thinker
from openps.server.thinkers import Thinkers, any_of
from openps.tables.ports import Thought
from openps.wire import facts


def thought(level: str = "heuristic") -> Thought:
    game = facts.game_of("pani_high")
    options = game.options(5, {})
    match = Match(game, options, named_seed(3))
    decision = match.decision()
    assert decision is not None
    seat = decision.seats[0]
    moves = tuple(game.move_text(move) for move in match.legal_moves(seat))
    plain = msgspec.json.encode(game.plain_options(options))
    return Thought("pani_high", level, plain, facts.encode_view(match.view(seat)), b"[]", moves, "00")


def choose(count: int = 1, limit: float = 60.0, command: tuple[str, ...] | None = None) -> tuple[list[str], list[str]]:
    events: list[str] = []

    async def whole() -> list[str]:
        thinkers = Thinkers(2, lambda event, **_: events.append(event), limit, command)
        try:
            return list(await asyncio.gather(*[thinkers.choose(thought()) for _ in range(count)]))
        finally:
            await thinkers.close()

    return asyncio.run(whole()), events


def test_a_bot_elsewhere_answers_as_the_bot_here() -> None:
    asked = thought()
    question = {
        "game": asked.game, "level": asked.level, "options": msgspec.Raw(asked.options),
        "view": msgspec.Raw(asked.view), "claims": [], "moves": asked.moves, "luck": asked.luck,
    }  # fmt: skip
    here = thinker.answer(msgspec.json.decode(msgspec.json.encode(question), type=thinker.Question))
    elsewhere, events = choose(6)

    assert elsewhere == [here] * 6
    assert events == []


@pytest.mark.parametrize(
    "program",
    [
        "import time; time.sleep(60)",
        "raise SystemExit(1)",
        "import sys\nfor line in sys.stdin: print('\"no such move\"', flush=True)",
        "import sys\nfor line in sys.stdin: print('nonsense', flush=True)",
    ],
)
def test_a_bot_that_hangs_dies_or_talks_nonsense_is_replaced_by_any_legal_move(program: str) -> None:
    answers, _ = choose(3, 0.5, (sys.executable, "-c", program))

    assert answers == [any_of(thought())] * 3
    assert set(answers) <= set(thought().moves)

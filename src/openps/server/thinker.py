"""One bot process: reads what a seat would be told, a line a question, and answers with a move, a line each.

It gets no state, so no bot can use one: the view is built from the same bytes that a client of that seat gets.
"""

from __future__ import annotations

import sys
import time
from typing import BinaryIO

import msgspec

from openps.bots.registry import hire
from openps.engine.chance import FreeChance
from openps.wire.facts import Reader, game_of, read_options


class Question(msgspec.Struct):
    """A `Thought` as it goes over the pipe."""

    game: str
    level: str
    options: dict[str, object]
    view: dict[str, object]
    claims: list[dict[str, object]]
    moves: list[str]
    luck: str


def answer(question: Question) -> str:
    game = game_of(question.game)
    reader = Reader(game, read_options(game, question.options))
    view = reader.view(question.view, question.claims)
    moves = [game.parse_move(text) for text in question.moves]
    chosen = hire(question.level, question.game, time.monotonic).choose(view, moves, FreeChance(question.luck))
    return question.moves[moves.index(chosen)]


def think(questions: BinaryIO, answers: BinaryIO) -> None:
    decoder = msgspec.json.Decoder(Question)
    for line in questions:
        answers.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    think(sys.stdin.buffer, sys.stdout.buffer)

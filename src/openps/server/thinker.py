"""One bot process: reads what a seat would be told, a line a question, and answers with a move, a line each.

It gets no state, so no bot can use one: the view is built from the same bytes that a client of that seat gets.
"""

from __future__ import annotations

import sys
import time
from functools import cache
from typing import BinaryIO

import msgspec

from openps.bots.bot import Talker
from openps.bots.player import Player
from openps.catalog import game_named
from openps.catalog.bots import hire
from openps.engine.chance import FreeChance
from openps.wire.facts import Reader, read_options


class Question(msgspec.Struct):
    """A `Thought` as it goes over the pipe."""

    game: str
    level: str
    options: dict[str, object]
    view: dict[str, object]
    claims: list[dict[str, object]]
    moves: list[str]
    luck: str
    log: list[dict[str, object]]
    talk: bool = False


@cache
def player(level: str, game: str) -> Player:
    """Once in every process: some bots read much before they play, and none keeps anything between two questions."""
    return hire(level, game, time.monotonic)


def answer(question: Question) -> str:
    """One of the moves; or something to say, or nothing."""
    game = game_named(question.game)
    reader = Reader(game, read_options(game, question.options))
    view = reader.view(question.view, question.claims)
    if question.talk:
        return spoken(question, view, [reader.event(entry) for entry in question.log])
    moves = [game.parse_move(text) for text in question.moves]
    chosen = player(question.level, question.game).choose(view, moves, FreeChance(question.luck))
    return question.moves[moves.index(chosen)]


def spoken(question: Question, view: object, log: list[object]) -> str:
    bot = player(question.level, question.game).bot
    speech = bot.speak(view, log, FreeChance(question.luck)) if isinstance(bot, Talker) else None
    return speech.text() if speech else ""


def think(questions: BinaryIO, answers: BinaryIO) -> None:
    decoder = msgspec.json.Decoder(Question)
    for line in questions:
        answers.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    think(sys.stdin.buffer, sys.stdout.buffer)

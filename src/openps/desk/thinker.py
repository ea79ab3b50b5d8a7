"""One bot process: answers the questions of `openps.bots.protocol`, a line each.

It gets no state, so no bot can use one: the view is built from what its seat may know.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from functools import lru_cache
from typing import BinaryIO

import msgspec

from openps.bots.bot import Talker
from openps.bots.player import Player
from openps.bots.protocol import Question
from openps.catalog import game_by_rules
from openps.catalog.bots import hire
from openps.engine.chance import FreeChance
from openps.wire.encoding import Reader, read_options


class Beside(msgspec.Struct):
    """What a view brings along that clients are told beside it."""

    options: dict[str, object]
    claims: list[dict[str, object]]


@lru_cache(maxsize=32)
def player(level: str, game: str, seconds: float | None = None) -> Player:
    """Once in every process: some bots read much before they play, and none keeps anything between two questions.

    Whoever asks may say how long they wait at most: one that thinks ahead then answers in time on a slow device, too.
    """
    made = hire(level, game, time.monotonic)
    spec = made.spec
    if seconds is None or not spec.rung.steps:
        return made
    return Player(replace(spec, seconds=min(seconds, spec.seconds or seconds)), made.bot, time.monotonic)


def answer(question: Question) -> str:
    """One of the moves; or something to say, or nothing."""
    game = game_by_rules(question.game, question.rules)
    beside = msgspec.convert(question.view, Beside)
    reader = Reader(game, read_options(game, beside.options))
    view = reader.view(question.view, beside.claims)
    if question.log is not None:
        return spoken(question, view, [reader.event(entry) for entry in question.log])
    moves = [game.parse_move(text) for text in question.moves]
    chosen = player(question.level, question.game, question.seconds).choose(view, moves, FreeChance(question.luck))
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

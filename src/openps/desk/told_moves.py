"""The moves that a review names, in words: a client holds no rules and cannot read their texts."""

from __future__ import annotations

import msgspec

from openps.desk.problems import messages
from openps.tables.table import Table
from openps.words.teller import Teller


class _Point(msgspec.Struct):
    move: str
    better: str


class _Choice(msgspec.Struct):
    step: int
    move: str
    best: str


class _Named(msgspec.Struct):
    turning_points: list[_Point] = []
    choices: list[_Choice] = []


def told_moves(review: bytes, table: Table, language: str, names: dict[str, str]) -> dict[str, str]:
    """By their texts, each once."""
    named = msgspec.json.decode(review, type=_Named)
    texts = [text for one in named.turning_points for text in (one.move, one.better)]
    texts += [text for one in named.choices for text in (one.move, one.best)]
    teller = Teller(messages(language, table.edition.words), None, names)
    return {text: teller.move(table.game.parse_move(text)) for text in dict.fromkeys(texts)}

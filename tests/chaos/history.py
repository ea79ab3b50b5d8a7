"""What a client keeps of a match: all that it asked and heard, in its order. The checker believes nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from tests.chaos.line import Json, Told


@dataclass(slots=True)
class Wish:
    """A move that a seat wanted, chosen when the news `after` were the last; sent again until it is settled."""

    move: str
    after: int
    told: int | None = None  # the number of the news that said: it is played


@dataclass(slots=True)
class History:
    """One person at one table. `heard` are all messages as they came; a welcome begins another line."""

    table: str
    member: str
    seat: int
    wishes: list[Wish] = field(default_factory=list)
    heard: list[bytes] = field(default_factory=list)
    denied: list[str] = field(default_factory=list)  # moves that were offered and refused, though nothing was new
    silences: int = 0  # how often the person heard nothing for so long that the page was loaded anew
    lines: int = 0

    def messages(self, *kinds: str) -> Iterator[Told]:
        """In their order, news as a client puts them together: what only grows is whole in each of them."""
        begins = tuple(f'{{"type":"{kind}"'.encode() for kind in {*kinds, "news", "claims"})
        so_far = SoFar()
        for message in self.heard:
            if message.startswith(begins):
                told = so_far.whole(json.loads(message))
                if told["type"] in kinds:
                    yield told


class SoFar:
    """What was said, and what the last view held."""

    def __init__(self) -> None:
        self._claims: list[Json] = []
        self._view: Told = {}

    def whole(self, told: Told) -> Told:
        if told["type"] not in ("news", "claims"):
            return told
        self._claims = [*self._claims[: _number(told["kept_claims"])], *_row(told["claims"])]
        told |= {"claims": self._claims, "kept_claims": 0}
        if told["type"] == "news":
            told |= {"view": self._whole(_part(told["view"]), _part(told["kept"])), "kept": {}}
        return told

    def _whole(self, view: Told, kept: Told) -> Told:
        grown: Told = {row: [*_row(self._view[row])[: _number(count)], *_row(view[row])] for row, count in kept.items()}
        self._view = self._view | view | grown
        return self._view


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _row(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _part(value: Json) -> Told:
    assert isinstance(value, dict)
    return value


@dataclass(frozen=True)
class Row:
    """A line of the journal, as the database holds it."""

    seq: int
    at: float
    body: bytes

    @cached_property
    def fact(self) -> Told:
        fact: Told = json.loads(self.body)
        return fact

    @property
    def kind(self) -> str:
        return str(self.fact["fact"])

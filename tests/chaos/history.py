"""What a client keeps of a match: all that it asked and heard, in its order. The checker believes nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from tests.chaos.line import Told


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
        begins = tuple(f'{{"type":"{kind}"'.encode() for kind in kinds)
        return (json.loads(message) for message in self.heard if message.startswith(begins))


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

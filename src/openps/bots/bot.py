"""What a bot is, and the one that plays at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from openps.engine.chance import Chance

V = TypeVar("V", contravariant=True)
M = TypeVar("M")


class Bot(Protocol[V, M]):
    """Anybody who can choose: the same two things in hand as a person, what I see and what I may do."""

    def choose(self, view: V, moves: Sequence[M], chance: Chance) -> M: ...


class RandomBot:
    """Each legal move is as likely."""

    def choose(self, view: object, moves: Sequence[M], chance: Chance) -> M:
        return chance.pick(moves, "bot")

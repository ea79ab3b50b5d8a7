"""A career: the matches that a person keeps under a name, and what they add up to. Few games have one.

Whoever keeps it (a file of the terminal, a browser) knows nothing of what is in it: `F` is what the game remembers of
one finished match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from openps.engine.match import AnyMatch
from openps.words.messages import Messages

F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class Kept(Generic[F]):
    """One finished match: its record, the day, and what came of it."""

    match: str
    date: str
    end: F
    seed: str  # the beginning of the commitment: a match is counted once, under whatever name its record lies
    practice: bool  # kept, not counted


class Career(Protocol[F]):
    """What a game with a career answers."""

    @property
    def folder(self) -> str:
        """Where the terminal keeps these careers, beside its matches."""
        ...

    def finished(self, match: AnyMatch) -> F:
        """What is remembered of a match that is over."""
        ...

    def given_up(self, match: AnyMatch) -> F:
        """What is remembered of one that is left as it stands."""
        ...

    def is_practice(self, match: AnyMatch) -> bool:
        """Whether a match cannot count, such as one with cards of one's own."""
        ...

    def with_history(self, history: Sequence[F], end: F) -> F:
        """A match with what it earned only because of those before it."""
        ...

    def plain(self, end: F) -> Mapping[str, object]:
        """As plain values that `read` reads back."""
        ...

    def read(self, row: Mapping[str, object]) -> F:
        """Closed: whatever is not exactly what `plain` gives raises a ValueError."""
        ...

    def won(self, end: F) -> bool: ...

    def words(self, end: F, say: Messages) -> Mapping[str, str]:
        """What a sentence about one match needs, such as the reason of its end."""
        ...

    def news(self, history: Sequence[F], end: F, say: Messages) -> list[str]:
        """What this match brought that no match before it did, a line each."""
        ...

    def shown(self, kept: Sequence[Kept[F]], say: Messages) -> list[str]:
        """All of a career as text, 80 columns wide."""
        ...

    def totals(self, rows: Sequence[Mapping[str, object]], language: str) -> object:
        """What rows that a browser kept add up to, as plain data for its board; raises OpenpsError for strange ones."""
        ...


AnyCareer: TypeAlias = Career[Any]

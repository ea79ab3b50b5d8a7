"""What can go wrong, as values with a key and arguments: words are found for them elsewhere.

No error carries a state, a hand or a seed: an error message is read by whoever caused it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from openps.engine.ids import Seat


class OpenpsError(Exception):
    """An error that a person can do something about: `key` and `args_` find its words."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """For `pickle`: what went wrong in another process is said in words here."""
        return partial(OpenpsError, self.key, **self.arguments), ()

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.key}: {told}" if told else self.key


class Refusal:
    """Why a move is not allowed: a key for its words and the clause that forbids it."""

    __slots__ = ("clause", "key")

    def __init__(self, key: str, clause: str) -> None:
        self.key = key
        self.clause = clause

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.key, self.clause) == (other.key, other.clause)

    def __hash__(self) -> int:
        return hash((self.key, self.clause))

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.clause!r})"


class IllegalMove(OpenpsError):
    """A move that the rules forbid now; the state was not touched."""

    def __init__(self, seat: Seat, move: object, refusal: Refusal) -> None:
        super().__init__(f"refusal-{refusal.key}", clause=refusal.clause)
        self.seat = seat
        self.move = move
        self.refusal = refusal


class BadMoveText(OpenpsError):
    """A line of text that is no move of this game."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__("error-move-text", text=text, expected=expected)


class BadOptions(OpenpsError):
    """Options that no match of this game, or no server, can have; every violation is listed."""

    def __init__(self, violations: Sequence[Violation], key: str = "error-options") -> None:
        super().__init__(key, count=len(violations))
        self.violations = tuple(violations)


class Violation(OpenpsError):
    """One thing that is wrong with options or data, with its clause where a rule forbids it."""


class BadRecord(OpenpsError):
    """A record that is broken, tampered with or not replayable; `line` counts from 1."""

    def __init__(self, key: str, line: int, **arguments: object) -> None:
        super().__init__(key, line=line, **arguments)
        self.line = line


class ScriptError(OpenpsError):
    """A scripted chance that was asked for something its script does not hold."""

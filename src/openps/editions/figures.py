"""What a game counts of a match that is over, for those who study many: infections, battles, hostages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One whole number of a match, told by its last state, or by its log where the state forgets it.

    A match whose figures need no log can be played by the game's own loop, which keeps none.
    """

    key: str
    of_state: Callable[..., int] | None = None
    of_log: Callable[[Sequence[object]], int] | None = None


def needs_log(figures: Sequence[Figure]) -> bool:
    return any(figure.of_log is not None for figure in figures)


def counted(figures: Sequence[Figure], state: object, log: Sequence[object]) -> dict[str, int]:
    return {figure.key: _one(figure, state, log) for figure in figures}


def _one(figure: Figure, state: object, log: Sequence[object]) -> int:
    if figure.of_state is not None:
        return figure.of_state(state)
    return figure.of_log(log) if figure.of_log is not None else 0

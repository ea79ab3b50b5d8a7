"""Ends of a game that can be solved, so that bots are held against the best there is. Few games have them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Position:
    """A choice from the end of a match, with its best move and the chance to win with it; None: it was not solved."""

    left: int  # how much of the match is to come, as the game counts it
    view: Any
    moves: Sequence[Any]
    best: Any
    chance: float | None


class Endgames(Protocol):
    """What a game with solved ends answers."""

    def ends(self, deal: str, number: int, options: Mapping[str, Any], nodes: int) -> Sequence[Position]:
        """The choices of a match from its end backwards, up to and with the first that so many nodes do not solve."""
        ...

    def chance(self, position: Position, move: Any, nodes: int) -> float | None:
        """The chance to win with another move, if so many nodes are enough to follow it."""
        ...

    def within_reach(self, position: Position) -> bool:
        """Whether a bot that solves ends by itself would solve this one."""
        ...

"""Several choices at one prompt: played one after the other while nothing happens that would change one's mind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openps.catalog import AnyGame
from openps.engine.chance import FreeChance
from openps.engine.ids import Seat

_WORLDS: Final = 4


def foreseen(game: AnyGame, view: object, seat: Seat, move: object, happened: Sequence[object]) -> bool:
    """Whether the person knew beforehand all that the move brought.

    In every world that the view allows, and with every luck, it would have brought the same: no die, no hidden card.
    """
    for world in range(_WORLDS):
        chance = FreeChance(f"foreseen {world}")
        events = game.apply(game.determinize(view, chance), seat, move, chance)
        if [game.mask(event, seat) for event in events] != list(happened):
            return False
    return True


@dataclass(frozen=True, slots=True)
class Moment:
    """What a seat is asked: the question, and the moves that answer it; no move where another is asked."""

    ask: str
    moves: Sequence[object]


def why_stop(asked: str, now: Moment, move: object, known: bool) -> str:
    """Why the next choice of a series is not played: the key of a sentence, or nothing where it is."""
    if not known:
        return "play-stopped-news"
    if now.ask != asked:
        return "play-stopped-changed"
    return "" if move in now.moves else "play-stopped-illegal"

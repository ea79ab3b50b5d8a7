"""Matches by numbers as the environments play them: dealt by a seed, and a wrong action is told in a sentence."""

from __future__ import annotations

from openps.engine.chance import FreeChance
from openps.engine.ids import Seat
from openps.engine.playing import LOST, Playing
from openps.rl.errors import BadUse
from openps.rl.numbered import Numbered


def deal(numbered: Numbered, seed: object) -> Playing:
    """The same seed, the same deal and the same luck afterwards."""
    return Playing(numbered.numbers, FreeChance(f"rl {seed}"))


def act(playing: Playing, action: int, seat: Seat | None = None) -> None:
    """What a seat does, the first that is asked where none is named; an illegal action raises."""
    numbers = playing.numbers
    seat = playing.seat if seat is None else seat
    if seat is None or not 0 <= action < numbers.actions:
        raise BadUse("error-action", got=action, last=numbers.actions - 1)
    if action < len(numbers.moves):
        playing.play(seat, action)
    elif playing.mask(seat)[action]:
        playing.say(seat, action)
    else:
        raise BadUse("error-action-unsaid", got=numbers.text(action))


__all__ = ["LOST", "Playing", "act", "deal"]

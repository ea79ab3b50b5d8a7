"""A match played to its end at random with nobody looking on: for simulation, and for whoever thinks ahead.

A game may bring a loop of its own (`play_out`), which asks for the legal moves once and does not check what it has just
been told; it plays the same match as the loop here, which asks as anybody would.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from openps.engine.chance import Chance
from openps.engine.game import AnyGame

ENDLESS: Final = 1 << 30


def play_out(game: AnyGame, state: object, luck: Chance, thinking: Chance, most: int = ENDLESS) -> int:
    """Plays on in this state until the match is over, at most so many moves; returns how many were made.

    Cards and dice have luck of their own (`luck`), and so have the choices (`thinking`): one does not shift the other.
    """
    own: Callable[[object, Chance, Chance, int], int] | None = getattr(game, "play_out", None)
    return asked_and_played(game, state, luck, thinking, most) if own is None else own(state, luck, thinking, most)


def asked_and_played(game: AnyGame, state: object, luck: Chance, thinking: Chance, most: int = ENDLESS) -> int:
    """The same by the contract alone: for any game, and for the proof that a loop of its own plays the same."""
    made = 0
    while made < most and (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        game.apply(state, seat, thinking.pick(game.legal_moves(state, seat), "move"), luck)
        made += 1
    return made

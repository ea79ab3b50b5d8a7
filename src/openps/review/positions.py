"""The match again, step by step: what was true after each step, and what each seat could know of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from openps.editions.insight import Move, State, View
from openps.editions.tale import Tale, turns_of
from openps.engine.claims import Claim, claim_text
from openps.engine.game import AnyGame
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch, Match
from openps.review.data import Step


@dataclass(frozen=True, slots=True)
class Position:
    """The match after a step, with what was said until the next move; `seat` and `move` are that move, if it came."""

    step: Step
    state: State  # nobody writes it: whoever plays on copies it
    log: int
    turn: int
    claims: tuple[Claim, ...]
    seat: Seat | None
    move: Move
    ask: str
    moves: Sequence[Move]  # what that seat could do instead

    @property
    def is_choice(self) -> bool:
        return len(self.moves) > 1


def positions(match: AnyMatch, tale: Tale) -> list[Position]:
    """From the deal to the last move, played again from the seed."""
    turns = turns_of(tale, match.log)
    again: AnyMatch = Match(match.game, match.options, match.seed)
    reached = []
    for step in range(match.ply + 1):
        if step:
            again.play(*match.moves[step - 1])
        _say(again, match, step)
        reached.append(_position(again, match, turns))
    return reached


def _say(again: AnyMatch, match: AnyMatch, step: Step) -> None:
    for said, claim in match.claims:
        if said == step:
            again.say(claim.speaker, claim_text(claim))


def _position(again: AnyMatch, match: AnyMatch, turns: Sequence[int]) -> Position:
    step, length = again.ply, len(again.log)
    seat, move = match.moves[step] if step < match.ply else (None, None)
    claims = tuple([claim for _, claim in again.claims])
    state, decision = match.game.copy(again.state), again.decision()
    moves = () if seat is None else again.legal_moves(seat)
    ask = "" if decision is None else decision.ask
    return Position(step, state, length, turns[length - 1] if length else 0, claims, seat, move, ask, moves)


def view_of(game: AnyGame, position: Position, seat: Seat, heard: int | None = None) -> View:
    """What a seat could know then, with the first so many claims; with all of them by default."""
    view = game.view(position.state, seat)
    claims = position.claims if heard is None else position.claims[:heard]
    return replace(view, claims=claims) if claims else view

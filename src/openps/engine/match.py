"""One play of a game, from seed to outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from openps.engine.chance import SeededChance
from openps.engine.decision import Decision
from openps.engine.game import E, Game, M, O, S, V
from openps.engine.ids import Seat, Viewer
from openps.engine.outcome import Outcome


class Match(Generic[O, S, M, E, V]):
    """The one owner and writer of a state: it plays moves on it and keeps the log."""

    def __init__(self, game: Game[O, S, M, E, V], options: O, seed: str) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.moves: list[tuple[Seat, M]] = []  # who played what; its luck is that of its ply
        step = game.setup(options, SeededChance(seed, 0))
        self.state = step.state
        self.log: list[E] = list(step.events)

    @property
    def ply(self) -> int:
        """How many moves were played; setup is ply 0, the first move is ply 1."""
        return len(self.moves)

    def play(self, seat: Seat, move: M) -> Sequence[E]:
        """Play one move; an illegal one raises IllegalMove and changes nothing."""
        events = self.game.apply(self.state, seat, move, SeededChance(self.seed, self.ply + 1))
        self.moves.append((seat, move))
        self.log.extend(events)
        return events

    def decision(self) -> Decision | None:
        return self.game.decision(self.state)

    def legal_moves(self, seat: Seat) -> Sequence[M]:
        return self.game.legal_moves(self.state, seat)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def view(self, viewer: Viewer) -> V:
        return self.game.view(self.state, viewer)

    def seen_by(self, viewer: Viewer, events: Sequence[E]) -> list[Any]:
        """Events as one viewer may know them."""
        return [self.game.mask(event, viewer) for event in events]

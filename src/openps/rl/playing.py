"""One match under way, played by numbers: who is asked, what that seat sees, and what it may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from openps.engine.chance import Chance, FreeChance
from openps.engine.claims import Claim
from openps.engine.ids import Seat, Viewer
from openps.engine.outcome import Outcome
from openps.rl.errors import BadUse
from openps.rl.numbered import Numbered, about
from openps.words.screen import OfGame

WON: Final = 1.0
LOST: Final = -1.0


class Playing:
    """A match that was dealt; the state stays in here."""

    def __init__(self, numbered: Numbered, luck: Chance, state: OfGame = None) -> None:
        self.numbered = numbered
        self._game = numbered.game
        self._luck = luck
        self._state = self._game.setup(numbered.options, luck).state if state is None else state
        self.claims: list[Claim] = []
        self.steps = 0
        self._spoke = False  # whoever is asked says one thing at most before answering
        self._look()

    def _look(self) -> None:
        decision = self._game.decision(self._state)
        self.seats: Sequence[Seat] = () if decision is None else decision.seats
        self.seat: Seat | None = decision.seats[0] if decision is not None else None
        self._legal: Sequence[OfGame] | None = None

    @property
    def over(self) -> bool:
        return self.seat is None

    def legal(self) -> Sequence[OfGame]:
        """The moves of whoever is asked first."""
        if self._legal is None:
            self._legal = () if self.seat is None else self._game.legal_moves(self._state, self.seat)
        return self._legal

    def mask(self, seat: Seat | None = None) -> bytearray:
        """What a seat may do now; nothing while it is not its turn to answer."""
        seat = self.seat if seat is None else seat
        if seat is None or seat not in self.seats:
            return bytearray(self.numbered.actions)
        moves = self.legal() if seat == self.seat else self._game.legal_moves(self._state, seat)
        row = self.numbered.mask(moves)
        if self.numbered.sayings and seat == self.seat and not self._spoke:
            self._mask_talk(row, seat)
        return row

    def _mask_talk(self, row: bytearray, seat: Seat) -> None:
        first = len(self.numbered.moves)
        for at, says in enumerate(self.numbered.sayings):
            claim = Claim(seat, says, self.steps)
            row[first + at] = about(says) != seat and self._game.why_unsaid(self._state, claim) is None

    def view(self, viewer: Viewer) -> OfGame:
        seen = self._game.view(self._state, viewer)
        return replace(seen, claims=tuple(self.claims)) if self.claims else seen

    def row(self, viewer: Viewer) -> bytes:
        return self.numbered.row(self._game.view(self._state, viewer), self.claims)

    def standing(self, viewer: Viewer) -> float:
        return 0.0 if self.over else self.numbered.observer.standing(self._game.view(self._state, viewer))

    def step(self, action: int, seat: Seat | None = None) -> None:
        """What a seat does, the first that is asked where none is named; an illegal action raises."""
        seat = self.seat if seat is None else seat
        moves = self.numbered.moves
        if seat is None or not 0 <= action < self.numbered.actions:
            raise BadUse("error-action", got=action, last=self.numbered.actions - 1)
        if action >= len(moves):
            self._say(seat, action)
            return
        self._game.apply(self._state, seat, moves[action], self._luck)
        self.steps += 1
        self._spoke = False
        self._look()

    def _say(self, seat: Seat, action: int) -> None:
        """Talk is no move: the same seat is asked again, and answers."""
        if not self.mask(seat)[action]:
            raise BadUse("error-action-unsaid", got=self.numbered.text(action))
        self.claims.append(Claim(seat, self.numbered.sayings[action - len(self.numbered.moves)], self.steps))
        self._spoke = True

    def outcome(self) -> Outcome | None:
        return self._game.outcome(self._state)

    def rewards(self) -> list[float]:
        """Once it is over: 1 for each seat that has won, -1 for the others. Before that, nothing."""
        end = self.outcome()
        if end is None:
            return [0.0] * self.numbered.players
        return [WON if seat in end.winners else LOST for seat in range(self.numbered.players)]

    def imagined(self, viewer: Seat, chance: Chance) -> Playing:
        """The same moment in a world that this seat cannot tell from the real one; its luck is other luck."""
        state = self._game.determinize(self._game.view(self._state, viewer), chance)
        made = Playing(self.numbered, chance, state)
        made.claims, made.steps, made._spoke = list(self.claims), self.steps, self._spoke
        return made

    def copy(self, luck: Chance) -> Playing:
        """The same moment, to be played on with luck of its own."""
        made = Playing(self.numbered, luck, self._game.copy(self._state))
        made.claims, made.steps, made._spoke = list(self.claims), self.steps, self._spoke
        return made


def deal(numbered: Numbered, seed: object) -> Playing:
    """The same seed, the same deal and the same luck afterwards."""
    return Playing(numbered, FreeChance(f"rl {seed}"))

"""When bots speak at a table, and what becomes of it: one door for simulations, terminals and proofs.

Everybody may speak when the turn passes to somebody else, and answer what was said then. Nobody speaks into a secret
choice. When a bot is asked depends on what all can see, so its silence tells no more than a person's.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from openps.bots.bot import Talker
from openps.engine.chance import Chance
from openps.engine.errors import OpenpsError
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch

MOST_CLAIMS: Final = 2  # of one seat at one moment: something to say, and an answer


class Round:
    """Whose turn it is to speak: one after the other, and again after what somebody else said."""

    def __init__(self, order: Sequence[Seat]) -> None:
        self._order = order
        self._waiting = list(order)
        self._said = dict.fromkeys(order, 0)

    def next(self) -> Seat | None:
        while self._waiting:
            seat = self._waiting.pop(0)
            if self._said[seat] < MOST_CLAIMS:
                return seat
        return None

    def spoke(self, seat: Seat) -> None:
        self._said[seat] += 1
        self._waiting += [one for one in self._order if one != seat and one not in self._waiting]


def order_from(first: Seat, seats: int, talkers: Collection[Seat]) -> list[Seat]:
    """Those who talk, beginning with whoever is to move."""
    return [seat for step in range(seats) if (seat := (first + step) % seats) in talkers]


class Conversation:
    """The talk of bots in one match."""

    def __init__(self, match: AnyMatch, talkers: Mapping[Seat, Talker[object]]) -> None:
        self._match = match
        self._talkers = talkers
        self._heard: dict[Seat, list[object]] = {seat: [] for seat in talkers}
        self._before: tuple[Seat, ...] = ()
        self._claims = len(match.claims)

    def moment(self, chance: Chance) -> None:
        """Ask everybody who talks, if the turn has passed to somebody else since the last time, or a person spoke."""
        if not self._talkers:
            return
        decision = self._match.decision()
        seats = decision.seats if decision is not None else ()
        due = seats != self._before or len(self._match.claims) != self._claims
        self._before = seats
        if due and len(seats) == 1:
            speaking = Round(order_from(seats[0], self._match.seats, self._talkers))
            look = self._match.views()
            while (seat := speaking.next()) is not None:
                if self._spoke(seat, look(seat), chance):
                    speaking.spoke(seat)
                    look = self._match.views()
            self._claims = len(self._match.claims)

    def _spoke(self, seat: Seat, view: object, chance: Chance) -> bool:
        speech = self._talkers[seat].speak(view, self.heard(seat), chance)
        if speech is None:
            return False
        try:
            self._match.say(seat, speech.text())
        except OpenpsError:
            return False  # the dead, for one, may not: whoever asks to is not heard
        return True

    def heard(self, seat: Seat) -> Sequence[object]:
        """What a seat saw happen and heard so far."""
        heard = self._heard[seat]
        heard += self._match.seen_by(seat, self._match.log[len(heard) :])
        return heard

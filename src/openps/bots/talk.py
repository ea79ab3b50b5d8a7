"""When bots speak at a table, and what becomes of it: one door for simulations, terminals and proofs.

Everybody may speak when the turn passes to somebody else, and answer what was said then. Nobody speaks into a secret
choice. When a bot is asked depends on what all can see, so its silence tells no more than a person's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from openps.bots.bot import Talker
from openps.catalog import AnyMatch
from openps.engine.chance import Chance
from openps.engine.errors import OpenpsError
from openps.engine.ids import Seat

MOST_CLAIMS: Final = 2  # of one seat at one moment: something to say, and an answer


class Conversation:
    """The talk of bots in one match."""

    def __init__(self, match: AnyMatch, talkers: Mapping[Seat, Talker[Any]]) -> None:
        self._match = match
        self._talkers = talkers
        self._heard: dict[Seat, list[Any]] = {seat: [] for seat in talkers}
        self._before: tuple[Seat, ...] = ()

    def moment(self, chance: Chance) -> None:
        """Ask everybody who talks, if the turn has passed to somebody else since the last time."""
        if not self._talkers:
            return
        decision = self._match.decision()
        seats = decision.seats if decision is not None else ()
        passed, self._before = seats != self._before, seats
        if passed and len(seats) == 1:
            self._round(seats[0], chance)

    def _round(self, first: Seat, chance: Chance) -> None:
        """In turn from whoever is to move; a claim may be answered by those who were asked before it."""
        seats = self._match.seats
        order = [(first + step) % seats for step in range(seats) if (first + step) % seats in self._talkers]
        waiting = list(order)
        said = dict.fromkeys(order, 0)
        while waiting:
            seat = waiting.pop(0)
            if said[seat] < MOST_CLAIMS and self._spoke(seat, chance):
                said[seat] += 1
                waiting = [*waiting, *[one for one in order if one != seat and one not in waiting]]

    def _spoke(self, seat: Seat, chance: Chance) -> bool:
        speech = self._talkers[seat].speak(self._match.view(seat), self.heard(seat), chance)
        if speech is None:
            return False
        try:
            self._match.say(seat, speech.text())
        except OpenpsError:
            return False  # the dead, for one, may not: whoever asks to is not heard
        return True

    def heard(self, seat: Seat) -> Sequence[Any]:
        """What a seat saw happen and heard so far."""
        heard = self._heard[seat]
        heard += self._match.seen_by(seat, self._match.log[len(heard) :])
        return heard

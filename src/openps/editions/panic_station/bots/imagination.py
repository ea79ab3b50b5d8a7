"""Imagined worlds that look to a seat as the table does, each as likely as the seat believes.

Who is infected is drawn by belief; the cards are dealt as `determinize` deals them. Whoever has chosen a card for a
trade in secret chose as it would choose there. What all worlds of one view share is worked out once.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from openps.editions.panic_station.bots.beliefs import Suspicions
from openps.editions.panic_station.bots.mind import Mind
from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.panic_station import imagine
from openps.games.panic_station.game import PANIC_STATION
from openps.games.panic_station.moves import Offer
from openps.games.panic_station.state import Station
from openps.games.panic_station.worlds import Deduction
from openps.games.panic_station.worlds import world as bit

TRIES: Final = 8  # worlds whose cards do not fit before any world will do
_FINE: Final = 1 << 30


class Imagination:
    """The worlds of one view."""

    def __init__(self, suspicions: Suspicions) -> None:
        self.view = suspicions.view
        self._deduction = Deduction(self.view)
        likely = suspicions.weights.items()
        self._weights = {world: weight for world, weight in likely if self._deduction.worlds & bit(*world)}
        self._total = sum(self._weights.values(), 0.0)
        self._seen = imagine.sightings(self.view)
        self._public = imagine.public_state(self.view)

    def world(self, chance: Chance) -> Station:
        for _ in range(TRIES if self._weights else 0):
            secrets = self._secrets(*self._drawn(chance), chance)
            if secrets is not None:
                return self._state(secrets, chance)
        return PANIC_STATION.determinize(self.view, chance)

    def _drawn(self, chance: Chance) -> tuple[Seat, int]:
        drawn = self._total * chance.below(_FINE, "likely world") / _FINE
        for world, weight in self._weights.items():
            drawn -= weight
            if drawn < 0:
                return world
        return next(iter(self._weights))

    def _secrets(self, host: Seat, infected: int, chance: Chance) -> imagine.Secrets | None:
        infections = self._deduction.history(host, infected, chance)
        marked = imagine.marks(self.view, self._seen, host, infected, infections)
        return imagine.dealt(self.view, host, infected, infections, marked, chance)

    def _state(self, secrets: imagine.Secrets, chance: Chance) -> Station:
        state = imagine.completed(self.view, self._public.copy(), secrets, chance)
        if any(self.view.now.offered):
            state.offers = self._offers(undecided(state))
        return state

    def _offers(self, state: Station) -> tuple[str, str]:
        """PS-10.1  Nobody sees another's choice, but may guess it."""
        chosen = ["", ""]
        for index, seat in enumerate((self.view.active, self.view.now.partner)):
            if self.view.now.offered[index]:
                chosen[index] = self.view.offer if seat == self.view.viewer else offered(state, seat)
        return chosen[0], chosen[1]


def undecided(state: Station) -> Station:
    """The same before either of the two has chosen a card."""
    earlier = state.copy()
    earlier.now = replace(earlier.now, offered=(False, False))
    return earlier


def offered(state: Station, seat: Seat) -> str:
    """What somebody who has not chosen yet would give."""
    options = PANIC_STATION.legal_moves(state, seat)
    best = options[0] if len(options) == 1 else max(options, key=Mind(PANIC_STATION.view(state, seat)).worth)
    assert isinstance(best, Offer)
    return best.card

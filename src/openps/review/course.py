"""How the match stood after each step: with open cards, and through the eyes of one seat."""

from __future__ import annotations

from openps.engine.ids import Seat
from openps.review.data import BEFORE, Estimate, Glance, Point, Step
from openps.review.numbers import Sum, chance, difference, exactly
from openps.review.playing import Pilot, Worth, chance_of, seed_number
from openps.review.positions import Position, view_of


class Tally:
    """What came of playouts, side by side and seat by seat."""

    def __init__(self, pilot: Pilot) -> None:
        self._pilot = pilot
        self.sides = [Sum() for _ in range(pilot.sides)]
        self.seats = [Sum() for _ in range(pilot.players)]

    def note(self, worth: Worth) -> None:
        for sums, values in ((self.sides, worth.sides), (self.seats, worth.seats)):
            for one, value in zip(sums, values, strict=True):
                one.note(value)

    def estimates(self) -> tuple[tuple[Estimate, ...], tuple[Estimate, ...]]:
        return tuple([self._estimate(one) for one in self.sides]), tuple([self._estimate(one) for one in self.seats])

    def _estimate(self, seen: Sum) -> Estimate:
        return difference(seen) if self._pilot.scored else chance(seen, self._pilot.judged)


def point(pilot: Pilot, position: Position, playouts: int, seed: str) -> Point:
    """With open cards. What is over is what it is."""
    outcome = pilot.game.outcome(position.state)
    if outcome is not None:
        sides, seats = pilot.settled(outcome)
        settled = tuple([exactly(one) for one in sides]), tuple([exactly(one) for one in seats])
        return Point(position.step, position.log, position.turn, *settled)
    tally = Tally(pilot)
    for number in range(playouts):
        luck = seed_number(seed, number)
        start = pilot.shuffled(position.state, luck)
        tally.note(pilot.worth(start, position.step, luck, position.claims))
    return Point(position.step, position.log, position.turn, *tally.estimates())


def before_the_deal(pilot: Pilot, playouts: int, seed: str) -> Point:
    """What was to be expected when nothing was dealt yet."""
    tally = Tally(pilot)
    for number in range(playouts):
        luck = seed_number(seed, "deal", number)
        tally.note(pilot.worth(pilot.dealt(luck), 0, luck, ()))
    return Point(BEFORE, 0, 0, *tally.estimates())


def glance(pilot: Pilot, position: Position, seat: Seat, worlds: int, seed: str) -> Glance:
    """Through the eyes of a seat: in worlds that its view of that moment cannot rule out, and from nothing later."""
    step: Step = position.step
    imagine = pilot.imagined(view_of(pilot.game, position, seat))
    tally = Tally(pilot)
    for number in range(worlds):
        luck = seed_number(seed, "eyes", seat, step, number)
        tally.note(pilot.worth(imagine(chance_of(luck)), step, seed_number(seed, number), position.claims))
    return Glance(step, tally.estimates()[0])

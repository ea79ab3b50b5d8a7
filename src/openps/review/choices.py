"""A decision held against what else could be done, in worlds that its seat could not rule out.

All moves are played on in the same worlds with the same luck. No card that nobody could know speaks for a move or
against it: the real world is none of these, or one of many.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from openps.editions.insight import Move, View
from openps.engine.ids import Seat
from openps.review.data import Choice, Estimate
from openps.review.numbers import Sum, difference
from openps.review.playing import Pilot, Worth, chance_of, seed_number
from openps.review.positions import Position, view_of


@dataclass(slots=True)
class Comparison:
    """By how much each move (as its text) did better for the seat than what was played, and what that brought all.

    `skill` is for every seat what the move brought against what the bot would have done.
    """

    usual: str
    rivals: dict[str, Sum] = field(default_factory=dict)
    skill: list[Sum] = field(default_factory=list)

    def add(self, other: Comparison) -> None:
        for text, seen in other.rivals.items():
            self.rivals.setdefault(text, Sum()).add(seen)
        for mine, theirs in zip(self.skill, other.skill, strict=True):
            mine.add(theirs)

    def best(self) -> str | None:
        """The move that did best, if any did better than what was played."""
        better = [text for text, seen in self.rivals.items() if seen.total > 0]
        return max(better, key=lambda text: self.rivals[text].mean()) if better else None

    def gave_away(self) -> Estimate:
        best = self.best()
        return Estimate(0, 0, 0) if best is None else difference(self.rivals[best])


def candidates(pilot: Pilot, position: Position, view: View, most: int, seed: str) -> list[Move]:
    """What is compared with the move that was played: what the bot would do, and what else looks good."""
    luck = seed_number(seed, "looked at", position.step)
    liked = pilot.insight.looked_at(view, position.moves, chance_of(luck), most)
    usual = pilot.choose(view, position.moves, seed_number(seed, 0), position.step)
    wanted = dict.fromkeys([usual, *liked])
    return [move for move in wanted if move != position.move][: max(1, most - 1)]


def compare(pilot: Pilot, position: Position, rivals: Sequence[Move], numbers: range, seed: str) -> Comparison:
    """In the worlds of these numbers. What the bot does may be a matter of luck: it is asked in every world."""
    seat, step = position.seat, position.step
    assert seat is not None
    view = view_of(pilot.game, position, seat)
    imagine = pilot.imagined(view)
    text = pilot.game.move_text
    seen = Comparison("", {text(move): Sum() for move in rivals}, [Sum() for _ in range(pilot.players)])
    for number in numbers:
        luck = seed_number(seed, "choice", step, number)
        world = imagine(chance_of(luck))
        usual = pilot.choose(view, position.moves, luck, step)
        seen.usual = seen.usual or text(usual)
        worths = {
            text(move): pilot.worth(world, step, luck, position.claims, (seat, move))
            for move in dict.fromkeys([position.move, usual, *rivals])
        }
        _note(seen, worths, text(position.move), text(usual), seat)
    return seen


def _note(seen: Comparison, worths: dict[str, Worth], played: str, usual: str, seat: Seat) -> None:
    mine = worths[played].seats
    for text, rival in seen.rivals.items():
        rival.note(worths[text].seats[seat] - mine[seat])
    for one, brought, would in zip(seen.skill, mine, worths[usual].seats, strict=True):
        one.note(brought - would)


def choice_of(pilot: Pilot, position: Position, seen: Comparison) -> Choice:
    seat = position.seat
    assert seat is not None
    played = pilot.game.move_text(position.move)
    gave_away = seen.gave_away()
    return Choice(
        step=position.step + 1, seat=seat, ask=position.ask, move=played, usual=seen.usual,
        best=seen.best() or played, options=len(position.moves), looked_at=len({played, *seen.rivals}),
        gave_away=gave_away, clear=gave_away.low > 0, skill=seen.skill[seat].mean(),
    )  # fmt: skip

"""What a negotiator holds things to be worth: opinions, not rules. The unit is about one Discussion point."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Final

from openps.bots.cells import learned
from openps.games.negotiator.box import Card


@dataclass(frozen=True)
class Habits:
    """As they are by default they were fitted to played matches by hand (docs/balance-negotiator.md)."""

    point: float = 0.65
    freed: float = 2.1
    killed: float = 4.5
    last_room: float = 6.5  # how much dearer a life is when few more may be lost
    # The worth of each step down the dial, from 1, 2, … 7.
    step1: float = 3.0
    step2: float = 3.3
    step3: float = 2.3
    step4: float = 2.3
    step5: float = 2.5
    step6: float = 2.2
    step7: float = 3.6
    cut: float = 0.43  # for every card that can then not be played
    revealed: float = 2.5
    die: float = 1.6
    hurry: float = 1.5  # the worth of a Terror card that is not drawn: a turn of time
    taken: float = 1.7
    lasting: float = 5.4
    taker_gone: float = 9.3  # eliminating the Hostage-Taker, less one for every hostage who is then with the Accomplice
    lay: float = 0.5
    dear: float = 0.25  # how much less a card is worth face down for each point it costs
    buy_dear: float = 0.1  # how much more a card is worth to buy for each point it costs
    keep_dear: float = 1.25  # what a card is worth in hand for each point it costs
    buy_least: float = 0.04
    stop: float = 0.0  # what it is worth to keep the other cards and hang up
    late_point: float = 0.0  # how much less a point is worth when time runs out, in parts of it
    late_freed: float = 0.0  # how much more a hostage freed is worth then, in parts of it
    late_step: float = 0.0  # and a step down the dial
    concede: float = 0.0  # what a concession is worth beyond its effects
    convert: float = 0.0  # and a success bought with cards
    play: Mapping[Card, float] = field(default_factory=dict)  # for each card how much better it is than it looks
    buy: Mapping[Card, float] = field(default_factory=dict)

    @property
    def steps(self) -> tuple[float, ...]:
        return self.step1, self.step2, self.step3, self.step4, self.step5, self.step6, self.step7


PLAIN: Final = Habits()
NUMBERS: Final = tuple([one.name for one in fields(Habits) if one.name not in ("play", "buy")])


def with_numbers(habits: Habits, numbers: Mapping[str, float]) -> Habits:
    """The same habits with some numbers changed: `freed`, `play keep_cool`, `buy sniper`."""
    play, buy = dict(habits.play), dict(habits.buy)
    plain: dict[str, float] = {}
    for name, value in numbers.items():
        kind, _, card = name.partition(" ")
        if card:
            (play if kind == "play" else buy)[card] = value
        else:
            plain[name] = value
    return replace(habits, play=play, buy=buy, **plain)


@cache
def learned_habits(taker: Card) -> Habits:
    """Habits that were learned by playing against this Hostage-Taker (`make train`)."""
    return with_numbers(PLAIN, learned("negotiator")[taker]["habits"])

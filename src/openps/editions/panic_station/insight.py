"""How matches of Panic Station are reviewed: humans against infected, and who may be what."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from openps.bots.bot import Statement
from openps.editions.insight import Horizon, Imagine, Insight, Standing
from openps.editions.panic_station.bots.beliefs import Suspicions
from openps.editions.panic_station.bots.imagination import Imagination
from openps.editions.panic_station.bots.mind import Mind
from openps.editions.panic_station.bots.value import accusations, chance_to_win
from openps.editions.panic_station.reasons import KINDS, reasons
from openps.engine.chance import Chance
from openps.engine.claims import Claim, IAm
from openps.engine.game import AnyGame
from openps.games.panic_station.claims import Status
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import NOBODY
from openps.games.panic_station.state import Station, StationOptions, is_alive, is_infected
from openps.games.panic_station.view import StationView

HUMANS: Final = "humans"
INFECTED: Final = "infected"
TURNS: Final = 2  # what was learned speaks of tables of belief bots, so they play on, and not for long
FURTHER: Final = 8
# From the chances of the seats to that of the humans as a side: fitted to about 200 matches between belief bots;
# how far off that is, docs/review.md says.
_ONE, _MEAN, _WORST, _BEST, _NOBODY = -0.56, 1.09, 0.83, -0.26, -0.81
_LEAST: Final = 0.02


def standing(state: Station, claims: Sequence[Claim]) -> Standing:
    accused = accusations(claims)
    seats = [chance_to_win(state, seat, accused) for seat in range(len(state.hands))]
    humans = humans_win(state, seats)
    return Standing((humans, 1.0 - humans), seats)


def humans_win(state: Station, seats: Sequence[float]) -> float:
    """The chance of the side, from those of its members and of the best of the others."""
    living = [seat for seat in range(len(seats)) if is_alive(state, seat)]
    humans = [seats[seat] for seat in living if not is_infected(state, seat)]
    sick = [seats[seat] for seat in living if is_infected(state, seat)]
    if not humans:
        return 0.0
    mean = _logit(sum(humans) / len(humans))
    worst = _logit(1.0 - max(sick)) if sick else mean
    score = _ONE + _MEAN * mean + _WORST * worst + _BEST * _logit(max(humans)) + _NOBODY * (not sick)
    return 1.0 / (1.0 + exp(-score))


def _logit(odds: float) -> float:
    kept = min(1.0 - _LEAST, max(_LEAST, odds))
    return log(kept / (1.0 - kept))


def imagine(game: AnyGame, view: StationView) -> Imagine:
    """Who is infected as likely as the seat believes."""
    return Imagination(Suspicions(view)).world


def shuffle(state: Station, chance: Chance) -> None:
    """PS-12.3  The search deck; while the host card is in it its first cards have an order of their own (PS-3.9)."""
    if state.host != NOBODY:
        state.deck = (*chance.shuffled(state.deck[: state.left], "search deck"), *state.deck[state.left :])


def looked_at(view: StationView, moves: Sequence[StationMove], chance: Chance, most: int) -> Sequence[StationMove]:
    """The best few by rule of thumb."""
    mind = Mind(view)
    return sorted(moves, key=lambda move: -mind.worth(move))[:most]


def suspected(statement: Statement) -> bool:
    return statement.says == IAm(Status.INFECTED)


HORIZON: Final = Horizon(TURNS, FURTHER, lambda state: state.turn, standing)


def horizon(options: StationOptions) -> Horizon:
    return HORIZON


INSIGHT: Final = Insight(
    bot="belief",
    believer="belief",
    sides=(HUMANS, INFECTED),
    shares=False,  # PS-17.2
    horizon=horizon,
    imagine=imagine,
    shuffle=shuffle,
    looked_at=looked_at,
    suspected=suspected,
    reasons=reasons,
    reason_kinds=KINDS,
)

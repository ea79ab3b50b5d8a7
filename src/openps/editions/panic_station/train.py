"""Learns how good a state of Panic Station is for a seat: matches of the belief bot, judged by who won them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from openps.bots.play import play_match
from openps.bots.player import Player
from openps.bots.specs import read_spec
from openps.editions.panic_station.bots import LADDER
from openps.editions.panic_station.bots.value import FEATURES, SIDES, accusations, features, logistic, side
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.games.panic_station.game import PANIC_STATION

TEACHER: Final = "belief"
SEED: Final = "train-4"
PLAYERS: Final = (4, 5, 6)
SIX_SEED: Final = "train-6"
SIX_MATCHES: Final = 1500  # of six players alone
STEPS: Final = 8
RIDGE: Final = 30.0  # how many sightings it takes to believe that something matters
DIGITS: Final = 4

Row = tuple[list[float], float]
Sighting = tuple[Seat, str, list[float]]


class Pupil:
    """Looks at the table whenever a turn has ended: at whoever's turn it was, and at one of the others."""

    def __init__(self) -> None:
        self.seen: list[Sighting] = []
        self._turn, self._active = -1, -1

    def asked(self, match: AnyMatch, seat: Seat, view: object, player: Player) -> None:
        state = match.state
        if state.turn != self._turn:
            if self._active >= 0:
                other = (self._active + 1 + state.turn % (match.seats - 1)) % match.seats
                self.look(match, (self._active, other))
            self._turn, self._active = state.turn, state.active

    def look(self, match: AnyMatch, seats: Sequence[Seat]) -> None:
        accused = accusations([claim for _, claim in match.claims])
        for seat in seats:
            if match.state.alive >> seat & 1:
                self.seen.append((seat, side(match.state, seat), features(match.state, seat, accused)))

    def answered(self, seat: Seat, choices: int) -> None:
        """Nothing is learned from how many choices there were."""


def rows_of(matches: int, seed: str, tables: Sequence[int] = PLAYERS) -> dict[str, list[Row]]:
    """What was seen, by how the sides stood, and whether the seat won."""
    rows: dict[str, list[Row]] = {name: [] for name in SIDES}
    for number in range(matches):
        players = tables[number % len(tables)]
        pupil = Pupil()
        team = [_teacher() for _ in range(players)]
        options = PANIC_STATION.options(players, {})
        outcome = play_match(PANIC_STATION, options, team, f"{seed}:{number}", True, pupil).outcome()
        winners = () if outcome is None else outcome.winners
        for seat, name, values in pupil.seen:
            rows[name].append((values, float(seat in winners)))
    return rows


def _teacher() -> Player:
    rung = next(rung for rung in LADDER.rungs if rung.key == TEACHER)
    return Player(read_spec(TEACHER, rung), rung.make(), float)


def fitted(rows: Sequence[Row]) -> list[float]:
    """Logistic regression by Newton's method, with a ridge."""
    size = len(FEATURES)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
        for values, won in rows:
            guess = logistic(weights, values)
            error, spread = won - guess, guess * (1.0 - guess)
            for i, value in enumerate(values):
                if value:
                    slope[i] += error * value
                    row, scaled = bend[i], spread * value
                    for j in range(i + 1):
                        row[j] += scaled * values[j]
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(lower: list[list[float]], right: list[float]) -> list[float]:
    """A symmetric system of which the lower half is given (Cholesky)."""
    size = len(right)
    for i in range(size):
        for j in range(i + 1):
            rest = lower[i][j] - sum([lower[i][k] * lower[j][k] for k in range(j)])
            lower[i][j] = rest**0.5 if i == j else rest / lower[j][j]
    middle: list[float] = []
    for i in range(size):
        middle.append((right[i] - sum([lower[i][k] * middle[k] for k in range(i)])) / lower[i][i])
    solution = [0.0] * size
    for i in reversed(range(size)):
        solution[i] = (middle[i] - sum([lower[k][i] * solution[k] for k in range(i + 1, size)])) / lower[i][i]
    return solution


def learn(matches: int, seed: str, tables: Sequence[int] = PLAYERS) -> dict[str, object]:
    learned: dict[str, object] = {"matches": matches, "seed": seed}
    for name, rows in rows_of(matches, seed, tables).items():
        weights = fitted(rows)
        learned[name] = {feature: round(weight, DIGITS) for feature, weight in zip(FEATURES, weights, strict=True)}
    return learned


def learn_anew(matches: int, progress: Callable[[str], None]) -> dict[str, object]:
    progress(f"playing {matches} matches, and {SIX_MATCHES} of six players")
    return {**learn(matches, SEED), "six": learn(SIX_MATCHES, SIX_SEED, PLAYERS[-1:])}

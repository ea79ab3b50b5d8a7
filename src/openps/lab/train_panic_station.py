"""Learns how good a view of Panic Station is: matches of the belief bot, judged by who won them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from openps.bots.panic_station.mind import Mind
from openps.bots.panic_station.value import FEATURES, features, logistic
from openps.bots.registry import Player, hire
from openps.catalog import AnyMatch
from openps.engine.ids import Seat
from openps.games.panic_station.game import PANIC_STATION
from openps.lab.play import play_match

TEACHER: Final = "belief"
SEED: Final = "train-2"
PLAYERS: Final = (4, 5, 5, 6)
STEPS: Final = 8
RIDGE: Final = 60.0  # how many sightings what is expected is worth
EXPECTED: Final[dict[str, dict[str, float]]] = {
    # What a player would say before any match is played. Bots that all play alike never show what would have come of
    # something else; what was seen corrects this, it does not replace it.
    "human": {
        "trooper_health": 1.0, "android_health": 0.5, "gas": 1.5, "ready": 0.5, "ready_near": 2.5, "unexplored": -1.5,
        "trooper_risk": -1.0, "android_risk": -0.5, "infected_others": -2.5, "exposed": -0.3, "armor": 0.5,
    },
    "infected": {
        "trooper_health": 0.7, "android_health": 1.0, "gas": 0.3, "trooper_risk": -0.7, "android_risk": -1.0,
        "infected_others": 2.5, "takeover": 2.0, "last": -1.5, "exposed": 0.3, "armor": 0.5, "troopers_of_others": -1.5,
    },
}  # fmt: skip
DIGITS: Final = 4

Row = tuple[list[float], float]


class Pupil:
    """Looks at every seat whose turn has just ended."""

    def __init__(self) -> None:
        self.seen: list[tuple[Seat, bool, list[float]]] = []
        self._turn, self._active = -1, -1

    def asked(self, match: AnyMatch, seat: Seat, view: Any, player: Player) -> None:
        state = match.state
        if state.turn != self._turn:
            if self._active >= 0 and state.alive >> self._active & 1:
                own = match.view(self._active)
                self.seen.append((self._active, own.infected, features(Mind(own))))
            self._turn, self._active = state.turn, state.active

    def answered(self, seat: Seat, choices: int) -> None:
        """Nothing is learned from how many choices there were."""


def rows_of(matches: int, seed: str) -> dict[bool, list[Row]]:
    """What was seen, by whether the seat was infected, and whether it won."""
    rows: dict[bool, list[Row]] = {False: [], True: []}
    for number in range(matches):
        players = PLAYERS[number % len(PLAYERS)]
        pupil = Pupil()
        team = [hire(TEACHER, "panic_station", float) for _ in range(players)]
        options = PANIC_STATION.options(players, {})
        outcome = play_match(PANIC_STATION, options, team, f"{seed}:{number}", False, pupil).outcome()
        winners = () if outcome is None else outcome.winners
        for seat, infected, values in pupil.seen:
            rows[infected].append((values, float(seat in winners)))
    return rows


def fitted(rows: Sequence[Row], expected: Mapping[str, float]) -> list[float]:
    """Logistic regression by Newton's method, with a ridge around what is expected."""
    size = len(FEATURES)
    middle = [expected.get(name, 0.0) for name in FEATURES]
    weights = middle.copy()
    for _ in range(STEPS):
        slope = [RIDGE * (prior - weight) for prior, weight in zip(middle, weights, strict=True)]
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
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (middle[i] - sum([lower[k][i] * found[k] for k in range(i + 1, size)])) / lower[i][i]
    return found


def learn(matches: int, seed: str) -> dict[str, Any]:
    rows = rows_of(matches, seed)
    found: dict[str, Any] = {"matches": matches, "seed": seed}
    for role, infected in (("human", False), ("infected", True)):
        weights = fitted(rows[infected], EXPECTED[role])
        found[role] = {name: round(weight, DIGITS) for name, weight in zip(FEATURES, weights, strict=True)}
    return found


def learn_panic_station(matches: int, progress: Callable[[str], None]) -> dict[str, Any]:
    progress(f"playing {matches} matches")
    return learn(matches, SEED)

"""Many matches by bots, counted. The same seed gives the same numbers on any number of processes."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Final

from openps.bots.play import all_at_random, play_at_random, play_match
from openps.bots.player import Failures, Player
from openps.catalog import edition_named, game_named
from openps.engine.game import AnyGame
from openps.engine.outcome import Outcome
from openps.lab.hiring import GIVE_UP, Crew, add_failures, failed_in_all, plain_failures
from openps.lab.stats import wilson

# Small enough to show progress and to share out evenly, large enough that handing over costs nothing.
CHUNK: Final = 50
NOBODY: Final = "nobody"  # a side may win with all its players dead


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated, in plain values that another process understands."""

    game: str
    players: int
    options: Mapping[str, object]
    bots: tuple[str, ...]
    seed: str
    talk: bool = True


@dataclass(slots=True)
class Tally:
    """Counts that can be added up in any order. A shared victory is one win for each, and a fair part of a point."""

    matches: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    wins_by_side: Counter[str] = field(default_factory=Counter)
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    wins_by_bot: Counter[str] = field(default_factory=Counter)
    points_by_bot: Counter[str] = field(default_factory=Counter)  # in 60ths: 1, 1/2 … 1/6 are whole
    played_by_bot: Counter[str] = field(default_factory=Counter)
    scores_by_bot: Counter[str] = field(default_factory=Counter)  # as the game counts them
    failures: dict[str, Failures] = field(default_factory=dict)  # of bots that are not ours

    def add(self, other: Tally) -> None:
        self.shortest = min([n for n in (self.shortest, other.shortest) if n], default=0)
        self.longest = max(self.longest, other.longest)
        self.matches += other.matches
        self.decisions += other.decisions
        self.outcomes.update(other.outcomes)
        self.wins_by_side.update(other.wins_by_side)
        self.wins_by_seat.update(other.wins_by_seat)
        self.wins_by_bot.update(other.wins_by_bot)
        self.points_by_bot.update(other.points_by_bot)
        self.played_by_bot.update(other.played_by_bot)
        self.scores_by_bot.update(other.scores_by_bot)
        add_failures(self.failures, other.failures)


def simulate(plan: Plan, num: int, jobs: int, progress: Callable[[int], None]) -> tuple[Tally, float]:
    """Play so many matches; returns the counts and the seconds it took. `progress` hears how many are done."""
    started = time.perf_counter()
    total = Tally()
    for tally in _tallies(plan, num, jobs):
        total.add(tally)
        progress(total.matches)
        if failed_in_all(total.failures) >= GIVE_UP:
            break
    return total, time.perf_counter() - started


def _tallies(plan: Plan, num: int, jobs: int) -> Iterator[Tally]:
    chunks = [range(first, min(first + CHUNK, num)) for first in range(0, num, CHUNK)]
    if jobs == 1:
        yield from (play_chunk(plan, chunk) for chunk in chunks)
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        for done in as_completed([pool.submit(play_chunk, plan, chunk) for chunk in chunks]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(plan: Plan, numbers: range) -> Tally:
    with Crew() as crew:
        return _play_chunk(plan, numbers, crew)


def _play_chunk(plan: Plan, numbers: range, crew: Crew) -> Tally:
    game = game_named(plan.game)
    options = game.options(plan.players, plan.options)
    tally = Tally()
    for number in numbers:
        names = seated(plan.bots, plan.players, number)
        players = [crew.hired(name, plan.game) for name in names]
        outcome, decisions = _played(game, options, players, f"{plan.seed}:{number}", plan.talk)
        count(tally, names, outcome, decisions)
        if game.info.sides:
            tally.wins_by_side[game.info.sides[outcome.reason] if outcome.winners else NOBODY] += 1
        add_failures(tally.failures, crew.failures())
        if failed_in_all(tally.failures) >= GIVE_UP:
            break
    return tally


def _played(game: AnyGame, options: object, players: Sequence[Player], seed: str, talk: bool) -> tuple[Outcome, int]:
    if all_at_random(players):
        return play_at_random(game, options, seed)
    match = play_match(game, options, players, seed, talk)
    outcome = match.outcome()
    assert outcome is not None
    return outcome, match.ply


def seated(bots: Sequence[str], players: int, number: int) -> list[str]:
    """Who sits where in the match of this number: the bots in turn, one seat further each match."""
    return [bots[(seat + number) % players % len(bots)] for seat in range(players)]


def count(tally: Tally, names: Sequence[str], outcome: Outcome, decisions: int) -> None:
    one = Tally(1, decisions, decisions, decisions, Counter({outcome.reason: 1}))
    one.played_by_bot.update(names)
    for seat in outcome.winners:
        one.wins_by_seat[seat] += 1
        one.wins_by_bot[names[seat]] += 1
        one.points_by_bot[names[seat]] += 60 // len(outcome.winners)
    for name, score in zip(names, outcome.scores, strict=False):
        one.scores_by_bot[name] += score
    tally.add(one)


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    """The counts as one plain object."""
    names = list(dict.fromkeys(plan.bots))
    about = _about(plan, tally, seconds)
    return about if about["void"] else {**about, **_results(plan, tally, names)}


def _about(plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    return {
        "game": plan.game,
        "players": plan.players,
        "num": tally.matches,
        "seed": int(plan.seed) if plan.seed.isascii() and plan.seed.isdigit() else plan.seed,
        "options": dict(plan.options),
        "talk": plan.talk,
        "void": failed_in_all(tally.failures) > 0,
        "failures": plain_failures(tally.failures),
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
        "length": {
            "mean": round(tally.decisions / tally.matches, 1),
            "shortest": tally.shortest,
            "longest": tally.longest,
        },
    }


def _results(plan: Plan, tally: Tally, names: Sequence[str]) -> dict[str, object]:
    return {
        "wins_by_bot": {name: tally.wins_by_bot[name] for name in names},
        "wins_by_seat": {str(seat): tally.wins_by_seat[seat] for seat in range(plan.players)},
        "outcomes": {reason: tally.outcomes[reason] for reason in sorted(tally.outcomes)},
        "rates_by_side": {side: _rate(wins, tally.matches) for side, wins in sorted(tally.wins_by_side.items())},
        "rates_by_bot": {name: _bot_row(plan, tally, name) for name in names},
        "rates_by_seat": {str(s): _rate(tally.wins_by_seat[s], tally.matches) for s in range(plan.players)},
        **_scores(plan, tally, names),
    }


def _scores(plan: Plan, tally: Tally, names: Sequence[str]) -> dict[str, object]:
    """What a match brought each bot on average, in a game that is played for its scores."""
    if not edition_named(plan.game).score.is_the_aim:
        return {}
    played = tally.played_by_bot
    return {"scores_by_bot": {name: round(tally.scores_by_bot[name] / max(1, played[name]), 3) for name in names}}


def _bot_row(plan: Plan, tally: Tally, name: str) -> dict[str, float]:
    played = tally.played_by_bot[name]
    row = _rate(tally.wins_by_bot[name], played, min(played, tally.matches))
    if plan.players == 1:  # nobody to share with
        return row
    points = tally.points_by_bot[name] / 60
    share = points / (played / plan.players) if played else 0.0
    return {**row, "points": round(points, 3), "fair_shares": round(share, 3)}


def _rate(wins: int, played: int, independent: int | None = None) -> dict[str, float]:
    """Seats of one match win or lose together: the interval is that of so many independent ones."""
    rate, count = wins / played if played else 0.0, played if independent is None else independent
    low, high = wilson(rate * count, count)
    return {"wins": wins, "played": played, "rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}

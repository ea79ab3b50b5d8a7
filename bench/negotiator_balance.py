"""How often each bot wins against each Hostage-Taker of Négociateur, with 95 % intervals (Wilson).

    python bench/negotiator_balance.py --bots random heuristic planner --num 1000 --log balance.jsonl

Match n of a row is played with the luck `FreeChance("<taker> <n>")`, the bot thinks with luck of its own: whoever runs
this gets the same table, on any machine and with any number of workers. Every match is written to the log as soon as it
is over; started again with the same log, only the missing ones are played.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from openps.catalog.bots import hire
from openps.engine.chance import FreeChance
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR
from openps.lab.stats import wilson


class Job(NamedTuple):
    """One match to play."""

    taker: str
    bot: str
    number: int


class Played(NamedTuple):
    """One match that was played; the slowest decision in seconds of processor time."""

    taker: str
    bot: str
    number: int
    won: bool
    reason: str
    decisions: int
    slowest: float


def play(job: Job) -> Played:
    luck, thought = FreeChance(f"{job.taker} {job.number}"), FreeChance(f"{job.bot} {job.number}")
    bot = hire(job.bot, NEGOTIATOR.info.key, time.process_time)
    state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {"taker": job.taker}), luck).state
    decisions, slowest = 0, 0.0
    while state.ask is not None:
        moves = NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)
        started = time.process_time()
        move = bot.choose(NEGOTIATOR.view(state, box.NEGOTIATOR), moves, thought)
        slowest = max(slowest, time.process_time() - started)
        NEGOTIATOR.apply(state, box.NEGOTIATOR, move, luck)
        decisions += 1
    end = NEGOTIATOR.outcome(state)
    assert end is not None
    return Played(*job, bool(end.winners), end.reason, decisions, round(slowest, 4))


def row(played: Sequence[Played]) -> dict[str, object]:
    """What is told about all matches of one bot against one Hostage-Taker."""
    matches, wins = len(played), len([match for match in played if match.won])
    low, high = wilson(wins, matches)
    return {
        "taker": played[0].taker,
        "bot": played[0].bot,
        "matches": matches,
        "wins": wins,
        "per_cent": round(100 * wins / matches, 1),
        "interval": (round(100 * low, 1), round(100 * high, 1)),
        "ends": dict(Counter(match.reason for match in played).most_common()),
        "decisions": round(sum([match.decisions for match in played]) / matches, 1),
        "slowest_decision": max([match.slowest for match in played]),
    }


def played_before(log: Path | None) -> dict[Job, Played]:
    """A last line that was cut off by a crash is played again."""
    matches = {}
    if log is not None and log.exists():
        for line in log.read_text().splitlines(keepends=True):
            if line.endswith("\n"):
                match = Played(*json.loads(line))
                matches[Job(*match[:3])] = match
    return matches


def played_now(jobs: Sequence[Job], workers: int, log: Path | None) -> dict[Job, Played]:
    matches = {}
    with ProcessPoolExecutor(workers) as pool:
        for match in pool.map(play, jobs, chunksize=5):
            matches[Job(*match[:3])] = match
            if log is not None:
                with log.open("a") as lines:
                    lines.write(f"{json.dumps(match)}\n")
    return matches


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Win rates of Négociateur, as JSON lines.")
    parser.add_argument("--takers", nargs="+", default=list(box.TAKERS), choices=box.TAKERS)
    parser.add_argument("--bots", nargs="+", default=["random", "heuristic", "planner"])
    parser.add_argument("--num", type=int, default=300)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--log", type=Path, help="where every match is kept; what is there already is not played again")
    chosen = parser.parse_args(arguments)
    # One match of each row after the other, so that a log that was stopped early is as long for each.
    rows = [(taker, bot) for bot in chosen.bots for taker in chosen.takers]
    jobs = [Job(taker, bot, number) for number in range(chosen.num) for taker, bot in rows]
    known = played_before(chosen.log)
    known |= played_now([job for job in jobs if job not in known], chosen.workers, chosen.log)
    for taker, bot in rows:
        print(json.dumps(row([known[job] for job in jobs if job[:2] == (taker, bot)])))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

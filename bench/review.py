"""How far reviews can be trusted: `make review-figures`, or by hand:

    python bench/review.py --num 500 --reviews 20 --out build/review-figures.jsonl

For each of our games so many matches between bots are played. In all of them what every seat suspected at the beginning
of each turn is held against the truth, and the course (one cheap playout a turn) against the result. So many of them
are reviewed whole: processor time, peak memory, and whether each turning point that was told holds again, with luck
that the review never saw, as the review judges (`again`) and played to the end (`to_the_end`). A line is written for
every match; what stands in the file already is not done again.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, TypeAlias

from openps.bots.budget import QUICK
from openps.bots.talk import Conversation
from openps.catalog import OURS
from openps.editions.edition import Edition
from openps.engine.chance import FreeChance, named_seed
from openps.engine.claims import saying_text
from openps.engine.match import AnyMatch, Match
from openps.lab.calibration import Calibration, share
from openps.review import course, steps, thoughts
from openps.review.choices import compare
from openps.review.data import WHOLE, Review, TurningPoint
from openps.review.numbers import difference
from openps.review.plan import USUAL
from openps.review.playing import bot_of
from openps.review.work import Desk

Row: TypeAlias = dict[str, Any]
PLAYERS = 5
WORLDS = 48


def played(edition: Edition, seed: int, mixed: bool) -> AnyMatch:
    """Between belief bots; to be reviewed, one of them is weaker and one plays at random."""
    rules = edition.rules
    players = PLAYERS if PLAYERS in rules.info.players else rules.info.players[0]
    match: AnyMatch = Match(rules, rules.options(players, {}), named_seed(f"review {seed}"))
    names = [rung.key for rung in edition.ladder.rungs]
    strong = "belief" if "belief" in names else "heuristic"
    specs = [strong] * players
    if mixed:
        specs[seed % players] = "random" if players > 1 else "heuristic:temperature=1"
        specs[(seed + 1) % players] = "heuristic" if players > 1 else specs[0]
    bots = [bot_of(spec, edition.ladder) for spec in specs]
    talkers = {seat: bot for seat, bot in enumerate(bots) if hasattr(bot, "speak")}
    thinking = FreeChance(f"review {seed}")
    conversation = Conversation(match, talkers)
    while (decision := match.decision()) is not None:
        conversation.moment(thinking)
        seat = decision.seats[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[0] if len(moves) == 1 else bots[seat].choose(match.view(seat), moves, thinking, QUICK))
    return match


def believed(desk: Desk) -> dict[str, list[tuple[float, bool]]]:
    """By statement, all that was thought at the beginning of each turn, and whether it was so."""
    seen: dict[str, list[tuple[float, bool]]] = {}
    turn = -1
    for position in desk.reached:
        if position.turn != turn and position.seat is not None:
            turn = position.turn
            for one in thoughts.held(desk.pilot, position, desk.events_until(position.log)):
                key = saying_text(one.statement.says)
                seen.setdefault(key, []).append((one.odds / WHOLE, one.true))
            point = course.point(desk.pilot, position, 1, "calibration")
            last = desk.pilot.settled(desk.match.outcome())
            for side, result in zip(point.sides, last.sides, strict=True):
                seen.setdefault("course", []).append((side.value / WHOLE, result == WHOLE))
    return seen


def calibration(edition: Edition, seed: int) -> Row:
    desk = Desk(played(edition, seed, mixed=False), edition, USUAL)
    return {"kind": "calibration", "game": edition.key, "seed": seed, "thought": believed(desk)}


def reviewed(edition: Edition, seed: int) -> Row:
    match = played(edition, seed, mixed=True)
    began, clock, first = time.process_time(), time.perf_counter(), 0.0
    parts: list[Review] = []
    for part in steps.steps(match, edition):
        parts = [part]
        first = first or time.process_time() - began
    (whole,) = parts
    taken = time.process_time() - began
    return {
        "kind": "review", "game": edition.key, "seed": seed, "moves": match.ply, "cpu": round(taken, 2),
        "first": round(first, 2), "seconds": round(time.perf_counter() - clock, 2),
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
        "points": [again(Desk(match, edition, USUAL), point) for point in whole.turning_points],
        "choices": len(whole.choices), "clear": len([one for one in whole.choices if one.clear]),
    }  # fmt: skip


def again(desk: Desk, point: TurningPoint) -> dict[str, int]:
    """What a turning point gives away with luck that the review has not seen; as it judges, and to the end."""
    step, better = point.step - 1, point.better
    position = desk.reached[step]
    move = next(one for one in position.moves if desk.pilot.game.move_text(one) == better)
    once = difference(compare(desk.pilot, position, [move], range(WORLDS), "proof").rivals[better])
    desk.pilot.horizon = None
    end = difference(compare(desk.pilot, position, [move], range(WORLDS), "proof").rivals[better])
    return {"told": point.again.value, "again": once.value, "low": once.low, "to_the_end": end.value,
            "end_low": end.low}  # fmt: skip


def done_already(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def measure(path: Path, num: int, reviews: int) -> list[Row]:
    rows = done_already(path)
    known = {(row["kind"], row["game"], row["seed"]) for row in rows}
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        for kind, work, count in (("review", reviewed, reviews), ("calibration", calibration, num)):
            for seed in range(count):
                for edition in OURS:
                    if (kind, edition.key, seed) not in known:
                        row = work(edition, seed)
                        rows.append(row)
                        file.write(json.dumps(row) + "\n")
                        file.flush()
                        print(f"\r{kind} {edition.key} {seed + 1}/{count}   ", end="", file=sys.stderr)
    return rows


def tell(rows: list[Row]) -> None:
    for edition in OURS:
        own = [row for row in rows if row["game"] == edition.key]
        tell_reviews(edition.key, [row for row in own if row["kind"] == "review"])
        tell_beliefs(edition.key, [row for row in own if row["kind"] == "calibration"])


def tell_reviews(game: str, rows: list[Row]) -> None:
    if not rows:
        return
    points = [point for row in rows for point in row["points"]]
    print(f"\n{game}: {len(rows)} reviews")
    for name in ("moves", "cpu", "first", "seconds", "peak_mb"):
        values = sorted(float(str(row[name])) for row in rows)
        print(f"  {name}: median {values[len(values) // 2]:.1f}, most {values[-1]:.1f}")
    held = Counter()
    for point in points:
        held.update(again=point["again"] > 0, surely=point["low"] > 0, to_the_end=point["to_the_end"] > 0,
                    not_refuted=2 * point["to_the_end"] - point["end_low"] > 0)  # fmt: skip
    count = max(1, len(points))
    print(f"  turning points: {len(points)}; " + "; ".join(f"{key} {held[key] / count:.0%}" for key in held))


def tell_beliefs(game: str, rows: list[Row]) -> None:
    kinds: dict[str, Calibration] = {}
    for row in rows:
        for kind, thought in row["thought"].items():
            kept = kinds.setdefault(kind, Calibration())
            for odds, true in thought:
                kept.note(odds, true, int(str(row["seed"])))
    for kind, kept in kinds.items():
        whole, skill = kept.whole(), kept.skill()
        brier = share(whole.errors, whole.count)
        print(f"{game} {kind}: {len(rows)} matches, {whole.count} statements, Brier {brier:.3f},"
              f" skill {skill.value:.3f} ({skill.low:.3f} to {skill.high:.3f})")  # fmt: skip
        bins = [
            f"{share(one.thought, one.count):.0%}→{share(one.true, one.count):.0%}" for one in kept.bins if one.count
        ]
        print(f"  thought → true: {', '.join(bins)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--num", type=int, default=30, help="matches of each game whose beliefs are held against the truth"
    )
    parser.add_argument("--reviews", type=int, default=3, help="matches of each game that are reviewed whole")
    parser.add_argument("--out", type=Path, default=Path("build/review-figures.jsonl"))
    given = parser.parse_args()
    tell(measure(given.out, given.num, given.reviews))


if __name__ == "__main__":
    main()

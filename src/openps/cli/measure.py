"""`simulate` and `bench`: numbers for designers and for the impatient."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from openps import __version__
from openps.bots.specs import listed
from openps.catalog import edition_named, game_named, messages_of
from openps.catalog.bots import spec_named
from openps.cli import given as user
from openps.editions.edition import Edition
from openps.engine.errors import OpenpsError
from openps.engine.laws import LawBroken
from openps.lab import bench as benchmark
from openps.lab.figures import Figures
from openps.lab.proof import prove_many
from openps.lab.simulate import Plan, summary
from openps.lab.simulate import simulate as run_simulation
from openps.lab.wording import missing, needed, unlabelled
from openps.words.messages import Messages

BAR: Final = 40
MOST_GAMES: Final = 100_000_000
SECRECY: Final = 20


def simulate(given: argparse.Namespace, say: Messages) -> int:
    game = game_named(given.game)
    own = messages_of(game.info.key, say.language)
    seats = user.players(given, game)
    plain = user.options(given, game)
    game.options(seats, plain)
    bots = tuple(listed(given.bots))
    for name in bots:
        spec_named(name, game.info.key)
    if len(bots) > seats:
        raise OpenpsError("error-too-many-seats", count=len(bots), players=seats)
    num, jobs = user.whole("--num", given.num, 1, MOST_GAMES), user.whole("--jobs", given.jobs, 1, most_jobs())
    talk = user.choice("--talk", given.talk, ("on", "off")) == "on"
    plan = Plan(game.info.key, seats, plain, bots, given.seed if given.seed is not None else "0", talk)
    tally, seconds = run_simulation(plan, num, jobs, progress(num))
    result = summary(plan, tally, seconds)
    print(json.dumps(result, default=str) if given.json else report(result, own))
    return 1 if result["void"] else 0


def most_jobs() -> int:
    return 4 * (os.cpu_count() or 1)


def progress(num: int, label: str = "") -> Callable[[int], None]:
    """A bar on a terminal, nothing in a pipe."""
    shown = sys.stderr.isatty()

    def bar(done: int) -> None:
        if shown:
            filled = BAR * done // num
            end = "\n" if done == num else ""
            print(f"\r{label}[{'#' * filled}{'.' * (BAR - filled)}] {done}/{num}", end=end, file=sys.stderr, flush=True)

    return bar


def report(result: dict[str, Any], say: Messages) -> str:
    name = say(f"game-{result['game']}")
    lines = [say("simulate-title", game=name, players=result["players"], num=result["num"], seed=result["seed"])]
    length = result["length"]
    lines.append(
        say(
            "simulate-speed",
            decisions=result["decisions"],
            seconds=result["seconds"],
            rate=result["decisions_per_second"],
            length=length["mean"],
            shortest=length["shortest"],
            longest=length["longest"],
        )
    )
    if result["void"]:
        return "\n".join([*lines, *Figures(say).failures(result["failures"]), say("bots-void")])
    alone = result["players"] == 1
    lines += ["", say("simulate-bots-solo" if alone else "simulate-bots")]
    for bot, row in result["rates_by_bot"].items():
        share = "" if alone else "  " + say("simulate-share", share=f"{row['fair_shares']:.2f}")
        lines.append(f"  {_row(say, f'{bot:<12}', row)}{share}")
    for bot, score in result.get("scores_by_bot", {}).items():
        lines.append(f"  {say('simulate-score', name=bot, score=f'{score:+}')}")
    lines += ["", say("simulate-seats")]
    lines += [f"  {_row(say, say('seat-other', seat=seat), row)}" for seat, row in result["rates_by_seat"].items()]
    if result["rates_by_side"]:
        lines += ["", say("simulate-sides")]
        for side, row in result["rates_by_side"].items():
            lines.append(f"  {_row(say, say('side-' + side).ljust(12), row)}")
    return "\n".join([*lines, "", *_outcomes(result["outcomes"], say)])


def _outcomes(outcomes: Mapping[str, int], say: Messages) -> list[str]:
    told = [(say(f"outcome-{reason}"), count) for reason, count in outcomes.items()]
    return [say("simulate-outcomes"), *[f"  {say('simulate-outcome', reason=reason, count=n)}" for reason, n in told]]


def _row(say: Messages, name: str, row: dict[str, Any]) -> str:
    rate, low, high = (f"{100 * row[key]:.1f} %" for key in ("rate", "low", "high"))
    return say("simulate-row", name=name, wins=row["wins"], played=row["played"], rate=rate, low=low, high=high)


def prove(given: argparse.Namespace, say: Messages) -> int:
    """All laws over many random matches; a broken one is told with the seed that breaks it."""
    game = game_named(given.game)
    num, jobs = user.whole("--num", given.num, 1, MOST_GAMES), user.whole("--jobs", given.jobs, 1, most_jobs())
    first = user.whole("--seed", given.seed, 0, MOST_GAMES)
    secrecy = min(SECRECY, num) if given.secrecy is None else user.whole("--secrecy", given.secrecy, 0, num)
    started = time.perf_counter()
    try:
        proof = prove_many(game, user.options(given, game), range(first, first + num), secrecy, jobs)
    except LawBroken as broken:
        print(say("prove-broken", law=broken.law, detail=broken.detail), file=sys.stderr)
        return 1
    counted = {"game": game.info.key, **asdict(proof), "seconds": round(time.perf_counter() - started, 1)}
    edition = edition_named(game.info.key)
    words = needed(edition)
    lacking = missing(edition, words)
    if given.json:
        listed = {"words": sorted(words), "unlabelled": unlabelled(edition)} if given.words else {}
        print(json.dumps({**counted, **({"missing_words": lacking} if lacking else {}), **listed}))
        return 0
    own = messages_of(game.info.key, say.language)
    print("\n".join([own("prove-kept", **counted), *_outcomes(proof.outcomes, own)]))
    if given.words:
        print("\n".join(["", *_listed(edition, words, lacking, own)]))
    for language, keys in lacking.items():
        print(own("prove-missing", language=language, keys=", ".join(keys)), file=sys.stderr)
    return 0


def _listed(edition: Edition, words: set[str], lacking: Mapping[str, Sequence[str]], say: Messages) -> list[str]:
    """Every message that a game needs, one a line, with the languages that lack it; then what boards would like."""
    lines = [say("prove-words", count=len(words))]
    for key in sorted(words):
        languages = ", ".join([language for language, keys in lacking.items() if key in keys])
        lines.append(f"  {say('prove-word-missing', key=key, languages=languages) if languages else key}")
    names = unlabelled(edition)
    return [*lines, say("prove-unlabelled", names=", ".join(names))] if names else lines


def bench(given: argparse.Namespace, say: Messages) -> int:
    rows = benchmark.measure_all(user.whole("--seconds", given.seconds, 1, 3600))
    core, python = benchmark.core(), sys.version.split()[0]
    if given.json:
        print(json.dumps({"openps": __version__, "core": core, "python": python, "rows": rows}))
        return 0
    print(say("bench-title", version=__version__, core=say(f"core-{core}"), python=python))
    for row in rows:
        print(
            say(
                "bench-row",
                game=row["game"],
                players=row["players"],
                rate=f"{row['decisions_per_second']:,}".replace(",", " "),
                games=row["games_per_second"],
                copy=row["copy_us"],
                view=row["view_us"],
                determinize=row["determinize_us"],
                memory=row["match_kib"],
                record=row["record_kib"],
            )
        )
    return 0

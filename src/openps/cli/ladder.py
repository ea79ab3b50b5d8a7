"""`openps ladder`: how strong the bots of a game are, rung by rung."""

from __future__ import annotations

import argparse
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from openps.catalog import game_named, messages_of
from openps.catalog.bots import bot_names, spec_named
from openps.cli import given as user
from openps.cli.measure import most_jobs, progress
from openps.engine.errors import OpenpsError
from openps.engine.game import AnyGame
from openps.lab import report
from openps.lab.bench import core
from openps.lab.ladder import Contest, measure
from openps.lab.standings import plain
from openps.words.messages import Messages

MOST_GAMES: Final = 10_000_000
MOST_ALONE: Final = 1000
_POINTS: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?", re.ASCII)


def ladder(given: argparse.Namespace, say: Messages) -> int:
    game = game_named(given.game)
    seats = user.players(given, game)
    options = user.options(given, game)
    game.options(seats, options)
    names = _names(given, game)
    talk = user.choice("--talk", given.talk, ("on", "off")) == "on"
    num, jobs = user.whole("--num", given.num, 1, MOST_GAMES), user.whole("--jobs", given.jobs, 1, most_jobs())
    alone = user.whole("--alone", given.alone, 1, MOST_ALONE)
    better = _points(given.sprt) if given.sprt is not None else None
    seed = given.seed if given.seed is not None else "0"
    result: dict[str, Any] = {
        "game": game.info.key, "players": seats, "options": options, "seed": seed, "talk": talk,
        "alone": alone, "better_by": better, "core": core(), "contests": [],
    }  # fmt: skip
    # A single bot is compared with nobody: it plays against itself.
    for baseline, candidate in pairwise(names if len(names) > 1 else names * 2):
        equal = candidate == baseline
        often = 1 if equal else alone
        contest = Contest(game.info.key, seats, options, candidate, baseline, seed, talk, often)
        deals = num if equal else -(-num // seats)
        bar = progress(deals * (1 if equal else seats + alone), f"{candidate} / {baseline} ")
        result["contests"].append(plain(measure(contest, deals, better, jobs, bar)))
    _tell(result, given, messages_of(game.info.key, say.language))
    return 0


def _names(given: argparse.Namespace, game: AnyGame) -> list[str]:
    """The bots from the weakest to the strongest: as asked, or all rungs of the game."""
    if given.bots is None:
        return bot_names(game.info.key)
    names = [name.strip() for name in given.bots.split(",")]
    for name in names:
        spec_named(name, game.info.key)
    return names


def _points(text: str) -> float:
    """Percentage points, such as 3 or 2.5."""
    if not _POINTS.fullmatch(text) or not 0 < float(text) <= 100:
        raise OpenpsError("error-sprt", got=text)
    return float(text) / 100


def _tell(result: dict[str, Any], given: argparse.Namespace, own: Messages) -> None:
    if given.html:
        user.write_bytes(Path(given.html), report.page(result, own).encode())
    if given.json:
        print(json.dumps(result, default=str))
        return
    print("\n".join(report.lines(result, own)))
    if given.html:
        print(f"\n{own('ladder-written', file=given.html)}")

"""`openps ladder`: how strong the bots of a game are, rung by rung."""

from __future__ import annotations

import argparse
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from openps.bots.specs import listed
from openps.catalog import edition_named, game_named, messages_of
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
VOID: Final = 1  # the exit code where a bot failed
MOST_ALONE: Final = 1000
MOST_POINTS: Final = 100.0
USUAL_POINTS: Final = "3"
_NUMBER: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,3})?", re.ASCII)


def ladder(given: argparse.Namespace, say: Messages) -> int:
    game = game_named(given.game)
    seats = user.players(given, game)
    options = user.options(given, game)
    game.options(seats, options)
    names = _names(given, game)
    talk = user.choice("--talk", given.talk, ("on", "off")) == "on"
    num, jobs = user.whole("--num", given.num, 1, MOST_GAMES), user.whole("--jobs", given.jobs, 1, most_jobs())
    alone = user.whole("--alone", given.alone, 1, MOST_ALONE)
    better = _better_by(given.sprt, game) if given.sprt is not None else None
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
    return VOID if any(contest["void"] for contest in result["contests"]) else 0


def _names(given: argparse.Namespace, game: AnyGame) -> list[str]:
    """The bots from the weakest to the strongest: as asked, or all rungs of the game."""
    if given.bots is None:
        return bot_names(game.info.key)
    names = listed(given.bots)
    for name in names:
        spec_named(name, game.info.key)
    return names


def _better_by(text: str, game: AnyGame) -> float:
    """Percentage points of victories, such as 3 or 2.5; of a game that is played for its score, so much of it a match.

    What is much and what is little only the game knows, so a score has no usual number.
    """
    if edition_named(game.info.key).score.is_the_aim:
        if not _NUMBER.fullmatch(text) or not float(text):
            raise OpenpsError("error-sprt-score", got=text)
        if not edition_named(game.info.key).score.widest:
            raise OpenpsError("error-sprt-widest", game=game.info.key)
        return float(text)
    points = text or USUAL_POINTS
    if not _NUMBER.fullmatch(points) or not 0 < float(points) <= MOST_POINTS:
        raise OpenpsError("error-sprt", got=text)
    return float(points) / 100


def _tell(result: dict[str, Any], given: argparse.Namespace, own: Messages) -> None:
    if given.html:
        user.write_bytes(Path(given.html), report.page(result, own).encode())
    if given.json:
        print(json.dumps(result, default=str))
        return
    print("\n".join(report.lines(result, own)))
    if given.html:
        print(f"\n{own('ladder-written', file=given.html)}")

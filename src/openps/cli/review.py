"""`openps review`: a match that is over, understood."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from openps.catalog import edition_named, messages_of
from openps.cli import given as user
from openps.cli.files import loaded
from openps.cli.measure import most_jobs, progress
from openps.engine import codec
from openps.engine.errors import OpenpsError
from openps.engine.match import AnyMatch
from openps.review import page, steps
from openps.review.data import Review
from openps.review.plan import LEAST, MOST, MOST_BYTES, Plan, plan_of
from openps.review.told import Telling, lines
from openps.words.messages import Messages
from openps.words.teller import Teller


def review(given: argparse.Namespace, say: Messages) -> int:
    jobs = user.whole("--jobs", given.jobs, 1, most_jobs())
    playouts = None if given.playouts is None else user.whole("--playouts", given.playouts, LEAST, MOST)
    if len(user.read_bytes(given.file)) > MOST_BYTES:
        raise OpenpsError("error-review-large", most=MOST_BYTES)
    _, game, match = loaded(given.file, say)
    if match.outcome() is None:
        raise OpenpsError("error-review-unfinished")
    whole = _worked_out(match, plan_of(given.seed, playouts), jobs, say)
    if given.json:
        print(codec.to_json(whole))
    if given.html or not given.json:
        _tell(whole, match, given, messages_of(game.info.key, say.language))
    return 0


def _worked_out(match: AnyMatch, plan: Plan, jobs: int, say: Messages) -> Review:
    """With a bar for each stage on the error output."""
    whole = None
    for reached in steps.progress(match, edition_named(match.game.info.key), plan, jobs):
        if reached.review is None:
            progress(reached.total, say(f"review-stage-{reached.stage}") + " ")(reached.done)
        whole = reached.review or whole
    assert whole is not None
    return whole


def _tell(whole: Review, match: AnyMatch, given: argparse.Namespace, own: Messages) -> None:
    edition = edition_named(match.game.info.key)
    names = edition.screen.names(match.options, own.language)
    telling = Telling(whole, match, edition, Teller(own, None, names, partial(match.seen, None)))
    if given.html:
        user.write_bytes(Path(given.html), page.page(telling).encode())
    if not given.json:
        print("\n".join(lines(telling)))
        if given.html:
            print(f"\n{own('ladder-written', file=given.html)}")

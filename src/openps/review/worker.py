"""`python -m openps.review.worker`: a record comes in on the standard input, JSON lines go out on the standard output.

    {"stage":"course","done":12,"total":248}     how far a stage is, now and then
    {"stage":"course","review":{…}}              the review (review/data.py) with what that stage brought
    {"error":"error-record-cut","arguments":{…}} nothing else comes: the exit code is 2

The last review has the stage `done`. Whoever has seen enough ends the process. It steps back behind all others.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from openps.catalog import edition_named
from openps.engine import codec, record
from openps.engine.errors import OpenpsError
from openps.review.plan import MOST_BYTES, Plan, plan_of
from openps.review.steps import Progress, progress
from openps.review.work import step_back

REFUSED: Final = 2
TELLINGS: Final = 25  # of a stage, at most


def main(arguments: Sequence[str]) -> int:
    signal.signal(signal.SIGTERM, _stop)
    given = _given(arguments)
    step_back()
    try:
        plan = plan_of(given.seed, given.playouts)
        for line in lines(sys.stdin.buffer.read(MOST_BYTES + 1), plan, given.jobs):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
    except OpenpsError as error:
        told = {"error": error.key, "arguments": {name: str(value) for name, value in error.arguments.items()}}
        sys.stdout.write(json.dumps(told, ensure_ascii=False) + "\n")
        return REFUSED
    except BrokenPipeError:
        sys.stderr.close()
    return 0


def _stop(number: int, frame: object) -> None:
    """The processes beside this one are let go on the way out."""
    raise SystemExit(128 + number)


def _given(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="openps.review.worker", allow_abbrev=False)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=None)
    return parser.parse_args(arguments)


def lines(data: bytes, plan: Plan, jobs: int) -> Iterator[str]:
    """What is told of the review of a record, line by line."""
    if len(data) > MOST_BYTES:
        raise OpenpsError("error-review-large", most=MOST_BYTES)
    read = record.read(data)
    edition = edition_named(read.game)
    for reached in progress(record.replay(read, edition.rules), edition, plan, jobs):
        if is_told(reached):
            yield line_of(reached)


def is_told(reached: Progress) -> bool:
    every = max(1, reached.total // TELLINGS)
    return reached.review is not None or reached.done % every == 0


def line_of(reached: Progress) -> str:
    if reached.review is not None:
        return f'{{"stage":"{reached.stage}","review":{codec.to_json(reached.review)}}}'
    return f'{{"stage":"{reached.stage}","done":{reached.done},"total":{reached.total}}}'


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

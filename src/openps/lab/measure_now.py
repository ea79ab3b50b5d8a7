"""`python -m openps.lab.measure_now [MATCHES]`: some hundred matches with components that nobody has measured.

A JSON object with game, players and options comes in on the standard input, one that `Measured` holds goes out on the
standard output. The process lets everybody else go first, and ends by itself after a while.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from typing import Final

from openps.editions.balance import LEVEL, MATCHES, Measured
from openps.lab.balance import FIRST, WON, names
from openps.lab.experiment import ROTATE, Cell
from openps.lab.matches import play
from openps.lab.plain import Plain

SECONDS: Final = 60.0  # of processor time, after which it answers with the matches that it has
STEP: Final = 10
MOST_BYTES: Final = 1_000_000


def measured(game: str, players: int, options: Mapping[str, str], matches: int = MATCHES) -> Measured:
    """How often each thing came about in matches between bots of the usual level."""
    cell = Cell(game, players, options, (LEVEL,), ROTATE, "measured now", matches)
    began, rows = time.process_time(), 0
    times, rounds = dict.fromkeys(names(game), 0), 0
    while rows < matches and time.process_time() - began < SECONDS:
        columns = play(cell, rows, min(rows + STEP, matches), decisions=False).matches
        played = [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]
        rows += len(played)
        rounds += sum([row["rounds"] for row in played])
        for name in times:
            times[name] += sum([_counts(name, row) for row in played])
    return Measured(rows, times, rounds / rows)


def _counts(name: str, row: Plain) -> bool:
    if name == WON:
        return bool(row["winners"])
    return row["first"] in row["winners"] if name == FIRST else row["side"] == name


def main(arguments: Sequence[str]) -> int:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(19)
    with contextlib.suppress(ValueError, AttributeError):
        signal.alarm(int(4 * SECONDS))
    asked = json.loads(sys.stdin.buffer.read(MOST_BYTES))
    matches = int(arguments[0]) if arguments else MATCHES
    known = measured(asked["game"], asked["players"], asked["options"], matches)
    told = {"matches": known.matches, "times": dict(known.times), "rounds": known.rounds}
    sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

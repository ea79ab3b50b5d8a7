"""Puzzles from matches by bots: writes the data file that an edition ships.

    python bench/puzzles.py pani_high --num 150

The same numbers give the same file on every machine. Every puzzle is checked before it is written.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from openps.catalog import editions
from openps.editions import edition
from openps.editions.puzzles.puzzle import GRADES, Puzzle
from openps.editions.puzzles.shelf import FILE, packed
from openps.lab.puzzles import make

_PUZZLING: Final = {key: one for key, one in editions().items() if one.puzzles is not None}
_FOLDER: Final = Path(edition.__file__).parent


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def figures(made: Sequence[Puzzle]) -> str:
    """By grade: how many, how often the lower levels are wrong, and about what is asked."""
    lines = []
    for grade in GRADES:
        of_grade = [one for one in made if one.grade == grade]
        wrong = sum([one.wrong for one in of_grade]) / len(of_grade)
        kinds = Counter([one.question.kind for one in of_grade])
        lines.append(f"| {grade} | {len(of_grade)} | {100 * wrong:.0f} % | {dict(sorted(kinds.items()))} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Writes the puzzles of one game.")
    parser.add_argument("game", choices=sorted(_PUZZLING))
    parser.add_argument("--num", type=int, default=150)
    parser.add_argument("--seed", default="puzzles")
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args(arguments)
    made = make(_PUZZLING[chosen.game], chosen.num, chosen.seed, tell)
    out = chosen.out or _FOLDER / chosen.game / "puzzles" / FILE
    out.write_bytes(packed(made))
    print(figures(made))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

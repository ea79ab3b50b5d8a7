"""Learning what positions are worth, by playing: writes the data files that the bots come with.

    python bench/train.py pani_high --num 1400

The same numbers give the same file on every machine; nothing but the rules and the heuristic bots is needed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from openps.bots.cells import LEARNED
from openps.catalog import editions
from openps.editions import edition

_TRAINED: Final = {key: one.training for key, one in editions().items() if one.training is not None}
_FOLDER: Final = Path(edition.__file__).parent


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Writes the data file of the bots of one game.")
    parser.add_argument("game", choices=sorted(_TRAINED))
    parser.add_argument("--num", type=int, help="matches to learn from")
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args(arguments)
    training = _TRAINED[chosen.game]
    learned = training.learn(chosen.num or training.matches, tell)
    out = chosen.out or _FOLDER / chosen.game / "bots" / LEARNED
    out.write_text(json.dumps(learned, separators=(",", ":")) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

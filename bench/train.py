"""Learning what positions are worth, by playing: writes the data files that the bots come with.

    python bench/train.py pani_high --num 1400

The same numbers give the same file on every machine; nothing but the rules and the heuristic bots is needed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from openps import bots
from openps.lab.train_negotiator import learn_negotiator
from openps.lab.train_pani_high import learn_pani_high
from openps.lab.train_panic_station import learn_panic_station

Progress: TypeAlias = Callable[[str], None]

_LEARN: Final[dict[str, Callable[[int, Progress], dict[str, Any]]]] = {
    "pani_high": learn_pani_high,
    "negotiator": learn_negotiator,
    "panic_station": learn_panic_station,
}
_MATCHES: Final = {"pani_high": 1400, "negotiator": 240_000, "panic_station": 800}


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Writes the data file of the bots of one game.")
    parser.add_argument("game", choices=sorted(_LEARN))
    parser.add_argument("--num", type=int, help="matches to learn from")
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args(arguments)
    found = _LEARN[chosen.game](chosen.num or _MATCHES[chosen.game], tell)
    out = chosen.out or Path(bots.__path__[0]) / "data" / f"{chosen.game}.json"
    out.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

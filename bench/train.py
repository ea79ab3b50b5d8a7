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

from openps import editions
from openps.bots.cells import LEARNED
from openps.editions.negotiator import train as negotiator
from openps.editions.pani_high import train as pani_high
from openps.editions.panic_station import train as panic_station

Progress: TypeAlias = Callable[[str], None]

_LEARN: Final[dict[str, Callable[[int, Progress], dict[str, Any]]]] = {
    "pani_high": pani_high.learn_anew,
    "negotiator": negotiator.learn_anew,
    "panic_station": panic_station.learn_anew,
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
    out = chosen.out or Path(editions.__path__[0]) / chosen.game / "bots" / LEARNED
    out.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Packs what the experiments on balance found into the editions: python bench/balance/pack.py build/balance

A folder that is not complete counts with what is played: `openps lab run` writes its results when it is stopped.
"""

from __future__ import annotations

import sys
from pathlib import Path

from openps.lab.balance import packed
from openps.lab.counts import read

EDITIONS = Path(__file__).parents[2] / "src" / "openps" / "editions"
GAMES = ("panic_station", "pani_high", "negotiator")
LEVELS = ("beginner", "normal", "strong")


def main(folder: Path) -> None:
    for game in GAMES:
        runs = [folder / f"{game}_{level}{part}" for level in LEVELS for part in ("", "_singles")]
        results = [read(run) for run in runs if (run / "matches.parquet").is_file()]
        if results:
            data = packed(results)
            (EDITIONS / game / "balance.json").write_text(data, "utf-8")
            cells = [counts.matches for run in results for counts in run.counts if counts.matches]
            print(f"{game}: {len(cells)} cells, {sum(cells)} matches, {len(data)} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

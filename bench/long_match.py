"""What a decision costs late in a match, beside an early one: bytes to all who watch, and processor time.

python bench/long_match.py
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from statistics import mean, median
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.tables.house import Party, party
from tests.tables.long_match import SCHOOL, STATION, counting, decide, talk

from openps.engine.chance import FreeChance

AROUND = 40  # decisions: one is a battle, and the next one only a pass


async def measure(at: Party, name: str, settings: dict[str, Any], talkative: bool) -> None:
    await (await at.open(6, **settings)).start()
    luck, told, seconds = FreeChance(name), list[int](), list[float]()
    while at.table.phase == "playing":
        if talkative:
            await talk(at)
        with counting(at, told):
            begun = time.process_time()
            await decide(at, luck)
            seconds.append(time.process_time() - begun)
    print(f"{name}: {len(told)} decisions, {len(at.table.claims)} claims, {len(at.table.playing.log)} in the log")
    late = min(1000, len(told) - AROUND)
    for number in (100, late):
        window = slice(number - AROUND, number + AROUND)
        took = median(seconds[window])
        print(f"  decision {number}: {mean(told[window]):.0f} bytes to six, {took * 1e6:.0f} microseconds")


if __name__ == "__main__":
    party(lambda at: measure(at, "Pani-High! with a large deck", SCHOOL, False))
    for talkative in (False, True):
        party(lambda at, loud=talkative: measure(at, f"Panic Station, talk: {loud}", STATION, loud))

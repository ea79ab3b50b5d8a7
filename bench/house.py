"""What a move costs a house without sockets and without a disk: Panic Station, six people who are told of it.

python bench/house.py --matches 3 --rounds 6

Each round plays the same matches. Of each move the least time of all rounds counts, so other work on the machine weighs
little. The digest is that of all that was told: what is only faster leaves it as it was.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import hashlib
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.tables.house import Clock, Counted, FirstMove, Party
from tests.tables.long_match import STATION
from tests.tables.memory import MemoryStore

from openps.engine import match
from openps.engine.chance import FreeChance
from openps.tables import acts
from openps.tables.house import House


async def play(number: int) -> tuple[list[float], bytes]:
    """The processor time of every move, and what was told."""
    bots, store, clock = FirstMove(), MemoryStore(), Clock()
    house = House(store, bots, clock, Counted())
    await house.start()
    at = await (await Party(house, clock, bots, store).open(6, **STATION)).start()
    luck, seconds = FreeChance(f"house {number}"), list[float]()
    while at.table.phase == "playing":
        seat = luck.pick(sorted(at.table.offers), "seat")
        text = at.text(seat, luck.below(len(at.table.offers[seat].moves), "move"))
        asker = next(guest for guest in at.guests if guest.viewer == seat)
        act = acts.Play(asker.member, text, at.table.seq)
        begun = time.thread_time()
        await at.live.change(act, "m", asker)
        seconds.append(time.thread_time() - begun)
    await house.close()
    return seconds, b"".join([message for guest in at.guests for message in guest.raw])


async def measure(matches: int, rounds: int) -> None:
    gc.freeze()
    gc.set_threshold(10_000)
    least: dict[int, list[float]] = {}
    digest = ""
    for number in [number for _ in range(rounds) for number in range(matches)]:
        seconds, told = await play(number)
        least[number] = list(map(min, least.get(number, seconds), seconds))
        digest = hashlib.sha256(told).hexdigest()[:12] if number == 0 else digest
    moves = [seconds for match_of in least.values() for seconds in match_of]
    mean = sum(moves) / len(moves)
    core = "compiled" if match.__file__.endswith(".so") else "pure"
    print(f"{core} core: {1e6 * mean:.0f} µs a move, the least of {rounds}, {len(moves)} moves; told {digest}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=6)
    given = parser.parse_args()
    asyncio.run(measure(given.matches, given.rounds))

"""What a move costs late in a match, beside many idle tables, and above many finished ones: the same, within a fifth.

python bench/flat.py                               # all of it: 1,000,000 finished tables take some minutes to write
python bench/flat.py --only match,idle --idle 10000 --rounds 3
python bench/flat.py --only store --finished 1000000

Every case runs in a process of its own, cases in turn, several rounds; the least of the medians is compared, because
other work on the machine only adds. Processor time of all threads: a table of Panic Station with six who watch,
checked, folded, written to SQLite (synchronous=FULL) and told. Finished tables are rows written straight to the file,
one fact and one card each, all of them of the last day: the lobby has to look past them. How long the event loop does
nothing but look after idle tables is held against a number of milliseconds: it is no part of a move.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.tables.house import Counted, FirstMove, Party
from tests.tables.long_match import SCHOOL, STATION, decide

from openps.engine.chance import FreeChance
from openps.store.door import store_at
from openps.store.sqlite import SqliteStore
from openps.tables.house import House
from openps.wire import messages as wire

MOST = 1.2
MOST_HELD = 0.002
HELD = "held by a breath"
DECISIONS = 600
AROUND = 40  # decisions: one is a battle, and the next one only a pass
AT_ONCE = 200
TIMES = 15


async def opened_house(folder: Path) -> tuple[House, Party]:
    store = store_at(str(folder / "t.db"))
    assert isinstance(store, SqliteStore)
    house = House(store, FirstMove(), time.time, Counted())
    await house.start()
    return house, Party(house, None, None, None)  # type: ignore[arg-type]  # nothing of these is asked for here


async def moves(at: Party, settings: dict[str, Any], wanted: int) -> list[float]:
    """So many decisions, match after match; the processor seconds of each."""
    seconds: list[float] = []
    luck = FreeChance("flat")
    while len(seconds) < wanted:
        await (await at.open(6, **settings)).start()
        while at.table.phase == "playing" and len(seconds) < wanted:
            for guest in at.guests:
                guest.raw.clear()
            begun = time.process_time()
            await decide(at, luck)
            seconds.append(time.process_time() - begun)
        for guest in at.guests:
            at.live.forget(guest)
    return seconds


# ---- cases


async def in_a_match(folder: Path, decision: int) -> dict[str, float]:
    """Around this decision of a long match of Pani-High!, and the one before it."""
    house, at = await opened_house(folder)
    seconds = await moves(at, SCHOOL, decision + AROUND)
    await house.close()
    return {"a move": median(seconds[max(0, decision - AROUND) :])}


async def beside_idle(folder: Path, tables: int) -> dict[str, float]:
    """With so many tables at hand at which nothing happens, all of them under way."""
    house, at = await opened_house(folder)
    for start in range(0, tables, AT_ONCE):
        await asyncio.gather(*[idle_table(house) for _ in range(min(AT_ONCE, tables - start))])
    assert house.tables() == tables
    seconds = await moves(at, STATION, DECISIONS)
    held = await longest_hold(house)
    await house.close()
    return {"a move": median(seconds), "mean of moves": sum(seconds) / len(seconds), HELD: held}


async def idle_table(house: House) -> None:
    await house.open(wire.NewTable(game="panic_station", name="host", seats=["open", *["random"] * 3]))


async def longest_hold(house: House) -> float:
    """For how long the event loop does nothing else while the house breathes; the least of some tries."""
    tries = []
    for _ in range(TIMES):
        breath = asyncio.create_task(house.breathe())
        longest = 0.0
        while not breath.done():
            begun = time.process_time()
            await asyncio.sleep(0)
            longest = max(longest, time.process_time() - begun)
        tries.append(longest)
    return min(tries)


async def above_finished(folder: Path, tables: int) -> dict[str, float]:
    house, at = await opened_house(folder)
    await house.close()
    insert_finished(folder / "t.db", tables)
    house, at = await opened_house(folder)
    seconds = await moves(at, STATION, DECISIONS)
    figures = {"a move": median(seconds), "mean of moves": sum(seconds) / len(seconds)}
    figures["the lobby"] = await least(lambda: house.cards(100))
    figures["a table read"] = await least(lambda: house.store.rows(at.table.id, at.table.seq - 100))
    await house.close()
    return figures


async def least(asked: Any) -> float:
    taken = []
    for _ in range(TIMES):
        begun = time.process_time()
        await asked()
        taken.append(time.process_time() - begun)
    return min(taken)


def insert_finished(path: Path, tables: int) -> None:
    now = time.time()
    names = [secrets.token_hex(6) for _ in range(tables)]
    with sqlite3.connect(path) as connection:
        connection.executemany(
            "INSERT INTO journal (table_id, seq, at, body) VALUES (?, 1, ?, ?)",
            ((name, now - 3600, bytes(200)) for name in sorted(names)),
        )
        connection.executemany(
            "INSERT INTO cards (table_id, game, phase, host, players, taken, locked, spectators, listed, touched) "
            "VALUES (?, 'panic_station', 'over', 'host', 6, 6, 0, 1, 1, ?)",
            ((name, now - 3600 + number / tables) for number, name in enumerate(names)),
        )
    connection.close()


CASES = {"match": in_a_match, "idle": beside_idle, "store": above_finished}


# ---- comparing


def one(case: str, number: int, folder: Path) -> dict[str, float]:
    """In a process of its own: what the case before left in memory is not measured."""
    with tempfile.TemporaryDirectory(dir=folder) as name:
        command = [sys.executable, __file__, "--case", case, "--number", str(number), "--folder", name]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def compared(case: str, small: int, large: int, rounds: int, folder: Path) -> Iterator[tuple[str, float, float]]:
    runs = [(one(case, small, folder), one(case, large, folder)) for _ in range(rounds)]
    for name in runs[0][0]:
        yield name, min(few[name] for few, _ in runs), min(many[name] for _, many in runs)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", default="match,idle,store")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--decision", type=int, default=1000)
    parser.add_argument("--idle", type=int, default=10_000)
    parser.add_argument("--finished", type=int, default=1_000_000)
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()))
    parser.add_argument("--case", choices=list(CASES), help="one case in this process, for the comparison")
    parser.add_argument("--number", type=int, default=0)
    return parser.parse_args()


def main() -> int:
    given = parse()
    if given.case:
        print(json.dumps(asyncio.run(CASES[given.case](given.folder, given.number))))
        return 0
    print(f"load average before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", flush=True)
    sizes = {"match": (50, given.decision), "idle": (10, given.idle), "store": (100, given.finished)}
    flat = True
    for case in given.only.split(","):
        small, large = sizes[case]
        for name, few, many in compared(case, small, large, given.rounds, given.folder):
            good = many <= (MOST_HELD if name == HELD else MOST * few)
            flat = flat and good
            told = f"{case}: {name}: {1e6 * few:.0f} us at {small}, {1e6 * many:.0f} us at {large}"
            print(f"{told}: {many / few:.2f} x, {'flat' if good else 'NOT flat'}", flush=True)
    return 0 if flat else 1


if __name__ == "__main__":
    sys.exit(main())

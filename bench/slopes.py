"""What one more table, socket and move costs: the slopes from which docs/guide/ten-thousand-tables.md reckons.

python bench/slopes.py                                 # on a quiet machine, some minutes
python bench/slopes.py --only memory,moves,disk --small 50 --large 500
python bench/slopes.py --tables 10000 --think 20       # what that many need

A slope is the difference between many and few, so that what a server costs anyway is not in it. Memory and bytes are
the same under any load; processor time is only right where nothing else runs. `breath` needs PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.server import FREE, load, memory_megabytes
from tests.server.running import Running, running
from tests.store import postgres
from tests.tables.house import Counted, FirstMove, Guest

from openps.client import Api, connect
from openps.store.door import store_at
from openps.tables.house import House
from openps.wire import messages as wire

BREATH = 4.0  # seconds between two
Figures = dict[str, float]


def with_server(work: Callable[[Running, Path], Figures]) -> Figures:
    with tempfile.TemporaryDirectory() as name, running(f"{name}/t.db", Path(name), 0, *FREE) as server:
        figures = work(server, Path(name))
        server.stop()
    return figures


# ---- memory


def memory(given: argparse.Namespace) -> Figures:
    return with_server(lambda server, _: asyncio.run(memory_of(server, given.small, given.large)))


async def memory_of(server: Running, small: int, large: int) -> Figures:
    """A table under way with a person and five bots that wait for that person; then people who look on."""
    assert server.process is not None
    pid, api = server.process.pid, Api(server.url)
    opened = [await table_under_way(api) for _ in range(small)]
    few = memory_megabytes(pid)
    opened += [await table_under_way(api) for _ in range(large - small)]
    many = memory_megabytes(pid)
    lines = [await connect(server.url, table, timeout=60) for table in opened[:small]]
    some = memory_megabytes(pid)
    lines += [await connect(server.url, table, timeout=60) for table in opened[small:]]
    all_of_them = memory_megabytes(pid)
    await asyncio.gather(*[line.close() for line in lines])
    return {
        "kilobytes a table": 1024 * (many - few) / (large - small),
        "kilobytes a socket": 1024 * (all_of_them - some) / (large - small),
        "megabytes of a server": few,
    }


async def table_under_way(api: Api) -> str:
    new = wire.NewTable(game="panic_station", players=6, name="host", seats=["open", *["random"] * 5])
    seated = await api.open(new)
    await api.do(seated.table, "start", seated.ticket)
    return seated.table


# ---- moves, and what is left of them


def moves(given: argparse.Namespace) -> Figures:
    return with_server(lambda server, _: asyncio.run(moves_of(server, given.seconds)))


async def moves_of(server: Running, seconds: float) -> Figures:
    told = await load(server, 20, 6, seconds, 0)
    sent = told["kilobytes_a_message"] * told["messages_a_second"] / max(1, told["moves_a_second"])
    return {"milliseconds a move": told["server_ms_a_move"], "kilobytes sent a move": sent}


def disk(given: argparse.Namespace) -> Figures:
    def work(server: Running, folder: Path) -> Figures:
        asyncio.run(load(server, 10, 6, given.seconds, 0))
        server.stop()
        return disk_of(folder / "t.db")

    return with_server(work)


def disk_of(path: Path) -> Figures:
    """Of tables that were played to their end, by what their rows hold."""
    over = "SELECT table_id FROM cards WHERE phase = 'over'"
    kept = sqlite3.connect(path)
    tables = kept.execute(f"SELECT count(*) FROM ({over})").fetchone()[0]
    rows, size = kept.execute(f"SELECT count(*), sum(length(body)) FROM journal WHERE table_id IN ({over})").fetchone()
    everything = kept.execute("SELECT count(*) FROM journal").fetchone()[0]
    kept.close()
    assert tables, "no match came to its end: give it more seconds"
    return {
        "rows a match": rows / tables,
        "bytes a row": size / rows,
        "bytes of the file a row": path.stat().st_size / everything,
    }


# ---- PostgreSQL


def breath(given: argparse.Namespace) -> Figures:
    """How long one round over all tables with people takes: each tells other servers who is there."""
    with postgres.cluster() as address:
        few, many = [asyncio.run(breath_of(address, number)) for number in (given.small, given.large)]
    return {"milliseconds of a breath a table": 1000 * (many - few) / (given.large - given.small)}


async def breath_of(address: str, tables: int) -> float:
    house = House(store_at(address), FirstMove(), time.time, Counted())
    await house.start()
    for number in range(tables):
        seated = await house.open(wire.NewTable(game="panic_station", name=f"host {number}"))
        live = await house.table(seated.table)
        live.welcome(Guest(live, seated.member, seated.ticket), seated.ticket, 0, {})
    begun = time.perf_counter()
    await house.breathe()
    taken = time.perf_counter() - begun
    await house.close()
    return taken


# ---- what many tables need


def needed(slopes: Figures, tables: int, think: float, seats: int) -> Figures:
    """By the slopes alone; a machine needs room besides."""
    moves_a_second, needs = tables / think, dict[str, float]()
    needs["moves a second"] = moves_a_second
    needs["sockets"] = tables * seats
    if "milliseconds a move" in slopes:
        needs["cores for moves"] = moves_a_second * slopes["milliseconds a move"] / 1000
        needs["megabits a second sent"] = moves_a_second * slopes["kilobytes sent a move"] * 8 / 1000
    if "kilobytes a table" in slopes:
        needs["gigabytes"] = tables * (slopes["kilobytes a table"] + seats * slopes["kilobytes a socket"]) / 1024**2
    if "bytes of the file a row" in slopes:
        needs["gigabytes on the disk a day"] = moves_a_second * 86_400 * slopes["bytes of the file a row"] / 1e9
    if "milliseconds of a breath a table" in slopes:
        needs["processes so that a breath fits"] = tables * slopes["milliseconds of a breath a table"] / 1000 / BREATH
    return needs


CASES = {"memory": memory, "moves": moves, "disk": disk, "breath": breath}


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", default=",".join(CASES))
    parser.add_argument("--small", type=int, default=100)
    parser.add_argument("--large", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--think", type=float, default=10, help="seconds between two moves of a table")
    return parser.parse_args()


def main() -> None:
    given = parse()
    print(f"load average before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", flush=True)
    slopes: Figures = {}
    for name in given.only.split(","):
        slopes |= CASES[name](given)
    print(json.dumps({name: round(value, 3) for name, value in slopes.items()}, indent=1))
    many = needed(slopes, given.tables, given.think, given.seats)
    print(json.dumps({f"{given.tables} tables": {name: round(value, 2) for name, value in many.items()}}, indent=1))


if __name__ == "__main__":
    main()

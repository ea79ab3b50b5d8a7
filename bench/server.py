"""How many moves a second a durable server takes, with whole views to every seat; boardgame.io beside it.

python bench/server.py --runs 50:0,200:1 --seconds 10 --workers 1,2 --idle 2000 --peer bench/peer_server

The clients share the machine with the server. So what several processes gain is told in two ways: moves a second, which
are right where the clients have a core of their own, and processor time a move, which is right on any machine: with the
same for one process and for two, two free cores do twice as many moves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.server_load import Tally, play_table
from tests.server.running import Running, running
from tests.store.postgres import free_port

from openps.client import Api, connect
from openps.wire import messages as wire

WARM = 3.0  # seconds that all tables play before anything is counted

FREE = [
    "--limit",
    "tables=100000",
    "--limit",
    "sockets=20000",
    "--limit",
    "all_sockets=20000",
    "--limit",
    "requests=100000",
]


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def processes(server: Running) -> list[int]:
    """The server's own, those included that look after tables; bots are not."""
    assert server.process is not None
    lines = [json.loads(line) for line in server.logs().splitlines() if line.startswith("{")]
    return [server.process.pid, *[line["pid"] for line in lines if line["event"] == "worker-started"]]


def server_seconds(server: Running) -> float:
    return sum(processor_seconds(pid) for pid in processes(server))


def memory_megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def load(server: Running, tables: int, seats: int, seconds: float, think: float) -> dict[str, Any]:
    api, tally, stop = Api(server.url), Tally(), asyncio.Event()
    tasks = [asyncio.create_task(play_table(api, number, seats, think, tally, stop)) for number in range(tables)]
    while tally.started < tables:  # however long that takes on a busy machine
        await asyncio.sleep(0.1)
        failed = [task.exception() for task in tasks if task.done()]
        assert not failed, failed
    await asyncio.sleep(WARM)
    before, begun, mine = server_seconds(server), time.perf_counter(), time.process_time()
    tally.counting = True
    await asyncio.sleep(seconds)
    tally.counting = False
    took, used = time.perf_counter() - begun, server_seconds(server) - before
    stop.set()
    await asyncio.gather(*tasks)
    return summary(
        tally,
        took,
        {
            "tables": tables,
            "seats": seats,
            "think": think,
            "server_cpu": round(used / took, 2),
            "server_ms_a_move": round(1000 * used / max(1, len(tally.latencies)), 3),
            "client_cpu": round((time.process_time() - mine) / took, 2),
        },
    )


def summary(tally: Tally, took: float, about: dict[str, Any]) -> dict[str, Any]:
    times = sorted(tally.latencies)

    def at(share: float) -> float:
        return round(1000 * times[min(len(times) - 1, int(len(times) * share))], 2)

    return {
        **about,
        "moves_a_second": round(len(times) / took),
        "p50_ms": at(0.5),
        "p99_ms": at(0.99),
        "messages_a_second": round(tally.messages / took),
        "kilobytes_a_message": round(tally.bytes / max(1, tally.messages) / 1000, 1),
        "refused": tally.refused,
        "n": len(times),
    }


async def idle(server: Running, sockets: int) -> dict[str, Any]:
    """So many people who only look on, a hundred at each table."""
    api = Api(server.url)
    assert server.process is not None
    tables = [await api.open(wire.NewTable(game="panic_station", name="host")) for _ in range(sockets // 100)]
    before = memory_megabytes(server.process.pid)
    held = []
    for _ in range(100):
        held += await asyncio.gather(*[connect(server.url, table.table, timeout=60) for table in tables])
    after = memory_megabytes(server.process.pid)
    for start in range(0, sockets, 200):
        await asyncio.gather(*[seat.close() for seat in held[start : start + 200]])
    return {"idle_sockets": sockets, "megabytes_before": round(before), "megabytes": round(after)}


def peer(folder: Path, tables: int, seconds: float, think: float) -> dict[str, Any]:
    """boardgame.io's server under the same load, from its own kind of client."""
    port = str(free_port())
    server = subprocess.Popen(["node", "server.js", port], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        while "ready" not in server.stdout.readline():
            pass
        before = processor_seconds(server.pid)
        begun = time.perf_counter()
        command = ["node", "load.js", port, str(tables), str(seconds), str(think)]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
        used = (processor_seconds(server.pid) - before) / (time.perf_counter() - begun)
        return {**json.loads(done.stdout), "server_cpu": round(used, 2)}
    finally:
        server.kill()
        server.wait()


def ours(workers: str, tables: int, seats: int, seconds: float, think: float) -> dict[str, Any]:
    more = [*FREE, "--workers", workers]
    with tempfile.TemporaryDirectory() as name, running(f"{name}/t.db", Path(name), 0, *more) as server:
        figures = asyncio.run(load(server, tables, seats, seconds, think))
        server.stop()
        assert "unexpected" not in server.logs(), server.logs()[-2000:]
    return {"workers": int(workers), **figures}


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", default="50:0,200:0,200:0.65,200:1", help="tables:seconds of thinking, ...")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--workers", default="1", help="numbers of processes, each in a run of its own")
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--peer", type=Path)
    return parser.parse_args()


def main() -> None:
    given = parse()
    print(f"load average before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", flush=True)
    for run in filter(None, given.runs.split(",")):
        tables, think = int(run.partition(":")[0]), float(run.partition(":")[2] or 0)
        by_workers = [ours(one, tables, given.seats, given.seconds, think) for one in given.workers.split(",")]
        mine = by_workers[0]
        for figures in by_workers:
            print(json.dumps(figures), flush=True)
        if given.peer:
            theirs = peer(given.peer, tables, given.seconds, think)
            print(json.dumps(theirs), flush=True)
            ratio = mine["moves_a_second"] / max(1, theirs["moves_a_second"])
            print(f"ours, durable, to boardgame.io in memory: {ratio:.2f} x the moves a second", flush=True)
    if given.idle:
        with tempfile.TemporaryDirectory() as name, running(f"{name}/t.db", Path(name), 0, *FREE) as server:
            print(json.dumps(asyncio.run(idle(server, given.idle))), flush=True)
            server.stop()


if __name__ == "__main__":
    main()

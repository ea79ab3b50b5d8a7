"""How many moves a second a durable server takes, with whole views to every seat; boardgame.io beside it.

python bench/server.py --tables 50,200 --seconds 10 --think 0,1 --idle 2000 --peer bench/peer_server
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.server_load import Tally, play_table
from tests.server.running import Running, running

from openps.client import Api

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


def memory_megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def load(server: Running, tables: int, seats: int, seconds: float, think: float) -> dict[str, Any]:
    api, tally, stop = Api(server.url), Tally(), asyncio.Event()
    assert server.process is not None
    tasks = [asyncio.create_task(play_table(api, number, seats, think, tally, stop)) for number in range(tables)]
    await asyncio.sleep(3 + tables / 25)
    failed = [task.exception() for task in tasks if task.done()]
    assert not failed, failed
    before, begun, mine = processor_seconds(server.process.pid), time.perf_counter(), time.process_time()
    tally.counting = True
    await asyncio.sleep(seconds)
    tally.counting = False
    took, used = time.perf_counter() - begun, processor_seconds(server.process.pid) - before
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
            "client_cpu": round((time.process_time() - mine) / took, 2),
        },
    )


def summary(tally: Tally, took: float, about: dict[str, Any]) -> dict[str, Any]:
    times = sorted(tally.latencies)
    at = lambda share: round(1000 * times[min(len(times) - 1, int(len(times) * share))], 2)  # noqa: E731
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


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", default="50,200")
    parser.add_argument("--think", default="0,0,1")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=10)
    return parser.parse_args()


def main() -> None:
    given = parse()
    for tables in [int(number) for number in given.tables.split(",")]:
        for think in [float(number) for number in given.think.split(",")]:
            with tempfile.TemporaryDirectory() as name, running(f"{name}/t.db", Path(name), 0, *FREE) as server:
                print(json.dumps(asyncio.run(load(server, tables, given.seats, given.seconds, think))), flush=True)
                server.stop()
                if "unexpected" in server.logs():
                    print(server.logs()[-2000:])
    assert statistics


if __name__ == "__main__":
    main()

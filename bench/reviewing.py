"""What a review that is being made costs those who play: the load of `bench/server.py`, without one and with one.

python bench/reviewing.py --tables 50 --think 1 --seconds 10 --rounds 2
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.server import FREE, load
from tests.server.running import running

RECORD = Path(__file__).parents[1] / "tests" / "golden" / "panic_station" / "heuristic-5.jsonl"
SEATS = 6


def asked(url: str, path: str, body: dict[str, str] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{url}/api/v1/{path}", data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def measured(given: argparse.Namespace, reviewing: bool) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name, running(f"{name}/t.db", Path(name), 0, *FREE) as server:
        table = ""
        if reviewing:
            table = asked(server.url, "records", {"record": RECORD.read_text("utf-8")})["table"]
            asked(server.url, f"tables/{table}/review", {})
        figures = asyncio.run(load(server, given.tables, SEATS, given.seconds, given.think))
        if reviewing:  # until the end, or nothing was measured
            assert asked(server.url, f"tables/{table}/review")["state"] == "working"
        server.stop()
    return {"reviewing": reviewing, **figures}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    for _ in range(given.rounds):
        for reviewing in (False, True):
            print(json.dumps({"load": round(os.getloadavg()[0], 1), **measured(given, reviewing)}), flush=True)


if __name__ == "__main__":
    main()

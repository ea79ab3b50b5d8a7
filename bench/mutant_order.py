"""A plugin of pytest for bench/mutants.py: notes which test calls which function, and runs those first that matter.

Set by the environment: a file to write down calls and times in, or one to read them from with the function that was
changed. Laws are proved for all games and on many matches: of each law a few matches of one game are kept here.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

WATCH, ORDER, CHANGED, GAME = "OPENPS_WATCH", "OPENPS_ORDER", "OPENPS_CHANGED", "OPENPS_GAME"
MATCHES = 3  # of each law

_calls: dict[str, tuple[float, list[str]]] = {}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = few_of_each_law(items, os.environ[GAME])
    if ORDER in os.environ:
        calls = json.loads(Path(os.environ[ORDER]).read_text("utf-8"))
        items.sort(key=lambda item: rank(calls.get(item.nodeid, (0.0, [])), os.environ[CHANGED]))


def few_of_each_law(items: list[pytest.Item], game: str) -> list[pytest.Item]:
    seen: Counter[str] = Counter()
    kept = []
    for item in items:
        law = item.nodeid.partition("[")[0]
        if "tests/contract" in law:
            if game not in item.nodeid or seen[law] == MATCHES:
                continue
            seen[law] += 1
        kept.append(item)
    return kept


def rank(known: tuple[float, list[str]], changed: str) -> tuple[bool, float]:
    """Those that call the changed function, then the others: what is worked out once calls it in one test only."""
    seconds, called = known
    return changed not in called, seconds


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Which functions of the game a test calls, by file and name, and how long it takes."""
    if WATCH not in os.environ:
        return (yield)
    called: set[str] = set()
    folder = f"{os.sep}{os.environ[GAME]}{os.sep}"

    def watch(frame: FrameType, event: str, argument: object) -> None:
        path = frame.f_code.co_filename
        if folder in path:
            called.add(f"{os.path.basename(path)}:{frame.f_code.co_name}")

    begin = time.process_time()
    sys.settrace(watch)
    try:
        return (yield)
    finally:
        sys.settrace(None)
        _calls[item.nodeid] = (time.process_time() - begin, sorted(called))


def pytest_sessionfinish() -> None:
    if WATCH in os.environ:
        Path(os.environ[WATCH]).write_text(json.dumps(_calls), "utf-8")

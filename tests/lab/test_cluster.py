"""On a real Dask cluster of this machine: two workers, one of them killed in the middle, and the same bytes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from openps.lab.hands import UNWATCHED, cluster_here
from tests.lab.experiments import SMALL, results, run, written

PATIENCE = 120.0
TEXT = SMALL.replace("matches = 12", "matches = 60")


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program of Dask, as its own documentation starts it; it does not outlive the test."""
    line = [sys.executable, "-m", "dask", *arguments]
    with subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.kill()


def worker(address: str) -> tuple[str, ...]:
    return ("worker", address, "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", *dashboard())


def dashboard() -> tuple[str, str]:
    return "--dashboard-address", "127.0.0.1:0"


def until(condition: Callable[[], object], what: str) -> None:
    ends = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < ends, what
        time.sleep(0.05)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """Its address and its workers."""
    told = tmp_path / "scheduler.json"
    with ExitStack() as stack:
        where = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(told))
        stack.enter_context(started("scheduler", *where, *dashboard()))
        until(lambda: told.exists() and told.read_text().endswith("}"), "no scheduler")  # and not half of the file
        address = json.loads(told.read_text())["address"]
        yield address, [stack.enter_context(started(*worker(address))) for _ in range(3)]


def test_three_workers_of_which_one_is_killed_give_the_same_bytes(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    address, workers = cluster
    file = written(tmp_path, TEXT)
    assert run(file, tmp_path / "one") == 0
    import distributed  # half a second, in each process that only looks which tests there are

    with distributed.Client(address, set_as_default=False) as client:
        client.wait_for_workers(3, timeout=PATIENCE)

    out = tmp_path / "many"
    with ThreadPoolExecutor(1) as aside:
        running = aside.submit(run, file, out, "--cluster", address)
        pieces = out / "pieces.jsonl"
        until(lambda: pieces.exists() and pieces.stat().st_size, "nothing was played")
        os.kill(workers[0].pid, signal.SIGKILL)
        played = pieces.read_bytes().count(b"\n") if pieces.exists() else 0
        assert running.result(PATIENCE) == 0
    assert played < 120, "it was killed in the middle"
    assert results(tmp_path / "one") == results(out)


def test_a_cluster_of_our_own_is_heard_here_only_and_nobody_looks_at_it_all_the_time() -> None:
    import dask
    import distributed

    with cluster_here(1) as made, distributed.Client(made, set_as_default=False) as client:
        for key, value in UNWATCHED.items():
            assert client.run(dask.config.get, key).popitem()[1] == value
        assert made.scheduler_address.startswith("tcp://127.0.0.1:")

"""How fast the lab is, in processor time: random matches of Panic Station, so many and three times as many.

    PYTHONPATH="$(python fast_core.py path)" python bench/lab.py --num 2000
    PYTHONPATH="$(python fast_core.py path)" python bench/lab.py --flat 100000

The second line plays that many on two processes and tells how much memory all of them have at every tenth of it.

The first tells matches a second of processor time, what a second process and three Dask workers cost a match, how much
memory grows with matches, and how large the results are.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from openps.lab import parquet
from openps.lab.bench import core
from openps.lab.experiment import Experiment
from openps.lab.experiment_file import read
from openps.lab.hands import cluster_here, hands
from openps.lab.running import Progress, Run

TEXT = """
name = "speed"
seed = 1
matches = {num}
step = {step}

[[grid]]
game = "panic_station"
players = 5
bots = ["random"]
"""


STEP = 1000
"""What ten thousand matches have by themselves. Pieces of work are no larger than a step: a short run with short steps
would measure how they are handed over, and not what a long one costs."""


def experiment(num: int, step: int) -> Experiment:
    return read(TEXT.format(num=num, step=step))


def spent() -> float:
    """Processor time of this process and of those that it has seen end."""
    ours, theirs = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return ours.ru_utime + ours.ru_stime + theirs.ru_utime + theirs.ru_stime


def played(num: int, jobs: int, cluster: str = "") -> tuple[float, float, int, int]:
    """Processor seconds and wall seconds a match, the bytes of the results, and the most memory in kB."""
    with tempfile.TemporaryDirectory() as folder:
        made = Run(experiment(num, STEP), Path(folder) / "out")
        began, clock = spent(), time.perf_counter()
        with made.journal:
            with hands(jobs, cluster) as there:
                made.go(there, lambda _: None)
            size = parquet.write(made).stat().st_size
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return (spent() - began) / num, (time.perf_counter() - clock) / num, size, most


def told(name: str, num: int, run: Callable[[int], tuple[float, float, int, int]]) -> float:
    """Of a short and a three times longer run: what a further match costs, without what starting costs."""
    (short, _, _, least), (long, wall, size, most) = run(num), run(3 * num)
    cost = (3 * long - short) / 2
    speed = f"{1000 * cost:.2f} ms of processor time a further match ({1 / cost:.0f} a second and core)"
    print(f"{name}: {speed}, {1000 * wall:.2f} ms by the clock, {size / num / 3:.1f} bytes a match", flush=True)
    print(
        f"  starting: {num * (short - cost):.1f} s; memory {least / 1024:.0f} MB, then {most / 1024:.0f} MB", flush=True
    )
    return cost


def on_dask(num: int, workers: int) -> tuple[float, float, int, int]:
    import distributed

    with cluster_here(workers) as cluster:
        with distributed.Client(cluster, set_as_default=False) as client:
            before = sum(client.run(time.process_time).values())
            cost, wall, size, most = played(num, 1, cluster.scheduler_address)
            cost += (sum(client.run(time.process_time).values()) - before) / num
        return cost, wall, size, most


def memory() -> float:
    """MB that this process and those that it started have now."""
    pages = 0
    for pid in [os.getpid(), *[one.pid for one in multiprocessing.active_children()]]:
        with contextlib.suppress(OSError):  # one that has just ended
            pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def flat(num: int, jobs: int) -> None:
    """A line through the second half, when everything that is kept once is there, tells what a million would add."""
    seen: list[tuple[int, float]] = []

    def watch(progress: Progress) -> None:
        if progress.done >= (len(seen) + 1) * num / 10:
            seen.append((progress.done, memory()))

    with tempfile.TemporaryDirectory() as folder:
        made = Run(experiment(num, max(1, num // 10)), Path(folder) / "out")
        began, clock = spent(), time.perf_counter()
        with made.journal:
            with hands(jobs) as there:
                made.go(there, watch)
            played, writing = time.perf_counter() - clock, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            size = parquet.write(made).stat().st_size
        most, cost = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, spent() - began
    print(f"{num} matches on {jobs} processes: {num / played:.0f} a second by the clock, {num / cost:.0f} a second of "
          f"processor time, {size / num:.1f} bytes a match")  # fmt: skip
    print("memory of all: " + ", ".join([f"{done} {much:.0f} MB" for done, much in seen]))
    half = seen[len(seen) // 2 :]
    slope = statistics.linear_regression(*zip(*half, strict=True)).slope
    print(f"the second half adds {1e6 * slope:.1f} MB a million; writing the results {(most - writing) / 1024:.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--num", type=int, default=2000)
    parser.add_argument("--flat", type=int, default=0)
    given = parser.parse_args()
    num = given.num
    if given.flat:
        print(f"{core()} core, Python {sys.version.split()[0]}")
        flat(given.flat, 2)
        return
    print(f"{core()} core, Python {sys.version.split()[0]}, {num} matches")
    one = told("1 process", num, lambda count: played(count, 1))
    two = told("2 processes", num, lambda count: played(count, 2))
    dask = told("3 Dask workers", num, lambda count: on_dask(count, 3))
    print(f"2 processes against 1: efficiency {one / two:.2f}; 3 Dask workers against 2 processes: {dask / two:.2f}")


if __name__ == "__main__":
    main()

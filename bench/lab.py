"""How fast the lab is, in processor time: random matches of Panic Station, so many and three times as many.

    PYTHONPATH="$(python fast_core.py path)" python bench/lab.py --num 2000

Tells matches a second of processor time, what a second process and three Dask workers cost a match, how much memory
grows with matches, and how large the results are.
"""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from openps.lab import parquet
from openps.lab.bench import core
from openps.lab.experiment_file import read
from openps.lab.hands import hands
from openps.lab.running import Run

TEXT = """
name = "speed"
seed = 1
matches = {num}

[[grid]]
game = "panic_station"
players = 5
bots = ["random"]
"""


def spent() -> float:
    """Processor time of this process and of those that it has seen end."""
    ours, theirs = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return ours.ru_utime + ours.ru_stime + theirs.ru_utime + theirs.ru_stime


def played(num: int, jobs: int, cluster: str = "") -> tuple[float, float, int, int]:
    """Processor seconds and wall seconds a match, the bytes of the results, and the most memory in kB."""
    with tempfile.TemporaryDirectory() as folder:
        made = Run(read(TEXT.format(num=num)), Path(folder) / "out")
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

    cluster = distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, host="127.0.0.1", dashboard_address="127.0.0.1:0"
    )
    with cluster:
        with distributed.Client(cluster, set_as_default=False) as client:
            before = sum(client.run(time.process_time).values())
            cost, wall, size, most = played(num, 1, cluster.scheduler_address)
            cost += (sum(client.run(time.process_time).values()) - before) / num
        return cost, wall, size, most


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--num", type=int, default=2000)
    num = parser.parse_args().num
    print(f"{core()} core, Python {sys.version.split()[0]}, {num} matches")
    one = told("1 process", num, lambda count: played(count, 1))
    two = told("2 processes", num, lambda count: played(count, 2))
    dask = told("3 Dask workers", num, lambda count: on_dask(count, 3))
    print(f"2 processes against 1: efficiency {one / two:.2f}; 3 Dask workers against 2 processes: {dask / two:.2f}")


if __name__ == "__main__":
    main()

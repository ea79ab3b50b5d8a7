"""Who plays the matches of an experiment: this process, several of this machine, or a cluster that is there."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final, TypeVar

from openps.engine.errors import OpenpsError
from openps.lab.plain import Outside
from openps.words.extras import require

_OF_A_CLUSTER: Final = ("dask", "distributed")
AHEAD: Final = 3  # pieces that each waits for, so that nobody is idle
HOST: Final = "127.0.0.1"
RETRIES: Final = 10  # how often a piece is given out again after its worker died
PATIENCE: Final = "20s"
UNWATCHED: Final = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "10s",
    "distributed.worker.memory.monitor-interval": "5s",
}
"""For a cluster of our own: Dask looks a hundred times a second at what each worker is doing, fifty times whether its
own loop is in time, ten times at memory, twice at the machine, for a page of plots and for data that our matches do not
have. All of it goes by the clock, and costs the more a match the less of a core there is for it."""

R = TypeVar("R")


class Hands:
    """Somewhere to give work to, and how much of it may lie there at a time."""

    def __init__(self, executor: Executor, wide: int) -> None:
        self.submit: Callable[..., Future[Outside]] = executor.submit
        self.most = AHEAD * wide if wide > 1 else 1
        self.wide = wide


class _Here(Executor):
    """This process, at once."""

    def submit(self, fn: Callable[..., R], /, *args: Outside, **kwargs: Outside) -> Future[R]:
        future: Future[R] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - it is raised where the result is asked for, as from any other place
            future.set_exception(error)
        return future


@contextmanager
def hands(jobs: int, cluster: str = "") -> Iterator[Hands]:
    if cluster:
        with _cluster(cluster) as made:
            yield made
    elif jobs == 1:
        yield Hands(_Here(), 1)
    else:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_unstopped)
        try:
            yield Hands(pool, jobs)
        finally:
            pool.shutdown(cancel_futures=True)


def _unstopped() -> None:
    """Who presses Ctrl-C means the program: it lets its processes finish the piece they are at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(address: str) -> Iterator[Hands]:
    """An ordinary Dask cluster; its workers have the same openps installed."""
    distributed = needed("distributed")
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise OpenpsError("error-lab-no-cluster", address=address, reason=str(error) or type(error).__name__) from None
    try:
        wide = sum(client.nthreads().values())
        if not wide:
            raise OpenpsError("error-lab-no-workers", address=address)
        yield Hands(client.get_executor(pure=False, retries=RETRIES), max(2, wide))
    finally:
        client.close()


@contextmanager
def cluster_here(count: int) -> Iterator[Outside]:
    """An ordinary Dask cluster of this machine, heard by nobody else."""
    distributed = needed("distributed")
    with needed("dask").config.set(UNWATCHED), distributed.LocalCluster(
        n_workers=count, threads_per_worker=1, processes=True, host=HOST, dashboard_address=f"{HOST}:0",
    ) as made:  # fmt: skip
        yield made


def needed(module: str) -> Outside:
    """A module of the extra `lab` or `cluster`; raises OpenpsError with what to install where it is missing."""
    return require("cluster" if module in _OF_A_CLUSTER else "lab", module)[0]

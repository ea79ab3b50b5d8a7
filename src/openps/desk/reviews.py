"""Reviews of matches that are over: made one after the other, somewhere else, kept with their tables.

A review belongs to its table, not to who asked: whoever asks later waits for the same one. It ends when nobody wants
it any more. A reviewer is never waited for while it starts: whoever cancels then is done, and the reviewer ends as
soon as it is there.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeAlias

import msgspec
from msgspec import Raw, structs

from openps.review.steps import STAGES
from openps.tables.errors import TooMuch
from openps.tables.ports import Store
from openps.wire import messages as wire

AT_ONCE: Final = 1
MOST_WAITING: Final = 20
LONGEST: Final = 3_600.0
"""Seconds after which a review is given up."""
MOST_BYTES: Final = 8 * 2**20
MOST_KEPT: Final = 2 * 2**20
"""Bytes of a review as its reviewer tells it, and as it is kept."""
_LEVEL: Final = 6

Log = Callable[..., None]


class Reviewer(Protocol):
    """Makes one review, somewhere else: another process, another worker of a browser."""

    def lines(self, record: bytes) -> AsyncIterator[bytes]:
        """What it tells, in the words of `openps.review.worker`; raises where it failed."""
        ...

    def end(self) -> None:
        """Not wanted any more, or done."""
        ...

    async def gone(self) -> None:
        """Returns when nothing of it is left."""
        ...


Start: TypeAlias = Callable[[], Awaitable[Reviewer]]


class Line(msgspec.Struct):
    """What a reviewer tells: how far it is, and in the end the review, or that there is none."""

    done: int = 0
    total: int = 1
    stage: str = ""
    review: Raw = Raw(b"")


_LINE: Final = msgspec.json.Decoder(Line)


@dataclass(slots=True)
class Job:
    """The review of one table, while it is made."""

    table_id: str
    record: bytes
    wanted_by: set[str] = field(default_factory=set)
    state: wire.ReviewNow = field(default_factory=lambda: wire.ReviewNow(state="waiting"))
    part: bytes = b"null"  # what is known of it so far,
    part_stage: str = ""  # and after which stage
    reviewer: Reviewer | None = None
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True
        if self.reviewer is not None:
            self.reviewer.end()

    def told(self, seen: str) -> wire.ReviewNow:
        """With what is known so far, for whoever has seen less: it is large, and asked for often."""
        return self.state if seen == self.part_stage else structs.replace(self.state, review=Raw(self.part))


class Reviews:
    """All that are made in this process of the server, and the way to those that are kept."""

    def __init__(self, store: Store, log: Log, start: Start, at_once: int = AT_ONCE) -> None:
        self._store = store
        self._log = log
        self._start = start
        self._free = asyncio.Semaphore(at_once)
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def now(self, table_id: str, seen: str = "") -> wire.ReviewNow:
        """How far it is, and what is known so far after the stage that was seen; the review where it is kept."""
        job = self._jobs.get(table_id)
        if job is not None:
            ahead = [one for one in self._waiting() if one is not job]
            job.state.ahead = len(ahead[: self._place(job)]) if job.state.state == "waiting" else 0
            return job.told(seen)
        kept = await self._store.review(table_id)
        if kept is None:
            return wire.ReviewNow(state="none")
        review = await asyncio.to_thread(zlib.decompress, kept)
        return wire.ReviewNow(state="done", done=1_000_000, review=Raw(review))

    def _waiting(self) -> list[Job]:
        return [job for job in self._jobs.values() if job.state.state in ("waiting", "working")]

    def _place(self, job: Job) -> int:
        return self._waiting().index(job)

    def ask(self, table_id: str, client: str, record: Callable[[], bytes]) -> wire.ReviewNow:
        """Begin one, or want the one that is made already."""
        job = self._jobs.get(table_id)
        if job is None or job.cancelled or job.state.state == "failed":
            if len(self._waiting()) >= MOST_WAITING:
                raise TooMuch("error-reviews-busy")
            job = self._jobs[table_id] = Job(table_id, record())
            self._soon(job)
        job.wanted_by.add(client)
        return job.state

    def cancel(self, table_id: str, client: str) -> None:
        """One who asked wants it no more; when that was the last one, it ends."""
        job = self._jobs.get(table_id)
        if job is None:
            return
        job.wanted_by.discard(client)
        if not job.wanted_by:
            self._jobs.pop(table_id)
            job.cancel()

    def making(self) -> int:
        return len(self._waiting())

    async def close(self) -> None:
        for job in list(self._jobs.values()):
            job.cancel()
        self._jobs.clear()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _soon(self, job: Job) -> None:
        task = asyncio.get_running_loop().create_task(self._make(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, job: Job) -> None:
        async with self._free:
            if job.cancelled:
                return
            job.state = wire.ReviewNow(state="working")
            try:
                await self._store.keep_review(job.table_id, await self._made(job))
            except Exception as error:  # noqa: BLE001 - whatever a review does wrong, the next one is made
                self._failed(job, error)
                return
        if self._jobs.get(job.table_id) is job:
            del self._jobs[job.table_id]  # from now on it is read from where it is kept

    def _failed(self, job: Job, error: Exception) -> None:
        if not job.cancelled:
            self._log("review-failed", error=type(error).__name__)
            job.state, job.record = wire.ReviewNow(state="failed"), b""
            failed = [one.table_id for one in self._jobs.values() if one.state.state == "failed"]
            for table_id in failed[:-MOST_WAITING]:
                del self._jobs[table_id]

    async def _made(self, job: Job) -> bytes:
        """The review as it is kept; raises where there is none in the end."""
        job.reviewer = reviewer = await self._start()
        try:
            if job.cancelled:  # while it was started
                raise ValueError("nobody wants it any more")
            async with asyncio.timeout(LONGEST):
                return await _heard(job, reviewer)
        finally:
            reviewer.end()
            await reviewer.gone()


async def _heard(job: Job, reviewer: Reviewer) -> bytes:
    review = b""
    async for told in reviewer.lines(job.record):
        line = _LINE.decode(told)
        if bytes(line.review):  # the last one is whole
            review = job.part = bytes(line.review)
            job.part_stage = line.stage
        job.state = wire.ReviewNow(state="working", done=so_far(line), stage=line.stage)
    if not review:
        raise ValueError("no review")
    return await asyncio.to_thread(_packed, review)


def so_far(line: Line) -> int:
    """In millionths of all stages, as if each took as long."""
    before = STAGES.index(line.stage) if line.stage in STAGES else 0
    return min(999_999, (1_000_000 * before + 1_000_000 * line.done // max(line.total, 1)) // len(STAGES))


def _packed(review: bytes) -> bytes:
    packed = zlib.compress(review, _LEVEL)
    if len(packed) > MOST_KEPT:
        raise ValueError("too large")
    return packed

"""Group commit: what several tables write at one time goes to the disk together; each hears of it afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from openps.tables.errors import Behind, WheelLost
from openps.tables.ports import Card, Done, Row, Term

MOST_AT_ONCE: Final = 500


@dataclass(frozen=True, slots=True)
class Entry:
    table_id: str
    row: Row
    card: Card | None
    term: Term | None = None

    @property
    def key(self) -> Key:
        return (self.table_id, self.row.seq)


@dataclass(slots=True)
class Batch:
    """What is written in one transaction, in the order of its keys."""

    entries: Sequence[Entry]
    complete: bool = False  # all of it stands in the transaction: from here on only the commit can fail


class Written(NamedTuple):
    """What became of a batch: which keys were free, and which were wanted by somebody who lost the wheel."""

    keys: set[Key]
    too_late: set[Key]


Key = tuple[str, int]
Write = Callable[[Sequence[Entry]], Awaitable[Written]]
"""Writes all in one transaction, in the order of their keys; returns only when the disk has them."""


class GroupCommit:
    """While one batch is on its way to the disk the next one gathers."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Entry, Done]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def add(self, entry: Entry) -> None:
        """Returns when it is on the disk; raises Behind where the number was taken, WheelLost where the wheel was.

        Whatever else it raises: nobody knows whether it was written, and it is not tried again here.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.begin(entry, partial(_settle, done))
        await done  # a caller that is cancelled leaves its entry to be written: half a promise is none

    def begin(self, entry: Entry, done: Done) -> None:
        """The same for whoever does not wait: `done` hears of it."""
        if self._closed:
            raise RuntimeError("the store is closed")
        self._waiting.append((entry, done))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Finish what waits."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._one(batch)
        finally:
            self._task = None

    async def _one(self, batch: Sequence[tuple[Entry, Done]]) -> None:
        """They hear of it one after the other, while the next batch is on its way already."""
        loop = asyncio.get_running_loop()
        # Of two in one batch that want the same number, the first has it.
        first = {entry.key: entry for entry, _ in reversed(batch)}
        try:
            # In one order everywhere: two servers that want the same numbers must not wait for each other.
            written = await self._write(sorted(first.values(), key=lambda entry: entry.key))
        except Exception as error:  # noqa: BLE001 - everybody who waits hears of it, whatever it was
            for _, done in batch:
                loop.call_soon(done, error)
            return
        for entry, done in batch:
            well = first[entry.key] is entry and entry.key in written.keys
            loop.call_soon(done, None if well else _why_not(entry, first, written))


def _why_not(entry: Entry, first: Mapping[Key, Entry], written: Written) -> Exception:
    too_late = first[entry.key] is entry and entry.key in written.too_late
    return WheelLost("error-stale") if too_late else Behind()


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)

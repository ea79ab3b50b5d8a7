"""Group commit: what several tables write at one time goes to the disk together; each hears of it afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from openps.tables.errors import Behind
from openps.tables.ports import Card, Row

MOST_AT_ONCE: Final = 500


@dataclass(frozen=True, slots=True)
class Entry:
    table_id: str
    row: Row
    card: Card | None


Key = tuple[str, int]
Write = Callable[[Sequence[Entry]], Awaitable[set[Key]]]
"""Writes all in one transaction and returns the keys that were free; returns only when the disk has them."""


class GroupCommit:
    """While one batch is on its way to the disk the next one gathers."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def add(self, entry: Entry) -> None:
        """Returns when it is on the disk; raises Behind where the number was taken."""
        if self._closed:
            raise RuntimeError("the store is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((entry, done))
        if self._task is None:
            self._task = loop.create_task(self._run())
        # A caller that is cancelled leaves its entry to be written: half a promise is none.
        await asyncio.shield(done)

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

    async def _one(self, batch: Sequence[tuple[Entry, asyncio.Future[None]]]) -> None:
        # Of two in one batch that want the same number, the first has it.
        first = {(entry.table_id, entry.row.seq): entry for entry, _ in reversed(batch)}
        try:
            written = await self._write(list(first.values()))
        except Exception as error:  # noqa: BLE001 - everybody who waits hears of it, whatever it was
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for entry, done in batch:
            if done.done():
                continue
            key = (entry.table_id, entry.row.seq)
            if key in written and first[key] is entry:
                done.set_result(None)
            else:
                done.set_exception(Behind())

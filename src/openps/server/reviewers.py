"""Reviews in processes of low priority."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from typing import Final

from openps.desk.reviews import MOST_BYTES

COMMAND: Final = (sys.executable, "-m", "openps.review.worker", "--jobs", str(os.cpu_count() or 1))


class ReviewProcess:
    """One review, in a process that ends with it."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, command: tuple[str, ...] = ()) -> ReviewProcess:
        asked = command or COMMAND
        return cls(
            await asyncio.create_subprocess_exec(*asked, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=MOST_BYTES)
        )

    async def lines(self, record: bytes) -> AsyncIterator[bytes]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(record)
        self.process.stdin.close()
        async for line in self.process.stdout:
            yield line
        if await self.process.wait():
            raise ValueError("no review")

    def end(self) -> None:
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def gone(self) -> None:
        await self.process.wait()

"""Bots outside the event loop: a few processes, a limit on their time, and the next weaker bot for one that fails."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from openps.bots.protocol import Question, message
from openps.desk.meter import NO_METER, Meter
from openps.desk.thinking import Log, Thinking

LIMIT: Final = 5.0
STARTS_WITHIN: Final = 15.0
"""More for the first question to a process: where Python itself takes seconds to start, no bot is slow for that."""


class Thinkers(Thinking):
    """So many processes, each with one question at a time; one that takes too long is ended and replaced."""

    def __init__(
        self,
        processes: int,
        log: Log,
        limit: float = LIMIT,
        command: tuple[str, ...] | None = None,
        meter: Meter = NO_METER,
        starts_within: float = STARTS_WITHIN,
    ) -> None:
        super().__init__(log)
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()  # those that work, and those that were ended and not yet seen off
        self._limit = limit
        self._starts_within = starts_within
        self._meter = meter
        self._command = command or (sys.executable, "-m", "openps.desk.thinker")
        for _ in range(processes):
            self._idle.put_nowait(None)  # a process is made when it is needed first

    async def _answer(self, question: Question) -> str | None:
        """What a bot says, in one of the processes; nothing if it failed."""
        place = await self._idle.get()
        process: Process | None = None
        try:
            process = place or await self._start()
            return await self._timed(process, question, self._limit + (0 if place else self._starts_within))
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the table goes on
            self._failed(question, error)
            _end(process)
            process = None
            return None
        except BaseException:
            # Left in the middle of a question: its answer must not be taken for the next one.
            _end(process)
            process = None
            raise
        finally:
            self._idle.put_nowait(process)

    async def _timed(self, process: Process, question: Question, limit: float) -> str:
        begun = time.perf_counter()
        async with asyncio.timeout(limit):
            answer = await _ask(process, question)
        self._meter.thought(time.perf_counter() - begun)
        return answer

    async def close(self) -> None:
        for process in list(self._all):
            _end(process)
            await process.wait()
        self._all.clear()

    async def _start(self) -> Process:
        self._all = {one for one in self._all if one.returncode is None}
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        self._all.add(process)
        return process


def _end(process: Process | None) -> None:
    """The next question makes a new one."""
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()


async def _ask(process: Process, question: Question) -> str:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(message(question)) + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=str)

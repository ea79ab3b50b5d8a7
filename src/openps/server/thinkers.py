"""Bots outside the event loop: a few processes, a limit on their time, and the next weaker bot for one that fails."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec

from openps.bots.protocol import Question, message
from openps.catalog.bots import deciders
from openps.server.meter import NO_METER, Meter

LIMIT: Final = 5.0
Log = Callable[..., None]


class Thinkers:
    """So many processes, each with one question at a time; one that takes too long is ended and replaced."""

    def __init__(
        self,
        processes: int,
        log: Log,
        limit: float = LIMIT,
        command: tuple[str, ...] | None = None,
        meter: Meter = NO_METER,
    ) -> None:
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()  # those that work, and those that were ended and not yet seen off
        self._log = log
        self._limit = limit
        self._meter = meter
        self._command = command or (sys.executable, "-m", "openps.server.thinker")
        for _ in range(processes):
            self._idle.put_nowait(None)  # a process is made when it is needed first

    async def choose(self, question: Question) -> str:
        """By the bot that was asked for, or the next weaker one that answers; the weakest needs no process."""
        for level in deciders(question.level, question.game)[:-1]:
            move = await self._answer(replace(question, level=level))
            if move is not None and move in question.moves:
                return move
            if move is not None:
                self._log("bot-failed", game=question.game, level=level, error="no legal move")
        return any_of(question)

    async def speak(self, question: Question) -> str:
        return await self._answer(question) or ""

    async def _answer(self, question: Question) -> str | None:
        """What a bot says, in one of the processes; nothing if it failed."""
        place = await self._idle.get()
        process: Process | None = None
        try:
            process = place or await self._start()
            return await self._timed(process, question)
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the table goes on
            self._log("bot-failed", game=question.game, level=question.level, error=type(error).__name__)
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

    async def _timed(self, process: Process, question: Question) -> str:
        begun = time.perf_counter()
        async with asyncio.timeout(self._limit):
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


def any_of(question: Question) -> str:
    """A legal move, by the luck of this question."""
    number = int.from_bytes(hashlib.sha256(str(question.luck).encode()).digest()[:8], "big")
    return question.moves[number % len(question.moves)]

"""Bots outside the event loop: a few processes, a limit on their time, and the next weaker bot for one that fails."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec
from msgspec import Raw

from openps.catalog.bots import deciders
from openps.tables.ports import Thought

LIMIT: Final = 5.0
Log = Callable[..., None]


class Thinkers:
    """So many processes, each with one question at a time; one that takes too long is ended and replaced."""

    def __init__(self, processes: int, log: Log, limit: float = LIMIT, command: tuple[str, ...] | None = None) -> None:
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()  # those that work, and those that were ended and not yet seen off
        self._log = log
        self._limit = limit
        self._command = command or (sys.executable, "-m", "openps.server.thinker")
        for _ in range(processes):
            self._idle.put_nowait(None)  # a process is made when it is needed first

    async def choose(self, thought: Thought) -> str:
        """By the bot that was asked for, or the next weaker one that answers; the weakest needs no process."""
        for level in deciders(thought.level, thought.game)[:-1]:
            move = await self._answer(replace(thought, level=level), talk=False)
            if move in thought.moves:
                return move
            if move is not None:
                self._log("bot-failed", game=thought.game, level=level, error="no legal move")
        return any_of(thought)

    async def speak(self, thought: Thought) -> str:
        return await self._answer(thought, talk=True) or ""

    async def _answer(self, thought: Thought, talk: bool) -> str | None:
        """What a bot says, in one of the processes; nothing if it failed."""
        place = await self._idle.get()
        process: Process | None = None
        try:
            process = place or await self._start()
            async with asyncio.timeout(self._limit):
                return await _ask(process, thought, talk)
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the table goes on
            self._log("bot-failed", game=thought.game, level=thought.level, error=type(error).__name__)
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


async def _ask(process: Process, thought: Thought, talk: bool) -> str:
    assert process.stdin is not None
    assert process.stdout is not None
    question = {
        "game": thought.game, "level": thought.level, "options": Raw(thought.options), "view": Raw(thought.view),
        "claims": Raw(thought.claims), "moves": thought.moves, "luck": thought.luck,
        "log": Raw(thought.log), "talk": talk,
    }  # fmt: skip
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=str)


def any_of(thought: Thought) -> str:
    """Any legal move, by the luck of this thought."""
    number = int.from_bytes(hashlib.sha256(thought.luck.encode()).digest()[:8], "big")
    return thought.moves[number % len(thought.moves)]

"""A person who plays one seat to the end, whatever happens to the line, and keeps all that was asked and heard."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Final

from tests.chaos.history import History, Wish
from tests.chaos.line import Address, Broken, Line, Quiet, Told, dial

ANSWERS_WITHIN: Final = 8.0
QUIET_FOR: Final = 4.0
SILENT_FOR: Final = 40.0
"""After so many seconds without news a person loads the page anew: by then somebody has moved."""
NOT_YET: Final = {
    "error-too-fast", "error-table-busy", "error-news-number", "error-internal", "error-table-paused",
    "error-not-kept", "error-not-written", "error-store-away",
}  # fmt: skip
"""Refusals after which the same move is sent again: they say nothing about whether it was played."""


class Person:
    """`doors` gives the address to come in by; another one each time, where there are several servers.

    A move whose answer was lost is sent again with the same `after`: if it had been written, the server refuses it.
    """

    def __init__(self, doors: Callable[[], Address], ticket: str, history: History, luck: random.Random) -> None:
        self._doors = doors
        self.ticket = ticket
        self._luck = luck
        self.history = history
        self.over = False
        self._last: Told | None = None
        self._open: Wish | None = None
        self._sent = 0
        self._again = False  # the open wish may have been played already
        self._behind = 0  # there are news of this number, and they are on their way
        self._fresh = 0.0
        self.answered_after: list[float] = []

    async def play(self) -> None:
        while not self.over:
            try:
                await self._visit()
            except Broken:
                self._again = True
                await asyncio.sleep(self._luck.uniform(0.02, 0.2))

    async def _visit(self) -> None:
        line = await dial(self._doors())
        self.history.lines += 1
        self._fresh = _now()
        try:
            hello: Told = {"type": "hello", "table": self.history.table, "ticket": self.ticket, "after": self.seq}
            await line.send(hello)
            while (await self._hear(line, ANSWERS_WITHIN))["type"] != "welcome":
                pass
            while not self.over:
                await self._step(line)
        finally:
            line.hang_up()

    @property
    def seq(self) -> int:
        seq = self._last["seq"] if self._last else 0
        assert isinstance(seq, int)
        return seq

    async def _step(self, line: Line) -> None:
        if self._open is None and self._wish():
            await self.think()
        if self._open is not None:
            await self._settle(line, self._open)
        else:
            await self._wait(line)

    async def think(self) -> None:
        """Those who want to know how fast a server is in earnest take their time."""

    def _wish(self) -> bool:
        """One of the moves that the last news offer, if they offer some."""
        moves = self._last["moves"] if self._last else []
        assert isinstance(moves, list)
        if moves and self.seq >= self._behind:
            self._open = Wish(str(self._luck.choice(moves)["text"]), self.seq)
            self._again = False
            self.history.wishes.append(self._open)
        return self._open is not None

    async def _settle(self, line: Line, wish: Wish) -> None:
        """Send it until it is certain what became of it."""
        began = _now()
        answer = await self._ask(line, {"type": "move", "move": wish.move, "after": wish.after})
        if answer["type"] == "news":
            wish.told = self._number(answer["seq"])
            self.answered_after.append(_now() - began)
            self._open = None
        elif answer["code"] in NOT_YET:
            self._again = True
            await asyncio.sleep(0.2)
        else:
            self._refused(wish, self._number(answer["seq"]), str(answer["code"]))

    def _refused(self, wish: Wish, seq: int, code: str) -> None:
        """Old news are no reason to complain; neither is that a move was played which is sent once more."""
        if not self._again and seq <= wish.after:
            self.history.denied.append(f"{wish.move} ({code})")
        self._behind = seq
        self._open = None

    async def _wait(self, line: Line) -> None:
        """For news. A line that is quiet is asked whether it still is one; a table that is quiet is loaded anew."""
        try:
            await self._hear(line, QUIET_FOR)
        except Quiet:
            if _now() - self._fresh > SILENT_FOR:
                self.history.silences += 1
                raise
            await self._ask(line, {"type": "ping"})

    async def _ask(self, line: Line, message: Told) -> Told:
        self._sent += 1
        own = f"{self._sent}"
        await line.send({**message, "id": own})
        deadline = _now() + ANSWERS_WITHIN
        while (heard := await self._hear(line, deadline - _now())).get("re") != own:
            pass
        return heard

    async def _hear(self, line: Line, within: float) -> Told:
        """The next message, kept and folded in. Raises Broken where none comes in time."""
        message = await line.hear(within)
        self.history.heard.append(message)
        heard: Told = json.loads(message)
        if heard["type"] == "news" and self._number(heard["seq"]) >= self.seq:
            self._fresh = _now()
            self._last = heard
            self.over = heard["outcome"] is not None
        return heard

    @staticmethod
    def _number(value: object) -> int:
        assert isinstance(value, int)
        return value


def _now() -> float:
    return asyncio.get_running_loop().time()

"""The outgoing half of a socket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from starlette.types import Send

from openps.server.codes import TRY_LATER
from openps.server.waiting import Waiting


class Closed(Exception):
    """This socket ends, with a code that the client can read."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Way(Protocol):
    """What carries the bytes of a socket."""

    async def taken(self) -> None:
        """Returns when all that was sent has left this process."""

    def cut_if_stuck(self) -> None:
        """A client that reads gets a last word; one that does not would only keep it waiting here."""


class FreeWay:
    """One that never waits, where nothing but the application is there."""

    async def taken(self) -> None:
        return

    def cut_if_stuck(self) -> None:
        return


class Outbox:
    """Keeps order, never makes a table wait, and ends a client that reads too slowly.

    A message waits until it has left the process: also while the connection holds it.
    """

    def __init__(self, send: Send, way: Way, client: str, most: int, budget: Waiting) -> None:
        self._send = send
        self._way = way
        self._client = client
        self._most = most
        self._budget = budget
        self._messages: deque[bytes] = deque()
        self._something = asyncio.Event()
        self.waiting = 0
        self.ended: Closed | None = None
        budget.enter(self, client)

    def put(self, message: bytes) -> None:
        if self.ended is not None:
            return
        self._messages.append(message)
        self._something.set()
        self._count(len(message))
        if self.waiting > self._most:
            self.let_go()

    def _count(self, by: int) -> None:
        self.waiting += by
        self._budget.change(self._client, by)

    def let_go(self) -> None:
        """What waits is dropped; whoever comes back is told everything."""
        self._drop()
        self.end(TRY_LATER, "slow")
        self._way.cut_if_stuck()

    def _drop(self) -> None:
        dropped = sum(map(len, self._messages))
        self._messages.clear()
        self._count(-dropped)

    def end(self, code: int, reason: str) -> None:
        self.ended = self.ended or Closed(code, reason)
        self._something.set()

    async def pump(self) -> None:
        """Sends until the end, and closes."""
        while True:
            await self._something.wait()
            self._something.clear()
            while self._messages:
                await self._out(self._messages.popleft())
            if self.ended is not None:
                await self._send({"type": "websocket.close", "code": self.ended.code, "reason": self.ended.reason})
                return

    async def _out(self, message: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": message.decode()})
            await self._way.taken()
        finally:
            self._count(-len(message))

    def leave(self) -> None:
        """After the pump has stopped."""
        self._drop()
        self._budget.leave(self, self._client)

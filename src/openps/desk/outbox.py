"""The outgoing half of a socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Protocol, TypeAlias

from openps.desk.codes import TRY_LATER
from openps.desk.waiting import Waiting

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
"""The messages of a socket, in the words of ASGI, whatever carries them."""
Hear: TypeAlias = Callable[[str], bool]
"""Takes a text in the moment it comes, or leaves it to be received in its turn."""


class Closed(Exception):
    """This socket ends, with a code that the client can read."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Way(Protocol):
    """What carries the bytes of a socket."""

    def ask_first(self, hear: Hear) -> None:
        """Each text from here on, where none waits to be received."""

    def say(self, text: bytes) -> bool:
        """Sends it, and tells whether all that was said has left this process."""

    async def taken(self) -> None:
        """Returns when all that was said has left this process, or the socket is gone."""

    def cut_if_stuck(self) -> None:
        """A client that reads gets a last word; one that does not would only keep it waiting here."""


class Outbox:
    """Keeps order, never makes a table wait, and ends a client that reads too slowly.

    A message goes out at once where nothing waits before it. Otherwise it waits until it has left the process: also
    while the connection holds it.
    """

    def __init__(self, send: Send, way: Way, client: str, most: int, budget: Waiting) -> None:
        self._send = send
        self._way = way
        self._client = client
        self._most = most
        self._budget = budget
        self._held = 0  # bytes that the connection holds
        self._messages: deque[bytes] = deque()
        self._something = asyncio.Event()
        self.waiting = 0
        self.ended: Closed | None = None
        budget.enter(self, client)

    def put(self, message: bytes) -> None:
        if self.ended is not None:
            return
        if self.waiting:
            self._messages.append(message)
        elif self._way.say(message):
            return
        else:
            self._held = len(message)
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
        """Sends what could not go out at once, until the end, and closes."""
        while True:
            await self._something.wait()
            self._something.clear()
            while self.waiting:
                await self._way.taken()
                self._next()
            if self.ended is not None:
                await self._send({"type": "websocket.close", "code": self.ended.code, "reason": self.ended.reason})
                return

    def _next(self) -> None:
        """What the connection held is gone; the next one takes its place."""
        gone, self._held = self._held, 0
        if self._messages:
            self._held = len(self._messages[0])
            self._way.say(self._messages.popleft())
        self._count(-gone)

    def leave(self) -> None:
        """After the pump has stopped."""
        self._drop()
        self._count(-self._held)
        self._held = 0
        self._budget.leave(self, self._client)

"""Opens a WebSocket from this process to itself and exchanges one message, for `/healthz`.

The connection is a pair of sockets and not one more visitor at the listening address: that address is proved by the
question itself, and so no flood can keep the check out, and no limit has to know an exception that a peer could claim.
Everything after `accept` is what a player's socket goes through: HTTP, the upgrade, the handshake, frames both ways.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from itertools import count
from typing import Final

import msgspec
from websockets.asyncio.client import connect

from openps.server.guard import SOCKET
from openps.server.share import Share

ANSWER_WITHIN: Final = 1.5
"""Seconds: less than other processes wait for what this one says of itself."""


class SelfCheck:
    """Returns whether the message came back; `failed` is told why it did not."""

    def __init__(
        self, accept: Callable[[], asyncio.Protocol], share: Share, failed: Callable[[BaseException], None]
    ) -> None:
        self._accept = accept
        self._failed = failed
        # Where several processes share the tables, a socket goes to the one of the table that its first message names.
        table = next(str(number) for number in count() if share.has(str(number)))
        self._message = msgspec.json.encode({"type": "hello", "table": table}).decode()

    async def __call__(self) -> bool:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                return await self._exchange() == self._message
        except Exception as error:  # noqa: BLE001 - whatever it was, the socket does not work
            self._failed(error)
            return False

    async def _exchange(self) -> object:
        here, there = socket.socketpair()
        for end in (here, there):
            end.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(self._accept, there)
        async with connect(f"ws://localhost{SOCKET}", sock=here, compression=None, close_timeout=ANSWER_WITHIN) as line:
            await line.send(self._message)
            return await line.recv()

"""One line from the page to a table: what a WebSocket is on a server, without anything in between."""

from __future__ import annotations

import asyncio

from openps.desk.desk import Desk
from openps.desk.outbox import Hear, Message
from openps.desk.socket import Socket
from openps.tab.outside import Outside


class Line:
    """Carries the messages of a socket; nothing ever waits on it."""

    def __init__(self, number: int, desk: Desk, client: str, outside: Outside) -> None:
        self._number = number
        self._outside = outside
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self._socket = Socket(desk, client, self._heard.get, self._send, self)

    async def run(self) -> None:
        await self._socket.run()

    def hear(self, text: str) -> None:
        self._heard.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self._heard.put_nowait({"type": "websocket.disconnect"})

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            self._outside.closed(self._number, message["code"], str(message["reason"]))

    # ---- the way that its bytes take

    def ask_first(self, hear: Hear) -> None:
        """A store of the page always waits in a task, so nothing could be taken at once."""

    def say(self, text: bytes) -> bool:
        self._outside.say(self._number, text.decode())
        return True

    async def taken(self) -> None:
        return

    def cut_if_stuck(self) -> None:
        return

"""A bad line: every byte between clients and a server goes through here, late or not at all."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from typing import Final

from tests.chaos.line import Address

_CHUNK: Final = 65_536


class Proxy:
    """Listens for as long as the test runs, also while the server behind it is dead."""

    def __init__(self, behind: Address) -> None:
        self._behind = behind
        self.delay = 0.0
        self._lines: set[StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> Address:
        self._server = await asyncio.start_server(self._one, "127.0.0.1", 0)
        return Address("127.0.0.1", self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """All lines, without a word to either side."""
        for line in list(self._lines):
            line.transport.abort()

    async def _one(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._lines.add(writer)
        try:
            await self._joined(reader, writer)
        except OSError:
            pass  # the server is dead: so is the line
        finally:
            self._lines.discard(writer)
            writer.transport.abort()

    async def _joined(self, reader: StreamReader, writer: StreamWriter) -> None:
        to_reader, to_writer = await asyncio.open_connection(self._behind.host, self._behind.port)
        self._lines.add(to_writer)
        try:
            ways = [asyncio.create_task(self._pass(*way)) for way in ((reader, to_writer), (to_reader, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        finally:
            self._lines.discard(to_writer)
            to_writer.transport.abort()

    async def _pass(self, reader: StreamReader, writer: StreamWriter) -> None:
        while data := await reader.read(_CHUNK):
            if self.delay:
                await asyncio.sleep(self.delay)
            writer.write(data)
            await writer.drain()

"""A network that can be spoilt: stands between a server and its database on 127.0.0.1, in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import Enum, auto

import sqlalchemy as sa

from tests.store.postgres import free_port

CHUNK = 65_536


class Way(Enum):
    """What becomes of bytes."""

    FORWARD = auto()
    SWALLOW = auto()  # nothing arrives, in either direction, and nobody is told
    CUT = auto()  # connections break at once


class Proxy:
    """A connection that has swallowed something never says anything again: half a message is none."""

    def __init__(self, address: str) -> None:
        there = sa.make_url(address)
        self._there = (there.host or "127.0.0.1", there.port or 5432)
        self._port = free_port()
        self.address = there.set(host="127.0.0.1", port=self._port).render_as_string(hide_password=False)
        self._way = Way.FORWARD
        self._delay = 0.0
        self._word = b""
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()

    def forward(self, delay: float = 0.0) -> None:
        """Old connections that were spoilt stay so; new ones are as good as ever."""
        self._delay, self._word = delay, b""
        self._way = Way.FORWARD

    def swallow(self) -> None:
        self._way = Way.SWALLOW

    def lose_the_answer_to(self, word: bytes) -> None:
        """Whatever is sent arrives; once this was among it, nothing comes back on that connection."""
        self._word = word

    def cut(self) -> None:
        self._way = Way.CUT
        self._loop.call_soon_threadsafe(self._break_all)

    def _break_all(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    def run(self, ready: Callable[[], None]) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._accept, "127.0.0.1", self._port))
        self._loop.call_soon(ready)
        self._loop.run_forever()
        server.close()
        self._break_all()
        for task in self._tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*self._tasks, return_exceptions=True))
        self._loop.close()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._tasks.add(asyncio.current_task())
        self._open.add(writer)
        if self._way is Way.CUT:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection(*self._there)
        self._open.add(far_writer)
        mute = asyncio.Event()
        there = asyncio.create_task(self._pump(reader, far_writer, mute, asking=True))
        back = asyncio.create_task(self._pump(far_reader, writer, mute, asking=False))
        await asyncio.gather(there, back)

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, mute: asyncio.Event, asking: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await asyncio.sleep(self._delay)
                if self._way is Way.SWALLOW or (asking and self._word and self._word in data):
                    mute.set()
                if self._way is not Way.SWALLOW and (asking or not mute.is_set()):
                    writer.write(data)
                    await writer.drain()
        if asking or not mute.is_set():
            writer.close()


@contextmanager
def proxy(address: str) -> Iterator[Proxy]:
    """Before the database at this address."""
    made, ready = Proxy(address), threading.Event()
    thread = threading.Thread(target=made.run, args=(ready.set,), daemon=True)
    thread.start()
    assert ready.wait(60)
    try:
        yield made
    finally:
        made.stop()
        thread.join(10)

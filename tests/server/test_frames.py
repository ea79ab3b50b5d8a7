"""What is read of a socket without the library is what the library would have read, however the bytes are cut."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from openps.desk.limits import Clients, Limits
from openps.server.connections import Doorway, Settings, SocketConnection, unfinished
from openps.server.proxies import Proxies

REQUEST = (
    b"GET /api/v1/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MESSAGES = 60
"""How many messages of a stream are tried."""


class Transport(asyncio.Transport):
    """Takes what is written, and counts how often reading is paused."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.pauses = 0
        self.closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...

    def pause_reading(self) -> None:
        self.pauses += 1

    def resume_reading(self) -> None: ...

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    abort = close


async def app(scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.sleep(60)


async def opened(cls: type[WebSocketsSansIOProtocol], limits: Limits) -> Any:
    clients = Clients(limits, time.monotonic)
    settings = Settings(app, lifespan="off", ws_per_message_deflate=False, ws_max_size=limits.message)
    settings.doorway = Doorway(clients, Proxies(""), 100)
    settings.load()
    made = cls(settings, ServerState(), {})
    made.connection_made(Transport())
    made.data_received(REQUEST)
    await asyncio.sleep(0)
    assert made.handshake_complete
    made.transport.written = b""
    return made


def heard(made: Any) -> list[Any]:
    return [made.queue.get_nowait() for _ in range(made.queue.qsize())]


def both_hear(chunks: list[bytes]) -> list[Any]:
    """What an application hears of these reads and the peer is answered: by the library alone, and by ours."""

    async def whole(cls: type[WebSocketsSansIOProtocol]) -> Any:
        made = await opened(cls, Limits())
        for chunk in chunks:
            if not made.transport.is_closing():
                made.data_received(chunk)
        said = heard(made), made.transport.written, made.transport.closing
        for task in made.tasks:
            task.cancel()
        return said

    theirs, ours = asyncio.run(whole(WebSocketsSansIOProtocol)), asyncio.run(whole(SocketConnection))
    assert ours == theirs
    messages: list[Any] = ours[0]
    return messages


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def stream(luck: random.Random) -> Iterator[bytes]:
    """Frames of every kind that a peer may send."""
    for _ in range(MESSAGES):
        kind = luck.randrange(6)
        text = ("é" * luck.choice((0, 1, 20, 62, 63, 64, 400))).encode()
        if kind <= 2:
            yield frame(text)
        elif kind == 3:
            yield frame(text, Opcode.BINARY)
        elif kind == 4:
            yield frame(b"are you there", Opcode.PING)
        else:
            yield frame(text, fin=False) + frame(b"", Opcode.PONG) + frame(text, Opcode.CONT)


def cut(data: bytes, luck: random.Random) -> Iterator[bytes]:
    while data:
        size = luck.choice((1, 2, 5, 6, 7, 50, 300))
        yield data[:size]
        data = data[size:]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_way_the_bytes_are_cut(seed: int) -> None:
    luck = random.Random(seed)
    frames = list(stream(luck))
    messages = both_hear(frames)
    assert len(messages) > MESSAGES / 2
    assert both_hear(list(cut(b"".join(frames), luck))) == messages
    some = [b"".join(frames[:7]), *cut(b"".join(frames[7:20]), luck), *frames[20:]]
    assert both_hear(some) == messages


TEXT = frame(b"move")


@pytest.mark.parametrize(
    "chunks",
    [
        pytest.param([frame(b"\xff\xfe"), TEXT], id="no text"),
        pytest.param([frame(b"one", fin=False), TEXT], id="a text within another"),
        pytest.param([Frame(Opcode.TEXT, b"move").serialize(mask=False)], id="not masked"),
        pytest.param([bytes([TEXT[0] | 0x40]) + TEXT[1:]], id="reserved bits"),
        pytest.param([frame(b"x" * 5_000), TEXT], id="too long"),
        pytest.param([frame(b"\x03\xe8", Opcode.CLOSE), TEXT], id="after goodbye"),
        pytest.param([TEXT[:3], TEXT[3:] + TEXT, TEXT], id="in two, with the next"),
        pytest.param([TEXT + TEXT[:1], TEXT[1:]], id="the next begun"),
    ],
)
def test_what_is_wrong_or_rare_ends_as_the_library_would_end_it(chunks: list[bytes]) -> None:
    both_hear(chunks)


def test_frames_are_counted_on_every_way() -> None:
    async def flood() -> bytes:
        made = await opened(SocketConnection, Limits(messages=1.0))
        for _ in range(1000):
            if not made.transport.is_closing():
                made.data_received(TEXT)
        assert made.transport.closing
        for task in made.tasks:
            task.cancel()
        return bytes(made.transport.written)

    assert b"frames" in asyncio.run(flood())


def test_reading_pauses_while_messages_wait() -> None:
    async def three() -> list[int]:
        made, pauses = await opened(SocketConnection, Limits()), []
        for _ in range(3):
            made.data_received(TEXT)
            pauses.append(made.transport.pauses)
        for task in made.tasks:
            task.cancel()
        return pauses

    assert asyncio.run(three()) == [0, 1, 1]


def test_what_is_begun_of_a_frame() -> None:
    long = frame(b"x" * 300)
    assert unfinished(b"") == b""
    assert unfinished(TEXT + long) == b""
    for size in range(1, len(long)):
        assert unfinished(TEXT + long[:size]) == long[:size]

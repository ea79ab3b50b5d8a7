"""What is read of a socket without the library is what the library would have read, however the bytes are cut."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from openps.desk.limits import Clients, Limits
from openps.server.connection_limits import Doorway, Settings
from openps.server.proxies import Proxies
from openps.server.websocket_connection import SocketConnection, unfinished, unmasked

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

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closing

    def can_write_eof(self) -> bool:
        return False

    def close(self) -> None:
        self.closing = True

    abort = close


class ByTheLibrary(SocketConnection):
    """Reads everything with the library."""

    def _short_text(self, data: bytes) -> str | None:
        return None


class State:
    """What the connections of a server share."""

    def __init__(self) -> None:
        self.connections: set[Any] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def end(self) -> None:
        for task in self.tasks:
            task.cancel()


def hearing(heard: list[Any]) -> Callable[..., Any]:
    """An application that accepts and keeps what it receives."""

    async def app(scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            heard.append(await receive())

    return app


async def deaf(scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.sleep(60)


async def opened(cls: type[SocketConnection], limits: Limits, app: Callable[..., Any], state: State) -> Any:
    clients = Clients(limits, time.monotonic)
    settings = Settings(app, lifespan="off", ws="none", ws_max_size=limits.message)
    settings.doorway = Doorway(clients, Proxies(""), 100)
    settings.load()
    made = cls(settings, state, {})
    made.connection_made(Transport())
    made.data_received(REQUEST)
    await asyncio.sleep(0)
    assert b" 101 " in made.transport.written
    made.transport.written = b""
    return made


def both_hear(chunks: list[bytes]) -> list[Any]:
    """What an application hears of these reads and the peer is answered: by the library alone, and by ours."""

    async def whole(cls: type[SocketConnection]) -> Any:
        heard: list[Any] = []
        state = State()
        made = await opened(cls, Limits(), hearing(heard), state)
        for chunk in chunks:
            if not made.transport.is_closing():
                made.data_received(chunk)
        while not made._messages.empty():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        said = list(heard), made.transport.written, made.transport.closing
        state.end()
        return said

    theirs, ours = asyncio.run(whole(ByTheLibrary)), asyncio.run(whole(SocketConnection))
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
        state = State()
        made = await opened(SocketConnection, Limits(messages=1.0), deaf, state)
        for _ in range(1000):
            if not made.transport.is_closing():
                made.data_received(TEXT)
        assert made.transport.closing
        state.end()
        return bytes(made.transport.written)

    assert b"frames" in asyncio.run(flood())


def test_reading_pauses_while_messages_wait() -> None:
    async def three() -> list[int]:
        state, pauses = State(), []
        made = await opened(SocketConnection, Limits(), deaf, state)
        for _ in range(3):
            made.data_received(TEXT)
            pauses.append(made.transport.pauses)
        state.end()
        return pauses

    assert asyncio.run(three()) == [0, 1, 1]


async def of_a_peer(after: Callable[[Any], None]) -> tuple[bytes, bool]:
    """What somebody is sent who connected, and whether that was the end."""
    state = State()
    made = await opened(SocketConnection, Limits(), deaf, state)
    after(made)
    said = bytes(made.transport.written), bool(made.transport.closing)
    state.end()
    return said


def test_a_peer_that_answers_no_ping_is_gone() -> None:
    def silent(made: Any) -> None:
        for second in range(50):
            made.look(asyncio.get_running_loop().time() + second)

    def lively(made: Any) -> None:
        for second in range(50):
            made.look(asyncio.get_running_loop().time() + second)
            made.data_received(frame(b"", Opcode.PONG))

    said, ended = asyncio.run(of_a_peer(silent))
    assert ended
    assert said.count(PING) == 1
    assert b"keepalive" in said
    assert asyncio.run(of_a_peer(lively)) == (2 * PING, False)


PING = Frame(Opcode.PING, b"").serialize(mask=False)


def test_a_mask_is_taken_off() -> None:
    assert unmasked(b"", b"abcd") == b""
    for size in (1, 4, 7, 125):
        data, mask = random.Random(size).randbytes(size), b"\x00\xff\x10\x80"
        assert unmasked(data, mask) == bytes([byte ^ mask[at % 4] for at, byte in enumerate(data)])


@pytest.mark.parametrize(
    "missing", [b"Sec-WebSocket-Version: 13\r\n", b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"]
)
def test_a_bad_handshake_is_refused(missing: bytes) -> None:
    async def shaken() -> Transport:
        settings = Settings(deaf, lifespan="off", ws="none")
        settings.doorway = Doorway(Clients(Limits(), time.monotonic), Proxies(""), 100)
        made: Any = SocketConnection(settings, State(), {})
        made.connection_made(Transport())
        made.data_received(REQUEST.replace(missing, b""))
        made.shutdown()
        transport: Transport = made.transport
        return transport

    transport = asyncio.run(shaken())
    assert transport.closing
    assert transport.written.startswith(b"HTTP/1.1 4")


def test_what_is_begun_of_a_frame() -> None:
    long = frame(b"x" * 300)
    assert unfinished(b"") == b""
    assert unfinished(TEXT + long) == b""
    for size in range(1, len(long)):
        assert unfinished(TEXT + long[:size]) == long[:size]

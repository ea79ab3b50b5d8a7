"""A WebSocket and an HTTP request on the standard library alone: what is proved here shares no code with the server."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import struct
from asyncio import StreamReader, StreamWriter
from dataclasses import dataclass
from typing import Final, TypeAlias

Json: TypeAlias = dict[str, "Json"] | list["Json"] | str | int | float | bool | None
Told: TypeAlias = dict[str, "Json"]

CONTINUED: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
NO_CODE: Final = 1005
BROKEN: Final = 1006
_LAST: Final = 0x80
_MASKED: Final = 0x80
_LONG: Final = 126
_LONGER: Final = 127


class Broken(Exception):
    """The line is at its end: by a close code, or without a word (1006)."""

    def __init__(self, code: int = BROKEN) -> None:
        super().__init__(code)
        self.code = code


class Quiet(Broken):
    """Nothing came in time; the line may still be good."""


@dataclass(frozen=True, slots=True)
class Address:
    host: str
    port: int

    @classmethod
    def of(cls, url: str) -> Address:
        host, _, port = url.removeprefix("http://").rstrip("/").rpartition(":")
        return cls(host, int(port))


def frame(kind: int, data: bytes) -> bytes:
    """One whole frame as a client sends it: masked."""
    size = len(data)
    if size < _LONG:
        head = struct.pack("!BB", _LAST | kind, _MASKED | size)
    elif size < 2**16:
        head = struct.pack("!BBH", _LAST | kind, _MASKED | _LONG, size)
    else:
        head = struct.pack("!BBQ", _LAST | kind, _MASKED | _LONGER, size)
    key = os.urandom(4)
    pad = key * (size // 4 + 1)
    masked = int.from_bytes(data, "big") ^ int.from_bytes(pad[:size], "big")
    return head + key + masked.to_bytes(size, "big")


class Line:
    """An open WebSocket."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._next: asyncio.Task[bytes] | None = None

    async def send(self, message: Told) -> None:
        await self.send_raw(frame(TEXT, json.dumps(message).encode()))

    async def send_raw(self, data: bytes) -> None:
        try:
            self._writer.write(data)
            await self._writer.drain()
        except OSError:
            raise Broken from None

    async def hear(self, within: float) -> bytes:
        """The next message. What has come of one that is late is not lost: the next call goes on with it."""
        if self._next is None:
            self._next = asyncio.get_running_loop().create_task(self._message())
        done, _ = await asyncio.wait({self._next}, timeout=max(0.0, within))
        if not done:
            raise Quiet
        heard, self._next = self._next, None
        return heard.result()

    async def _message(self) -> bytes:
        """Whole; pings are answered on the way."""
        parts = b""
        while True:
            last, kind, data = await self._frame()
            if kind == CLOSE:
                raise Broken(struct.unpack("!H", data[:2])[0] if len(data) >= 2 else NO_CODE)
            if kind == PING:
                await self.send_raw(frame(PONG, data))
            elif kind in (CONTINUED, TEXT, BINARY):
                parts += data
                if last:
                    return parts

    async def _frame(self) -> tuple[bool, int, bytes]:
        try:
            first, size = await self._reader.readexactly(2)
            if size == _LONG:
                (size,) = struct.unpack("!H", await self._reader.readexactly(2))
            elif size == _LONGER:
                (size,) = struct.unpack("!Q", await self._reader.readexactly(8))
            return bool(first & _LAST), first & 0x0F, await self._reader.readexactly(size)
        except (OSError, asyncio.IncompleteReadError):
            raise Broken from None

    def hang_up(self) -> None:
        """Without a word, as a telephone in a tunnel."""
        if self._next is not None:
            self._next.cancel()
        self._writer.transport.abort()


async def dial(address: Address, within: float = 10.0) -> Line:
    """Raises Broken where nobody answers in time, or not as a WebSocket does."""
    try:
        async with asyncio.timeout(within):
            reader, writer = await asyncio.open_connection(address.host, address.port)
            return await _shaken(address, reader, writer)
    except (OSError, TimeoutError, asyncio.IncompleteReadError):
        raise Broken from None


async def _shaken(address: Address, reader: StreamReader, writer: StreamWriter) -> Line:
    key = base64.b64encode(os.urandom(16)).decode()
    try:
        writer.write(
            f"GET /api/v1/socket HTTP/1.1\r\nHost: {address.host}:{address.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
    except BaseException:
        writer.transport.abort()
        raise
    if b" 101 " not in head.split(b"\r\n")[0]:
        writer.transport.abort()
        raise Broken
    return Line(reader, writer)


async def request(
    address: Address, method: str, path: str, body: Json = None, ticket: str = "", within: float = 20.0
) -> tuple[int, bytes]:
    """One request on a connection of its own: the status and the body. Raises Broken where nobody answers."""
    data = b"" if body is None else json.dumps(body).encode()
    held = f"Authorization: Bearer {ticket}\r\n" if ticket else ""
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: {address.host}:{address.port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n{held}\r\n"
    )
    answer = await exchange(address, head.encode() + data, within)
    if is_cut(answer):
        raise Broken
    return status_and_body(answer)


def is_cut(answer: bytes) -> bool:
    """Whoever sent it was ended in the middle of it."""
    head, _, body = answer.partition(b"\r\n\r\n")
    length = re.search(rb"\r\ncontent-length: (\d+)", head, re.IGNORECASE)
    return length is not None and len(body) < int(length[1])


async def exchange(address: Address, data: bytes, within: float = 20.0, last: bool = False) -> bytes:
    """These bytes, and all that comes back until the other side has done; `last` says that no more will be sent."""
    try:
        async with asyncio.timeout(within):
            reader, writer = await asyncio.open_connection(address.host, address.port)
            try:
                writer.write(data)
                if last:
                    writer.write_eof()
                return await reader.read(-1)
            finally:
                writer.transport.abort()
    except (OSError, TimeoutError):
        raise Broken from None


def status_and_body(answer: bytes) -> tuple[int, bytes]:
    head, _, body = answer.partition(b"\r\n\r\n")
    words = head.split(b" ", 2)
    if len(words) < 2 or not words[1][:3].isdigit():
        raise Broken
    return int(words[1][:3]), body

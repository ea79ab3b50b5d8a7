"""Clients that keep to nothing: bytes as they please, from any address of this machine (127.0.0.2 and so on)."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import socket
import struct
import sys
import time
from collections.abc import Iterable

TEXT, BINARY, PART, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
PATIENT = 20.0


def frame(opcode: int, payload: bytes = b"", fin: bool = True, first: int = 0) -> bytes:
    """As a client sends it, masked with zeros; `first`: more bits of the first byte."""
    size = len(payload)
    head = struct.pack("!BB", (0x80 if fin else 0) | first | opcode, 0x80 | (min(126, size)))
    return head + (struct.pack("!H", size) if size >= 126 else b"") + bytes(4) + payload


class Stranger:
    """One connection."""

    def __init__(self, url: str, address: str = "127.0.0.2", window: int = 0) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        self.host = f"{host}:{port}"
        self.line = socket.socket()
        self.line.settimeout(PATIENT)
        if window:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        self.line.bind((address, 0))
        self.line.connect((host, int(port)))
        self._rest = b""

    def say(self, data: bytes) -> None:
        self.line.sendall(data)

    def upgrade(self, *more: str) -> str:
        """Becomes a socket; the head of the answer."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /api/v1/socket HTTP/1.1", f"Host: {self.host}", "Connection: Upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *more,
        ]  # fmt: skip
        self.say(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._read()
        head, _, self._rest = self._rest.partition(b"\r\n\r\n")
        return head.decode()

    def hello(self, table: str) -> None:
        """As somebody who looks on, without a ticket."""
        self.upgrade()
        self.say(frame(TEXT, json.dumps({"type": "hello", "table": table}).encode()))

    def _read(self) -> bytes:
        data = self.line.recv(65_536)
        if not data:
            raise ConnectionResetError
        return data

    def code(self) -> int:
        """The code that this socket is closed with, whatever comes before; 1006 without one."""
        with contextlib.suppress(ConnectionError):
            while True:
                while len(self._rest) < 2 or len(self._rest) < self._end():
                    self._rest += self._read()
                if self._rest[0] & 15 == CLOSE:
                    return int.from_bytes(self._rest[2:4], "big")
                self._rest = self._rest[self._end() :]
        return 1006

    def _end(self) -> int:
        """Where the first frame of a server ends."""
        size = self._rest[1]
        wide = {126: 2, 127: 8}.get(size, 0)
        return 2 + wide + (int.from_bytes(self._rest[2 : 2 + wide], "big") if wide else size)

    def is_gone(self) -> bool:
        """Whether the server has let it go; reads what is there."""
        usual = self.line.gettimeout()
        self.line.settimeout(0.01)
        try:
            while self.line.recv(65_536):
                pass
        except TimeoutError:
            return False
        except ConnectionError:
            return True
        finally:
            self.line.settimeout(usual)
        return True

    def answer(self) -> str:
        """Everything that comes until the server closes."""
        heard = b""
        with contextlib.suppress(ConnectionError):
            while data := self.line.recv(65_536):
                heard += data
        return heard.decode()

    def close(self) -> None:
        self.line.close()


def all_gone(strangers: Iterable[Stranger], within: float) -> bool:
    deadline, left = time.monotonic() + within, list(strangers)
    while left and time.monotonic() < deadline:
        left = [one for one in left if not one.is_gone()]
        time.sleep(0.05)
    return not left


def flood(url: str, table: str, seconds: float) -> None:
    """Pings as fast as they go, whose answers nobody reads, from a process of its own; comes back a few times."""
    deadline, many = time.monotonic() + seconds, frame(PING, bytes(4)) * 5_000
    for _ in range(20):
        with contextlib.suppress(OSError):
            one = Stranger(url)
            one.line.settimeout(0.5)
            one.hello(table)
            while time.monotonic() < deadline:
                one.say(many)


if __name__ == "__main__":
    flood(sys.argv[1], sys.argv[2], float(sys.argv[3]))

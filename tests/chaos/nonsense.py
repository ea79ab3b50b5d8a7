"""What nobody should send, by luck that can be repeated: messages, requests and raw bytes.

Most of it is nearly right, made from the types that the server reads: what is wholly wrong is refused at the first
look, and finds nothing.
"""

from __future__ import annotations

import json
import random
import struct
from typing import Final, get_args

import msgspec
from msgspec import inspect

from openps.desk.endpoints import ENDPOINTS
from openps.wire import messages as wire
from tests.chaos.line import Json, frame

SENT: Final = get_args(wire.Sent)
ODD_NUMBERS: Final = (-1, 0, 1, 2, 99, 100, 10_000, 2**31, 2**53, 2**63, 2**64, 10**40, 0.5, -0.0, 1e308)
ODD_TEXTS: Final = (
    "", " ", "\x00", "\u202e", "🂡" * 30, "x" * 300, "é" * 25, "..", "%s", "{}", "null", "-1", "2 is infected",
    "../../etc/passwd", "' OR 1=1 --", "\ud800",
)  # fmt: skip
_RAW_JSON: Final = (
    b"", b"{", b"[", b"nul", b'"', b"{}", b"[]", b'{"type":}', b'{"type":"move","type":"ping"}', b"[" * 3000,
    b'{"type":"ping","id":"\xff\xfe"}', b"\xef\xbb\xbf{}", b'{"type":"move","after":1e999}', b"\x00" * 50,
)  # fmt: skip
_METHODS: Final = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "get", "X" * 40)
_OPCODES: Final = (0, 1, 2, 3, 7, 8, 9, 10, 11, 15)


class Messages:
    """Messages over the socket, nearly right; `moves` are texts that the game knows."""

    def __init__(self, luck: random.Random, moves: list[str]) -> None:
        self._luck = luck
        self._moves = moves

    def one(self) -> bytes:
        kind = self._luck.random()
        if kind < 0.7:
            return _plain(self.nearly(self._luck.choice(SENT)))
        if kind < 0.85:
            return self._bitten(_plain(self.nearly(self._luck.choice(SENT))))
        if kind < 0.95:
            return _plain(self.anything())
        return self._luck.choice(_RAW_JSON)

    def nearly(self, kind: type[msgspec.Struct]) -> dict[str, Json]:
        """Such a struct; each field may be right, odd, of another type, missing, or one too many."""
        told = inspect.type_info(kind)
        assert isinstance(told, inspect.StructType)
        made: dict[str, Json] = {"type": str(told.tag)} if told.tag else {}
        for field in told.fields:
            if self._luck.random() < 0.8:
                made[field.encode_name] = self._field(field.encode_name, field.type)
        if self._luck.random() < 0.1:
            made[self._luck.choice(["seat", "viewer", "ticket", "by", "secret", "x"])] = self.anything()
        return made

    def _field(self, name: str, kind: inspect.Type) -> Json:
        if self._luck.random() < 0.2:
            return self.anything()
        if name in ("move", "text") and self._luck.random() < 0.7:
            return self._luck.choice(self._moves)
        if name == "game" and self._luck.random() < 0.5:
            return "pani_high"
        return self._of(kind)

    def _of(self, kind: inspect.Type) -> Json:
        """Something that the type would take, or nearly."""
        match kind:
            case inspect.UnionType():
                return self._of(self._luck.choice(kind.types))
            case inspect.LiteralType():
                return self._luck.choice([*kind.values, "x"])
            case inspect.IntType():
                return self._luck.choice([*ODD_NUMBERS, self._luck.randrange(100)])
            case inspect.StrType():
                return self._luck.choice([*ODD_TEXTS, "a", "ab12", "0" * 64])
            case inspect.BoolType():
                return self._luck.choice([True, False, 1, "true"])
            case inspect.ListType():
                return [self._of(kind.item_type) for _ in range(self._luck.choice([0, 1, 3, 120]))]
            case _:
                return self.anything()

    def anything(self, depth: int = 0) -> Json:
        kind = self._luck.randrange(7 if depth < 4 else 5)
        if kind == 5:
            return [self.anything(depth + 1) for _ in range(self._luck.randrange(4))]
        if kind == 6:
            return {self._text(): self.anything(depth + 1) for _ in range(self._luck.randrange(4))}
        return (None, self._luck.random() < 0.5, self._luck.choice(ODD_NUMBERS), self._text(), "")[kind]

    def _text(self) -> str:
        return self._luck.choice([*ODD_TEXTS, "type", "table", "move", "after", "id"])

    def _bitten(self, data: bytes) -> bytes:
        """With some bytes changed, doubled or missing."""
        bytes_ = bytearray(data)
        for _ in range(self._luck.randrange(1, 4)):
            at = self._luck.randrange(len(bytes_) + 1)
            bytes_[at : at + self._luck.randrange(3)] = self._luck.randbytes(self._luck.randrange(3))
        return bytes(bytes_)


def _plain(value: Json) -> bytes:
    """JSON as programs write it: half a character is written as such."""
    return json.dumps(value).encode()


class Requests:
    """HTTP requests: every endpoint, with bodies that are nearly right, odd paths and odd headers."""

    def __init__(self, luck: random.Random, tables: list[str]) -> None:
        self._luck = luck
        self._messages = Messages(luck, ["pass"])
        self._tables = [*tables, "nope", "aaaaaaaa"]

    def one(self, host: str) -> bytes:
        luck = self._luck
        endpoint = luck.choice(ENDPOINTS)
        body = b""
        if endpoint.body.kind is not None:
            body = _plain(self._messages.nearly(endpoint.body.kind))
        if luck.random() < 0.15:
            body = self._messages.one()
        method = endpoint.method if luck.random() < 0.9 else luck.choice(_METHODS)
        lines = [f"{method} {self._path(endpoint.path)} HTTP/1.1", f"Host: {host}", "Connection: close"]
        lines += [f"Content-Length: {len(body)}", *self._headers()]
        return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body

    def _path(self, path: str) -> str:
        luck = self._luck
        path = path.replace("{table}", luck.choice(self._tables))
        path = path.replace("{game}", luck.choice(["pani_high", "panic_station", "negotiator", "nope", "%00", "..%2f"]))
        return path + luck.choice(["", "", "", "/", "?viewer=1", "?from=-1&to=x", "?q=%ff", "?" + "a" * 500])

    def _headers(self) -> list[str]:
        luck = self._luck
        chosen = ("Authorization: Bearer x", "Authorization: \xff", "Accept-Language: " + "fr," * 200, "Origin: http://evil.example",
                  "Content-Type: text/plain", "Cookie: a=b", "X-Forwarded-For: 1.2.3.4", "Accept-Encoding: gzip",
                  "Range: bytes=0-1")  # fmt: skip
        return [luck.choice(chosen) for _ in range(luck.randrange(3))]


class Raw:
    """Bytes below HTTP and below messages."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck

    def request(self) -> bytes:
        luck = self._luck
        return luck.choice(
            [
                luck.randbytes(luck.randrange(1, 400)),
                b"GET / HTTP/9.9\r\n\r\n",
                b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
                b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
                b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999\r\n\r\n{}",
                b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                b"GET /api/v1/games HTTP/1.1\r\n" + b"X: y\r\n" * 400 + b"\r\n",
                b"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + luck.randbytes(60),
            ]
        )

    def frames(self) -> bytes:
        """A frame as no client makes it, or a message that is none."""
        luck = self._luck
        head = luck.choice([0x80, 0x00, 0xF0, 0x40]) | luck.choice(_OPCODES)
        return luck.choice(
            [
                luck.randbytes(luck.randrange(1, 60)),
                frame(luck.choice(_OPCODES), luck.randbytes(luck.randrange(130))),
                struct.pack("!BBQ", head, 0xFF, 2 ** luck.randrange(20, 63)),
                struct.pack("!BB", head, luck.randrange(126)) + luck.randbytes(luck.randrange(126)),
                frame(8, struct.pack("!H", luck.choice([0, 999, 1005, 1006, 4999, 65535]))),
                frame(1, b"\xff\xfe{"),
            ]
        )

"""The HTTP half: one connection a request, on the standard library."""

from __future__ import annotations

import asyncio
import http.client
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec

from openps.engine.errors import OpenpsError
from openps.wire import messages as wire

T = TypeVar("T")


class ServerSaid(OpenpsError):
    """A refusal of the server, in its words."""

    def __init__(self, status: int, problem: wire.Problem) -> None:
        super().__init__("error-server-said", words=problem.words)
        self.status = status
        self.code = problem.code
        self.clause = problem.clause


class Api:
    """The API of one server. Every call may raise ServerSaid, or OpenpsError where nobody answers."""

    def __init__(self, url: str, language: str = "en", timeout: float = 30.0) -> None:
        self.url = url.rstrip("/")
        self._language = language
        self._timeout = timeout

    async def get(self, path: str, answer: type[T], ticket: str = "") -> T:
        return msgspec.json.decode(await self.raw("GET", path, None, ticket), type=answer)

    async def post(self, path: str, body: object, answer: type[T], ticket: str = "") -> T:
        return msgspec.json.decode(await self.raw("POST", path, body, ticket), type=answer)

    async def raw(self, method: str, path: str, body: object = None, ticket: str = "") -> bytes:
        status, data = await asyncio.to_thread(self._exchange, method, path, body, ticket)
        if status != 200:
            raise ServerSaid(status, _problem(data))
        return data

    def _exchange(self, method: str, path: str, body: object, ticket: str) -> tuple[int, bytes]:
        parts = urlsplit(self.url)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        headers = {"accept-language": self._language, "content-type": "application/json"}
        if ticket:
            headers["authorization"] = f"Bearer {ticket}"
        line = kind(parts.netloc, timeout=self._timeout)
        try:
            line.request(method, parts.path + path, None if body is None else msgspec.json.encode(body), headers)
            answer = line.getresponse()
            return answer.status, answer.read()
        except (OSError, http.client.HTTPException):
            raise OpenpsError("error-server-gone", url=self.url) from None
        finally:
            line.close()

    # ---- what tables are for

    async def open(self, new: wire.NewTable) -> wire.Seated:
        return await self.post("/api/v1/tables", new, wire.Seated)

    async def join(self, table: str, asked: wire.Join) -> wire.Seated:
        return await self.post(f"/api/v1/tables/{table}/join", asked, wire.Seated)

    async def lost(self, table: str, asked: wire.Lost) -> wire.Seated:
        """A ticket that is not good yet, and the code for those who decide."""
        return await self.post(f"/api/v1/tables/{table}/lost", asked, wire.Seated)

    async def knock(self, table: str, ticket: str) -> wire.Knocked:
        return await self.post(f"/api/v1/tables/{table}/knock", None, wire.Knocked, ticket)

    async def table(self, table: str) -> wire.TableInfo:
        return await self.get(f"/api/v1/tables/{table}", wire.TableInfo)

    async def tables(self) -> list[wire.TableCard]:
        return (await self.get("/api/v1/tables", wire.Lobby)).tables

    async def do(self, table: str, what: str, ticket: str, body: object = None) -> int:
        """`start`, `leave`, `ready`, `seat`, `bot`, `kick`, `reissue`, `refuse`: the number of its news."""
        return (await self.post(f"/api/v1/tables/{table}/{what}", body, wire.Moved, ticket)).seq

    async def rematch(self, table: str, ticket: str) -> str:
        return (await self.post(f"/api/v1/tables/{table}/rematch", None, wire.Rematch, ticket)).table

    async def record(self, table: str, key: str = "") -> bytes:
        """Of a table that was locked or closed to onlookers with a ticket, or its password percent-encoded."""
        return await self.raw("GET", f"/api/v1/tables/{table}/record", None, key)

    async def proof(self, table: str, key: str = "") -> wire.Proof:
        return await self.get(f"/api/v1/tables/{table}/proof", wire.Proof, key)


def _problem(data: bytes) -> wire.Problem:
    try:
        return msgspec.json.decode(data, type=wire.Problem)
    except msgspec.MsgspecError:
        return wire.Problem(code="error-server", clause="", words="?")

"""The WebSocket half: a seat at a table, or a place beside it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as dial
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from openps.catalog import game_by_rules
from openps.client.known import Known, table_after
from openps.engine.errors import OpenpsError, Refusal
from openps.engine.game import AnyGame
from openps.wire import messages as wire
from openps.wire.encoding import Reader, read_options

_HEARD: Final[msgspec.json.Decoder[wire.Heard]] = msgspec.json.Decoder(wire.Heard)
MOST: Final = 8 * 2**20


class Gone(Exception):
    """The server closed the line, with a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Seat:
    """One line to a table. Folds news, never decides: what may be done is what the news allow."""

    def __init__(self, line: ClientConnection, welcome: wire.Welcome) -> None:
        self._line = line
        self._asked = 0
        self.welcome = welcome
        self.seat = welcome.seat
        self.table = welcome.table
        self.last: wire.News | None = None
        self._known = Known()
        self._later: deque[wire.Heard] = deque()
        self.game: AnyGame = game_by_rules(welcome.table.game, welcome.table.rules_version)
        self.options: object = read_options(self.game, msgspec.json.decode(welcome.table.options))
        self.reader = Reader(self.game, self.options)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._line.close()

    # ---- hearing

    async def hear(self) -> wire.Heard:
        """The next message, folded in; raises Gone at the end of the line."""
        return self._folded(self._later.popleft() if self._later else await self._received())

    async def overhear(self) -> wire.Heard:
        """The next message that is not about the match: what is, waits until it is heard, as if it came then."""
        while isinstance(told := await self._received(), wire.News | wire.Claims):
            self._later.append(told)
        return self._folded(told)

    async def _received(self) -> wire.Heard:
        try:
            return _HEARD.decode(await self._line.recv())
        except ConnectionClosed as closed:
            ended = closed.rcvd
            raise Gone(ended.code if ended else 1006, ended.reason if ended else "") from None

    def _folded(self, heard: wire.Heard) -> wire.Heard:
        if isinstance(heard, wire.News):
            if self.last is None or heard.seq >= self.last.seq:
                self.last = heard
                self._known.hear(heard)
        elif isinstance(heard, wire.Claims):
            self._known.hear(heard)
        elif isinstance(heard, wire.TableNews):
            self.table = table_after(self.table, heard.table)
            self.seat = self._own_seat()
        return heard

    def _own_seat(self) -> int | None:
        own = [one.seat for one in self.table.members if one.member == self.welcome.member]
        return own[0] if own else None

    async def messages(self) -> AsyncIterator[wire.Heard]:
        while True:
            try:
                yield await self.hear()
            except Gone:
                return

    async def news(self) -> AsyncIterator[wire.News]:
        async for heard in self.messages():
            if isinstance(heard, wire.News):
                yield heard

    # ---- what the news say

    @property
    def seq(self) -> int:
        return self.last.seq if self.last else 0

    def moves(self) -> list[str]:
        """What this seat may do now, as texts."""
        return [one["text"] for one in msgspec.json.decode(self.last.moves)] if self.last else []

    def impossible(self) -> list[tuple[str, Refusal]]:
        """The kinds of action of this turn that are not possible, with the reasons that the server sends."""
        told = msgspec.json.decode(self.last.menu) if self.last else []
        return [(one["action"], Refusal(one["refusal"], one["clause"])) for one in told if one["refusal"]]

    def view(self) -> object:
        """Whole: what came before, with what is new."""
        assert self.last is not None
        return self.reader.view(self._known.view, self._known.claims)

    def events(self, news: wire.News) -> list[object]:
        return [self.reader.event(one) for one in msgspec.json.decode(news.events)]

    # ---- doing

    async def send(self, message: wire.Sent) -> None:
        await self.send_raw(msgspec.json.encode(message).decode())

    async def send_raw(self, text: str | bytes) -> None:
        try:
            await self._line.send(text)
        except ConnectionClosed as closed:
            ended = closed.rcvd
            raise Gone(ended.code if ended else 1006, ended.reason if ended else "") from None

    async def ask(self, message: wire.Asking) -> wire.Heard:
        """Send, and wait for the answer to it; what else is heard meanwhile is folded in."""
        self._asked += 1
        message.id = f"q{self._asked}"
        await self.send(message)
        while True:
            heard = await self.hear()
            if getattr(heard, "re", "") == message.id:
                return heard

    async def play(self, move: str, after: int | None = None) -> wire.Heard:
        """News when it was played and written down, a refusal when not."""
        return await self.ask(wire.Move(move=move, after=self.seq if after is None else after))


async def connect(
    url: str,
    table: str,
    ticket: str = "",
    *,
    password: str = "",
    name: str = "",
    after: int = 0,
    language: wire.Language = "en",
    timeout: float = 10.0,
) -> Seat:
    """Say hello; raises Gone with the server's code where it says no."""
    address = "ws" + url.rstrip("/").removeprefix("http") + "/api/v1/socket"
    try:
        line = await dial(address, compression=None, max_size=MOST, open_timeout=timeout, ping_interval=None)
    except (OSError, InvalidHandshake, InvalidURI, TimeoutError):
        raise OpenpsError("error-server-gone", url=url) from None
    hello = wire.Hello(table=table, ticket=ticket, name=name, password=password, after=after, language=language)
    try:
        await line.send(msgspec.json.encode(hello).decode())
        while True:
            first = _HEARD.decode(await asyncio.wait_for(line.recv(), timeout))
            if isinstance(first, wire.Welcome):
                return Seat(line, first)
            if isinstance(first, wire.Refused):
                await asyncio.wait_for(line.recv(), timeout)
    except ConnectionClosed as closed:
        ended = closed.rcvd
        raise Gone(ended.code if ended else 1006, ended.reason if ended else "") from None
    except TimeoutError:
        raise OpenpsError("error-server-gone", url=url) from None

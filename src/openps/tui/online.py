"""A table on a server, for the full screen: the messages of the browser over the same socket.

What is asked for is sent with a number, and whoever asked waits until the answer with that number is heard: one ear for
everything, so nothing is heard out of its order. A lost line is dialled again until the server answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from openps.catalog import edition_named
from openps.client import Api, Gone, Seat, connect
from openps.editions.edition import Edition
from openps.engine import ids
from openps.engine.errors import OpenpsError
from openps.engine.game import SEALED
from openps.engine.outcome import Outcome
from openps.tui.sight import Ending, Sight, Table, Waiting
from openps.wire import messages as wire
from openps.words.messages import Messages
from openps.words.teller import Teller

LOST: Final = (1001, 1006, 1011, 1012, 1013)  # the line or the server went away, and may come back
_ENTROPY_BYTES: Final = 16
_AGAIN: Final = 1.0  # seconds between two calls
_PATIENCE: Final = 120  # calls

TellEnd = Callable[[bytes, wire.Proof, str, Teller], Ending]
"""Of the record of a match that is over, of how its seed was made, and of what was promised about that."""


class OnlineTable:
    """One person at one table of a server. Fulfils the port of the screens (`sight.Table`)."""

    shared = False
    can_begin_again = False
    curtain: ids.Seat | None = None
    can_chat = True
    hello: Sequence[str] = ()

    def __init__(self, api: Api, game: str, table: str, ticket: str, language: str, tell_end: TellEnd) -> None:
        self.edition: Edition = edition_named(game)
        self.seats: Sequence[str] = ()
        self.waiting: Waiting | None = None
        self.trouble: OpenpsError | None = None
        self.chats: list[str] = []
        self.notices: list[str] = []
        self._failed: list[int] = []
        self._api, self._table, self._ticket = api, table, ticket
        self._language: wire.Language = "fr" if language == "fr" else "en"
        self._tell_end = tell_end
        self._seat: Seat | None = None
        self._sight: Sight | None = None
        self._log: dict[int, object] = {}
        self._seen = 0
        self._decided: int | None = None  # how long the log was then; unknown to whoever comes back
        self._asked: dict[str, asyncio.Future[wire.Heard]] = {}
        self._news = asyncio.Event()
        self._readied = False
        self._hurrying: asyncio.Future[None] | None = None
        self._promised = ""

    def pieces(self, language: str) -> Mapping[str, str]:
        return self._seat.welcome.names if self._seat is not None else {}

    def sight(self) -> Sight | None:
        return self._sight

    async def changed(self) -> None:
        await self._news.wait()
        self._news.clear()

    # ---- the line

    async def run(self) -> None:
        """Comes back after every broken line, and ends with the match."""
        while self._sight is None or self._sight.outcome is None:
            try:
                seat = await connect(
                    self._api.url, self._table, self._ticket, after=self._seen, language=self._language
                )
                async with seat:
                    await self._at_table(seat)
            except Gone as gone:
                await self._lost(gone)

    async def _at_table(self, seat: Seat) -> None:
        self._seat, self.trouble = seat, None
        self._promised = self._promised or seat.table.secret_commitment
        self.chats = [self._line(one) for one in seat.welcome.chats]
        self._tell_table()
        while self._sight is None or self._sight.outcome is None:
            seat.must_be_open()
            await self._make_ready(seat)
            self._hear(await seat.hear())

    async def _lost(self, gone: Gone) -> None:
        if gone.code not in LOST:
            raise gone.for_good() from None
        self.trouble = OpenpsError("tui-line-lost")
        for waiting in self._asked.values():
            waiting.cancel()
        self._asked = {}
        self._news.set()
        for _ in range(_PATIENCE):
            await asyncio.sleep(_AGAIN)
            with contextlib.suppress(OpenpsError):
                await self._api.table(self._table)
                return
        raise OpenpsError("error-server-gone", url=self._api.url)

    async def _make_ready(self, seat: Seat) -> None:
        """Luck of our own, given once the server's promise is in hand: the seed is not the server's choice alone."""
        if self._readied or seat.table.phase != "lobby" or seat.seat is None:
            return
        self._readied = True
        body = wire.Ready(entropy=secrets.token_hex(_ENTROPY_BYTES))
        await self._api.do(self._table, "ready", self._ticket, body)

    # ---- what is heard

    def _hear(self, heard: wire.Heard) -> None:
        if isinstance(heard, wire.News):
            self._tell_match(heard)
        elif isinstance(heard, wire.TableNews):
            self._tell_table()
        elif isinstance(heard, wire.ChatLine):
            self.chats.append(self._line(heard))
        answer = self._asked.pop(getattr(heard, "re", ""), None)
        if answer is not None and not answer.done():
            answer.set_result(heard)
        self._news.set()

    def _tell_match(self, heard: wire.News) -> None:
        seat = self._seat
        assert seat is not None
        self._seen, self.waiting = heard.seq, None
        self._log = with_news(self._log, heard.first, seat.events(heard))
        asked = heard.decision
        ended = heard.outcome
        self._sight = Sight(
            viewer=seat.seat,
            view=seat.view(),
            log=[self._log.get(number, SEALED) for number in range(self._length)],
            ask=asked.ask if asked else "",
            asked=tuple(asked.seats) if asked else (),
            moves=[seat.reader.move(text) for text in seat.moves()],
            impossible=seat.impossible(),
            outcome=Outcome(tuple(ended.winners), ended.reason, tuple(ended.scores)) if ended else None,
            since=self._decided,
        )

    @property
    def _length(self) -> int:
        return max(self._log, default=-1) + 1

    def _tell_table(self) -> None:
        seat = self._seat
        assert seat is not None
        names = {one.member: one.name for one in seat.table.members}
        say, before = Messages(self._language), self._failed
        self._failed = [one.failed for one in seat.table.seats]
        self.notices += failed_lines(seat.table.seats, before, say)
        self.seats = [names.get(one.member or "", one.bot or "…") for one in seat.table.seats]
        lobby = seat.table.phase == "lobby"
        host = any(one.host and one.member == seat.welcome.member for one in seat.table.members)
        self.waiting = Waiting(list(self.seats), f"{self._api.url}/t/{self._table}", host) if lobby else None
        self._news.set()

    def _line(self, chat: wire.ChatLine) -> str:
        names = {one.member: one.name for one in self._seat.table.members} if self._seat else {}
        return f"{names.get(chat.member, chat.name)} · {chat.text}"

    # ---- what is asked for

    def lift(self) -> None:
        """Nobody else looks at this screen."""

    async def begin(self) -> None:
        await self._api.do(self._table, "start", self._ticket)

    async def play(self, move: str) -> None:
        before, self._decided = self._decided, self._length  # the news may come before the answer
        try:
            await self._ask(wire.Move(move=move, after=self._seen))
        except OpenpsError:
            self._decided = before
            raise

    async def say(self, text: str) -> None:
        await self._ask(wire.Say(text=text))

    async def chat(self, text: str) -> None:
        await self._ask(wire.Chat(text=text))

    def hurry(self) -> None:
        """The server does it once everybody agrees who may still be asked."""
        seat = self._seat
        if seat is not None and seat.seat is not None and self.waiting is None:
            self._hurrying = asyncio.ensure_future(self._quietly(self._ask(wire.Skip(on=True))))

    async def _quietly(self, asked: Awaitable[None]) -> None:
        with contextlib.suppress(OpenpsError):
            await asked

    async def _ask(self, message: wire.Asking) -> None:
        """Until the answer is heard; a refusal is told in the server's words, and so is a lost line."""
        if self._seat is None:
            raise OpenpsError("tui-line-lost")
        message.id = f"q{secrets.token_hex(4)}"
        answer: asyncio.Future[wire.Heard] = asyncio.get_running_loop().create_future()
        self._asked[message.id] = answer
        try:
            await self._seat.send(message)
            heard = await answer
        except (Gone, asyncio.CancelledError):
            raise OpenpsError("tui-line-lost") from None
        if isinstance(heard, wire.Refused):
            raise OpenpsError("error-server-said", words=heard.words)

    # ---- the end

    async def ending(self, teller: Teller) -> Ending:
        record = await self._api.record(self._table, self._ticket)
        proof = await self._api.proof(self._table, self._ticket)
        return self._tell_end(record, proof, self._promised, teller)

    def again(self, language: str) -> Table:
        """At a server its people agree on that, in the browser."""
        raise OpenpsError("tui-no-more")

    def farewell(self, teller: Teller) -> Sequence[str]:
        """The personal link: with it one comes back to the seat."""
        return [teller.say("online-ticket", url=f"{self._api.url}/t/{self._table}#{self._ticket}")]


def with_news(log: Mapping[int, object], first: int, events: Sequence[object]) -> dict[int, object]:
    """Entries by their numbers. A move that was taken back has never been: nothing stands behind what is told now."""
    return {number: entry for number, entry in log.items() if number < first} | dict(enumerate(events, first))


def failed_lines(seats: Sequence[wire.SeatInfo], before: Sequence[int], say: Messages) -> list[str]:
    """A line for each bot that failed since it had failed so often `before`."""
    known = [*before, *[0] * (len(seats) - len(before))]
    return [
        say("bot-stood-in", seat=seat, bot=one.bot or "", count=one.failed)
        for seat, one in enumerate(seats)
        if one.failed > known[seat]
    ]

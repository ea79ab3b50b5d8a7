"""One WebSocket: says hello, then plays, talks and listens. Whatever is wrong gets a refusal or a close code."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final, TypeAlias, assert_never

import msgspec

from openps.desk.codes import (
    BAD_MESSAGE,
    SERVER_FAILED,
    TOO_BIG,
    TOO_LATE,
    TOO_MUCH,
    close_code,
    codes_of,
)  # fmt: skip
from openps.desk.desk import Desk
from openps.desk.hinting import hinted
from openps.desk.limits import Bucket
from openps.desk.outbox import Closed, Outbox, Receive, Send, Way
from openps.desk.problems import problem
from openps.engine.errors import OpenpsError
from openps.engine.ids import Viewer
from openps.tables import acts, hints, past
from openps.tables.errors import Farewell, NotFound, NotNow, NotPossible, NotYours, StoreAway, TooMuch
from openps.tables.live import LiveTable
from openps.wire import messages as wire

HELLO_WITHIN: Final = 10.0
MOST_MISTAKES: Final = 20

_WORDS: Final[dict[Farewell, OpenpsError]] = {
    Farewell.REMOVED: NotFound("error-table-removed"),
    Farewell.BANNED: NotYours("error-banned"),
}
"""What a person reads besides the close code."""
_SENT: Final[msgspec.json.Decoder[wire.Sent]] = msgspec.json.Decoder(wire.Sent)


Act: TypeAlias = wire.Move | wire.TakeBack | wire.Say | wire.Chat | wire.Pause | wire.Pace | wire.Skip
"""What is asked of the table."""


class Socket:
    """A watcher of one table."""

    def __init__(self, desk: Desk, client: str, receive: Receive, send: Send, way: Way) -> None:
        self._desk = desk
        self._client = client
        self._receive = receive
        self._way = way
        self._outbox = Outbox(send, way, client, desk.clients.limits.outgoing, desk.clients.outgoing)
        self._rate: Bucket = desk.clients.messages()
        self._mistakes = 0
        self._language = "en"
        self._live: LiveTable | None = None
        self._member: str | None = None
        self._name = ""  # of somebody without a ticket
        self._hinting: asyncio.Task[None] | None = None
        self._waits = False  # for the next message, with all that came before it done
        self._gone = False
        self._rested = asyncio.Event()  # clear while a move is under way that came past the queue
        self._rested.set()

    # ---- what a table sees of it

    @property
    def client(self) -> str:
        return self._client

    @property
    def member(self) -> str | None:
        return self._member

    @property
    def viewer(self) -> Viewer:
        """The seat of its member as the table stands now; the public without one."""
        person = self._table.table.members.get(self._member or "")
        return person.seat if person else None

    def send(self, message: bytes) -> None:
        self._outbox.put(message)

    def refuse(self, error: OpenpsError) -> None:
        self._refuse("", error, self._live.table.seq if self._live else 0)

    def close(self, why: Farewell) -> None:
        if why in _WORDS:
            self.refuse(_WORDS[why])
        self._outbox.end(close_code(why), why)

    @property
    def _table(self) -> LiveTable:
        assert self._live is not None
        return self._live

    # ---- its life

    async def run(self) -> None:
        pump = asyncio.create_task(self._outbox.pump())
        listen = asyncio.create_task(self._listen())
        self._desk.sockets.add(self)
        try:
            await asyncio.wait((pump, listen), return_when=asyncio.FIRST_COMPLETED)
            if listen.done() and not listen.cancelled() and listen.exception() is None:
                pump.cancel()  # the client is gone: nobody is there to send to
            elif not pump.done():
                self._end_by(listen.exception())
            await asyncio.wait((pump,), timeout=HELLO_WITHIN)
        finally:
            await self._leave(pump, listen, *([self._hinting] if self._hinting else []))

    def _end_by(self, error: BaseException | None) -> None:
        if isinstance(error, Closed):
            self._outbox.end(error.code, error.reason)
        else:
            self._desk.unexpected(error)
            self._outbox.end(SERVER_FAILED, "error")

    async def _leave(self, *tasks: asyncio.Task[None]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._gone = True
        self._desk.sockets.discard(self)
        self._outbox.leave()
        if self._live is not None:
            self._live.forget(self)
            await self._desk.house.say_who_is_here(self._live)

    async def _listen(self) -> None:
        """Returns when the client is gone; raises Closed when the server ends it."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                first = await self._next()
        except TimeoutError:
            raise Closed(TOO_LATE, "hello") from None
        if first is None:
            return
        await self._hello(first)
        self._way.ask_first(self.hear)
        while (data := await self._after_all_before()) is not None:
            await self._one(data)

    async def _after_all_before(self) -> bytes | None:
        """The next message, when the move that came past it is over."""
        self._waits = True
        try:
            data = await self._next()
        finally:
            self._waits = False
        await self._rested.wait()
        return data

    async def _next(self) -> bytes | None:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        data: bytes = text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""
        if len(data) > self._desk.clients.limits.message:
            raise Closed(TOO_BIG, "size")
        return data

    # ---- hello

    async def _hello(self, data: bytes) -> None:
        try:
            hello = _SENT.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise Closed(BAD_MESSAGE, "hello") from None
        if not isinstance(hello, wire.Hello):
            raise Closed(BAD_MESSAGE, "hello")
        self._language = hello.language
        self._name = hello.name
        try:
            await self._enter(hello)
        except OpenpsError as error:
            if not isinstance(error, StoreAway | TooMuch):  # which are no mistakes of theirs
                self._desk.clients.failed(self._client)
            self._refuse("", error, 0)
            raise Closed(codes_of(error).close, error.key) from None

    async def _enter(self, hello: wire.Hello) -> None:
        live: LiveTable = await self._desk.house.table(hello.table)
        if hello.ticket:
            self._member = acts.member_of(live.table, hello.ticket).id
        else:
            if not live.table.settings.spectators:
                raise NotYours("error-no-spectators")
            with self._desk.trying(self._client, live.table):
                await self._desk.house.check_password(live.table, hello.password)
        self._live = live
        names = self._desk.names(live.table, hello.language)
        live.welcome(self, hello.ticket, hello.after, names)
        await self._desk.house.came_back(live, hello.ticket)
        await self._desk.house.say_who_is_here(live)

    # ---- moves

    def hear(self, text: str) -> bool:
        """A move is begun in the moment it comes, without a task, if nothing of this socket is under way.

        Everything else is received in its turn.
        """
        if not self._waits or self._gone or not self._rested.is_set() or self._outbox.ended is not None:
            return False
        data = text.encode()
        if len(data) > self._desk.clients.limits.message:
            return False
        try:
            sent = _SENT.decode(data)
        except msgspec.MsgspecError:
            return False
        return isinstance(sent, wire.Move) and self._begun(sent)

    def _begun(self, move: wire.Move) -> bool:
        begun_at = self._desk.clients.now()
        self._rested.clear()
        try:
            if not self._rate.take(begun_at):
                raise TooMuch("error-too-fast")
            if self._table.begin(self._act(move), move.id, self, partial(self._moved, move.id, begun_at)):
                return True
        except Exception as error:  # noqa: BLE001 - whatever it was, it is of this socket alone
            self._moved(move.id, begun_at, error)
            return True
        self._rate.give_back()  # it is counted when its turn comes
        self._rested.set()
        return False

    def _moved(self, re: str, begun_at: float, error: Exception | None) -> None:
        """It is over; a socket that is gone hears nothing of it."""
        self._rested.set()
        if error is None:
            self._desk.meter.moved(self._desk.clients.now() - begun_at)
        elif not self._gone:
            self._failed(re, error)

    def _failed(self, re: str, error: Exception) -> None:
        """As what fails in `_listen`."""
        try:
            if not isinstance(error, OpenpsError):
                raise error
            self._mistake(re, error)
        except Exception as end:  # noqa: BLE001 - whatever it was, it ends this socket alone
            self._end_by(end)

    # ---- everything else

    async def _one(self, data: bytes) -> None:
        """One message. A mistake is answered; too many of them end the socket."""
        sent: wire.Sent | None = None
        try:
            if not self._rate.take(self._desk.clients.now()):
                raise TooMuch("error-too-fast")
            sent = _decoded(data)
            await self._do(sent)
        except OpenpsError as error:
            self._mistake(getattr(sent, "id", ""), error)

    def _mistake(self, re: str, error: OpenpsError) -> None:
        self._refuse(re, error, self._table.table.seq)
        self._count(error)

    def _count(self, error: OpenpsError) -> None:
        """What the rules refuse is no mistake of a client; what no client of ours would send is."""
        if isinstance(error, NotPossible | TooMuch):
            self._mistakes += 1
            if self._mistakes >= MOST_MISTAKES:
                raise Closed(TOO_MUCH, "mistakes")

    def _refuse(self, re: str, error: OpenpsError, seq: int) -> None:
        why = problem(error, self._language, self._live.table.plan.game if self._live else "")
        self._desk.meter.refused(error.key)
        refused = wire.Refused(re=re, code=why.code, clause=why.clause, words=why.words, seq=seq)
        self.send(msgspec.json.encode(refused))

    async def _do(self, sent: wire.Sent) -> None:
        if isinstance(sent, wire.Ping):
            self.send(msgspec.json.encode(wire.Pong(re=sent.id, seq=self._table.table.seq)))
            return
        if isinstance(sent, wire.Hello):
            raise NotPossible("error-hello-twice")
        if isinstance(sent, wire.React):
            await self._react(sent)
            return
        if isinstance(sent, wire.Look):
            # Whose eyes these are, nobody can say but the ticket: the message has no word for it.
            self.send(msgspec.json.encode(past.look_back(self._table.table, self.viewer, sent.entry, sent.id)))
            return
        if isinstance(sent, wire.Hint):
            self._ask_for_a_hint(sent)
            return
        act = self._act(sent)
        if isinstance(act, acts.Chat):
            self._spend_chat(act)
        begun = self._desk.clients.now()
        await self._table.change(act, sent.id, self)
        if isinstance(act, acts.Play):
            self._desk.meter.moved(self._desk.clients.now() - begun)

    def _act(self, sent: Act) -> acts.Act:
        """What a message asks of the table, by the member that this socket is."""
        match sent:
            case wire.Move():
                return acts.Play(self._member, sent.move, sent.after)
            case wire.TakeBack():
                return acts.TakeBack(self._member, self._table.now())
            case wire.Say():
                return acts.Say(self._member, sent.text)
            case wire.Chat():
                return acts.Chat(self._member, sent.text, self._name)
            case wire.Pause():
                return acts.Pause(self._member, sent.on)
            case wire.Pace():
                return acts.Pace(self._member, sent.pace)
            case wire.Skip():
                return acts.Skip(self._member, sent.on)
            case _:
                assert_never(sent)

    def _spend_chat(self, chat: acts.Chat) -> None:
        """Only what the table would take counts against how much one may chat."""
        chat.fact(self._table.table)
        self._desk.clients.chat(self._who())

    async def _react(self, sent: wire.React) -> None:
        act = acts.React(self._member, sent.reaction)
        act.gesture(self._table.table)
        self._desk.clients.reaction(self._who())
        await self._table.react(act, sent.id, self)

    def _ask_for_a_hint(self, sent: wire.Hint) -> None:
        """Beside everything else: while a bot thinks, its person may move."""
        hints.asked(self._table.table, self._member)
        if self._hinting is not None and not self._hinting.done():
            raise NotNow("error-hint-comes")
        self._desk.clients.hint(self._who())
        self._hinting = asyncio.create_task(self._hint(sent.id))

    async def _hint(self, re: str) -> None:
        try:
            hint = await self._desk.house.hint(self._table, self._member)
            table = self._table.table
            names = self._desk.names(table, self._language)
            self.send(msgspec.json.encode(hinted(table, hint, self._language, names, re)))
        except OpenpsError as error:
            self._refuse(re, error, self._table.table.seq)

    def _who(self) -> str:
        """Whose words are counted."""
        return f"{self._table.table.id} {self._member}" if self._member else self._client


def _decoded(data: bytes) -> wire.Sent:
    try:
        return _SENT.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise NotPossible("error-message") from None

"""The house: all tables of one server, found by their ids; opens new ones."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from typing import Final
from urllib.parse import unquote

import msgspec

from openps.bots.protocol import MOST_LUCK
from openps.catalog import game_named
from openps.editions.edition import Edition
from openps.engine.chance import SEED_BYTES
from openps.engine.errors import OpenpsError
from openps.engine.game import AnyGame
from openps.tables import acts, hints, journal, lessons, lost_tickets, news, practice, records, tickets
from openps.tables.caretaker import LUCK_BYTES, Caretaker
from openps.tables.checks import Checks
from openps.tables.errors import Elsewhere, Farewell, NotFound, NotNow, NotPossible, NotYours, TableError, Unknown
from openps.tables.live import ASKING, GESTURE, SIGN, LiveTable, load
from openps.tables.ports import Bots, Card, Now, Store
from openps.tables.table import Agreed, Table
from openps.wire import encoding
from openps.wire import messages as wire

SILENT_AFTER: Final = 12.0
"""Seconds after which a server that does not say who is there counts as gone."""
IDLE_AFTER: Final = 300.0
BREATHED_AT_ONCE: Final = 50
CATCH_UP_AGAIN: Final = 0.25
CATCH_UP_AT_LEAST_EVERY: Final = 4.0
LISTED_FOR: Final = 86_400.0
DAY: Final = 86_400.0
KEPT_FOR: Final = 90 * DAY
"""Usual retention: a table that nobody touched for so long is deleted with its match."""


class House:
    """Everything that requests come in for. Time, luck, bots and the store are given."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        now: Now,
        entropy: Callable[[int], bytes],
        steady: Now | None = None,
        ours: Callable[[str], bool] = lambda _: True,
        retention: float | None = KEPT_FOR,
    ) -> None:
        self.store = store
        self.now = now
        self.entropy = entropy
        self.report: Callable[[str, BaseException], None] = lambda _doing, _error: None  # hears what fails in the store
        self.retention = retention  # seconds; None keeps every table
        self.checks = Checks()
        self._ours = ours  # whether a table of this name is looked after here
        self._steady = steady or now  # a clock that nobody sets
        self._newest = self._began = 0.0  # when the newest table was touched, and what that clock showed, at the start
        self._behind: dict[str, int] = {}  # tables that others have written, and how far
        self._bots = bots
        self._live: dict[str, LiveTable] = {}
        self._caretakers: dict[str, Caretaker] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.store.start(self)
        newest = await self.store.newest()
        self._began = self._steady()
        self._newest = self.now() if newest is None else min(self.now(), newest)

    async def close(self) -> None:
        """Stop the bots, let writers finish, close the store."""
        for task in list(self._tasks):
            task.cancel()
        for caretaker in list(self._caretakers.values()):
            await caretaker.stop()
        for live in list(self._live.values()):
            async with live.lock:
                live.close_all(Farewell.RESTART)
        await self.store.close()

    def tables(self) -> int:
        return len(self._live)

    # ---- finding and opening

    async def table(self, table_id: str) -> LiveTable:
        live = self._live.get(table_id)
        if live is not None:
            return live
        if not tickets.may_be_table_id(table_id):
            raise NotFound("error-no-table")
        if not self._ours(table_id):
            raise Elsewhere("error-elsewhere")
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                live = self._live.get(table_id)
                if live is None:
                    live = self._take_in(await load(table_id, self.store, self.now))
                    self._missed(live)  # what others wrote since it was read: of a table not at hand nobody listens
            finally:
                self._loading.pop(table_id, None)
        return live

    def game_at(self, table_id: str) -> str:
        """The key of the game of a table that is at hand; nothing of others."""
        live = self._live.get(table_id)
        return live.table.plan.game if live is not None and live.table.opened is not None else ""

    def _new_id(self) -> str:
        """A name that nobody has, of a table that is ours."""
        while not self._ours(made := tickets.new_table_id(self.entropy)):
            continue
        return made

    def _take_in(self, live: LiveTable) -> LiveTable:
        self._live[live.table.id] = live
        live.read_soon = partial(self._missed, live)
        self._caretakers[live.table.id] = Caretaker(live, self._bots, self.entropy)
        return live

    async def open(self, asked: wire.NewTable) -> wire.Seated:
        """A new table with its host on a seat."""
        opened = await self._opened(asked)
        live = LiveTable(Table(self._new_id()), self.store, self.now)
        joined = wire.Join(name=asked.name, seat=asked.seat, colour=asked.colour)
        member, ticket = self._new_member()
        acts.clean_name(asked.name)
        await live.change(acts.ByHouse(opened))
        self._take_in(live)
        await live.change(acts.Join(joined, member, ticket))
        return wire.Seated(table=live.table.id, member=member, ticket=ticket)

    async def open_lesson(self, edition: Edition, asked: wire.NewLesson) -> wire.Seated:
        """A table that stands in the middle of a match, with the newcomer on a seat."""
        return await self.open_from(lambda member, ticket: lessons.facts(edition, asked, member, ticket))

    async def open_practice(self, old: Table, asked: wire.NewPractice) -> wire.Seated:
        """A table that plays on from a moment of a match that is over."""
        return await self.open_from(lambda member, ticket: practice.facts(old, asked, member, ticket, self.entropy))

    async def open_from(self, facts: Callable[[str, str], Iterable[journal.Fact]]) -> wire.Seated:
        """A table with the journal that tells of this member with this ticket."""
        member, ticket = self._new_member()
        live = LiveTable(Table(self._new_id()), self.store, self.now)
        for fact in facts(member, ticket):
            await live.change(acts.ByHouse(fact))
        self._take_in(live)
        return wire.Seated(table=live.table.id, member=member, ticket=ticket)

    async def bring(self, text: str) -> str:
        """A table of a match that was played elsewhere; its id."""
        given = await asyncio.to_thread(records.checked, text)
        live = LiveTable(Table(self._new_id()), self.store, self.now)
        for fact in records.facts(given, self.entropy):
            await live.change(acts.ByHouse(fact))
        self._take_in(live)
        return live.table.id

    async def _opened(self, asked: wire.NewTable) -> journal.Opened:
        game = known_game(asked.game)
        players = asked.players or max(len(asked.seats), game.info.players[0])
        plain = await asyncio.to_thread(checked_options, game, players, asked.options)
        password = await self._password(asked.password) if asked.password else ""
        secret = self.entropy(SEED_BYTES).hex()
        opened = acts.opened(asked, plain, game.info.rules_version, password, secret)
        if asked.seat is not None and (asked.seat >= players or asked.seat in opened.bots):
            raise NotPossible("error-no-seat", got=asked.seat)
        return opened

    async def _password(self, password: str) -> str:
        return await self.checks.check(lambda: tickets.hashed_password(password, self.entropy))

    def _new_member(self) -> tuple[str, str]:
        return self.entropy(tickets.MEMBER_BYTES).hex(), tickets.new_ticket(self.entropy)

    async def cards(self, limit: int) -> Sequence[Card]:
        return await self.store.cards(limit, self.now() - LISTED_FOR)

    # ---- coming in

    async def check_password(self, table: Table, password: str) -> None:
        kept = table.settings.password
        if kept and not await self.checks.check(lambda: tickets.password_fits(password, kept)):
            raise Unknown("error-password")

    async def let_in(self, table: Table, key: str) -> None:
        """Whoever might look on: with a ticket, or where others may, with the password if there is one.

        A key is either of them; passwords come percent-encoded, because they come in a header.
        """
        if key and table.member_with(tickets.hashed(key)) is not None:
            return
        if not table.settings.spectators:
            raise NotYours("error-record-closed")
        await self.check_password(table, unquote(key))

    async def join(self, live: LiveTable, asked: wire.Join) -> wire.Seated:
        await self.check_password(live.table, asked.password)
        member, ticket = self._new_member()
        await live.change(acts.Join(asked, member, ticket))
        return wire.Seated(table=live.table.id, member=member, ticket=ticket)

    # ---- tickets that were lost

    async def lost(self, live: LiveTable, asked: wire.Lost, address: str = "") -> wire.Seated:
        """A ticket that is not good yet, and a code for those who decide."""
        await self.check_password(live.table, asked.password)
        ticket, code = tickets.new_ticket(self.entropy), self.entropy(tickets.CODE_BYTES).hex()
        request = lost_tickets.Request(asked.member, tickets.hashed(ticket), code, self.now())
        live.ask_back(request, address)
        await self._shout_asking(live, request)
        return wire.Seated(table=live.table.id, member=asked.member, ticket=ticket, code=code)

    async def reissue(self, live: LiveTable, ticket: str, asked: wire.Reissue) -> int:
        return await live.change(acts.Reissue(ticket, asked, tuple(live.waiting()), live.presence))

    async def refuse(self, live: LiveTable, ticket: str, asked: wire.Refuse) -> int:
        return await live.change(acts.Refuse(ticket, asked, tuple(live.waiting()), live.presence))

    async def knock(self, live: LiveTable, ticket: str) -> wire.Knocked:
        """With a new ticket: it is good, or this is what it waits for."""
        presence, key = live.presence(), tickets.hashed(ticket)
        request: lost_tickets.AnyRequest | None = lost_tickets.agreed_with(live.table, key, presence)
        request = request or next((one for one in live.waiting() if one.ticket == key), None)
        if isinstance(request, Agreed) and lost_tickets.is_due(live.table, request, presence):
            await live.change(acts.Knock(ticket, live.presence))
        if live.table.member_with(key) is not None:
            return wire.Knocked(good=True, yes=[], missing=0, seconds=0)
        if request is None:
            raise Unknown("error-no-request")
        return lost_tickets.knocked(live.table, request, presence)

    async def came_back(self, live: LiveTable, ticket: str) -> None:
        """A ticket is used: nobody gets another one for that seat."""
        member = live.table.member_with(tickets.hashed(ticket)) if ticket else None
        if member is None:
            return
        if live.sign_of(member.id):
            await self.store.shout(live.table.id, SIGN + member.id)
        if member.id in [one.member for one in live.table.agreed]:
            with contextlib.suppress(NotNow):  # another sign of theirs was first
                await live.change(acts.KeepTicket(member.id))

    async def _shout_asking(self, live: LiveTable, request: lost_tickets.Request) -> None:
        await self.store.shout(live.table.id, ASKING + news.ENCODER.encode(request).decode())

    # ---- hints

    async def hint(self, live: LiveTable, member: str | None) -> hints.Hint:
        """What a strong bot would do for this member; refused if the question is another one by then."""
        luck = int.from_bytes(self.entropy(LUCK_BYTES), "big") % MOST_LUCK
        made = await hints.hint(live.table, member, self._bots, luck)
        if hints.asked(live.table, member)[1].since != made.since:
            raise NotNow("error-stale")
        return made

    # ---- another match

    async def rematch(self, live: LiveTable, ticket: str) -> wire.Rematch:
        """The same people on the same seats, with the same tickets; the luck is new."""
        old = live.table
        new = self._new_id()
        act = acts.Rematch(ticket, new)
        act.fact(old)  # whoever may not have one leaves no table behind
        await self._write_rematch(old, new)
        await live.change(act)
        return wire.Rematch(table=new)

    async def _write_rematch(self, old: Table, new: str) -> None:
        live = LiveTable(Table(new), self.store, self.now)
        plan = old.plan
        bots = {seat: place.bot for seat, place in enumerate(old.places) if place.bot is not None}
        secret = self.entropy(SEED_BYTES).hex()
        settings = msgspec.structs.replace(plan.settings, pace=old.pace)
        opened = journal.Opened(
            game=plan.game, rules=plan.rules, options=plan.options, settings=settings, secret=secret, bots=bots
        )
        await live.change(acts.ByHouse(opened))
        self._take_in(live)  # from now on somebody may ask for it
        people = sorted(old.members.values(), key=lambda one: one.id != old.host)
        for one in people:
            joined = journal.Joined(member=one.id, name=one.name, ticket=one.ticket, seat=one.seat, colour=one.colour)
            await live.change(acts.ByHouse(joined))

    # ---- other servers, and time

    def appended(self, table_id: str, seq: int) -> None:
        live = self._live.get(table_id)
        if live is not None and seq > live.table.seq:
            self._catch_up_soon(live, seq)

    def shouted(self, table_id: str, server: str, note: str) -> None:
        live = self._live.get(table_id)
        if live is None:
            return
        if note.startswith(GESTURE):
            live.show_gesture(msgspec.json.decode(note.removeprefix(GESTURE), type=wire.Reacted))
        elif note.startswith(ASKING):
            live.heard_asking(msgspec.json.decode(note.removeprefix(ASKING), type=lost_tickets.Request))
        elif note.startswith(SIGN):
            live.sign_of(note.removeprefix(SIGN))
        else:
            watching, _, members = note.partition(" ")
            live.heard_elsewhere(server, members.split(), int(watching))

    def missed(self) -> None:
        for live in list(self._live.values()):
            self._missed(live)

    def _missed(self, live: LiveTable) -> None:
        self._catch_up_soon(live, live.table.seq + 1)

    def trouble(self, doing: str, error: BaseException) -> None:
        self.report(doing, error)

    def _catch_up_soon(self, live: LiveTable, seq: int) -> None:
        known = self._behind.get(live.table.id)
        self._behind[live.table.id] = max(seq, known or 0)
        if known is None:
            self._soon(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        """Until all is read that is known to be there, however often the store fails."""
        table_id, wait, read = live.table.id, CATCH_UP_AGAIN, 0
        try:
            while self._behind[table_id] > read and self._live.get(table_id) is live:
                wanted = self._behind[table_id]
                try:
                    await live.catch_up(wanted)
                except Exception as error:  # noqa: BLE001 - whatever it is, news that were missed are still missed
                    self.report("catch up", error)
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, CATCH_UP_AT_LEAST_EVERY)
                else:
                    read = wanted
        finally:
            del self._behind[table_id]

    def _soon(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def breathe(self) -> None:
        """Now and then: say who is here, give up servers that fell silent, put aside what nobody looks at."""
        now, all_of_them = self.now(), list(self._live.items())
        for start in range(0, len(all_of_them), BREATHED_AT_ONCE):
            few = all_of_them[start : start + BREATHED_AT_ONCE]
            # Together: other servers are told in one breath. And whoever plays does not wait for all who do not.
            await asyncio.gather(*[self._look_after(*one, now) for one in few if self._wants(one[1], now)])
            await asyncio.sleep(0)

    def _wants(self, live: LiveTable, now: float) -> bool:
        live.drop_silent(now - SILENT_AFTER)
        return bool(live.watchers) or now - live.idle_since > IDLE_AFTER or bool(live.waiting())

    async def _look_after(self, table_id: str, live: LiveTable, now: float) -> None:
        for request in live.waiting():
            await self._shout_asking(live, request)  # to servers that took the table in since
        if live.watchers:
            await self.say_who_is_here(live)
        elif now - live.idle_since > IDLE_AFTER and not live.lock.locked() and not live.waiting():
            caretaker = self._caretakers.pop(table_id, None)
            if caretaker is not None:
                await caretaker.stop()
            self._live.pop(table_id, None)

    async def tidy(self) -> int:
        """Forget what nobody came back to.

        By how long this house has been open since the newest table that it found: a clock that was set to another
        year, while it is open or before, makes nothing old.
        """
        if self.retention is None:
            return 0
        now = min(self.now(), self._newest + self._steady() - self._began)
        return await self.store.forget(now - self.retention)

    # ---- by word of the host

    def read_again(self, table_id: str) -> None:
        """Something was written to this table from outside."""
        live = self._live.get(table_id)
        if live is not None:
            self._missed(live)

    async def put_away(self, table_id: str, why: Farewell, error: TableError) -> None:
        """Drop a table from memory. When this returns, nothing that began before writes to it from this process.

        A table that is being loaded is waited for: it may have been read before its rows changed.
        """
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            live = self._live.get(table_id)
            if live is not None:
                async with live.lock:
                    live.gone = error
                    self._live.pop(table_id, None)
                live.close_all(why)
                caretaker = self._caretakers.pop(table_id, None)
                if caretaker is not None:
                    await caretaker.stop()
        self._loading.pop(table_id, None)

    def present(self) -> dict[str, tuple[list[str], int]]:
        """Of each table at hand: the members who are connected to this process, and how many watch."""
        there = {name: (sorted(live.here_now()), live.watching_now()) for name, live in self._live.items()}
        return {name: who for name, who in there.items() if any(who)}

    async def say_who_is_here(self, live: LiveTable) -> None:
        note = f"{live.watching_now()} {' '.join(sorted(live.here_now()))}"
        await self.store.shout(live.table.id, note)


def known_game(key: str) -> AnyGame:
    """By its exact key: what is kept must be found again."""
    game = game_named(key)
    if game.info.key != key:
        raise NotPossible("error-no-game", got=key, expected=game.info.key)
    return game


def checked_options(game: AnyGame, players: int, given: dict[str, object]) -> dict[str, object]:
    """The options as the game keeps them; whatever it cannot make sense of is refused, not repaired.

    A large deck takes some milliseconds to read: it is asked for in a thread, and nobody at another table waits.
    """
    if "players" in given:
        raise NotPossible("error-options-players")
    try:
        plain = news.option_values(game.plain_options(game.options(players, given)))
        encoding.read_options(game, plain)  # as its table will, which has other things to do then
    except OpenpsError:
        raise
    except (TypeError, ValueError, KeyError, AttributeError, RecursionError) as error:
        raise NotPossible("error-options-form", reason=type(error).__name__) from None
    return plain

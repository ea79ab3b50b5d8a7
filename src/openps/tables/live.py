"""A table under way: one writer, everybody who looks at it, and the life of a change.

An act is checked and folded aside under the table's lock, then written, and only then becomes the table that anybody
can read, and is told. Readers need no lock: what they find is written.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

import msgspec

from openps.engine.ids import Viewer
from openps.tables import journal, news
from openps.tables.errors import Behind, NotFound, NotNow, TooMuch
from openps.tables.ports import Card, Now, Row, Store
from openps.tables.table import Member, Table, folded
from openps.tables.tickets import hashed
from openps.wire import messages as wire

TRIES: Final = 5
MOST_CAUGHT_UP: Final = 400
"""A client that slept longer gets the view and the last of the events; the whole log is in the view or the record."""

FEW: Final = 12
CROWD_HEARS: Final = 1.0
MOST_WATCHING: Final = 300

Act = Callable[[Table], journal.Fact]


class Watcher(Protocol):
    """Somebody who looks at a table: a member on a seat or beside it, or one of the public."""

    @property
    def member(self) -> str | None: ...

    @property
    def viewer(self) -> Viewer: ...

    def send(self, message: bytes) -> None:
        """Must not wait: who cannot keep up is let go."""
        ...

    def close(self, code: int, reason: str) -> None: ...


class LiveTable:
    """The table with its lock and its watchers."""

    def __init__(self, table: Table, store: Store, now: Now) -> None:
        self.table = table
        self.store = store
        self.now = now
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], int, float]] = {}  # what other servers say of their watchers
        self.poke: Callable[[], None] = lambda: None  # tells the caretaker that something changed
        self.idle_since = now()
        self._crowd: asyncio.TimerHandle | None = None

    # ---- the life of a change

    async def change(self, act: Act, re: str = "", asker: Watcher | None = None) -> int:
        """Check, fold aside, write, show, tell. Returns the number of the news.

        Once begun it goes on to the end: a client that hangs up in between has still moved.
        """
        return await asyncio.shield(self._change(act, re, asker))

    async def _change(self, act: Act, re: str, asker: Watcher | None) -> int:
        async with self.lock:
            for _ in range(TRIES):
                fact = act(self.table)
                row = Row(self.table.seq + 1, self.now(), journal.write(fact))
                aside = self.table.after(row)
                try:
                    await self.store.append(self.table.id, row, self._new_card(fact, aside))
                except Behind:
                    await self._read_on()
                    continue
                except BaseException:
                    await self._after_a_failure()
                    raise
                self._show(aside, fact, row, re, asker)
                return row.seq
        raise NotNow("error-table-busy")

    def _show(self, written: Table, fact: journal.Fact, row: Row, re: str, asker: Watcher | None) -> None:
        """The one place where a table that everybody can read is changed: its last row is in the journal."""
        self.table = written
        self._tell(fact, row, re, asker)

    async def _read_on(self) -> None:
        """Somebody else wrote, or nobody knows: what is new in the journal is shown and told."""
        for row in await self.store.rows(self.table.id, self.table.seq):
            if row.seq == self.table.seq + 1:
                self._show(self.table.after(row), journal.read(row.body), row, "", None)

    async def _after_a_failure(self) -> None:
        """The disk or the line failed: what is written counts, and those who wait for it are told to come again.

        If the store is gone as well, the table stays as it was last known to be written: should there be more in
        the journal, the next number is taken, and whoever wants it reads on first.
        """
        with contextlib.suppress(Exception):
            await self._read_on()
        self.close_all(1013, "try again")

    async def catch_up(self, seq: int) -> None:
        """Another server wrote up to this number."""
        async with self.lock:
            if seq > self.table.seq:
                await self._read_on()

    def _new_card(self, fact: journal.Fact, after: Table) -> Card | None:
        """Lists of tables change with who sits where and with the phase, not with every move."""
        quiet = isinstance(fact, journal.Played | journal.Said | journal.Chatted | journal.StoodIn | journal.Woken)
        return None if quiet and after.phase == self.table.phase else card(after)

    # ---- telling

    def _tell(self, fact: journal.Fact, row: Row, re: str, asker: Watcher | None) -> None:
        if isinstance(fact, journal.Chatted):
            line = wire.ChatLine(seq=row.seq, member=fact.member, text=fact.text, at=row.at)
            self._send_to_all(lambda _: line, re, asker)
        elif isinstance(fact, journal.Played | journal.Said):
            self.tell_match(row.seq - 1, re, asker)
        else:
            self.tell_table(re, asker)
        if isinstance(fact, journal.Started):
            self.tell_match(0, "", None)
        if self.table.phase == "over" and isinstance(fact, journal.Played):
            self.tell_table()
        self._let_go(fact)
        self.poke()

    def tell_match(self, since: int, re: str, asker: Watcher | None) -> None:
        if not self.watchers:
            return
        telling = news.Telling(self.table, self.now())
        self._send_to_all(lambda viewer: telling.news(viewer, since), re, asker)

    def tell_table(self, re: str = "", asker: Watcher | None = None) -> None:
        told = wire.TableNews(table=self.info())
        self._send_to_all(lambda _: told, re, asker)

    def _send_to_all(self, message: Callable[[Viewer], Any], re: str, asker: Watcher | None) -> None:
        """One encoding for all who may know the same; only the one who asked hears which request this answers."""
        encoded: dict[Viewer, tuple[Any, bytes]] = {}
        for watcher in list(self.watchers):
            viewer = watcher.viewer
            if viewer not in encoded:
                told = message(viewer)
                encoded[viewer] = (told, news.ENCODER.encode(told))
            told, data = encoded[viewer]
            if watcher is asker:
                data = news.ENCODER.encode(msgspec.structs.replace(told, re=re))
            watcher.send(data)

    def _let_go(self, fact: journal.Fact) -> None:
        """Who lost the right to a seat loses the sockets that were opened with it."""
        if isinstance(fact, journal.Left | journal.Reissued):
            for watcher in [one for one in self.watchers if one.member == fact.member]:
                watcher.close(4401, "ticket")

    def close_all(self, code: int, reason: str) -> None:
        for watcher in list(self.watchers):
            watcher.close(code, reason)

    # ---- who looks on

    def welcome(self, watcher: Watcher, ticket: str, after: int, names: dict[str, str]) -> None:
        """Everything a viewer needs in two messages, however long the viewer slept.

        In one go, without waiting for a change that is on its way to the disk: that one is news like any other.
        """
        table = self.table
        member = table.member_with(hashed(ticket)) if ticket else None
        if watcher.member != (member and member.id):
            raise NotNow("error-stale")
        if member is None and self.watching_now() >= MOST_WATCHING:
            raise TooMuch("error-too-many-watching")
        self.watchers.add(watcher)
        watcher.send(
            news.ENCODER.encode(
                wire.Welcome(
                    seat=member.seat if member else None, member=member.id if member else None, table=self.info(),
                    names=names, away=self._absence(member), chats=news.chat_lines(table) if member else [],
                )
            )
        )  # fmt: skip
        if table.match:
            since = max(min(after, table.seq), self._oldest())
            telling = news.Telling(table, self.now())
            watcher.send(news.ENCODER.encode(telling.news(watcher.viewer, since)))
        self.presence_changed()

    def _oldest(self) -> int:
        told = self.table.told
        return told[-MOST_CAUGHT_UP] if len(told) > MOST_CAUGHT_UP else 0

    def _absence(self, member: Member | None) -> wire.Absence | None:
        if member is None or member.seat is None:
            return None
        place = self.table.places[member.seat]
        return wire.Absence(since=place.away_since, moves=place.away_moves) if place.stand_in else None

    def forget(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self.idle_since = self.now()
            self.presence_changed()

    def presence_changed(self) -> None:
        """A few people hear at once who came and went; a crowd hears it now and then, or it would hear nothing else."""
        self.poke()
        if len(self.watchers) <= FEW:
            self._tell_presence()
        elif self._crowd is None:
            self._crowd = asyncio.get_running_loop().call_later(CROWD_HEARS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._crowd = None
        self.tell_table()

    def here_now(self) -> set[str]:
        """The members with a socket on this server."""
        return {watcher.member for watcher in self.watchers if watcher.member is not None}

    def watching_now(self) -> int:
        return len([watcher for watcher in self.watchers if watcher.member is None])

    def here(self) -> set[str]:
        """The members who are at the table, on this server or another."""
        found = self.here_now()
        for members, _, _ in self.elsewhere.values():
            found |= members
        return found & set(self.table.members)

    def info(self) -> wire.TableInfo:
        watching = self.watching_now() + sum(count for _, count, _ in self.elsewhere.values())
        return news.table_info(self.table, self.here(), watching)

    def heard_elsewhere(self, server: str, members: Iterable[str], watching: int) -> None:
        """What another server says about who is there."""
        known = self.elsewhere.get(server)
        said = (frozenset(members), watching)
        self.elsewhere[server] = (*said, self.now())
        if known is None or known[:2] != said:
            self.presence_changed()

    def drop_silent(self, before: float) -> None:
        """A server that says nothing any more holds nobody."""
        silent = [server for server, (_, _, at) in self.elsewhere.items() if at < before]
        for server in silent:
            del self.elsewhere[server]
        if silent:
            self.presence_changed()


async def load(table: str, store: Store, now: Now) -> LiveTable:
    rows = await store.rows(table, 0)
    if not rows:
        raise NotFound("error-no-table")
    read = folded(table, rows)
    if read.plan.rules != read.game.info.rules_version:
        raise NotNow("error-table-rules")
    return LiveTable(read, store, now)


def card(table: Table) -> Card:
    host = table.members.get(table.host)
    taken = len([place for place in table.places if not place.free])
    return Card(
        table.id, table.plan.game, table.phase, host.name if host else "", len(table.places), taken,
        bool(table.settings.password), table.settings.spectators, table.settings.listed, table.touched,
    )  # fmt: skip

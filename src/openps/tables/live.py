"""A table under way: one writer, everybody who looks at it, and the life of a change.

Under the table's lock an act is checked and gives a fact; the fact is folded aside and written, and only then becomes
part of the table that anybody can read, and news for all. Readers need no lock: what they read is written.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, Protocol

import msgspec

from openps.engine.errors import OpenpsError
from openps.engine.ids import Viewer
from openps.tables import journal, lost_tickets, news, rooms
from openps.tables.absence import Presence
from openps.tables.acts import Act, React, member_of
from openps.tables.errors import Behind, Farewell, NotFound, NotKept, NotNow, NotWritten, TableError, TooMuch, WheelLost
from openps.tables.heard import PAGE, Ears, Heard
from openps.tables.journal import Stamp
from openps.tables.ports import Begins, Card, Done, Now, Row, Store, Term
from openps.tables.table import Member, Table, folded
from openps.tables.tickets import hashed
from openps.wire import messages as wire

TRIES: Final = 5
MOST_CAUGHT_UP: Final = 400
"""A client that slept longer gets the view and the last of the events; the whole log is in the view or the record."""

FEW: Final = 12
CROWD_HEARS: Final = 1.0
GESTURE: Final = "! "
"""What a note to other servers begins with that is a gesture, and not who is here."""
ASKING: Final = "? "
"""Likewise: somebody asks for a new ticket."""
SIGN: Final = "~ "
"""Likewise: a member used their ticket from afar."""
MOST_WATCHING: Final = 300

_QUIET: Final = (
    journal.Played, journal.TookBack, journal.Said, journal.Chatted, journal.StoodIn, journal.Voted,
    journal.Woken, journal.Paced, journal.Skipped,
)  # fmt: skip


class Watcher(Protocol):
    """Somebody who looks at a table: a member on a seat or beside it, or one of the public."""

    @property
    def member(self) -> str | None: ...

    @property
    def viewer(self) -> Viewer: ...

    def send(self, message: bytes) -> None:
        """Must not wait: a watcher that cannot keep up is disconnected instead."""
        ...

    def refuse(self, error: OpenpsError) -> None:
        """Show this in the words of the watcher's language."""
        ...

    def close(self, why: Farewell) -> None: ...


class Asked:
    """Which request it is that a change answers, and whose."""

    __slots__ = ("asker", "re")

    def __init__(self, re: str, asker: Watcher | None) -> None:
        self.re = re
        self.asker = asker


BY_NOBODY_HERE: Final = Asked("", None)


class Change:
    """A change that was checked and folded aside, as it goes to the disk."""

    __slots__ = ("act", "aside", "card", "fact", "row")

    def __init__(self, act: Act, fact: journal.Fact, aside: Table, row: Row, card: Card | None) -> None:
        self.act = act
        self.fact = fact
        self.aside = aside
        self.row = row
        self.card = card


class LiveTable:
    """The table with its lock and its watchers."""

    def __init__(self, table: Table, store: Store, now: Now) -> None:
        self.table = table
        self.store = store
        self._begins = store if isinstance(store, Begins) else None
        self.now = now
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.heard = Ears()
        self.elsewhere: dict[str, tuple[frozenset[str], int, float]] = {}  # what other servers say of their watchers
        self.poke: Callable[[], None] = lambda: None  # tells the caretaker that something changed
        self.read_soon: Callable[[], None] = lambda: None  # tells the house that there may be more in the journal
        self.idle_since = now()
        self._crowd: asyncio.TimerHandle | None = None
        self._gone: dict[str, float] = {}  # members who are not here, and since when
        self._seen: dict[str, float] = {}  # members who showed that they have their ticket, and when last
        self.asking = lost_tickets.Asking()
        self._recovering: set[asyncio.Task[None]] = set()
        self._unsure = False  # there may be more in the journal than is known here
        self.gone: TableError | None = None  # why nothing is written here any more

    # ---- the life of a change

    async def change(self, act: Act, re: str = "", asker: Watcher | None = None, term: Term | None = None) -> int:
        """Check, fold aside, write, show, tell. Returns the number of the news.

        Once begun it goes on to the end: a client that hangs up in between has still moved. With a term it is an act
        of whoever holds the wheel, and of nobody who lost it.
        """
        return await asyncio.shield(self._change(act, Asked(re, asker), term))

    async def _change(self, act: Act, asked: Asked, term: Term | None) -> int:
        async with self.lock:
            return await self._changed(act, asked, term)

    async def _changed(self, act: Act, asked: Asked, term: Term | None) -> int:
        """Under the lock."""
        for _ in range(TRIES):
            if self._unsure:
                await self._read_on()
            change = self._checked(act)
            try:
                await self.store.append(self.table.id, change.row, change.card, term)
            except Behind:
                self._unsure = True
                continue
            except (WheelLost, NotWritten):
                raise  # the table is as it was, and everybody knows
            except Exception as error:  # noqa: BLE001 - whatever it was, nobody knows what is written
                return await self._after_a_failure(change.row, asked, error)
            self._show(change.aside, change.fact, asked)
            return change.row.seq
        raise NotNow("error-table-busy")

    def _checked(self, act: Act) -> Change:
        """What is refused raises, and nothing was changed."""
        if self.gone is not None:
            raise self.gone
        if self.table.phase == "closed":
            raise NotNow("error-table-closed")
        fact = act.fact(self.table)
        stamp = Stamp(self.table.seq + 1, self.now())
        aside = self.table.after(fact, stamp)
        return Change(act, fact, aside, Row(stamp.seq, stamp.at, journal.write(fact)), self._new_card(fact, aside))

    def begin(self, act: Act, re: str, asker: Watcher | None, done: Done) -> bool:
        """The same life where it waits for nothing but the disk, without a task of its own: `done` hears of its end.

        Nothing was done where it is not so: then `change` is the way. What is refused raises.
        """
        store = self._begins
        if store is None or self._unsure or not taken_at_once(self.lock):
            return False
        try:
            change = self._checked(act)
        except BaseException:
            self.lock.release()
            raise
        goes_on = partial(self._went_on, change, Asked(re, asker), done)
        try:
            store.begin(self.table.id, change.row, change.card, None, goes_on)
        except Exception as error:  # noqa: BLE001 - as if it had failed later
            goes_on(error)
        return True

    def _went_on(self, change: Change, asked: Asked, done: Done, error: Exception | None) -> None:
        """With the lock in hand."""
        if error is not None and not isinstance(error, WheelLost | NotWritten):
            task = asyncio.get_running_loop().create_task(self._recovered(change, asked, done, error))
            self._recovering.add(task)
            task.add_done_callback(self._recovering.discard)
            return
        try:
            if error is None:
                self._show(change.aside, change.fact, asked)
        except Exception as failed:  # noqa: BLE001 - whoever asked hears it; the others of this commit go on
            error = failed
        finally:
            self.lock.release()
        done(error)

    async def _recovered(self, change: Change, asked: Asked, done: Done, error: Exception) -> None:
        """Somebody else wrote, or nobody knows: from here on as if it had been waited for."""
        why: Exception | None = None
        try:
            self._unsure = True
            if isinstance(error, Behind):
                await self._changed(change.act, asked, None)
            else:
                await self._after_a_failure(change.row, asked, error)
        except Exception as failed:  # noqa: BLE001 - whoever asked hears it
            why = failed
        finally:
            self.lock.release()
        done(why)

    def _show(self, written: Table, fact: journal.Fact, asked: Asked) -> None:
        """The one place where a table that everybody can read is changed: its last fact is in the journal."""
        played = isinstance(fact, journal.Played)
        skipped, failures = self.table.skips, _failures(self.table)
        self.table = written
        self._tell(fact, asked.re, asked.asker)
        # Somebody who had bots answer at once: that is over. Or a bot failed, and another one decided.
        if played and (written.skips != skipped or _failures(written) != failures):
            self.tell_table()

    async def _read_on(self, mine: Row | None = None, asked: Asked = BY_NOBODY_HERE) -> bool:
        """Somebody else wrote, or nobody knows: what is new in the journal is shown to all. Whether `mine` is there."""
        rows = await self.store.rows(self.table.id, self.table.seq)
        for row in rows:
            if row.seq == self.table.seq + 1:
                fact = journal.read(row.body)
                aside = self.table.after(fact, Stamp(row.seq, row.at))
                self._show(aside, fact, asked if row == mine else BY_NOBODY_HERE)
        self._unsure = False
        return mine in rows

    async def _after_a_failure(self, row: Row, asked: Asked, error: Exception) -> int:
        """The disk or the network failed: what is in the journal counts, and if that is this row, all is well.

        Otherwise it may still come to be written, when nobody waits for it any more. Whoever asked is refused and may
        try again: their number is taken then, and they read on first. All others stay: what they were told is written.
        If the store is gone as well, the table stays as it was last known to be written, and is read before the next
        act, or as soon as the store answers.
        """
        self._unsure = True
        with contextlib.suppress(Exception):
            if await self._read_on(row, asked):
                return row.seq
        if self._unsure:
            self.read_soon()
        raise NotKept("error-not-kept") from error

    async def catch_up(self, seq: int) -> None:
        """Another server wrote up to this number."""
        async with self.lock:
            if self._unsure or seq > self.table.seq:
                await self._read_on()

    def _new_card(self, fact: journal.Fact, after: Table) -> Card | None:
        """Lists of tables change with who sits where and with the phase, not with every move."""
        quiet = isinstance(fact, _QUIET)
        return None if quiet and after.phase == self.table.phase else card(after)

    # ---- telling

    def _tell(self, fact: journal.Fact, re: str, asker: Watcher | None) -> None:
        if isinstance(fact, journal.Chatted):
            self._tell_chat(re, asker)
        elif isinstance(fact, journal.Played | journal.TookBack | journal.Said):
            self.tell_match(self.table.seq - 1, re, asker)
        else:
            self.tell_table(re, asker)
        if isinstance(fact, journal.Started):
            self.tell_match(0, "", None)
        if isinstance(fact, journal.Resigned):
            self.tell_match(self.table.seq, "", None)  # whoever resigned looks on from now
        if isinstance(fact, journal.Closed):
            self._tell_closed()
        if self.table.phase == "over" and isinstance(fact, journal.Played):
            self.tell_table()
            self._open_rooms()
        self._let_go(fact)
        self.poke()

    def tell_match(self, since: int, re: str, asker: Watcher | None) -> None:
        if not self.watchers:
            return
        telling = news.Telling(self.table, self.now())
        for watcher in list(self.watchers):
            told = self._told(watcher, telling, since)
            watcher.send(told.answer(re) if watcher is asker else told.data())

    def _told(self, watcher: Watcher, telling: news.Telling, since: int) -> news.Told:
        """Without what this watcher was told already, which is known from here on."""
        viewer = watcher.viewer
        told = telling.told(viewer, since, self.heard.of(watcher))
        self.heard.told(watcher, viewer, told.heard, self.table.milestones[-1])
        return told

    def tell_table(self, re: str = "", asker: Watcher | None = None) -> None:
        self._send_to_all(wire.TableNews(table=self.told_now()), re, asker)

    def _tell_chat(self, re: str, asker: Watcher | None) -> None:
        """To those who may read this room now, and to nobody else."""
        line = news.chat_line(self.table.chats[-1])
        data = news.ENCODER.encode(line)
        for watcher in list(self.watchers):
            if rooms.may_read(self.table, watcher.member, line.room):
                answer = watcher is asker
                watcher.send(news.ENCODER.encode(msgspec.structs.replace(line, re=re)) if answer else data)

    def _tell_closed(self) -> None:
        if self.table.match is not None:
            self.tell_match(self.table.seq, "", None)  # nobody has moves any more
        for watcher in list(self.watchers):
            watcher.refuse(NotNow("error-table-closed"))

    def _open_rooms(self) -> None:
        """The match is over: everybody hears what was written where they could not read."""
        for watcher in list(self.watchers):
            for chat in rooms.opened_by_the_end(self.table, watcher.member):
                watcher.send(news.ENCODER.encode(news.chat_line(chat)))

    async def react(self, act: React, re: str = "", asker: Watcher | None = None) -> None:
        """Seen for a moment, here and on other servers; nothing is written."""
        gesture = act.gesture(self.table)
        self.show_gesture(gesture, re, asker)
        await self.store.shout(self.table.id, GESTURE + news.ENCODER.encode(gesture).decode())

    def show_gesture(self, gesture: wire.Reacted, re: str = "", asker: Watcher | None = None) -> None:
        self._send_to_all(gesture, re, asker)

    def _send_to_all(self, message: wire.TableNews | wire.Reacted, re: str, asker: Watcher | None) -> None:
        """One encoding for all; only the one who asked hears which request this answers."""
        data = news.ENCODER.encode(message)
        for watcher in list(self.watchers):
            answer = watcher is asker
            watcher.send(news.ENCODER.encode(msgspec.structs.replace(message, re=re)) if answer else data)

    def _let_go(self, fact: journal.Fact) -> None:
        """A member who lost the right to a seat loses the sockets that were opened with it."""
        if isinstance(fact, journal.TicketKept | journal.TicketReissued | journal.Left):
            self.asking.forget(fact.member)
        if isinstance(fact, journal.Left | journal.Reissued | journal.TicketReissued):
            for watcher in [one for one in self.watchers if one.member == fact.member]:
                watcher.close(Farewell.TICKET)

    def close_all(self, why: Farewell) -> None:
        for watcher in list(self.watchers):
            watcher.close(why)

    # ---- who looks on

    def welcome(self, watcher: Watcher, ticket: str, after: int, names: dict[str, str]) -> None:
        """Everything a viewer needs at once, whole, however long the viewer slept.

        In one go, without waiting for a change that is on its way to the disk: that one is news like any other.
        """
        table = self.table
        member = table.member_with(hashed(ticket)) if ticket else None
        if watcher.member != (member and member.id):
            raise NotNow("error-stale")
        if member is None and self.watching_now() >= MOST_WATCHING:
            raise TooMuch("error-too-many-watching")
        self.watchers.add(watcher)
        chats = [news.chat_line(one) for one in rooms.lines_for(table, watcher.member)]
        watcher.send(
            news.ENCODER.encode(
                wire.Welcome(
                    seat=member.seat if member else None, member=member.id if member else None, table=self.info(),
                    names=names, away=self._absence(member), chats=chats,
                )
            )
        )  # fmt: skip
        if table.match:
            self._tell_all_so_far(watcher, after)
        if table.phase == "closed":
            watcher.refuse(NotNow("error-table-closed"))
        self.presence_changed()

    def _tell_all_so_far(self, watcher: Watcher, after: int) -> None:
        earlier = news.earlier_claims(self.table)
        for page in earlier:
            watcher.send(news.ENCODER.encode(page))
        since = max(min(after, self.table.seq), self._oldest())
        self.heard.begin(watcher, Heard(claims=len(earlier) * PAGE))
        watcher.send(self._told(watcher, news.Telling(self.table, self.now()), since).data())

    def _oldest(self) -> int:
        milestones = self.table.milestones
        return milestones[-MOST_CAUGHT_UP] if len(milestones) > MOST_CAUGHT_UP else 0

    def _absence(self, member: Member | None) -> wire.Absence | None:
        if member is None or member.seat is None:
            return None
        place = self.table.places[member.seat]
        return wire.Absence(since=place.away_since, moves=place.away_moves) if place.stand_in else None

    def forget(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self.heard.forget(watcher)
            self.idle_since = self.now()
            self._seen[watcher.member or ""] = self.now()
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
        connected = self.here_now()
        for members, _, _ in self.elsewhere.values():
            connected |= members
        return connected & set(self.table.members)

    def info(self) -> wire.TableInfo:
        return news.table_info(self.table, self.told_now())

    def told_now(self) -> wire.TableNow:
        watching = self.watching_now() + sum(count for _, count, _ in self.elsewhere.values())
        presence = self.presence()
        return news.table_now(self.table, presence, watching, self.asking.waiting(self.table, presence))

    def presence(self) -> Presence:
        here, now = self.here(), self.now()
        self._gone = {one: self._gone.get(one, now) for one in self.table.members if one not in here}
        self._seen.update(dict.fromkeys(here, now))
        return Presence(self._gone, now, self._seen)

    # ---- tickets that were lost

    def ask_back(self, request: lost_tickets.Request, address: str) -> None:
        """Nothing is written: whoever asks may be anybody."""
        self.asking.take(self.table, request, address, self.presence())
        self.tell_table()

    def heard_asking(self, request: lost_tickets.Request) -> None:
        if self.asking.heard(request):
            self.tell_table()

    def waiting(self) -> list[lost_tickets.Request]:
        return self.asking.waiting(self.table, self.presence())

    def sign_of(self, member: str) -> bool:
        """Somebody has the ticket that others ask for; whether anybody did."""
        asked = member in [one.member for one in self.waiting()]
        self._seen[member] = self.now()
        self.asking.forget(member)
        if asked:
            self.tell_table()
        return asked

    def own(self, ticket: str) -> wire.OwnTable:
        """What a member would read at the table: who is asked stands in everybody's news."""
        seat = member_of(self.table, ticket).seat
        return wire.OwnTable(info=self.info(), seat=seat, asked=sorted(self.table.offers), touched=self.table.touched)

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


def taken_at_once(lock: asyncio.Lock) -> bool:
    """Takes it where nobody has it and nobody waits for it."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:  # it had nothing to wait for
        return True
    taking.close()
    return False


async def load(table_id: str, store: Store, now: Now) -> LiveTable:
    rows = await store.rows(table_id, 0)
    if not rows or rows[0].seq != 1:  # whose first rows were deleted by somebody
        raise NotFound("error-no-table")
    read = folded(table_id, rows)
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


def _failures(table: Table) -> list[int]:
    return [place.failed for place in table.places]

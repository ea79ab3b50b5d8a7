"""A move that is begun without a task lives the life of every change: written before it is told, once, or refused."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from openps.engine.errors import OpenpsError
from openps.tables import acts, journal
from openps.tables.errors import Behind, NotKept, NotNow, NotWritten
from openps.tables.live import LiveTable, load
from openps.tables.ports import Begins, Card, Done, Row, Term
from tests.tables.house import Guest, Party, party
from tests.tables.memory import MemoryStore


class Slow(MemoryStore):
    """Keeps what was begun until it is let go, or until it fails."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[tuple[str, Row, Card | None, Done]] = []

    def begin(self, table_id: str, row: Row, card: Card | None, term: Term | None, done: Done) -> None:
        self.begun.append((table_id, row, card, done))

    async def write(self) -> None:
        table, row, card, done = self.begun.pop(0)
        try:
            await self.append(table, row, card)
        except Behind as error:
            done(error)
        else:
            done(None)

    def fail(self, error: Exception) -> None:
        self.begun.pop(0)[-1](error)


class Ends:
    """How what was begun ended."""

    def __init__(self) -> None:
        self.heard: list[Exception | None] = []

    async def come(self, number: int = 1) -> Sequence[Exception | None]:
        async with asyncio.timeout(60):
            while len(self.heard) < number:
                await asyncio.sleep(0)
        return self.heard


async def started(at: Party) -> Guest:
    """Whoever is asked."""
    await (await at.open(5)).start()
    seat = next(iter(at.table.offers))
    return next(guest for guest in at.guests if guest.viewer == seat)


def begin(at: Party, asker: Guest, ends: Ends, after: int | None = None) -> bool:
    assert asker.viewer is not None
    act = acts.Play(asker.member, at.text(asker.viewer), at.table.seq if after is None else after)
    return at.live.begin(act, "mine", asker, ends.heard.append)


def test_a_move_is_told_when_it_is_written_and_not_before() -> None:
    store, ends = Slow(), Ends()

    async def test(at: Party) -> None:
        asker = await started(at)
        before, heard = at.table, [len(guest.raw) for guest in at.guests]
        assert isinstance(store, Begins)
        assert begin(at, asker, ends)
        await asyncio.sleep(0)
        assert at.table is before
        assert not ends.heard
        assert [len(guest.raw) for guest in at.guests] == heard
        await store.write()
        assert ends.heard == [None]
        assert [guest.news().seq for guest in at.guests] == [before.seq + 1] * 5
        assert [guest.news().re for guest in at.guests if guest is not asker] == [""] * 4
        assert asker.news().re == "mine"

    party(test, store)


def test_while_one_is_under_way_another_one_waits_for_its_turn() -> None:
    store, ends = Slow(), Ends()

    async def test(at: Party) -> None:
        asker = await started(at)
        assert begin(at, asker, ends)
        assert not begin(at, asker, ends)
        second = asyncio.create_task(at.live.change(acts.Play(asker.member, "no such move", at.table.seq)))
        await asyncio.sleep(0.01)
        assert not second.done()
        await store.write()
        with pytest.raises(OpenpsError):
            await second
        assert not at.live.lock.locked()

    party(test, store)


def test_who_waits_is_not_overtaken() -> None:
    store, ends = Slow(), Ends()

    async def test(at: Party) -> None:
        asker = await started(at)
        await at.live.lock.acquire()
        waiting = asyncio.create_task(at.live.change(acts.Pause(asker.member, True)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        at.live.lock.release()  # nobody has it now, and somebody is next
        assert not begin(at, asker, ends)
        await waiting
        assert at.table.paused
        assert not store.begun

    party(test, store)


def test_what_is_refused_raises_and_leaves_nothing_behind() -> None:
    store, ends = Slow(), Ends()

    async def test(at: Party) -> None:
        asker = await started(at)
        before = at.table
        with pytest.raises(NotNow, match="error-stale"):
            begin(at, asker, ends, after=0)
        assert at.table is before
        assert not store.begun
        assert not ends.heard
        assert begin(at, asker, ends)
        await store.write()

    party(test, store)


def test_what_is_certainly_not_written_leaves_the_table_as_it_was() -> None:
    store, ends = Slow(), Ends()

    async def test(at: Party) -> None:
        asker = await started(at)
        before = at.table
        assert begin(at, asker, ends)
        store.fail(NotWritten("error-not-written"))
        assert at.table is before
        assert [type(one) for one in ends.heard] == [NotWritten]
        assert begin(at, asker, ends)
        await store.write()

    party(test, store)


def test_somebody_else_wrote_first_so_it_is_read_and_the_move_judged_anew() -> None:
    store, ends = Slow(), Ends()

    async def test(at: Party) -> None:
        asker = await started(at)
        other: LiveTable = await load(at.table.id, store, at.clock)
        assert asker.viewer is not None
        moved = acts.Play(asker.member, at.text(asker.viewer), at.table.seq)
        before = at.table.seq
        assert begin(at, asker, ends)
        await other.change(moved)
        await store.write()
        assert isinstance((await ends.come())[0], OpenpsError)
        assert at.table.seq == before + 1 == len(store.journals[at.table.id])
        assert [guest.news().seq for guest in at.guests] == [before + 1] * 5
        assert not at.live.lock.locked()

    party(test, store)


@pytest.mark.parametrize("was_written", [True, False])
def test_where_nobody_knows_the_journal_counts(was_written: bool) -> None:
    store, ends = Slow(), Ends()

    async def test(at: Party) -> None:
        asker = await started(at)
        before = at.table.seq
        assert begin(at, asker, ends)
        table, row, card, _done = store.begun[0]
        if was_written:
            await store.append(table, row, card)
        store.fail(OSError("the line broke"))
        heard = await ends.come()
        assert at.table.seq == before + was_written
        assert [type(one) for one in heard] == [type(None) if was_written else NotKept]
        assert journal.read(row.body)
        assert not at.live.lock.locked()

    party(test, store)

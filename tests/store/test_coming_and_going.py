"""PostgreSQL comes and goes: connections break, or die without a word; nothing waits for ever, nothing is doubled."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

import pytest

from openps.store.connections import connected
from openps.store.door import store_at
from openps.store.postgres import PostgresStore
from openps.tables.errors import Behind, NotKept, NotNow, NotWritten, StoreAway, WheelLost
from openps.tables.ports import Store
from tests.server.proxy import Proxy, proxy
from tests.store.test_stores import Ear, card, opened, row, until
from tests.tables.house import Party, party

ENDS_WITHIN = 9.0


async def in_time(work: Awaitable[object]) -> BaseException | object:
    """What it raised or returned, well before a network would have given up."""
    began = time.monotonic()
    async with asyncio.timeout(30):
        [result] = await asyncio.gather(work, return_exceptions=True)
    assert time.monotonic() - began < ENDS_WITHIN
    return result


def test_who_went_deaf_without_a_word_hears_again(postgres_url: str) -> None:
    async def test(between: Proxy) -> None:
        ear = Ear()
        async with opened(between.address, ear), opened(postgres_url) as other:
            between.swallow()
            await asyncio.sleep(3)  # also on a busy machine something is swallowed on every connection in use by then
            between.forward()
            await other.append("a", row(1))
            await until(lambda: ("missed",) in ear.heard)
            await other.append("a", row(2))
            await until(lambda: ("appended", "a", 2) in ear.heard)

    with proxy(postgres_url) as between:
        asyncio.run(test(between))


def test_who_was_cut_off_hears_again(postgres_url: str) -> None:
    async def test(between: Proxy) -> None:
        ear = Ear()
        async with opened(between.address, ear) as one, opened(postgres_url) as other:
            between.cut()
            await until(lambda: ("trouble", "listen") in ear.heard)
            assert not (await one.able()).listens
            between.forward()
            await until(lambda: ("missed",) in ear.heard)
            await other.append("a", row(1))
            await until(lambda: ("appended", "a", 1) in ear.heard)
            assert (await one.able()).listens

    with proxy(postgres_url) as between:
        asyncio.run(test(between))


@pytest.mark.timeout(400)
def test_no_command_waits_for_a_network_that_swallows_everything(postgres_url: str) -> None:
    async def test(between: Proxy) -> None:
        async with opened(between.address) as one:
            await one.append("a", row(1), card("a"))
            between.swallow()
            tried = await asyncio.gather(
                in_time(one.append("a", row(2))), in_time(one.rows("a", 0)), in_time(one.cards(5, 0.0)),
                in_time(one.newest()), in_time(one.forget(5.0)), in_time(one.take_wheel("a")),
                in_time(one.leave_wheel("a")), in_time(one.shout("a", "0")),
            )  # fmt: skip
            assert isinstance(tried[0], NotWritten)
            assert all(isinstance(one, StoreAway) for one in tried[:6])
            assert tried[6:] == [None, None]
            between.forward()
            assert await in_time(one.append("a", row(2))) is None
            assert len(await one.rows("a", 0)) == 2

    with proxy(postgres_url) as between:
        asyncio.run(test(between))


def test_a_server_that_sleeps_in_a_transaction_does_not_hold_up_the_others(postgres_url: str) -> None:
    async def test() -> None:
        async with opened(postgres_url) as one:
            sleeper = await connected(postgres_url)
            await sleeper.execute("BEGIN; INSERT INTO journal (table_id, seq, at, body) VALUES ('a', 1, 0, 'x')")
            assert await in_time(one.append("a", row(1, b"mine"))) is None
            assert [each.body for each in await one.rows("a", 0)] == [b"mine"]
            sleeper.terminate()

    asyncio.run(test())


def test_a_row_whose_answer_was_lost_is_written_once(postgres_url: str) -> None:
    async def test(between: Proxy) -> None:
        async with opened(between.address) as one:
            await one.append("a", row(1))
            between.lose_the_answer_to(b"COMMIT")
            assert isinstance(await in_time(one.append("a", row(2, b"lost"))), NotKept)
            between.forward()
            with pytest.raises(Behind):
                await one.append("a", row(2, b"again"))
            assert [each.body for each in await one.rows("a", 1)] == [b"lost"]

    with proxy(postgres_url) as between:
        asyncio.run(test(between))


@pytest.mark.timeout(400)
def test_a_move_whose_answer_was_lost_is_refused_and_cannot_be_doubled(postgres_url: str) -> None:
    """The database has the move, the server hears nothing: whoever tries again is told that the table has moved on."""

    async def test(at: Party, between: Proxy) -> None:
        await (await at.open(5)).start()
        seat, before = next(iter(at.table.offers)), at.table.seq
        move = at.text(seat)
        between.lose_the_answer_to(b"COMMIT")
        assert isinstance(await in_both_times(at.play(seat, move, before)), NotKept)
        assert at.table.seq == before
        between.forward()
        with pytest.raises(NotNow, match="error-stale"):
            await at.play(seat, move, before)
        assert (at.table.seq, at.table.playing.ply) == (before + 1, 1)
        assert [entry.seq for entry in await at.store.rows(at.table.id, before)] == [before + 1]

    with proxy(postgres_url) as between:
        party(lambda at: test(at, between), store_at(between.address))


async def in_both_times(work: Awaitable[object]) -> BaseException | object:
    """To write, and then to read what was written."""
    async with asyncio.timeout(2 * ENDS_WITHIN):
        [result] = await asyncio.gather(work, return_exceptions=True)
    return result


def test_a_row_in_doubt_that_is_written_after_all_is_heard_of(postgres_url: str) -> None:
    async def test() -> None:
        ear = Ear()
        async with opened(postgres_url, ear) as one:
            assert isinstance(one, PostgresStore)
            one.in_doubt({("a", 1)})
            await one.append("a", row(1))
            await one.append("a", row(2))
            await one.append("b", row(1))
            await until(lambda: bool(ear.heard))
            await one.able()
            assert ear.heard == [("appended", "a", 1)]

    asyncio.run(test())


NO_NOTES = [
    "", "nonsense", "appended", "appended x a", "appended x a one", "whispered x a 1", "appended x a " + "9" * 5000,
    "shouted x a many p q", "shouted x a ! {", "shouted x a ? []", "\u202e \U0001f0a1",
]  # fmt: skip


@pytest.mark.parametrize("note", NO_NOTES, ids=lambda note: note[:20])
def test_what_no_server_would_say_is_passed_over_and_told(postgres_url: str, note: str) -> None:
    """Also where it is meant for a table that is at hand; what is said after it is heard."""

    async def test(at: Party) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: lost.append(context))
        await at.open(2)
        told: list[str] = []
        at.house.report = lambda doing, error: told.append(f"{doing} {type(error).__name__}")
        stranger = await connected(postgres_url)
        await stranger.execute("SELECT pg_notify('openps', $1)", note.replace(" a ", f" {at.table.id} "))
        await until(lambda: bool(told))
        await stranger.execute("SELECT pg_notify('openps', $1)", f"shouted x {at.table.id} 3 ")
        await until(lambda: at.live.info().watching == 3)
        await stranger.close(timeout=5)
        assert told == ["hear Garbled"]

    lost: list[dict[str, object]] = []
    party(test, store_at(postgres_url))
    assert lost == []


# ---- the wheel


async def falls_silent(store: Store) -> None:
    """As if the server had been stopped for longer than its lease: it says nothing, and knows nothing of it."""
    assert isinstance(store, PostgresStore)
    store._keeper.cancel()
    await store.write(lambda made: made.exec_driver_sql(f"UPDATE servers SET until = 0 WHERE name = '{store.server}'"))


def test_whoever_lost_the_wheel_in_its_sleep_writes_nothing_by_it(postgres_url: str) -> None:
    async def test() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            mine = await one.take_wheel("a")
            await one.append("a", row(1), term=mine)
            assert await other.take_wheel("a") is None
            await falls_silent(one)
            yours = await other.take_wheel("a")
            assert yours is not None
            with pytest.raises(WheelLost):
                await one.append("a", row(2), term=mine)
            await one.append("a", row(2))  # what people do needs no wheel
            await other.append("a", row(3), term=yours)
            assert len(await one.rows("a", 0)) == 3

    asyncio.run(test())


def test_whoever_slept_and_lost_nothing_goes_on(postgres_url: str) -> None:
    async def test() -> None:
        async with opened(postgres_url) as one:
            mine = await one.take_wheel("a")
            await falls_silent(one)
            await one.append("a", row(1), term=mine)

    asyncio.run(test())


def test_of_one_batch_only_what_lost_its_wheel_is_left_out(postgres_url: str) -> None:
    async def test() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            mine = {table: await one.take_wheel(table) for table in ("a", "b")}
            await one.leave_wheel("a")
            assert await other.take_wheel("a")
            appends = [one.append(table, row(1), term=mine[table]) for table in mine]
            results = await asyncio.gather(*appends, one.append("a", row(1, b"a person")), return_exceptions=True)
            assert [type(result) for result in results] == [WheelLost, type(None), Behind]

    asyncio.run(test())


def test_a_wheel_that_could_not_be_left_is_left_with_the_next_beat(postgres_url: str) -> None:
    async def test(between: Proxy) -> None:
        async with opened(between.address) as one, opened(postgres_url) as other:
            assert await one.take_wheel("a")
            between.cut()
            await one.leave_wheel("a")
            between.forward()
            async with asyncio.timeout(60):
                while await other.take_wheel("a") is None:
                    await asyncio.sleep(0.1)
            assert isinstance(one, PostgresStore)
            await until(lambda: one._left == set())

    with proxy(postgres_url) as between:
        asyncio.run(test(between))

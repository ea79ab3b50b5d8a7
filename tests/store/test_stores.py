"""One suite on every store: what is promised about journals holds wherever they are kept."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from openps.engine.errors import OpenpsError
from openps.store import migrate
from openps.store.door import store_at
from openps.store.ears import CHANNEL
from openps.store.postgres import PostgresStore
from openps.store.schema import METADATA
from openps.store.sql import SqlStore, open_cards
from openps.store.sqlite import SqliteStore
from openps.tables.errors import Behind, NotWritten
from openps.tables.ports import Card, Row, Store
from tests.tables.memory import MemoryStore


class Ear:
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[object, ...]] = []

    def appended(self, table: str, seq: int) -> None:
        self.heard.append(("appended", table, seq))

    def shouted(self, table: str, server: str, words: str) -> None:
        self.heard.append(("shouted", table, words))

    def missed(self) -> None:
        self.heard.append(("missed",))

    def trouble(self, doing: str, error: BaseException) -> None:
        self.heard.append(("trouble", doing))


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return url
    return "" if request.param == "memory" else str(tmp_path / "openps.db")


def run(address: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(address) as store:
            await test(store)

    asyncio.run(whole())


@asynccontextmanager
async def opened(address: str, ear: Ear | None = None) -> AsyncIterator[Store]:
    store: Store = store_at(address) if address else MemoryStore()
    await store.start(ear or Ear())
    try:
        yield store
    finally:
        await store.close()


def row(seq: int, body: bytes = b"{}") -> Row:
    return Row(seq, 1000.25 + seq, body)


def card(table: str, phase: str = "lobby", listed: bool = True, touched: float = 1.0) -> Card:
    return Card(table, "pani_high", phase, "Zoé", 5, 2, False, True, listed, touched)


def test_rows_come_back_as_they_were_written(address: str) -> None:
    async def test(store: Store) -> None:
        written = [row(seq, bytes([seq]) * 300) for seq in range(1, 6)]
        for one in written:
            await store.append("a", one)

        assert list(await store.rows("a", 0)) == written
        assert list(await store.rows("a", 3)) == written[3:]
        assert list(await store.rows("b", 0)) == []

    run(address, test)


def test_a_number_is_taken_once(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append("a", row(1, b"first"))
        with pytest.raises(Behind):
            await store.append("a", row(1, b"second"))

        assert [one.body for one in await store.rows("a", 0)] == [b"first"]

    run(address, test)


def test_of_many_writers_at_once_one_wins_and_no_other_table_suffers(address: str) -> None:
    async def test(store: Store) -> None:
        rivals = [store.append("a", row(1, b"%d" % number)) for number in range(20)]
        others = [store.append(f"t{number}", row(1)) for number in range(20)]
        results = await asyncio.gather(*rivals, *others, return_exceptions=True)

        assert [isinstance(one, Behind) for one in results[:20]].count(False) == 1
        assert results[20:] == [None] * 20
        assert len(await store.rows("a", 0)) == 1

    run(address, test)


def test_a_taken_number_costs_the_rows_beside_it_nothing(address: str) -> None:
    """Also where rows and cards go to the disk together."""

    async def test(store: Store) -> None:
        await store.append("t3", row(1))
        for seq, shown in ((1, None), (2, card("t0"))):
            rows = [store.append(f"t{number}", row(seq), shown if number == 0 else None) for number in range(6)]
            results = await asyncio.gather(*rows, return_exceptions=True)
            assert [isinstance(one, Behind) for one in results] == [number == 3 and seq == 1 for number in range(6)]
            assert [len(await store.rows(f"t{number}", 0)) for number in range(6)] == [seq] * 6

    run(address, test)


def test_who_never_had_its_turn_in_the_file_wrote_nothing(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.append("a", row(1))
        await store.write(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout=50").close())
        with contextlib.closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(NotWritten):
                await store.append("a", row(2))
            other.execute("ROLLBACK")
        await store.append("a", row(2))

    run(str(tmp_path / "t.db"), test)


def test_the_list_shows_listed_tables_that_are_not_over(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append("a", row(1), card("a", touched=1.0))
        await store.append("b", row(1), card("b", listed=False))
        await store.append("c", row(1), card("c", phase="over"))
        await store.append("d", row(1), card("d", phase="playing", touched=2.0))
        await store.append("a", row(2), card("a", phase="lobby", touched=3.0))

        assert {one.table for one in await store.cards(10, 0.0)} == {"a", "d"}
        assert len(await store.cards(1, 0.0)) == 1
        assert (await store.cards(10, 0.0))[0].host == "Zoé"
        assert [one.table for one in await store.cards(10, 2.5)] == ["a"]

    run(address, test)


def test_however_many_tables_are_over_the_list_looks_at_none_of_them(address: str) -> None:
    if not address:
        pytest.skip("no index in memory")

    def plan(connection: sa.Connection) -> str:
        sqlite = connection.dialect.name == "sqlite"
        if not sqlite:  # a small table is read as a whole, if that is allowed
            connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        asked = open_cards(10, 0.0).compile(connection, compile_kwargs={"literal_binds": True})
        rows = connection.exec_driver_sql(f"EXPLAIN {'QUERY PLAN ' if sqlite else ''}{asked}")
        return "\n".join(str(row) for row in rows)

    async def test(store: Store) -> None:
        assert isinstance(store, SqlStore)
        told = await store.write(plan)
        assert "ix_cards_listed" in told
        assert "sort" not in told.lower()
        assert "b-tree" not in told.lower()

    run(address, test)


def test_a_refused_row_brings_no_card(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append("a", row(1), card("a"))
        with pytest.raises(Behind):
            await store.append("a", row(1), card("a", phase="playing"))

        assert [one.phase for one in await store.cards(10, 0.0)] == ["lobby"]

    run(address, test)


def test_old_tables_are_forgotten_and_fresh_ones_kept(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append("old", row(1), card("old"))
        await store.append("fresh", row(1), card("fresh"))
        await store.append("fresh", Row(2, 5000.0, b"{}"))

        assert await store.forget(2000.0) == 1
        assert list(await store.rows("old", 0)) == []
        assert len(await store.rows("fresh", 0)) == 2

    run(address, test)


def test_a_table_whose_card_is_old_and_whose_facts_are_not_is_kept_among_many_that_are_old(address: str) -> None:
    async def test(store: Store) -> None:
        names = [f"t{number:03}" for number in range(250)]
        young = {names[0], names[120], names[249]}
        rows = {name: Row(1, 5000.0 if name in young else 1000.0, b"{}") for name in names}
        await asyncio.gather(*[store.append(name, rows[name], card(name)) for name in names])

        assert await store.forget(2000.0) == 247
        assert {name for name in names[::10] + names[249:] if await store.rows(name, 0)} == young
        assert await store.forget(2000.0) == 0

    run(address, test)


def test_however_many_tables_are_old_no_statement_names_more_than_some(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await asyncio.gather(*[store.append(f"t{number}", row(1), card(f"t{number}")) for number in range(450)])
        sizes: list[int] = []
        sa.event.listen(store.engine, "before_cursor_execute", lambda *told: sizes.append(len(told[3])))

        assert await store.forget(2000.0) == 450
        assert max(sizes) <= 110

    run(str(tmp_path / "openps.db"), test)


def test_a_store_knows_when_something_was_last_touched(address: str) -> None:
    async def test(store: Store) -> None:
        assert await store.newest() is None
        await store.append("a", row(1), card("a", touched=7.0))
        await store.append("b", row(1), card("b", touched=3.0))
        assert await store.newest() == 7.0

    run(address, test)


def test_a_closed_store_has_finished_its_writes(address: str) -> None:
    if not address:
        pytest.skip("nothing is kept in memory")

    async def write() -> None:
        async with opened(address) as store:
            pending = [asyncio.ensure_future(store.append(f"t{number}", row(1))) for number in range(50)]
            await asyncio.sleep(0)
        assert await asyncio.gather(*pending) == [None] * 50

    async def read() -> None:
        async with opened(address) as store:
            assert [len(await store.rows(f"t{number}", 0)) for number in range(50)] == [1] * 50

    asyncio.run(write())
    asyncio.run(read())


def test_the_migrations_make_the_schema_and_can_be_undone(address: str) -> None:
    if not address:
        pytest.skip("no schema in memory")

    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def test(store: Store) -> None:
        assert isinstance(store, SqlStore)
        assert await store.read(differences) == []
        await store.write(migrate.downgrade)
        assert await store.read(differences) != []
        await store.write(migrate.upgrade)

    run(address, test)


# ---- one server on SQLite


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(str(tmp_path / "openps.db")):
            with pytest.raises(OpenpsError, match="error-db-locked"):
                async with opened(str(tmp_path / "openps.db")):
                    pass
        async with opened(str(tmp_path / "openps.db")):
            pass

    asyncio.run(test())


def test_sqlite_is_durable(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert isinstance(store, SqlStore)
        pragma = "PRAGMA journal_mode", "PRAGMA synchronous"
        settings = [await store.write(lambda line, one=one: line.exec_driver_sql(one).scalar()) for one in pragma]
        assert settings == ["wal", 2]

    run(str(tmp_path / "openps.db"), test)


@pytest.mark.parametrize("url", ["mysql://a:secret@b/c", "sqlite://", "://", "postgresql//secret://x"])
def test_an_address_that_is_no_store_is_refused_without_being_shown(url: str) -> None:
    with pytest.raises(OpenpsError, match="error-db-url") as refused:
        store_at(url)
    assert "secret" not in str(refused.value)


def refusal_at(address: str) -> OpenpsError:
    async def test() -> None:
        async with opened(address):
            pass

    with pytest.raises(OpenpsError) as refused:
        asyncio.run(test())
    return refused.value


def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "openps.db"
    file.write_text("my holiday photographs, all of them")
    refused = refusal_at(str(file))

    assert (refused.key, refused.arguments["db"]) == ("error-db-foreign", str(file))
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_text().startswith("my holiday")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert refusal_at(str(tmp_path / "file" / "openps.db")).key == "error-db-unusable"


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    async def ages(store: Store) -> None:
        assert isinstance(store, SqlStore)
        await store.write(lambda line: line.exec_driver_sql("UPDATE alembic_version SET version_num = 'later'"))

    run(str(tmp_path / "openps.db"), ages)

    assert refusal_at(str(tmp_path / "openps.db")).key == "error-db-newer"


def test_a_database_that_nobody_answers_for_is_refused_without_its_password() -> None:
    refused = refusal_at("postgresql://somebody:secret@127.0.0.1:1/openps")

    assert refused.key == "error-db-no-answer"
    assert "secret" not in str(refused.arguments)


# ---- several servers on PostgreSQL


async def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def test_servers_hear_of_each_others_writes_and_not_of_their_own(postgres_url: str) -> None:
    async def test() -> None:
        mine, yours = Ear(), Ear()
        async with opened(postgres_url, mine) as one, opened(postgres_url, yours) as other:
            await one.append("a", row(1))
            await other.shout("a", "3 x y")
            with pytest.raises(Behind):
                await other.append("a", row(1))
            await until(lambda: bool(mine.heard and yours.heard))
            assert yours.heard == [("appended", "a", 1)]
            assert mine.heard == [("shouted", "a", "3 x y")]

    asyncio.run(test())


def test_what_a_server_has_to_say_at_once_is_said_in_few_breaths(postgres_url: str) -> None:
    """And all of it is heard, in its order: presence at thousands of tables must not take longer than it lasts."""

    async def test() -> None:
        mine, breaths = Ear(), 0
        async with opened(postgres_url, mine), opened(postgres_url) as other:
            assert isinstance(other, PostgresStore)
            notify = other._ears._notify

            async def counted(channel: str, notes: list[str]) -> None:
                nonlocal breaths
                breaths += channel == CHANNEL
                await notify(channel, notes)

            other._ears._notify = counted
            await asyncio.gather(*[other.shout("a", str(number)) for number in range(200)])
            await until(lambda: len(mine.heard) == 200)
            assert mine.heard == [("shouted", "a", str(number)) for number in range(200)]
            assert breaths <= 3

    asyncio.run(test())


def test_one_server_holds_the_wheel_until_it_leaves_or_dies(postgres_url: str) -> None:
    async def test() -> None:
        async with opened(postgres_url) as one:
            async with opened(postgres_url) as other:
                assert await one.take_wheel("a")
                assert await one.take_wheel("a")
                assert not await other.take_wheel("a")
                assert await other.take_wheel("b")
                await one.leave_wheel("a")
                assert await other.take_wheel("a")
            assert await one.take_wheel("a")

    asyncio.run(test())


def test_a_line_that_breaks_is_made_anew(postgres_url: str) -> None:
    async def test() -> None:
        mine = Ear()
        async with opened(postgres_url, mine) as one, opened(postgres_url) as other:
            assert isinstance(one, PostgresStore)
            assert isinstance(other, PostgresStore)
            pid = one._ears._raw.get_server_pid()
            await other._ears._raw.execute("SELECT pg_terminate_backend($1)", pid)
            await until(lambda: ("missed",) in mine.heard)
            await other.append("a", row(1))
            await until(lambda: ("appended", "a", 1) in mine.heard)
            assert await one.take_wheel("a")

    asyncio.run(test())


def test_servers_that_start_together_migrate_one_after_the_other(postgres_url: str) -> None:
    async def test() -> None:
        stores = [store_at(postgres_url) for _ in range(4)]
        await asyncio.gather(*[store.start(Ear()) for store in stores])
        for store in stores:
            await store.close()

    asyncio.run(test())


def test_a_review_is_kept_with_its_table_and_goes_with_it(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append("old", Row(1, 10.0, b"{}"), card("old", "over", touched=10.0))
        await store.append("new", Row(1, 90.0, b"{}"), card("new", "over", touched=90.0))
        assert await store.review("old") is None
        for body in (b"first", bytes(range(256)) * 4000):  # another one takes its place, of any bytes
            await store.keep_review("old", body)
            await store.keep_review("new", body)
        await store.keep_review("nowhere", b"of a table that was forgotten meanwhile")

        assert await store.review("old") == bytes(range(256)) * 4000
        assert await store.review("nowhere") is None
        assert await store.forget(50.0) == 1
        assert await store.review("old") is None
        assert await store.review("new") is not None

    run(address, test)


def test_a_review_is_there_after_a_restart(address: str) -> None:
    if not address:
        pytest.skip("nothing of it outlives the process")

    async def whole() -> None:
        async with opened(address) as store:
            await store.append("a", row(1), card("a", "over"))
            await store.keep_review("a", b"kept")
        async with opened(address) as store:
            assert await store.review("a") == b"kept"

    asyncio.run(whole())

"""The files of a SQLite database: who may read them, who may open them, and that nothing is missing without a word."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from openps.engine.errors import OpenpsError
from openps.store.door import store_at
from openps.store.mark import Last, read
from openps.tables.live import load
from openps.words.messages import LANGUAGES, Messages
from tests.store.test_stores import Ear, card, opened, row

PARTS = ("", "-wal", "-shm", ".lock", ".mark")


@contextmanager
def careless() -> Iterator[None]:
    """A shell that lets everybody read what is made in it."""
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def beside(db: Path) -> list[Path]:
    return [db.with_name(db.name + part) for part in PARTS]


# ---- who may read them


def test_files_and_folders_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    db = tmp_path / "new" / "data" / "tables.db"

    async def test() -> None:
        async with opened(str(db)) as store:
            await store.append("a", row(1))
            assert {mode(path) for path in beside(db)} == {0o600}
            assert {mode(folder) for folder in (db.parent, db.parent.parent)} == {0o700}

    with careless():
        asyncio.run(test())


def test_files_that_were_open_to_others_are_closed_and_the_log_says_so(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    told: list[tuple[str, object]] = []

    async def test() -> None:
        async with opened(str(db)):
            pass
        db.chmod(0o644)
        store = store_at(str(db), lambda event, **arguments: told.append((event, arguments["file"])))
        await store.start(Ear())
        await store.close()

    asyncio.run(test())
    assert told == [("tightened", str(db))]
    assert mode(db) == 0o600


def test_a_folder_that_was_there_is_its_owners_business(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o755)

    async def test() -> None:
        async with opened(str(shared / "tables.db")):
            pass

    asyncio.run(test())
    assert mode(shared) == 0o755


# ---- who may open them


def other_name(db: Path, kind: str) -> Path:
    elsewhere = db.parent / "elsewhere"
    elsewhere.mkdir()
    name = elsewhere / "another.db"
    if kind == "symbolic link":
        name.symlink_to(db)
    elif kind == "linked folder":
        (elsewhere / "folder").symlink_to(db.parent)
        return elsewhere / "folder" / db.name
    elif kind == "relative":
        return Path(os.path.relpath(db))
    else:
        name.hardlink_to(db)
    return name


@pytest.mark.parametrize("kind", ["symbolic link", "linked folder", "relative", "hard link"])
def test_one_server_at_a_time_by_whatever_name(tmp_path: Path, kind: str) -> None:
    db = tmp_path / "tables.db"

    async def test() -> None:
        async with opened(str(db)) as store:
            name = other_name(db, kind)
            with pytest.raises(OpenpsError, match="error-db-locked"):
                async with opened(str(name)):
                    pass
            await store.append("a", row(1))
        async with opened(str(name)) as again:
            assert len(await again.rows("a", 0)) == 1

    asyncio.run(test())


def test_a_database_behind_a_link_keeps_its_files_beside_itself(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "real" / "tables.db")

    async def test() -> None:
        async with opened(str(link)) as store:
            await store.append("a", row(1))
            assert all(path.exists() for path in beside(tmp_path / "real" / "tables.db"))

    asyncio.run(test())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.db", "real"]


# ---- nothing goes missing without a word


def left(tmp_path: Path, appends: int = 3, close: bool = False) -> Path:
    """A database as it lies there after its server was killed, or closed."""
    db, dead = tmp_path / "run" / "tables.db", tmp_path / "dead" / "tables.db"

    async def live() -> None:
        async with opened(str(db)) as store:
            for seq in range(1, appends + 1):
                await store.append("a", row(seq), card("a"))
            if not close:
                shutil.copytree(db.parent, dead.parent)
        if close:
            shutil.copytree(db.parent, dead.parent)

    asyncio.run(live())
    return dead


def wal(db: Path) -> Path:
    return db.with_name(f"{db.name}-wal")


def mark(db: Path) -> Path:
    return db.with_name(f"{db.name}.mark")


def rows_in(db: Path, accept_loss: bool = False) -> int:
    async def count() -> int:
        store = store_at(str(db), accept_loss=accept_loss)
        await store.start(Ear())
        try:
            return len(await store.rows("a", 0))
        finally:
            await store.close()

    return asyncio.run(count())


def refusal(db: Path) -> str:
    with pytest.raises(OpenpsError) as refused:
        rows_in(db)
    for language in LANGUAGES:
        assert "--accept-loss" in Messages(language).error(refused.value)
    return refused.value.key


def test_a_killed_server_finds_everything(tmp_path: Path) -> None:
    assert rows_in(left(tmp_path)) == 3


def test_a_closed_database_needs_nothing_beside_it(tmp_path: Path) -> None:
    db = left(tmp_path, close=True)
    assert not wal(db).exists()
    for file in beside(db)[1:]:
        file.unlink(missing_ok=True)
    assert rows_in(db) == 3


def test_a_wal_that_is_gone_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    db = left(tmp_path)
    kept = shutil.move(wal(db), tmp_path / "kept")

    assert refusal(db) == "error-db-lost-rows"
    assert refusal(db) == "error-db-lost-rows"
    shutil.move(kept, wal(db))
    assert rows_in(db) == 3


def test_a_wal_that_is_gone_is_told_even_where_the_database_was_copied_alone(tmp_path: Path) -> None:
    db = left(tmp_path)
    for file in beside(db)[1:]:
        file.unlink(missing_ok=True)

    assert refusal(db) == "error-db-lost-wal"
    assert not wal(db).exists()


@pytest.mark.parametrize("cut", [0, 1, 5000])
def test_a_wal_that_was_cut_is_told(tmp_path: Path, cut: int) -> None:
    db = left(tmp_path)
    os.truncate(wal(db), cut and wal(db).stat().st_size - cut)

    assert refusal(db) == "error-db-lost-rows"


def test_an_older_copy_is_told(tmp_path: Path) -> None:
    old = left(tmp_path / "old", appends=1, close=True)
    db = left(tmp_path / "new", close=True)
    shutil.copy(old, db)

    assert refusal(db) == "error-db-lost-rows"


@pytest.mark.parametrize("gone", [True, False])
def test_a_database_that_is_gone_or_empty_is_told(tmp_path: Path, gone: bool) -> None:
    db = left(tmp_path)
    size = wal(db).stat().st_size
    if gone:
        db.unlink()
    else:
        os.truncate(db, 0)

    assert refusal(db) == "error-db-lost-file"
    assert wal(db).stat().st_size == size


def test_whoever_accepts_a_loss_goes_on_and_is_not_asked_again(tmp_path: Path) -> None:
    db = left(tmp_path)
    wal(db).unlink()

    assert rows_in(db, accept_loss=True) == 0
    assert rows_in(db) == 0


def test_somebody_else_who_moved_the_writes_into_the_file_is_no_loss(tmp_path: Path) -> None:
    """As the shell of SQLite does, when it is the last to leave."""
    import sqlite3

    db = left(tmp_path)
    other = sqlite3.connect(db)
    assert other.execute("SELECT count(*) FROM journal").fetchone() == (3,)
    other.close()
    assert not wal(db).exists()

    assert rows_in(db) == 3


@pytest.mark.parametrize("said", [b"", b"a 3 1003.25 00000000", b"\x00" * 128, b"a 3"])
def test_a_mark_that_was_not_written_to_its_end_says_nothing(tmp_path: Path, said: bytes) -> None:
    db = left(tmp_path)
    mark(db).write_bytes(said)

    assert rows_in(db) == 3


def test_a_mark_that_cannot_be_written_fails_no_move(tmp_path: Path) -> None:
    """It holds as far as it came: an older one is true as well."""

    async def test() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            await store.append("a", row(1))
            store._mark.close()  # as if the disk had nothing more to do with it
            store._mark._file = Full()
            await store.append("a", row(2))
            assert len(await store.rows("a", 0)) == 2

    asyncio.run(test())
    assert read(tmp_path / "tables.db.mark") == Last("a", 1, row(1).at)
    assert rows_in(tmp_path / "tables.db") == 2


class Full:
    """A file on a disk that is full."""

    def seek(self, to: int) -> int:
        return to

    def write(self, line: bytes) -> int:
        raise OSError(28, "no space left on device")

    def close(self) -> None:
        return


def test_what_is_forgotten_on_purpose_is_not_missing(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"

    async def test() -> None:
        async with opened(str(db)) as store:
            await store.append("a", row(1), card("a"))
            assert await store.forget(5000.0) == 1

    asyncio.run(test())
    assert rows_in(db) == 0


def test_a_database_of_an_earlier_version_opens_as_ever(tmp_path: Path) -> None:
    """It has no mark and does not say whether it is in use."""
    db = left(tmp_path, close=True)
    mark(db).unlink()

    assert rows_in(db) == 3


# ---- what is removed on purpose is not missing


def delete(db: Path, statement: str) -> None:
    """As a host does it with the program `sqlite3`, and then the last server was killed."""
    with contextlib.closing(sqlite3.connect(db)) as there:
        there.execute(statement)
        there.commit()


@pytest.mark.parametrize(
    "statement",
    ["DELETE FROM journal", "DELETE FROM journal WHERE table_id = 'a'", "DELETE FROM journal WHERE seq = 3"],
)
@pytest.mark.parametrize("close", [True, False])
def test_rows_that_were_deleted_keep_no_server_from_starting(tmp_path: Path, statement: str, close: bool) -> None:
    db = left(tmp_path, close=close)
    delete(db, statement)
    assert rows_in(db) == (2 if "seq" in statement else 0)
    assert rows_in(db) == (2 if "seq" in statement else 0)


def test_rows_that_retention_deleted_keep_no_server_from_starting(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"

    async def test() -> None:
        async with opened(str(db)) as store:
            await store.append("a", row(1), card("a"))
            assert await store.forget(2000.0) == 1
            shutil.copytree(tmp_path, tmp_path.parent / "dead")

    asyncio.run(test())
    assert rows_in(tmp_path.parent / "dead" / "tables.db") == 0


def test_after_a_deletion_what_goes_missing_is_still_told(tmp_path: Path) -> None:
    db = left(tmp_path)
    delete(db, "DELETE FROM journal WHERE table_id = 'a'")
    kept = tmp_path / "kept.db"
    with contextlib.closing(sqlite3.connect(db)) as there:
        there.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copy(db, kept)

    async def play_on() -> None:
        async with opened(str(db)) as store:
            await store.append("b", row(1), card("b"))

    asyncio.run(play_on())
    shutil.copy(kept, db)
    assert refusal(db) == "error-db-lost-rows"


def test_a_table_of_which_somebody_deleted_the_beginning_is_not_found(tmp_path: Path) -> None:
    db = left(tmp_path)
    delete(db, "DELETE FROM journal WHERE seq = 1")

    async def test() -> None:
        async with opened(str(db)) as store:
            with pytest.raises(OpenpsError, match="error-no-table"):
                await load("a", store, lambda: 0.0)

    asyncio.run(test())

"""A backup holds everything of one moment, goes back into either database, and a file that is not whole into none."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
import json
import random
import stat
import sys
import tracemalloc
from collections.abc import Sequence
from pathlib import Path

import pytest

from openps.cli.main import main
from openps.engine.errors import OpenpsError
from openps.store.backup import Backup
from openps.store.schema import CARDS, JOURNAL
from openps.store.sql import SqlStore
from openps.tables.ports import Row, Store
from tests.long import slice_of
from tests.store.test_files import careless, left, mark, rows_in, wal
from tests.store.test_stores import card, opened, row

KINDS = ["sqlite", "postgres"]
ODD = ['{"a":"é\\u2028 \\ud83c\\udf89"}'.encode(), b"\xff\x00\x80", b"", '"🎉\n"'.encode()]


def address(kind: str, tmp_path: Path, request: pytest.FixtureRequest, name: str = "tables.db") -> str:
    if kind == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return url
    return str(tmp_path / name)


def fill(url: str, tables: int = 4, each: int = 5) -> None:
    async def write() -> None:
        async with opened(url) as store:
            for number in range(tables):
                for seq in range(1, each + 1):
                    told = card(f"t{number}", touched=0.1 + number) if seq == 1 else None
                    await store.append(f"t{number}", Row(seq, 1e9 + seq / 3, ODD[seq % len(ODD)]), told)

    asyncio.run(write())


def contents(url: str) -> list[list[tuple[object, ...]]]:
    async def read() -> list[list[tuple[object, ...]]]:
        async with opened(url) as store:
            assert isinstance(store, SqlStore)
            return [
                [tuple(one) for one in await store.read(lambda line, of=of: line.execute(of.select()).fetchall())]
                for of in (JOURNAL, CARDS)
            ]

    return [sorted(rows) for rows in asyncio.run(read())]


def ask(*arguments: str, code: int = 0) -> None:
    assert main(["--lang", "en", *arguments]) == code


@pytest.mark.parametrize("there", KINDS)
@pytest.mark.parametrize("here", KINDS)
def test_a_backup_goes_from_either_database_into_either(
    here: str, there: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    source = address(here, tmp_path, request)
    file = str(tmp_path / "one.backup")
    fill(source)
    before = contents(source)
    ask("backup", file, "--db", source)
    if here == there == "postgres":
        asyncio.run(emptied(source))
    target = address(there, tmp_path, request, "other.db")
    ask("restore", file, "--db", target)

    assert before == contents(target)
    assert [len(rows) for rows in before] == [20, 4]


async def emptied(url: str) -> None:
    async with opened(url) as store:
        assert isinstance(store, SqlStore)
        await store.forget(1e12)


def test_the_file_and_its_folder_are_for_their_owner_alone(tmp_path: Path) -> None:
    fill(str(tmp_path / "tables.db"))
    file = tmp_path / "backups" / "one.backup"
    with careless():
        ask("backup", str(file), "--db", str(tmp_path / "tables.db"))

    assert [stat.S_IMODE(path.stat().st_mode) for path in (file, file.parent)] == [0o600, 0o700]
    assert list(file.parent.iterdir()) == [file]


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(str(tmp_path / "tables.db"))
    (tmp_path / "photos").write_text("holidays")
    ask("backup", str(tmp_path / "photos"), "--db", str(tmp_path / "tables.db"), code=2)

    assert "choose another name" in capsys.readouterr().err
    assert (tmp_path / "photos").read_text() == "holidays"


def test_a_database_that_is_not_there_is_told_and_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ask("backup", str(tmp_path / "one.backup"), "--db", str(tmp_path / "typo.db"), code=2)

    assert "typo.db" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_with_tables_is_not_restored_into(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    url = address(kind, tmp_path, request)
    fill(url)
    ask("backup", str(tmp_path / "one.backup"), "--db", url)
    before = contents(url)
    ask("restore", str(tmp_path / "one.backup"), "--db", url, code=2)

    assert "already" in capsys.readouterr().err
    assert contents(url) == before


# ---- files that are not whole


def kept(tmp_path: Path) -> Path:
    fill(str(tmp_path / "tables.db"))
    file = tmp_path / "one.backup"
    ask("backup", str(file), "--db", str(tmp_path / "tables.db"))
    return file


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def rewritten(file: Path, lines: Sequence[bytes]) -> None:
    file.write_bytes(gzip.compress(b"".join(lines)))


def is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """In a sentence, and not even an empty database is left behind."""
    capsys.readouterr()
    target = file.parent / "target.db"
    ask("restore", str(file), "--db", str(target), code=2)
    assert list(file.parent.glob("target.db*")) == []
    return capsys.readouterr().err


def test_a_file_that_was_cut_anywhere_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = kept(tmp_path)
    whole = file.read_bytes()
    for cut in range(0, len(whole), 37):
        file.write_bytes(whole[:cut])
        assert "not a whole backup" in is_refused(file, capsys)


def test_a_file_in_which_a_bit_has_turned_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = kept(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(turned(whole, 8 * len(whole) // 2))
    assert "not a whole backup" in is_refused(file, capsys)


EVERY = slice_of(1, 5)  # bits: one in each byte, every time another


def test_whichever_bit_has_turned_the_file_is_called_damaged(tmp_path: Path) -> None:
    """Also one in the head, which then names a version or a schema that nobody ever had.

    Bits that mean nothing are no damage: what fills the last byte of deflate, or one that points at an equal earlier
    copy of the same bytes. Where these are depends on the second in which the backup was made.
    """
    whole = kept(tmp_path).read_bytes()
    bits = range(8 * 10, 8 * len(whole), EVERY)  # before: gzip's time and system
    said = {bit: said_of(turned(whole, bit)) for bit in bits}
    fine = [bit for bit, key in said.items() if not key]
    assert {gzip.decompress(turned(whole, bit)) for bit in fine} <= {gzip.decompress(whole)}
    assert len(fine) < 16, "nearly every bit has a meaning"
    assert {key for key in said.values() if key} == {"error-backup-damaged"}


def said_of(file: bytes) -> str:
    try:
        with Backup(io.BytesIO(file), "one.backup") as backup:
            backup.check()
    except OpenpsError as error:
        return error.key
    return ""


def turned(whole: bytes, bit: int) -> bytes:
    return whole[: bit // 8] + bytes([whole[bit // 8] ^ 1 << bit % 8]) + whole[bit // 8 + 1 :]


@pytest.mark.parametrize("missing", [1, 5, -2, -1])
def test_a_file_without_one_of_its_lines_is_refused(
    tmp_path: Path, missing: int, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(tmp_path)
    lines = lines_of(file)
    del lines[missing]
    rewritten(file, lines)
    assert "not a whole backup" in is_refused(file, capsys)


@pytest.mark.parametrize("more", [b"[]\n", b"x", b"\n"])
def test_a_file_with_something_behind_its_end_is_refused(
    tmp_path: Path, more: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(tmp_path)
    rewritten(file, [*lines_of(file), more])
    assert "not a whole backup" in is_refused(file, capsys)


@pytest.mark.parametrize(
    "line",
    [["journal", "a", "1", 1.0, ""], ["journal", "a", 1, 1.0], ["alembic_version", "x"], [], ["journal", 1, 1, 1.0, ""],
     ["journal", "a", 1, 1.0, 7]],
)  # fmt: skip
def test_a_line_that_is_no_row_is_refused_whatever_its_checksum(
    tmp_path: Path, line: list[object], capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(tmp_path)
    *lines, end = lines_of(file)
    lines.append(json.dumps(line).encode() + b"\n")
    told = json.loads(end)
    told["rows"]["journal"] += 1
    told["sha256"] = hashlib.sha256(b"".join(lines)).hexdigest()
    rewritten(file, [*lines, json.dumps(told).encode() + b"\n"])

    assert "not a whole backup" in is_refused(file, capsys)


@pytest.mark.parametrize("change", [{"openps-backup": 2}, {"schema": "9999"}])
def test_a_backup_of_a_newer_version_is_refused(
    tmp_path: Path, change: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(tmp_path)
    head, *rest = lines_of(file)
    rewritten(file, [json.dumps({**json.loads(head), **change}).encode() + b"\n", *rest])
    assert "newer openps" in is_refused(file, capsys)


@pytest.mark.parametrize(
    "data", [b"", b"my photographs", gzip.compress(b"my photographs\n", mtime=0), gzip.compress(b"{}\n", mtime=0)]
)
def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, data: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "photos").write_bytes(data)
    assert "not a whole backup" in is_refused(tmp_path / "photos", capsys)


@pytest.mark.parametrize("kind", KINDS)
def test_a_row_that_comes_twice_leaves_nothing_half_restored(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its checksum is right, and the database has something against it: all rows before it go as well."""
    file = kept(tmp_path)
    head, first, *rest, _ = lines_of(file)
    lines = [head, first, *rest, first]
    told = {"rows": {"journal": 20, "cards": 5}, "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    rewritten(file, [*lines, json.dumps(told).encode() + b"\n"])
    url = address(kind, tmp_path, request, "target.db")
    ask("restore", str(file), "--db", url, code=2)

    assert "can’t be used" in capsys.readouterr().err
    assert contents(url) == [[], []]


# ---- while it is written to


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_made_under_load_is_of_one_moment(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Every journal in it has no gap, and holds all that was acknowledged before the backup began."""
    url = address(kind, tmp_path, request)
    file = tmp_path / "one.backup"

    async def test() -> tuple[dict[str, int], bool]:
        async with opened(url) as store:
            written = {f"t{number}": 0 for number in range(8)}
            done = asyncio.Event()
            writers = [asyncio.create_task(write_on(store, table, written, done)) for table in written]
            while min(written.values()) < 20:
                await asyncio.sleep(0.01)
            before = dict(written)
            command = [sys.executable, "-m", "openps", "backup", str(file), "--db", url]
            asked = await asyncio.create_subprocess_exec(*command)
            assert await asked.wait() == 0
            went_on = written != before
            done.set()
            await asyncio.gather(*writers)
            return before, went_on

    before, went_on = asyncio.run(test())
    target = str(tmp_path / "target.db")
    ask("restore", str(file), "--db", target)
    numbers: dict[str, list[int]] = {table: [] for table in before}
    for table, seq, *_ in contents(target)[0]:
        numbers[str(table)].append(int(str(seq)))

    assert went_on
    assert all(seqs == list(range(1, len(seqs) + 1)) for seqs in numbers.values())
    assert all(len(numbers[table]) >= count for table, count in before.items())


async def write_on(store: Store, table: str, written: dict[str, int], done: asyncio.Event) -> None:
    while not done.is_set():
        await store.append(table, row(written[table] + 1), card(table))
        written[table] += 1
        await asyncio.sleep(0.01)  # a program has to start meanwhile


def test_a_backup_of_a_killed_server_takes_nothing_from_it(tmp_path: Path) -> None:
    """Whoever leaves a database last moves its writes into the file and removes the other one; a backup does not."""
    db = left(tmp_path)
    ask("backup", str(tmp_path / "one.backup"), "--db", str(db))

    assert wal(db).stat().st_size > 0
    assert mark(db).exists()
    ask("restore", str(tmp_path / "one.backup"), "--db", str(tmp_path / "target.db"))
    assert len(contents(str(tmp_path / "target.db"))[0]) == 3
    assert rows_in(db) == 3


def test_what_was_lost_does_not_keep_a_backup_out(tmp_path: Path) -> None:
    file = kept(tmp_path)
    db = tmp_path / "tables.db"
    before = contents(str(db))
    db.unlink()
    ask("restore", str(file), "--db", str(db))

    assert contents(str(db)) == before


ROWS = slice_of(640, 400)


def test_memory_stays_flat(tmp_path: Path) -> None:
    """Many megabytes of rows, and never more than a few of them at once."""
    url, body = str(tmp_path / "tables.db"), random.Random(1).randbytes(1 << 15).hex().encode()

    async def write(url: str, rows: int) -> None:
        async with opened(url) as store:
            await asyncio.gather(*[store.append("a", Row(seq, 1.0, body)) for seq in range(1, rows + 1)])

    asyncio.run(write(str(tmp_path / "warm.db"), 1))
    ask("backup", str(tmp_path / "warm.backup"), "--db", str(tmp_path / "warm.db"))
    asyncio.run(write(url, ROWS))
    tracemalloc.start()
    try:
        ask("backup", str(tmp_path / "one.backup"), "--db", url)
        ask("restore", str(tmp_path / "one.backup"), "--db", str(tmp_path / "target.db"))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (tmp_path / "tables.db").stat().st_size > ROWS * len(body)
    assert most < 20_000_000 < ROWS * len(body)

"""Backups with the date in their name: which ones are kept, what is never touched, and whether one is whole."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from openps.cli.main import main
from openps.tables.ports import Row
from tests.store.test_backup import fill
from tests.store.test_stores import card, opened

FULL_DISK = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
OLD = "openps-2024-01-0{}T030000Z.backup"


def backup(*arguments: str) -> int:
    return main(["--lang", "en", "backup", *arguments])


@pytest.fixture
def db(tmp_path: Path) -> str:
    fill(str(tmp_path / "tables.db"))
    return str(tmp_path / "tables.db")


def old_backups(folder: Path, db: str, number: int = 4) -> list[str]:
    """As a timer left them; the next one is newer than all."""
    folder.mkdir()
    for day in range(1, number + 1):
        assert backup(str(folder / OLD.format(day)), "--db", db) == 0
    return names(folder)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_folder_gets_a_file_that_is_named_after_the_date_and_can_be_sorted(tmp_path: Path, db: str) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    assert backup(str(folder), "--db", db) == 0
    (name,) = names(folder)
    assert name.startswith("openps-2")
    assert name.endswith("Z.backup")
    assert name > OLD.format(9)


def test_the_oldest_of_our_own_are_removed_and_nothing_else(
    tmp_path: Path, db: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    ours = old_backups(folder, db)
    others = ["holiday.jpg", "openps-2023-01-01T030000Z.backup", "openps-by-hand.backup"]
    for name in others:  # one of them has a name as ours have, and is no backup
        (folder / name).write_bytes(b"mine")

    assert backup(str(folder), "--keep", "3", "--db", db) == 0
    kept = set(names(folder))
    assert kept >= {*others, *ours[2:]}
    assert not kept & set(ours[:2])
    assert len(kept) == 3 + len(others)
    assert ours[0] in capsys.readouterr().out


def test_a_folder_that_is_not_there_is_made_for_its_owner_alone(tmp_path: Path, db: str) -> None:
    folder = tmp_path / "new" / "backups"
    assert backup(str(folder), "--keep", "14", "--db", db) == 0
    assert [path.stat().st_mode & 0o077 for path in (folder, *folder.iterdir())] == [0, 0]


def test_where_the_new_one_cannot_be_written_all_old_ones_stay(tmp_path: Path) -> None:
    """A disk that is full, or as here a limit of the system on the size of files."""
    db, folder = str(tmp_path / "tables.db"), tmp_path / "backups"

    async def write() -> None:
        async with opened(db) as store:
            await store.append("a", Row(1, 1.0, os.urandom(300_000)), card("a"))

    asyncio.run(write())
    ours = old_backups(folder, db, 3)
    command = ["-m", "openps", "--lang", "en", "backup", str(folder), "--keep", "2", "--db", db]
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, *command], capture_output=True, text=True, check=False,
        env={**os.environ, "OPENPS_DATA": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 2
    assert names(folder) == ours
    assert done.stderr.startswith(f"openps: {folder}/openps-2")
    assert len(done.stderr.splitlines()) == 1


def test_a_whole_backup_says_what_is_in_it(tmp_path: Path, db: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "one.backup"
    backup(str(file), "--db", db)
    before = file.read_bytes()
    capsys.readouterr()
    assert backup(str(file), "--check") == 0
    assert "4 tables with 20 events" in capsys.readouterr().out
    assert file.read_bytes() == before


@pytest.mark.parametrize("harm", ["cut", "turned", "gone", "folder"])
def test_a_damaged_backup_is_told_in_one_sentence(
    tmp_path: Path, db: str, harm: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.backup"
    backup(str(file), "--db", db)
    data = file.read_bytes()
    file.unlink()
    if harm == "folder":
        file.mkdir()
    elif harm != "gone":
        middle = len(data) // 2
        file.write_bytes(
            data[:middle] if harm == "cut" else data[:middle] + bytes([data[middle] ^ 8]) + data[middle + 1 :]
        )
    capsys.readouterr()
    assert backup(str(file), "--check") == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("keep", ["0", "-1", "many", ""])
def test_a_number_that_keeps_nothing_is_refused(
    tmp_path: Path, db: str, keep: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert backup(str(tmp_path / "backups"), f"--keep={keep}", "--db", db) == 2
    assert not (tmp_path / "backups").exists()
    assert backup(db, "--keep", "2", "--db", db) == 2  # a file is no folder

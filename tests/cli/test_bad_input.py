"""What keeps a server from starting is one sentence and exit code 2: the real program, in a process of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import uuid
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

from openps.desk.logs import logger
from openps.store.door import store_at
from openps.store.sql import Nobody
from tests.server.nursery import CAN_FORK, ORDINARY, nursery
from tests.server.running import running

PASSWORD = "hunter2"
pytestmark = pytest.mark.skipif(not CAN_FORK, reason="THERE IS NO FORK HERE: NOT TESTED")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="RIGHTS ARE TAKEN AWAY AS LINUX DOES IT: NOT TESTED")
ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def refused(*arguments: str, folder: Path, less: str = "", language: str = "en", **env: str) -> str:
    """What a start that fails says, in one line. `less` is a call of `tests.cli.less` that comes before."""
    log = folder.parent / f"{uuid.uuid4().hex}.said"
    program = f"from tests.cli.less import *; {less}; {ORDINARY}" if less else ""
    child = nursery().start(
        ["--lang", language, *arguments], log, {**os.environ, "OPENPS_DATA": str(folder), **env}, program
    )
    code, said = child.wait(120), log.read_text("utf-8")
    log.unlink()
    assert code == 2, said
    assert PASSWORD not in said
    lines = [line for line in said.splitlines() if not line.startswith("{")]  # those are of the log
    assert len(lines) == 1, said
    assert lines[0].startswith("openps: ")
    return lines[0]


def foreign(path: Path) -> Path:
    """Of somebody else, without any rights for us."""
    path.chmod(0)
    if ROOT:
        shutil.chown(path, "nobody")
    return path


# ---- addresses and ports


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"Another program is listening at 127.0.0.1:{port}" in refused("serve", "--port", port, folder=tmp_path)
        told = refused("serve", "--port", "0", "--metrics", port, folder=tmp_path)
        assert "--metrics" in told


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1", "a" * 70 + ".example", "2001:db8::1", "..."])
def test_a_host_that_is_not_this_machine(host: str, tmp_path: Path) -> None:
    told = refused("serve", "--host", host, "--port", "0", folder=tmp_path, language="fr")
    assert f"«\u202f{host}\u202f» n’est pas une adresse de cette machine" in told


@LINUX
def test_a_port_that_needs_rights(tmp_path: Path) -> None:
    lowest = int(Path("/proc/sys/net/ipv4/ip_unprivileged_port_start").read_text())
    if lowest < 2:
        pytest.skip("EVERYBODY MAY USE EVERY PORT HERE: NOT TESTED")
    told = refused("serve", "--port", str(lowest - 1), folder=tmp_path, less="less_rights()")
    assert "aren’t allowed to use port" in told


# ---- databases of others


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "photos.db"
    file.write_bytes(b"my holiday photographs")
    for arguments in (["serve", "--port", "0"], ["backup", str(tmp_path / "b")]):
        assert "isn’t a database of openps" in refused(*arguments, "--db", str(file), folder=tmp_path / "data")
    assert file.read_bytes() == b"my holiday photographs"
    assert list(tmp_path.glob("photos*")) == [file]


def test_a_database_of_another_program_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "places.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
    connection.close()
    before = file.read_bytes(), file.stat().st_mode
    for arguments in (
        ["serve", "--port", "0"],
        ["serve", "--workers", "2", "--port", "0"],
        ["backup", str(tmp_path / "b")],
    ):
        assert "isn’t a database of openps" in refused(*arguments, "--db", str(file), folder=tmp_path / "data")
    assert (file.read_bytes(), file.stat().st_mode) == before
    assert list(tmp_path.glob("places*")) == [file]


def test_a_database_that_is_not_there_is_not_backed_up(tmp_path: Path) -> None:
    assert "no database" in refused("backup", str(tmp_path / "b"), "--db", str(tmp_path / "x.db"), folder=tmp_path)


@pytest.mark.parametrize(
    ("address", "said"),
    [(f"postgresql://openps:{PASSWORD}@127.0.0.1:1/openps", "No database answers"),
     (f"postgresql://openps@no.such.host.invalid/openps?password={PASSWORD}", "No database answers"),
     (f"postgresql://openps:{PASSWORD}@127.0.0.1:port/openps", "isn’t one openps knows"),
     (f"postgresql://openps:{PASSWORD}@127.0.0.1:1/openps?sslmode=perhaps", "sslmode"),
     (f"mysql://openps:{PASSWORD}@127.0.0.1/openps", "isn’t one openps knows")],
)  # fmt: skip
def test_an_address_where_no_database_answers(address: str, said: str, tmp_path: Path) -> None:
    assert said in refused("serve", "--port", "0", folder=tmp_path, OPENPS_DB=address)


async def execute(address: str, *statements: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


def with_user(address: str, user: str, password: str = "") -> str:
    return address.replace("openps@", f"{user}:{password or PASSWORD}@")


def test_a_postgresql_that_refuses(postgres_url: str, tmp_path: Path) -> None:
    """No such user, no such database, and no right to make tables."""
    user = f"u{uuid.uuid4().hex[:12]}"
    asyncio.run(execute(postgres_url, f"CREATE ROLE {user} LOGIN", "REVOKE CREATE ON SCHEMA public FROM PUBLIC"))

    def start(address: str) -> str:
        return refused("serve", "--port", "0", folder=tmp_path, OPENPS_DB=address)

    assert "doesn’t accept this user or password" in start(with_user(postgres_url, "nobody_like_that"))
    assert "no such database" in start(with_user(f"{postgres_url}_nowhere", "openps"))
    assert "isn’t allowed to make tables" in start(with_user(postgres_url, user))


async def ask_for_passwords(address: str, user: str) -> None:
    """Of this user alone, and back when the server does."""
    connection = await asyncpg.connect(address)
    file = await connection.fetchval("SHOW hba_file")
    lines = f"('host all {user} all scram-sha-256'), ('host all all all trust'), ('local all all trust')"
    await connection.execute(f"COPY (SELECT line FROM (VALUES {lines}) AS t (line)) TO '{file}'")
    await connection.execute("SELECT pg_reload_conf()")
    await connection.close()
    async with asyncio.timeout(60):
        while True:
            try:
                await (await asyncpg.connect(with_user(address, user, "wrong"))).close()
            except asyncpg.InvalidPasswordError:
                return


def test_a_postgresql_that_refuses_the_password(postgres_url: str, tmp_path: Path) -> None:
    user = f"u{uuid.uuid4().hex[:12]}"
    asyncio.run(execute(postgres_url, f"CREATE ROLE {user} LOGIN PASSWORD 'right'"))
    asyncio.run(ask_for_passwords(postgres_url, user))
    told = refused("serve", "--port", "0", folder=tmp_path, language="fr", OPENPS_DB=with_user(postgres_url, user))
    assert "refuse cet utilisateur ou ce mot de passe" in told


def test_a_postgresql_with_tables_of_another_program(postgres_url: str, tmp_path: Path) -> None:
    asyncio.run(execute(postgres_url, "CREATE TABLE bookmarks (url TEXT)"))
    for arguments in (["serve", "--port", "0"], ["backup", str(tmp_path / "b")]):
        assert "isn’t a database of openps" in refused(*arguments, folder=tmp_path, OPENPS_DB=postgres_url)


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = made(tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer openps" in refused("serve", "--port", "0", "--db", str(file), folder=tmp_path)


# ---- rights


def made(folder: Path) -> Path:
    """A database as a server leaves it."""

    async def start_and_stop() -> None:
        store = store_at(str(folder / "mine.db"))
        await store.start(Nobody())
        await store.close()

    asyncio.run(start_and_stop())
    return folder / "mine.db"


@LINUX
def test_a_folder_without_rights(tmp_path: Path) -> None:
    (closed := tmp_path / "closed").mkdir()
    foreign(closed)
    (tmp_path / "b").write_bytes(b"not a backup")
    for arguments in (["serve", "--port", "0"], ["backup", str(tmp_path / "copy")]):
        told = refused(*arguments, folder=closed, less="less_rights()")
        assert "aren’t allowed to read and write the database" in told
    told = refused("serve", "--config", str(closed / "a.toml"), folder=tmp_path, less="less_rights()")
    assert "cannot be read" in told
    told = refused("serve", "--port", "0", "--access-log", str(closed / "a.log"), folder=tmp_path, less="less_rights()")
    assert "The access log" in told


@LINUX
@pytest.mark.parametrize("mode", [0o444, 0o000])
def test_a_file_that_may_not_be_written(mode: int, tmp_path: Path) -> None:
    file = made(tmp_path)
    foreign(file).chmod(mode)
    told = refused("serve", "--port", "0", "--db", str(file), folder=tmp_path, less="less_rights()")
    assert "aren’t allowed to read and write" in told


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert "is a folder" in refused("serve", "--port", "0", "--db", str(tmp_path), folder=tmp_path)


# ---- a disk that is full


@LINUX
@pytest.mark.parametrize("room", [4_096, 40_000])
def test_a_full_disk_at_the_start_breaks_nothing(room: int, tmp_path: Path) -> None:
    """When there is room again, the server starts with the same file."""
    db = str(tmp_path / "t.db")
    told = refused("serve", "--port", "0", "--db", db, folder=tmp_path, less=f"less_room({room})")
    assert "disk is full" in told
    with running(db, tmp_path) as server:
        assert server.stop() == 0


@LINUX
def test_output_that_cannot_be_written(tmp_path: Path) -> None:
    """In a process of its own: what it still holds at its end can't be written either."""
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "openps", "--lang", "en", "serve", "--port", "0"], stdout=full,
            stderr=subprocess.PIPE, env={**os.environ, "OPENPS_DATA": str(tmp_path)}, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "can’t write its output" in done.stderr


@LINUX
def test_a_log_that_cannot_be_written_stops_nobody() -> None:
    with suppress(OSError), open("/dev/full", "w") as full:  # what is held of it fails at the end
        log = logger(full)
        log("started")
        log("stopped")

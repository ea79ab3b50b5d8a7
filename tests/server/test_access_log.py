"""The access log: a line for each request and each socket, and nothing that a stranger must not read."""

from __future__ import annotations

import asyncio
import json
import os
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from openps.client import Api, connect
from openps.engine.errors import OpenpsError
from openps.server.access_log import AccessLog, opened
from openps.wire import messages as wire
from tests.server.running import Running, running

NAME, PASSWORD, TALK, QUERY, AGENT = "Zebulon", "sesame", "xylophone", "marmalade", "Quokka"
FORBIDDEN = (NAME, PASSWORD, TALK, QUERY, AGENT, "127.0.0.1", "192.0.2.7", "localhost")


def lines(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def asked(server: Running, path: str, method: str = "GET") -> int:
    headers = {"User-Agent": AGENT, "Authorization": f"Bearer {PASSWORD}", "X-Forwarded-For": "192.0.2.7"}
    request = urllib.request.Request(f"{server.url}{path}", headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            code: int = answer.status
            return code
    except urllib.error.HTTPError as error:
        return error.code


async def use(server: Running) -> wire.Seated:
    """A table with a password: somebody plays and talks there, and others try addresses."""
    api = Api(server.url)
    new = wire.NewTable(game="negotiator", name=NAME, seats=["open"], pace=0, password=PASSWORD, listed=False)
    mine = await api.open(new)
    await api.do(mine.table, "start", mine.ticket)
    async with await connect(server.url, mine.table, mine.ticket) as seat:
        assert isinstance(await seat.play(TALK), wire.Refused)
    for path in (f"/api/v1/tables/{mine.table}?q={QUERY}", f"/t/{mine.table}", f"/{mine.table}/{QUERY}"):
        await asyncio.to_thread(asked, server, path)
    await asyncio.to_thread(asked, server, f"/api/v1/tables/{mine.table}/join", mine.ticket.upper()[:12])
    return mine


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_access_log_names_nobody_and_no_table(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "access.log"
    with running(str(tmp_path / "t.db"), tmp_path, 0, "--access-log", str(file), "--workers", workers) as server:
        mine = asyncio.run(use(server))
        assert server.stop() == 0

    text, seen = file.read_text("utf-8"), lines(file)
    for secret in (*FORBIDDEN, mine.table, mine.ticket, mine.member, mine.ticket.upper()[:12]):
        assert secret not in text
    socket = next(line for line in seen if line["method"] == "SOCKET")
    assert (socket["route"], socket["code"]) == ("/api/v1/socket", 1000)
    opened_table = next(line for line in seen if line["route"] == "/api/v1/tables" and line["method"] == "POST")
    assert opened_table["status"] == 201 or opened_table["status"] == 200
    assert {"/api/v1/tables/{table}", "/api/v1/tables/{table}/start"} <= {line["route"] for line in seen}
    assert {line["method"] for line in seen} <= {"GET", "POST", "SOCKET", "other"}
    for line in seen:
        assert set(line) in (
            {"at", "method", "route", "status", "bytes", "ms"},
            {"at", "method", "route", "code", "ms"},
        )
        assert isinstance(line["ms"], float)
    assert file.stat().st_mode & 0o077 == 0


def test_without_the_setting_nothing_is_logged(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        assert asked(server, "/healthz") == 200
        assert "/healthz" not in server.logs()


def test_the_log_of_the_server_can_go_to_a_file(tmp_path: Path) -> None:
    """So that a player who starts a server reads where the tables are, and no line for machines."""
    file = tmp_path / "server.log.json"
    with running(str(tmp_path / "t.db"), tmp_path, 0, "--log-file", str(file)) as server:
        assert server.url
        server.stop()
        assert "{" not in server.logs()
    assert [json.loads(line)["event"] for line in file.read_text().splitlines()] == ["started", "stopped"]
    assert file.stat().st_mode & 0o077 == 0


def test_a_dash_means_standard_output(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, 0, "--access-log", "-") as server:
        assert asked(server, "/healthz") == 200
        assert asked(server, "/nothing/here") == 404
        server.stop()
        logged = [json.loads(line) for line in server.logs().splitlines() if '"route"' in line]
    assert (logged[0]["route"], logged[0]["status"]) == ("/healthz", 200)
    assert logged[0]["bytes"] > 2
    assert logged[1]["status"] == 404


def test_a_log_that_is_copied_and_cut_goes_on_at_its_beginning(tmp_path: Path) -> None:
    """As `copytruncate` of logrotate does it."""
    file = tmp_path / "access.log"
    with opened(str(file)) as log:
        assert log is not None
        log.write(route="first")
        os.truncate(file, 0)
        log.write(route="second")
    assert [line["route"] for line in lines(file)] == ["second"]


def test_a_full_disk_costs_the_line_only() -> None:
    with opened("/dev/full") as log:
        assert log is not None
        log.write(route="/")


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    for name in (str(tmp_path), str(tmp_path / "no" / "such"), "a\0b"):
        with pytest.raises(OpenpsError, match="error-access-log"), opened(name) as log:
            assert isinstance(log, AccessLog)

"""Numbers for the host: what is counted, who can read it, and that nothing in it names anybody."""

from __future__ import annotations

import argparse
import asyncio
import re
import socket
import urllib.request
from http.client import HTTPConnection
from pathlib import Path

import pytest

from openps import DISTRIBUTION, __version__
from openps.cli.main import main
from openps.cli.numbers import metrics_address
from openps.cli.serve import Server
from openps.client import Api, connect
from openps.desk.logs import logger
from openps.engine.errors import OpenpsError
from openps.server.run import Plan
from openps.store.door import store_at
from openps.store.schema import JOURNAL
from openps.tables.errors import NotWritten
from openps.version import commit
from openps.wire import messages as wire
from openps.words.messages import Messages
from tests.server.running import Running, running
from tests.store.test_stores import Ear, row

NAME = "Zebulon"
ALLOWED_LABELS = {"code", "commit", "le", "version", "implementation", "major", "minor", "patchlevel"}


def address_of(server: Running) -> str:
    told = re.search(r"Prometheus are at (\S+)/metrics", server.logs())
    assert told is not None
    return told[1]


def numbers(server: Running) -> str:
    with urllib.request.urlopen(f"{address_of(server)}/metrics", timeout=60) as answer:
        assert answer.headers["content-type"].startswith("text/plain")
        text: str = answer.read().decode()
        return text


def value(text: str, name: str) -> float:
    line = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert line is not None, name
    return float(line[1])


async def play_a_little(server: Running) -> tuple[wire.Seated, int, str]:
    """Some moves until a bot has answered too, one that is refused, and the numbers while the socket is open."""
    api = Api(server.url)
    new = wire.NewTable(game="pani_high", name=NAME, seats=["open", *["normal"] * 4], pace=0, password="sesame")
    mine = await api.open(new)
    await api.do(mine.table, "start", mine.ticket)
    played = 0
    async with await connect(server.url, mine.table, mine.ticket) as seat:
        while played < 3 or value(await asyncio.to_thread(numbers, server), "openps_bot_seconds_count") == 0:
            if seat.moves():
                played += isinstance(await seat.play(seat.moves()[0]), wire.News)
            else:
                await seat.hear()
        assert isinstance(await seat.play("fly to the moon"), wire.Refused)
        return mine, played, await asyncio.to_thread(numbers, server)


def test_the_numbers_count_what_happens_and_name_nobody(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, 0, "--metrics", "0") as server:
        mine, played, text = asyncio.run(play_a_little(server))

    assert value(text, "openps_tables") == 1
    assert value(text, "openps_sockets") == 1
    assert value(text, "openps_move_seconds_count") == played
    assert value(text, "openps_bot_seconds_count") > 0
    assert value(text, "openps_store_write_seconds_count") >= 5
    assert value(text, "openps_store_write_failures_total") == 0
    assert value(text, "process_resident_memory_bytes") > 1e6
    assert (
        sum(float(one) for one in re.findall(r"^openps_refusals_total{code=\"[\w-]+\"} (\S+)", text, re.MULTILINE)) >= 1
    )
    assert f'openps_build_info{{commit="{commit()}",version="{__version__}"}} 1.0' in text
    assert set(re.findall(r"[{,](\w+)=", text)) <= ALLOWED_LABELS
    for secret in (NAME, mine.table, mine.ticket, mine.member, "sesame"):
        assert secret not in text


def test_the_numbers_stand_nowhere_else(tmp_path: Path) -> None:
    """Not at the door of the players, not at another path, and not for a name that leads here from outside."""
    with running(str(tmp_path / "t.db"), tmp_path, 0, "--metrics", "127.0.0.1:0") as server:
        own = address_of(server).removeprefix("http://")
        players = server.url.removeprefix("http://")
        assert status(players, "/metrics") == 404
        assert status(own, "/") == 404
        assert status(own, "/metrics", "evil.example") == 404
        assert status(own, "/metrics") == 200
        assert server.stop() == 0


def status(address: str, path: str, host: str = "") -> int:
    line = HTTPConnection(address, timeout=60)
    line.request("GET", path, headers={"Host": host or address})
    answer = line.getresponse()
    line.close()
    return answer.status


def test_without_the_flag_nothing_is_shown(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        assert "Prometheus" not in server.logs()


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("localhost:1", ("localhost", 1)),
        ("9464", ("127.0.0.1", 9464)),
        ("127.0.0.1:0", ("127.0.0.1", 0)),
        ("[::1]:9464", ("::1", 9464)),
    ],
)
def test_an_address_of_this_machine_is_taken(given: str, address: tuple[str, int]) -> None:
    assert metrics_address(given) == address


@pytest.mark.parametrize("given", ["x", "", "127.0.0.1", "127.0.0.1:99999", ":::"])
def test_nonsense_is_not_an_address(given: str) -> None:
    with pytest.raises(OpenpsError, match="error-metrics-address"):
        metrics_address(given, public=True)


@pytest.mark.parametrize("given", ["0.0.0.0:9464", "192.0.2.1:9464", "openps:9464", "[::]:9464"])
def test_another_address_must_be_allowed(given: str) -> None:
    with pytest.raises(OpenpsError, match="error-metrics-private"):
        metrics_address(given)
    assert metrics_address(given, public=True)[1] == 9464


@pytest.mark.parametrize(("host", "warned"), [("127.0.0.1", False), ("0.0.0.0", True)])
def test_a_warning_comes_with_numbers_that_others_can_read(
    host: str, warned: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing listens: a socket with this address is enough to be told of it."""
    asked = argparse.Namespace(open=False, workers=1)
    with socket.socket() as players, socket.socket() as numbers_socket:
        numbers_socket.bind((host, 0))
        Server(asked, Messages("en"), Plan(), logger(), players, numbers_socket).ready()
    assert ("Warning: other machines can read them" in capsys.readouterr().out) == warned


def test_numbers_at_a_name_are_read_by_that_name(tmp_path: Path) -> None:
    """And by an address. A stranger's name that leads here gets nothing. (To the system, `127.1` is a name of ours.)"""
    asked = ("--metrics", "127.1:0", "--metrics-public")
    with running(str(tmp_path / "t.db"), tmp_path, 0, *asked) as server:
        own = address_of(server).removeprefix("http://")
        port = own.rpartition(":")[2]
        assert status(own, "/metrics", f"127.1:{port}") == 200
        assert status(own, "/metrics", f"192.0.2.1:{port}") == 200
        assert status(own, "/metrics", "evil.example") == 404


def test_without_the_package_it_says_which_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(__import__("sys").modules, "openps.server.metrics", raising=False)
    monkeypatch.setitem(__import__("sys").modules, "prometheus_client", None)
    db = str(tmp_path / "t.db")
    assert main(["--lang", "en", "serve", "--db", db, "--port", "0", "--metrics", "0"]) == 2
    assert f"{DISTRIBUTION}[metrics]" in capsys.readouterr().err


def test_a_write_that_fails_is_counted(tmp_path: Path) -> None:
    timed: list[bool] = []

    async def test() -> None:
        store = store_at(str(tmp_path / "t.db"))
        await store.start(Ear())
        await store.write(JOURNAL.drop)
        store.timed = lambda _, succeeded: timed.append(succeeded)
        with pytest.raises(NotWritten):
            await store.append("a", row(1))
        await store.close()

    asyncio.run(test())
    assert timed == [False]

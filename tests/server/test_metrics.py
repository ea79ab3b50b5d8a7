"""Numbers for the host: what is counted, who can read it, and that nothing in it names anybody."""

from __future__ import annotations

import asyncio
import re
import urllib.request
from http.client import HTTPConnection
from pathlib import Path

import pytest

from openps import DISTRIBUTION
from openps.cli.main import main
from openps.cli.numbers import metrics_address
from openps.client import Api, connect
from openps.engine.errors import OpenpsError
from openps.store.door import store_at
from openps.store.schema import JOURNAL
from openps.tables.errors import NotWritten
from openps.wire import messages as wire
from tests.server.running import Running, running
from tests.store.test_stores import Ear, row

NAME = "Zebulon"
ALLOWED_LABELS = {"code", "le", "version", "implementation", "major", "minor", "patchlevel"}


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
    assert 'openps_build_info{version="' in text
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
    [("9464", ("127.0.0.1", 9464)), ("127.0.0.1:0", ("127.0.0.1", 0)), ("[::1]:9464", ("::1", 9464))],
)
def test_an_address_of_this_machine_is_taken(given: str, address: tuple[str, int]) -> None:
    assert metrics_address(given) == address


@pytest.mark.parametrize("given", ["0.0.0.0:9464", "192.0.2.1:9464", "x", "", "127.0.0.1", "127.0.0.1:99999", ":::"])
def test_another_address_is_refused(given: str) -> None:
    with pytest.raises(OpenpsError, match="error-metrics-address"):
        metrics_address(given)


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

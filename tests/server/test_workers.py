"""Several processes that are one server: everybody is led to their table, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from openps.cli.main import main
from openps.client import Api, Gone, Seat, connect
from openps.engine.errors import OpenpsError
from openps.server.share import Share
from openps.wire import messages as wire
from tests.server.running import Running, running
from tests.server.strangers import BINARY, PING, TEXT, Stranger, frame
from tests.server.sturdy import FREE, Sturdy, check, gather_six, insist
from tests.server.test_metrics import numbers, value

TWO = ("--workers", "2")
BACK_WITHIN = 90.0  # seconds, on a machine that has other things to do


def events(server: Running, event: str) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in server.logs().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


def pids(server: Running) -> dict[int, int]:
    """Who has each place now."""
    return {int(str(one["worker"])): int(str(one["pid"])) for one in events(server, "worker-started")}


def home(table: str) -> int:
    return Share(0, 2).home_of(table)


def until(holds: Callable[[], object], seconds: float = BACK_WITHIN) -> None:
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def get(url: str, path: str) -> tuple[int, dict[str, object]]:
    line = HTTPConnection(url.removeprefix("http://"), timeout=60)
    line.request("GET", path)
    answer = line.getresponse()
    read = json.loads(answer.read())
    line.close()
    return answer.status, read


async def tables_of_both(api: Api) -> list[wire.Seated]:
    """One that each process looks after, in the order of their numbers."""
    opened: dict[int, wire.Seated] = {}
    while len(opened) < 2:
        one = await api.open(wire.NewTable(game="pani_high", name="Ann", pace=0))
        opened[home(one.table)] = one
    return [opened[0], opened[1]]


async def goodbye(seat: Seat) -> int:
    """The code with which the server ends it, whatever comes before."""
    try:
        while True:
            await seat.hear()
    except Gone as gone:
        return gone.code


# ---- a match, and what ends in the middle of it


@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_match_goes_on_though_its_process_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Nothing acknowledged is lost and no move is doubled; whoever is at the other process notices nothing."""
    db = str(tmp_path / "t.db") if kind == "sqlite" else request.getfixturevalue("postgres_url")
    with running(db, tmp_path, 0, *TWO, *FREE) as server:
        asyncio.run(play(server))
        assert server.stop() == 0
        assert "unexpected" not in server.logs()


async def play(server: Running) -> None:
    api, luck = Api(server.url), random.Random(7)
    tickets = await gather_six(api)
    table = tickets.pop("table")
    other = next(one for one in await tables_of_both(api) if home(one.table) != home(table))
    beside = await connect(server.url, other.table, other.ticket)
    players = [Sturdy(lambda: server.url, table, ticket, luck) for ticket in tickets.values()]
    tasks = [asyncio.create_task(player.run()) for player in players]
    await insist(api, table, list(tickets.values()))
    async with asyncio.timeout(120):
        while sum(len(player.meant) for player in players) < 40:
            await asyncio.sleep(0.02)
    killed = pids(server)[home(table)]
    os.kill(killed, signal.SIGKILL)
    await asyncio.wait_for(asyncio.gather(*tasks), 120)

    check(await api.record(table), players)
    assert all(player.comebacks > 0 for player in players)
    assert pids(server)[home(table)] != killed
    assert isinstance(await beside.ask(wire.Ping(id="")), wire.Pong)
    await beside.close()


@pytest.mark.timeout(400)
def test_bots_and_clocks_go_on_in_the_new_process(tmp_path: Path) -> None:
    """A person who does nothing but come back: the clock runs out, bots move, and all of it is told."""

    async def test(server: Running) -> None:
        api = Api(server.url)
        new = wire.NewTable(
            game="pani_high", name="Ann", seats=["open", *["beginner"] * 4], pace=0, clock=wire.ClockPlan(bank=5)
        )
        ann = await api.open(new)
        await api.do(ann.table, "start", ann.ticket)
        async with await connect(server.url, ann.table, ann.ticket) as seat:
            before = seat.seq
            os.kill(pids(server)[home(ann.table)], signal.SIGKILL)
            assert await goodbye(seat) == 1006
        async with await come_back(server, ann) as again, asyncio.timeout(120):
            while again.seq < before + 4:
                await again.hear()

    with running(str(tmp_path / "t.db"), tmp_path, 0, *TWO) as server:
        asyncio.run(test(server))


async def come_back(server: Running, seated: wire.Seated) -> Seat:
    deadline = time.monotonic() + BACK_WITHIN
    while True:
        try:
            return await connect(server.url, seated.table, seated.ticket)
        except (Gone, OpenpsError, OSError):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.1)


# ---- beginnings and ends


@pytest.mark.timeout(400)
@pytest.mark.parametrize("how", ["SIGTERM to the parent", "Ctrl-C for all of them"])
def test_a_stop_writes_everything_tells_everybody_and_leaves_the_file_whole(how: str, tmp_path: Path) -> None:
    async def test() -> None:
        opened = await tables_of_both(Api(server.url))
        seats = [await connect(server.url, one.table, one.ticket) for one in opened]
        assert server.process is not None
        if how.startswith("SIGTERM"):
            server.process.terminate()
        else:
            os.killpg(server.process.pid, signal.SIGINT)
        for seat in seats:
            assert await goodbye(seat) == 1012

    with running(str(tmp_path / "t.db"), tmp_path, 0, *TWO, at_once=False) as server:
        server.run_as(
            "import os, sys; os.setsid(); from openps.cli.main import main; sys.exit(main(sys.argv[1:]))", late=True
        )
        server.start()
        asyncio.run(test())
        assert server.process is not None
        assert server.process.wait(120) == 0
        assert len(events(server, "stopped")) == 2
        assert not events(server, "worker-ended")
    assert not (tmp_path / "t.db-wal").exists()
    kept = sqlite3.connect(tmp_path / "t.db")
    assert kept.execute("PRAGMA user_version").fetchone() == (0,)
    assert kept.execute("SELECT count(DISTINCT table_id) FROM journal").fetchone()[0] >= 2
    kept.close()


@pytest.mark.timeout(400)
def test_processes_without_a_parent_end_and_until_then_nobody_else_has_the_file(tmp_path: Path) -> None:
    db = str(tmp_path / "t.db")
    with running(db, tmp_path, 0, *TWO) as server:
        workers = list(pids(server).values())
        os.kill(workers[0], signal.SIGSTOP)
        server.kill()
        assert main(["--lang", "en", "serve", "--db", db, "--port", "0"]) == 2  # in use
        os.kill(workers[0], signal.SIGCONT)
        until(lambda: not any(alive(pid) for pid in workers))
        server.start()
        assert get(server.url, "/healthz")[0] == 200


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_database_that_cannot_be_used_is_told_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "t.db").write_bytes(b"no database at all" * 100)
    assert main(["--lang", "en", "serve", "--db", str(tmp_path / "t.db"), "--port", "0", *TWO]) == 2
    assert "t.db" in capsys.readouterr().err


@pytest.mark.parametrize("given", ["0", "-1", "two", "65", "1.5", ""])
def test_another_number_of_workers_gets_a_sentence(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", "--port", "0", f"--workers={given}"]) == 2
    assert f'--workers: "{given}" is not a whole number from 1 to 64.' in capsys.readouterr().err


def test_without_fork_there_is_one_process(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delattr(os, "fork")
    assert main(["--lang", "en", "serve", "--port", "0", *TWO]) == 2
    assert "--workers 1" in capsys.readouterr().err


# ---- one server to whoever looks at it


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Patient for two seconds only."""
    folder = tmp_path_factory.mktemp("both")
    with running(str(folder / "t.db"), folder, 0, *TWO, "--metrics", "0", at_once=False) as server:
        server.run_as(
            "import sys; from openps.server import connections; connections.HELLO_WITHIN = 2.0; "
            "from openps.cli.main import main; sys.exit(main(sys.argv[1:]))",
            late=True,
        )
        yield server.start()
        assert server.stop() == 0
        assert "unexpected" not in server.logs()


@pytest.mark.timeout(400)
def test_whoever_connects_anywhere_is_led_to_the_table(both: Running) -> None:
    """On one connection for tables of both, with addresses and hellos in pieces and in strange writing."""
    opened = asyncio.run(tables_of_both(Api(both.url)))
    assert [home(one.table) for one in opened] == [0, 1]
    ask_in_turn(both, [one.table for one in opened])
    for one in opened:
        say_hello_slowly(both, one.table)
        assert get(both.url, "/api/v1/tables/" + "".join(f"%{ord(letter):02x}" for letter in one.table))[0] == 200


@pytest.mark.timeout(400)
def test_numbers_and_health_are_those_of_the_whole(both: Running) -> None:
    asyncio.run(tables_of_both(Api(both.url)))
    text = numbers(both)
    tables = [value(text, f'openps_tables{{worker="{number}"}}') for number in range(2)]
    assert min(tables) > 0
    assert get(both.url, "/healthz")[1]["tables"] == sum(tables)
    assert text.count("# HELP openps_tables ") == 1
    assert get(both.url, "/readyz") == (200, {"status": "ok"})
    os.kill(pids(both)[1], signal.SIGSTOP)
    until(lambda: get(both.url, "/healthz")[0] == 503)
    os.kill(pids(both)[1], signal.SIGCONT)
    until(lambda: get(both.url, "/healthz")[0] == 200)


@pytest.mark.timeout(400)
def test_what_was_handed_to_a_process_that_dies_is_answered_by_the_next_one(both: Running) -> None:
    table, pid = asyncio.run(tables_of_both(Api(both.url)))[1].table, pids(both)[1]
    os.kill(pid, signal.SIGSTOP)
    strangers = [Stranger(both.url) for _ in range(20)]
    for one in strangers:
        asked = f"GET /api/v1/tables/{table} HTTP/1.1\r\nHost: {one.host}\r\nConnection: close\r\n\r\n"
        one.say(asked.encode())
    get(both.url, "/api/v1/games")  # the other one is through with them
    os.kill(pid, signal.SIGKILL)
    for one in strangers:
        assert one.answer().startswith("HTTP/1.1 200 ")
        one.close()


def ask_in_turn(server: Running, tables: list[str]) -> None:
    line = HTTPConnection(server.url.removeprefix("http://"), timeout=60)
    for table in tables * 5:
        for path in (f"/api/v1/tables/{table}", "/api/v1/games", "/api/v1/tables/nosuchtable"):
            line.request("GET", path)
            answer = line.getresponse()
            answer.read()
            assert answer.status == (404 if "nosuch" in path else 200), path
    line.close()


def say_hello_slowly(server: Running, table: str) -> None:
    """The handshake and the hello byte by byte, then a ping in the same breath as the rest of the hello."""
    stranger = Stranger(server.url)
    assert " 101 " in stranger.upgrade()
    hello = frame(TEXT, json.dumps({"type": "hello", "table": table}).encode())
    for byte in hello[:20]:
        stranger.say(bytes([byte]))
        time.sleep(0.002)
    stranger.say(hello[20:] + frame(TEXT, b'{"type":"ping","id":"x"}'))
    data = b""
    while b'"pong"' not in data:
        data += stranger.line.recv(65_536)
    assert data.count(b"HTTP/1.1") == 0
    assert data.index(b'"welcome"') < data.index(b'"pong"')
    stranger.line.close()


@pytest.mark.timeout(400)
@pytest.mark.parametrize(
    ("said", "code"),
    [
        (frame(TEXT, b"no hello"), 4400),
        (frame(TEXT, b'{"type":"hello","table":"nosuchtable"}'), 4404),
        (frame(BINARY, b'{"type":"hello","table":"nosuchtable"}'), 4404),
        (frame(TEXT, b"x" * 5000), 1009),
        (frame(PING) + frame(TEXT, b'{"type":"ping","id":"x"}'), 4400),
        (b"\xff\xff\xff\xff", 1002),
    ],
)
def test_what_is_no_hello_is_closed_as_ever(both: Running, said: bytes, code: int) -> None:
    with contextlib.closing(Stranger(both.url)) as stranger:
        assert " 101 " in stranger.upgrade()
        stranger.say(said)
        assert stranger.code() == code


def test_a_page_of_others_is_turned_away_as_ever(both: Running) -> None:
    with contextlib.closing(Stranger(both.url)) as stranger:
        stranger.upgrade("Origin: http://evil.example")
        assert stranger.code() == 4403


def test_who_says_nothing_is_let_go_as_ever(both: Running) -> None:
    with contextlib.closing(Stranger(both.url)) as stranger:
        stranger.upgrade()
        assert stranger.code() == 4408


@pytest.mark.timeout(400)
def test_limits_hold_for_all_processes_together(tmp_path: Path) -> None:
    """Also that of connections, of which each was counted in two processes, one after the other."""
    limits = ("--limit", "sockets=4", "--limit", "plain=6", "--limit", "tables=0.001")
    with running(str(tmp_path / "t.db"), tmp_path, 0, *TWO, *limits) as server:
        opened = asyncio.run(twenty_tables(Api(server.url)))
        assert {home(table) for table in opened} == {0, 1}
        strangers = {table: Stranger(server.url) for table in opened[:6]}
        for table, stranger in strangers.items():
            stranger.hello(table)
        inside = [table for table, stranger in strangers.items() if first_word(stranger) == "welcome"]
        assert len(inside) == 4
        assert get(server.url, "/healthz")[1]["sockets"] == 4
        os.kill(pids(server)[home(inside[0])], signal.SIGKILL)
        left = [table for table in inside if home(table) != home(inside[0])]
        until(lambda: get(server.url, "/healthz")[1]["sockets"] == len(left))
        strangers["again"] = Stranger(server.url)
        strangers["again"].hello(inside[0])
        assert first_word(strangers["again"]) == "welcome"
        for stranger in strangers.values():
            stranger.close()


async def twenty_tables(api: Api) -> list[str]:
    """As many as one client may open at once, and one more."""
    opened = [(await api.open(wire.NewTable(game="pani_high", name="Ann"))).table for _ in range(20)]
    with pytest.raises(OpenpsError, match="Too many tables"):
        await api.open(wire.NewTable(game="pani_high", name="Ann"))
    return opened


def first_word(stranger: Stranger) -> str:
    data = stranger._rest
    while b'"welcome"' not in data:
        data += stranger.line.recv(65_536)
        if re.search(rb"\x88.\x11\x4d", data, re.DOTALL):  # a close frame with 4429
            return "closed"
    return "welcome"

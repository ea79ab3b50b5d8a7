"""Whether a server is well, as those who look after servers ask; and what it writes down when it is not."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from openps import __version__
from openps.desk.codes import BAD_MESSAGE
from openps.desk.desk import Desk
from openps.desk.limits import Clients, Limits
from openps.desk.logs import GATHERED_FOR, Rarely, kind_of
from openps.server import run
from openps.server.guard import SOCKET
from openps.server.reviewers import ReviewProcess
from openps.store.door import store_at
from openps.store.sqlite import SqliteStore
from openps.tables.errors import NotWritten
from openps.tables.house import House
from openps.tables.ports import Able
from openps.version import commit
from tests.server.nursery import CAN_FORK
from tests.server.proxy import proxy
from tests.server.running import Running, running
from tests.server.test_guard import ask
from tests.store.test_stores import Ear, row
from tests.tables.house import Clock, Counted, FirstMove
from tests.tables.memory import MemoryStore

needs_fork = pytest.mark.skipif(not CAN_FORK, reason="several processes need fork")
WELL = Able(writes=True, listens=True)


class Moody(MemoryStore):
    """A store that is as able as it is told to be, or does not say."""

    def __init__(self, able: Able | None) -> None:
        super().__init__()
        self._able = able
        self.asked = 0

    async def able(self) -> Able:
        self.asked += 1
        return self._able or await asyncio.sleep(3600, WELL)


def desk_with(store: MemoryStore, limits: Limits | None = None) -> Desk:
    clock = Clock()
    house = House(store, FirstMove(), clock, Counted())
    return Desk(house, Clients(limits or Limits(), clock), lambda *_, **__: None, (), ReviewProcess.start)


async def answer(desk: Desk, path: str) -> tuple[int, dict[str, object]]:
    from openps.server.app import make_app

    scope = {
        "type": "http", "http_version": "1.1", "method": "GET", "path": path, "raw_path": path.encode(),
        "query_string": b"", "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1), "scheme": "http",
        "server": ("localhost", 80), "root_path": "",
    }  # fmt: skip
    sent: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    await make_app(desk)(scope, receive, send)
    return sent[0]["status"], json.loads(sent[1]["body"])


@pytest.mark.parametrize(
    ("able", "status"),
    [(WELL, 200), (Able(writes=False, listens=True), 503), (Able(writes=True, listens=False), 503)],
)
def test_a_server_whose_store_cannot_write_or_listen_is_not_well(able: Able, status: int) -> None:
    async def test() -> None:
        desk = desk_with(Moody(able))
        code, health = await answer(desk, "/healthz")
        assert code == status
        assert (health["writes"], health["listens"]) == (able.writes, able.listens)
        assert (health["version"], health["commit"]) == (__version__, commit())
        assert health["status"] == ("ok" if status == 200 else "failing")
        assert (await answer(desk, "/readyz"))[0] == status

    asyncio.run(test())


def test_however_many_ask_the_store_is_asked_once_a_second() -> None:
    async def test() -> None:
        store = Moody(WELL)
        desk = desk_with(store)
        await asyncio.gather(*[answer(desk, "/healthz") for _ in range(50)])
        assert store.asked == 1
        desk.house.now.time += 1
        await asyncio.gather(*[answer(desk, "/readyz") for _ in range(50)])
        assert store.asked == 2

    asyncio.run(test())


def test_a_store_that_does_not_say_is_not_well_and_is_not_asked_again() -> None:
    async def test() -> None:
        store = Moody(None)
        desk = desk_with(store)
        began = time.monotonic()
        assert (await answer(desk, "/healthz"))[0] == 503
        desk.house.now.time += 60
        assert (await answer(desk, "/healthz"))[0] == 503
        assert time.monotonic() - began < 8
        assert store.asked == 1

    asyncio.run(test())


def test_new_people_are_not_sent_to_a_server_that_stops_or_is_nearly_full() -> None:
    async def test() -> None:
        desk = desk_with(Moody(WELL), Limits(all_sockets=10))
        for _ in range(8):
            desk.clients.open_socket("somebody")
        assert await answer(desk, "/readyz") == (200, {"status": "ok"})
        desk.clients.open_socket("somebody")
        assert await answer(desk, "/readyz") == (503, {"status": "full"})
        assert (await answer(desk, "/healthz"))[0] == 200
        desk.stopping = True
        assert await answer(desk, "/readyz") == (503, {"status": "stopping"})

    asyncio.run(test())


def test_a_full_disk_is_noticed_told_by_name_and_gets_well_again(tmp_path: Path) -> None:
    class Listening(Ear):
        def trouble(self, doing: str, error: BaseException) -> None:
            self.heard.append((doing, kind_of(error)))

    async def test() -> None:
        ear, store = Listening(), store_at(str(tmp_path / "openps.db"))
        assert isinstance(store, SqliteStore)
        await store.start(ear)
        assert await store.able() == WELL
        pages = await store.write(lambda made: made.exec_driver_sql("PRAGMA page_count").scalar())
        await store.write(lambda made: made.exec_driver_sql(f"PRAGMA max_page_count = {pages}"))
        with pytest.raises(NotWritten):
            await store.append("a", row(1, b"x" * 100_000))
        assert ear.heard == [("write", "SQLITE_FULL")]
        assert await store.able() == Able(writes=False, listens=True)
        await store.write(lambda made: made.exec_driver_sql("PRAGMA max_page_count = 100000"))
        await store.append("a", row(1, b"x" * 100_000))
        store._failed_at -= 60
        assert await store.able() == WELL
        await store.close()

    asyncio.run(test())


def test_the_same_trouble_is_one_line_and_later_one_that_counts() -> None:
    lines: list[dict[str, object]] = []
    clock = Clock()
    rarely = Rarely(lambda event, **more: lines.append({"event": event, **more}), clock)
    for _ in range(42):
        rarely("trouble", doing="write", error="DiskFullError")
    rarely("trouble", doing="listen", error="Deaf")
    rarely.settle()
    first = {"event": "trouble", "doing": "write", "error": "DiskFullError"}
    second = {"event": "trouble", "doing": "listen", "error": "Deaf"}
    assert lines == [first, second]
    clock.time += GATHERED_FOR
    rarely.settle()
    assert lines[2:] == [{**first, "more": 41}]
    clock.time += GATHERED_FOR
    rarely.settle()
    rarely("trouble", doing="write", error="DiskFullError")
    assert lines[3:] == [first]


def test_what_has_gathered_is_told_before_a_server_ends() -> None:
    lines: list[dict[str, object]] = []
    rarely = Rarely(lambda event, **more: lines.append({"event": event, **more}), Clock())
    for _ in range(3):
        rarely("trouble", doing="write", error="DiskFullError")
    rarely.settle(at_the_end=True)
    rarely.settle(at_the_end=True)
    assert [line.get("more") for line in lines] == [None, 2]


def test_a_server_forgets_nothing_right_after_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that is wrong when a machine starts is often put right a moment later."""

    async def test() -> None:
        store = Moody(WELL)
        desk = desk_with(store)
        breaths = 0
        tidied: list[int] = []

        async def breathes() -> None:
            nonlocal breaths
            breaths += 1

        async def tidies() -> int:
            tidied.append(breaths)
            return 0

        monkeypatch.setattr(desk.house, "breathe", breathes)
        monkeypatch.setattr(desk.house, "tidy", tidies)
        monkeypatch.setattr(run, "BREATH", 0.0)
        breathing = asyncio.create_task(run.breathe(desk))
        while breaths < 2 * run.TIDY_EVERY:
            await asyncio.sleep(0)
        breathing.cancel()
        assert tidied[:1] == [run.TIDY_EVERY]

    asyncio.run(test())


@pytest.mark.timeout(400)
def test_a_server_whose_database_goes_and_comes_back_says_so(postgres_url: str, tmp_path: Path) -> None:
    def becomes(status: int) -> None:
        deadline = time.monotonic() + 60
        while ask(server.url, "GET", "/healthz")[0] != status:
            assert time.monotonic() < deadline
            time.sleep(0.2)

    with proxy(postgres_url) as between, running(between.address, tmp_path) as server:
        becomes(200)
        between.cut()
        becomes(503)
        assert json.loads(ask(server.url, "GET", "/readyz")[2]) == {"status": "failing"}
        assert ask(server.url, "GET", "/api/v1/tables")[0] == 503
        time.sleep(4)
        between.forward()
        becomes(200)
        assert ask(server.url, "GET", "/api/v1/tables")[0] == 200
        assert server.stop() == 0
        logged = [json.loads(line) for line in server.logs().splitlines() if line.startswith("{")]
        troubles = [
            (line["doing"], line["error"]) for line in logged if line["event"] == "trouble" and "more" not in line
        ]
        assert troubles
        assert len(troubles) == len(set(troubles))
        assert "unexpected" not in server.logs()


# ---- the WebSocket that a server opens to itself

PATCHED = (
    "import sys; from openps.server import {module} as it; {change}; "
    "from openps.cli.main import main; sys.exit(main(sys.argv[1:]))"
)
BROKEN = PATCHED.format(module="websocket_connection", change="it.SocketConnection.say = None")
CHATTY = PATCHED.format(
    module="self_check",
    change="tried = it.SelfCheck._exchange\n"
    "it.SelfCheck._exchange = lambda self: print('tried', flush=True) or tried(self)",
)


def health(server: Running) -> tuple[int, dict[str, object]]:
    status, _, body = ask(server.url, "GET", "/healthz")
    return status, json.loads(body)


@pytest.mark.parametrize("workers", [(), pytest.param(("--workers", "2"), marks=needs_fork)])
def test_a_server_where_no_socket_works_says_so(workers: tuple[str, ...], tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, 0, *workers, at_once=False) as server:
        server.run_as(BROKEN, late=True)
        status, told = health(server.start())
        assert (status, told["status"], told["websocket"]) == (503, "failing", False)
        assert (told["writes"], told["listens"]) == (True, True)
        assert json.loads(ask(server.url, "GET", "/readyz")[2]) == {"status": "failing"}
        assert '"doing": "websocket"' in server.logs()


@pytest.mark.parametrize("workers", [(), pytest.param(("--workers", "2"), marks=needs_fork)])
def test_no_limit_keeps_a_server_from_its_own_socket(workers: tuple[str, ...], tmp_path: Path) -> None:
    """It is nobody's, and counts nowhere; a server that has room for one connection has room for this one as well."""
    limits = ("--limit", "all_sockets=0", "--limit", "all_plain=1", "--limit", "messages=1")
    with running(str(tmp_path / "t.db"), tmp_path, 0, *workers, *limits) as server:
        for pause in (1.1, 0.0):  # it is tried anew after a second
            status, told = health(server)
            assert (status, told["websocket"], told["sockets"]) == (200, True, 0)
            time.sleep(pause)


def test_however_many_ask_a_server_tries_its_socket_once_a_second(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, at_once=False) as server:
        server.run_as(CHATTY, late=True)
        server.start()
        began = time.monotonic()
        assert {health(server)[0] for _ in range(25)} == {200}
        assert 1 <= server.logs().count("tried") <= 1 + (time.monotonic() - began)


def test_nobody_else_is_echoed(tmp_path: Path) -> None:
    async def said(url: str) -> None:
        async with connect(url.replace("http", "ws") + SOCKET) as line:
            await line.send('{"type":"hello","table":"0"}')
            await line.recv()

    with running(str(tmp_path / "t.db"), tmp_path) as server, pytest.raises(ConnectionClosed) as closed:
        asyncio.run(said(server.url))
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (BAD_MESSAGE, "hello")

"""What processes of one server share: who looks after which table, and what their clients have used up."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from openps.desk.limits import Bucket, Clients, Limits
from openps.desk.whole import SILENT, Figures, Whole
from openps.server import arrival
from openps.server.arrival import Arrival, Packet
from openps.server.crew import divided
from openps.server.ledger import WAYS, Ledger, OwnLedger
from openps.server.metrics import together
from openps.server.share import Share
from openps.server.shared_lock import SharedLock
from openps.store.door import store_at
from openps.store.losses import beside
from openps.store.mark import read
from openps.store.sqlite import SqliteStore
from openps.tables.errors import Elsewhere, TooMuch
from openps.tables.house import House
from openps.tables.ports import Able
from openps.wire import messages as wire
from tests.server.strangers import TEXT, frame
from tests.store.test_stores import Ear, row
from tests.tables.house import Clock, Counted, FirstMove
from tests.tables.memory import MemoryStore

HERE, NEW, OF = 1, 2, 3
HEAD = (
    b"GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def forked(work: Callable[[], None], times: int = 2) -> None:
    """Do this in so many processes at once; each must succeed."""
    children = []
    for _ in range(times):
        pid = os.fork()
        if not pid:
            code = 1
            try:
                work()
                code = 0
            finally:
                os._exit(code)
        children.append(pid)
    assert [os.waitpid(pid, 0)[1] for pid in children] == [0] * times


def arriving() -> Arrival:
    return Arrival(Share(HERE, OF), lambda: NEW, lambda origin, _: not origin, 4096)


def elsewhere() -> str:
    """A table of another process than this one, and than the one whose turn it is."""
    return next(name for name in ("abcd", "efgh", "jkmn", "pqrs", "tuvw", "xyz2") if Share(0, OF).has(name))


# ---- whose it is


@pytest.mark.parametrize(
    ("line", "home"),
    [
        ("GET /api/v1/tables/{} HTTP/1.1", 0),
        ("POST /api/v1/tables/{}/join?x=1 HTTP/1.1", 0),
        ("\r\nGET /api/v1/tables/{}/frames HTTP/1.1", 0),
        ("POST /api/v1/tables HTTP/1.1", NEW),
        ("POST /api/v1/lessons/pani_high HTTP/1.1", NEW),
        ("GET /api/v1/tables HTTP/1.1", HERE),
        ("GET / HTTP/1.1", HERE),
        ("GET /t/{} HTTP/1.1", HERE),
        ("nonsense", HERE),
        ("GET /api/v1/socket HTTP/1.1\r\n\r\n", HERE),
    ],
)
def test_the_first_line_says_whose_a_request_is(line: str, home: int) -> None:
    whole = line.format(elsewhere()).encode() + b"\r\n"
    assert arriving().take(whole) == home
    slow = arriving()
    assert [slow.take(whole[at : at + 1]) for at in range(len(whole))][-1] == home
    assert slow.packet() == Packet(whole)


def test_a_line_without_end_is_left_to_whoever_refuses_it() -> None:
    assert arriving().take(b"G" * arrival.LONGEST_LINE) == HERE
    assert arriving().take(HEAD[:30] + b"\r\n" + b"x" * arrival.LONGEST_HEAD) == HERE


def test_a_socket_is_told_to_speak_and_its_hello_says_whose_it_is() -> None:
    hello = frame(TEXT, json.dumps({"type": "hello", "table": elsewhere()}).encode())
    coming = arriving()
    assert coming.take(HEAD) is None
    assert coming.answer.startswith(b"HTTP/1.1 101 ")
    homes = [coming.take(hello[at : at + 1]) for at in range(len(hello))]
    assert homes == [None] * (len(hello) - 1) + [0]
    assert coming.packet() == Packet(HEAD, hello, True)
    assert arriving().take(HEAD + hello + hello) == 0


def test_a_page_of_others_is_not_told_to_speak() -> None:
    coming = arriving()
    assert coming.take(HEAD.replace(b"Host: x", b"Host: x\r\nOrigin: http://evil.example")) == HERE
    assert not coming.answer
    assert not coming.packet().greeted


@pytest.mark.parametrize("said", [frame(TEXT, b"{"), frame(TEXT, b"\xff"), frame(TEXT, b"{", fin=False), b"\xff" * 9])
def test_what_is_no_hello_is_answered_where_it_is(said: bytes) -> None:
    assert arriving().take(HEAD + said) == HERE


def test_a_house_opens_its_own_tables_and_refuses_others() -> None:
    async def test() -> None:
        share = Share(HERE, OF)
        house = House(MemoryStore(), FirstMove(), Clock(), Counted(), ours=share.has)
        await house.start()
        for _ in range(5):
            assert share.has((await house.open(wire.NewTable(game="pani_high", name="Ann"))).table)
        with pytest.raises(Elsewhere):
            await house.table(elsewhere())
        await house.close()

    asyncio.run(test())


# ---- what is used up


def test_one_at_a_time_has_the_lock_and_a_process_that_ends_gives_it_up(tmp_path: Path) -> None:
    counted, lock = tmp_path / "count", SharedLock(30)
    counted.write_text("0")

    def count() -> None:
        for _ in range(200):
            with lock:
                counted.write_text(str(int(counted.read_text()) + 1))
        lock.__enter__()

    forked(count, 3)
    assert counted.read_text() == "600"


def test_nobody_waits_for_ever_for_one_that_sleeps_with_the_lock() -> None:
    lock, impatient = SharedLock(30), SharedLock(0.05)
    impatient._file = lock._file
    with lock:
        forked(lambda: impatient.__enter__(), 1)


def test_processes_take_from_one_bucket() -> None:
    ledger, clock, limits = Ledger(2, Limits(requests=0.0)), Clock(), Limits(requests=0.0)

    def take_all() -> None:
        clients = Clients(limits, clock, OwnLedger(ledger, 0))
        for _ in range(60):
            clients.request("somebody")

    forked(take_all, 2)
    clients = Clients(limits, clock, OwnLedger(ledger, 1))
    with pytest.raises(TooMuch):
        clients.request("somebody")
    clients.request("somebody else")


def test_who_waited_for_the_ledger_pays_nothing_for_that() -> None:
    """Another process used the bucket later than we looked at the clock: nothing flows out of it."""
    ledger = Ledger(1, Limits()).at
    assert ledger("x", Bucket(1e5, 10, 5.0), lambda bucket: bucket.take(5.0))
    assert ledger("x", Bucket(1e5, 10, 4.0), lambda bucket: bucket.take(4.0))


def test_a_password_costs_the_same_wherever_it_is_tried() -> None:
    ledger, clock = Ledger(2, Limits()), Clock()
    both = [Clients(Limits(), clock, OwnLedger(ledger, number)) for number in range(2)]
    for number in range(20):
        both[number % 2].failed("somebody")
    for clients in both:
        with pytest.raises(TooMuch), clients.trying("somebody", "table"):
            pass
    with both[0].trying("somebody else", "table"):
        pass


def test_places_are_counted_together_and_those_of_a_dead_process_are_free_again() -> None:
    ledger = Ledger(2, Limits())
    one, two = [OwnLedger(ledger, number).sockets(3, 5) for number in range(2)]
    assert [one.take("a"), two.take("a"), two.take("a"), one.take("a")] == [True, True, True, False]
    assert (one.taken, one.here, two.here) == (3, 1, 2)
    assert [one.take("a", many=True), one.take("b"), one.take("c")] == [True, True, False]
    ledger.forget(1)
    assert (one.taken, two.here) == (3, 0)
    assert [two.take("a"), two.take("a")] == [True, False]
    one.leave("a")
    assert two.take("a")


def test_whoever_was_not_seen_for_longest_is_forgotten() -> None:
    ledger, clock = Ledger(1, Limits(), 10 * WAYS), Clock()
    clients = Clients(Limits(failures=0.0), clock, OwnLedger(ledger, 0))
    for _ in range(20):
        clients.failed("somebody")
    with pytest.raises(TooMuch):
        clients.request("somebody")
    for number in range(100 * WAYS):
        clock.time += 1
        clients.failed(f"another {number}")
    clients.request("somebody")  # who starts anew, as in one process


def test_what_waits_for_readers_is_divided() -> None:
    limits = Limits()
    assert divided(limits, 1) == limits
    halves = divided(limits, 2)
    assert (halves.client_outgoing, halves.all_outgoing) == (limits.client_outgoing // 2, limits.all_outgoing // 2)
    assert divided(limits, 64).client_outgoing == limits.outgoing


# ---- one file


def test_several_processes_write_one_file_and_its_mark_is_that_of_the_last(tmp_path: Path) -> None:
    """The file is held by the parent, says that it is in use while one of them lives, and is whole in the end."""
    path, turns = tmp_path / "t.db", SharedLock(30)
    kept = store_at(str(path))
    asyncio.run(kept.hold())

    def write() -> None:
        async def rows() -> None:
            store = store_at(str(path), turns=turns)
            assert isinstance(store, SqliteStore)
            await store.start(Ear())
            for seq in range(1, 41):
                await store.append(f"table{os.getpid()}", row(seq))
            await store.close()

        asyncio.run(rows())

    forked(write, 3)
    assert beside(path, "-wal").exists()
    last = read(beside(path, ".mark"))
    assert last is not None
    assert last.seq == 40
    asyncio.run(kept.give_back())
    assert not beside(path, "-wal").exists()
    again = store_at(str(path))

    async def count() -> None:
        await again.start(Ear())
        assert len(await again.rows(last.table_id, 0)) == 40
        await again.close()

    asyncio.run(count())


# ---- the whole


def test_a_process_that_does_not_answer_makes_the_whole_unwell() -> None:
    async def others(said: list[bytes]) -> Figures:
        async def well() -> Able:
            return Able(writes=True, listens=True)

        async def ask(name: str) -> list[bytes]:
            return said

        whole = Whole(well, lambda: 3)
        alone = await whole.own()
        whole.ask_others = ask
        said.append(alone)
        return await whole()

    assert asyncio.run(others([])) == Figures(writes=True, listens=True, tables=6, websocket=True)
    assert asyncio.run(others([b""])) == Figures(SILENT.writes, SILENT.listens, tables=6, websocket=False)


def test_numbers_of_several_processes_stand_under_labels_of_their_own() -> None:
    page = b'# HELP a_total A.\n# TYPE a_total counter\na_total{code="x} y"} 2.0\n# HELP b B.\n# TYPE b gauge\nb 1.0\n'
    assert together([page]) == page
    assert together([page, b"", page]).decode().splitlines() == [
        "# HELP a_total A.", "# TYPE a_total counter",
        'a_total{worker="0",code="x} y"} 2.0', 'a_total{worker="2",code="x} y"} 2.0',
        "# HELP b B.", "# TYPE b gauge", 'b{worker="0"} 1.0', 'b{worker="2"} 1.0',
    ]  # fmt: skip

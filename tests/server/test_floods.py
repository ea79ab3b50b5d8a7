"""One connection cannot hurt others: floods, clients that read nothing, slow ones and too many of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

import pytest

from openps.client import Api, Seat, connect
from openps.wire import messages as wire
from tests.server.running import Running, running
from tests.server.strangers import CLOSE, PART, PING, PONG, TEXT, Stranger, all_gone, frame
from tests.server.test_guard import FREE, a_table, ask

Come = Callable[..., Stranger]
ROOT = Path(__file__).parents[2]
SOON = 120.0  # seconds, on a machine that has other things to do
SHORT = ("--limit", "request_seconds=2", "--limit", "take_seconds=2")
LOOK = frame(TEXT, b'{"type":"look","entry":1}')
FEW_FILES = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300))
from openps.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("floods")
    with running(str(folder / "t.db"), folder, 0, *FREE, *SHORT) as made:
        yield made
        made.stop()
        assert "unexpected" not in made.logs()
        assert "Traceback" not in made.logs()


@pytest.fixture
def come() -> Iterator[Come]:
    """A stranger, or several, who leave when the test is over."""
    with contextlib.ExitStack() as stack:

        def make(server: Running, address: str = "127.0.0.2", window: int = 0) -> Stranger:
            return stack.enter_context(contextlib.closing(Stranger(server.url, address, window)))

        yield make


async def started(url: str) -> tuple[str, str]:
    """A table at which somebody plays."""
    table, tickets = await a_table(url, "panic_station", people=1)
    await Api(url).do(table, "start", tickets[0])
    return table, tickets[0]


def process_of(server: Running) -> Path:
    assert server.process is not None
    return Path("/proc", str(server.process.pid))


def megabytes(server: Running) -> float:
    status = (process_of(server) / "status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def open_files(server: Running) -> int:
    return len(os.listdir(process_of(server) / "fd"))


def held(server: Running) -> int:
    """Connections with strangers (127.0.0.2) that the server still holds; the kernel may be busy with more of them."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    here, stranger = f":{server.port():04X}", "0200007F:"
    return len([row for row in rows if row[1].endswith(here) and row[2].startswith(stranger) and row[9] != "0"])


def all_cut(server: Running) -> bool:
    deadline = time.monotonic() + SOON
    while held(server) and time.monotonic() < deadline:
        time.sleep(0.1)
    return not held(server)


def let_go(strangers: list[Stranger], count: int) -> list[Stranger]:
    """Those whom the server has let go, as soon as they are so many."""
    gone, deadline = [one for one in strangers if one.is_gone()], time.monotonic() + SOON
    while len(gone) < count and time.monotonic() < deadline:
        gone += [one for one in strangers if one not in gone and one.is_gone()]
    return gone


def is_served(stranger: Stranger) -> bool:
    with contextlib.suppress(ConnectionError):
        stranger.say(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    return stranger.answer().startswith("HTTP/1.1 200 ")


def sockets(server: Running) -> int:
    return int(json.loads(ask(server.url, "GET", "/healthz")[2])["sockets"])


async def typical_wait(seat: Seat, seconds: float) -> float:
    """How long an answer takes, in the middle."""
    waits, deadline = [], time.monotonic() + seconds
    while time.monotonic() < deadline:
        begun = time.monotonic()
        await seat.ask(wire.Ping())
        waits.append(time.monotonic() - begun)
        await asyncio.sleep(0.02)
    return median(waits)


# ---- frames


def test_a_flood_of_pings_makes_nobody_wait_and_takes_no_memory(server: Running) -> None:
    async def test() -> None:
        table, ticket = await started(server.url)
        async with await connect(server.url, table, ticket) as seat:
            quiet, before = await typical_wait(seat, 1), megabytes(server)
            command = [sys.executable, "-m", "tests.server.strangers", server.url, table, "2.5"]
            with subprocess.Popen(command, cwd=ROOT) as flooding:
                await asyncio.sleep(0.5)
                busy = await typical_wait(seat, 2)
                grown = megabytes(server) - before
                await asyncio.to_thread(flooding.wait)
        assert busy < 0.2 + 5 * quiet
        assert grown < 10

    asyncio.run(test())


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 2_000, frame(PONG, b"x") * 2_000, frame(TEXT) * 2_000, frame(PING, bytes(125)) * 2_000,
        frame(TEXT, b"{", fin=False) + frame(PART, fin=False) * 2_000,
        frame(TEXT, b"{", fin=False) + frame(PART, fin=False) * 100,
    ],
    ids=["pings", "pongs", "empty messages", "large pings", "parts of nothing", "a message without end"],
)  # fmt: skip
def test_frames_of_every_kind_are_counted_and_too_many_end_a_socket(server: Running, come: Come, flood: bytes) -> None:
    table, _ = asyncio.run(started(server.url))
    stranger = come(server)
    stranger.hello(table)
    stranger.say(flood)
    assert stranger.code() == 4429


def test_pings_and_parts_within_reason_are_welcome(server: Running, come: Come) -> None:
    table, _ = asyncio.run(started(server.url))
    stranger = come(server)
    stranger.hello(table)
    parts = [frame(TEXT, b"{", fin=False), *[frame(PART, b" ", fin=False)] * 50, frame(PING), frame(PART, b"]")]
    stranger.say(b"".join(parts) * 3 + frame(8, b"\x03\xe8"))
    assert stranger.code() == 1000


def test_a_huge_frame_is_refused_by_its_head_and_nothing_is_unpacked(server: Running, come: Come) -> None:
    huge = come(server)
    assert "permessage-deflate" not in huge.upgrade("Sec-WebSocket-Extensions: permessage-deflate").lower()
    huge.say(b"\x81\xff" + (2**40).to_bytes(8, "big") + bytes(4))
    assert huge.code() == 1009
    packed = come(server)
    packed.upgrade()
    packed.say(frame(TEXT, b"packed", first=0x40))
    assert packed.code() == 1002


# ---- clients that do not read


def test_whoever_reads_nothing_is_cut_in_time(tmp_path: Path, come: Come) -> None:
    """Also after the polite end has begun: what lies ready would keep the connection for hours."""
    with running(str(tmp_path / "t.db"), tmp_path, 0, *SHORT, "--limit", "messages=2000") as server:
        table, _ = asyncio.run(started(server.url))
        deaf = [come(server, window=4_096) for _ in range(4)]
        for one in deaf:
            one.hello(table)
        assert held(server) == 4
        for number, one in enumerate(deaf):
            one.say(LOOK * (200 if number % 2 else 600))  # what one socket may have waiting, and more
        assert all_cut(server)
        assert sockets(server) == 0


def test_whoever_asks_for_much_and_reads_nothing_is_cut_in_time(server: Running, come: Come) -> None:
    deaf = come(server, window=4_096)
    deaf.say(b"GET /api/v1/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * 50)
    deadline = time.monotonic() + SOON
    while not held(server):
        assert time.monotonic() < deadline
    assert all_cut(server)


def test_what_waits_for_one_address_has_a_limit_and_the_others_do_not_feel_it(tmp_path: Path, come: Come) -> None:
    limits = ("--limit", "messages=2000", "--limit", "client_outgoing=500000", "--limit", "take_seconds=1000")

    async def test(server: Running) -> None:
        table, ticket = await started(server.url)
        async with await connect(server.url, table, ticket) as seat:
            deaf = [come(server, window=4_096) for _ in range(5)]
            for one in deaf:
                one.hello(table)
                one.say(LOOK * 300)
            deadline = time.monotonic() + SOON
            while sockets(server) > len(deaf) and time.monotonic() < deadline:
                await asyncio.sleep(0.1)
            assert sockets(server) <= len(deaf)
            assert isinstance(await seat.ask(wire.Ping()), wire.Pong)

    with running(str(tmp_path / "t.db"), tmp_path, 0, *limits) as server:
        asyncio.run(test(server))


# ---- slow ones, and too many


def test_whoever_takes_too_long_to_ask_is_let_go(server: Running, come: Come) -> None:
    head = b"POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\n"
    said = (b"", head, head + b"content-length: 9\r\n\r\n{", b"GET /", head + b"upgrade: websocket\r\n")
    slow = [come(server) for _ in said]
    for one, words in zip(slow, said, strict=True):
        one.say(words)
    dripping, deadline = come(server), time.monotonic() + SOON
    with contextlib.suppress(ConnectionError):
        while time.monotonic() < deadline:
            dripping.say(b"G")
            time.sleep(0.1)
    assert time.monotonic() < deadline
    assert all_gone(slow, SOON)


def test_a_request_that_came_late_is_told_so(server: Running, come: Come) -> None:
    slow = come(server)
    slow.say(b"GET /healthz HTTP/1.1\r\n")
    assert slow.answer().startswith("HTTP/1.1 408 ")


def test_a_body_says_how_long_it_is(server: Running, come: Come) -> None:
    """Without that, each byte could be a part of its own: 40,000 of them in one read."""
    stranger = come(server)
    head = b"POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    stranger.say(head + b"1\r\n{\r\n" * 1_000)
    answer = stranger.answer()
    assert answer.startswith("HTTP/1.1 411 ")
    assert "error-no-length" in answer


def test_pages_have_a_rate_too_and_whoever_goes_on_has_to_come_anew(tmp_path: Path, come: Come) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, 0, "--limit", "requests=5") as server:
        stranger = come(server)
        with contextlib.suppress(ConnectionError):
            stranger.say(b"GET /nothing HTTP/1.1\r\nhost: localhost\r\n\r\n" * 3_000)
        statuses = re.findall(r"HTTP/1.1 (\d+) ", stranger.answer())
        assert 500 < statuses.count("404") < 2_900
        assert ask(server.url, "GET", "/nothing")[0] == 404


def test_whoever_hangs_up_in_the_middle_is_nothing_unexpected(server: Running, come: Come) -> None:
    before = server.logs()
    hasty = come(server)
    hasty.say(b"POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{")
    time.sleep(0.2)
    hasty.close()
    time.sleep(0.2)
    assert server.logs() == before


def test_no_text_and_a_goodbye_in_one_breath_are_nothing_unexpected(server: Running, come: Come) -> None:
    before = server.logs()
    stranger = come(server)
    stranger.upgrade()
    stranger.say(frame(TEXT, b"\xff") + frame(CLOSE, b"\x03\xe8"))
    stranger.code()
    time.sleep(0.2)
    assert "unexpected" not in server.logs().removeprefix(before)


def test_an_address_has_so_many_connections_and_the_others_have_theirs(tmp_path: Path, come: Come) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, 0, "--limit", "plain=5", "--limit", "sockets=3") as server:
        many = [come(server) for _ in range(20)]
        assert len(let_go(many, 12)) == 12
        assert ask(server.url, "GET", "/healthz")[0] == 200
        for one in many:
            one.close()
        deadline = time.monotonic() + SOON
        while not is_served(come(server)):
            assert time.monotonic() < deadline


def test_connections_leave_the_store_the_files_that_it_needs(tmp_path: Path, come: Come) -> None:
    """A process with 300 files; whoever is too many hears it at once, and those who play go on."""

    async def test(server: Running) -> None:
        table, ticket = await started(server.url)
        async with await connect(server.url, table, ticket) as seat:
            many = [come(server, f"127.0.0.{2 + number % 8}") for number in range(320)]
            await asyncio.sleep(0.5)
            assert open_files(server) < 300
            assert many[-1].answer().startswith("HTTP/1.1 503 ")
            assert isinstance(await seat.ask(wire.Ping()), wire.Pong)
            for one in many:
                one.close()
            await a_table(server.url)

    with running(str(tmp_path / "t.db"), tmp_path, 0, at_once=False) as server:
        server.run_as(FEW_FILES, late=True)
        asyncio.run(test(server))
        assert "unexpected" not in server.logs()

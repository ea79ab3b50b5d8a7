"""Strangers, floods and nonsense: a refusal or a close code, never a 500, never a changed match."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect as dial
from websockets.exceptions import ConnectionClosed

from openps.bots.ladder import BEGINNER
from openps.catalog import game_named
from openps.client import Api, Gone, Seat, connect
from openps.desk.limits import Clients, Limits
from openps.tables.errors import TooMuch
from openps.wire import messages as wire
from tests.server.running import Running, running

FREE = ("--limit", "failures=100000", "--limit", "requests=100000", "--limit", "tables=1000")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("guard")
    with running(str(folder / "t.db"), folder, 0, *FREE) as made:
        yield made
        made.stop()
        assert "unexpected" not in made.logs()


def ask(
    url: str, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    line = http.client.HTTPConnection(url.removeprefix("http://"), timeout=60)
    try:
        line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = line.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        line.close()


async def closing(url: str, *messages: str | bytes, **options: Any) -> int:
    """The code that the server closes with after these messages."""
    async with dial("ws" + url.removeprefix("http") + "/api/v1/socket", max_size=2**23, **options) as line:
        try:
            for message in messages:
                await line.send(message)
            async with asyncio.timeout(60):
                while True:
                    await line.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


async def a_table(url: str, game: str = "pani_high", people: int = 2, **settings: Any) -> tuple[str, list[str]]:
    """With bots that answer at once on the other seats."""
    api = Api(url)
    seats = ["open"] * people + [BEGINNER] * (min(game_named(game).info.players) - people)
    first = await api.open(wire.NewTable(game=game, name="A", pace=0, seats=seats, **settings))
    tickets = [first.ticket]
    for number in range(1, people):
        joined = await api.join(first.table, wire.Join(name=f"B{number}", password=settings.get("password", "")))
        tickets.append(joined.ticket)
        await api.do(first.table, "ready", joined.ticket, wire.Ready())
    return first.table, tickets


# ---- doors


def test_every_answer_is_dressed_and_api_answers_are_not_kept(server: Running) -> None:
    for path in ("/healthz", "/api/v1/games", "/nothing", "/api/v1/tables/nope"):
        _, headers, _ = ask(server.url, "GET", path)
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("host", "origin", "good"),
    [
        ("127.0.0.1:1", "", True), ("localhost:1", "http://localhost:1", True), ("[::1]:1", "http://[::1]:1", True),
        ("127.0.0.1:1", "http://evil.example", False), ("evil.example", "http://evil.example", False),
        ("evil.example:8000", "", False), ("127.0.0.1:1", "null", False), ("", "", False),
    ],
)  # fmt: skip
def test_pages_of_others_and_names_that_are_not_ours_are_turned_away(
    server: Running, host: str, origin: str, good: bool
) -> None:
    headers = {"host": host, **({"origin": origin} if origin else {})}
    status, _, body = ask(server.url, "GET", "/healthz", **headers)
    assert status == (200 if good else 403)
    if not good:
        assert json.loads(body)["code"] == "error-origin"


def test_a_socket_of_another_page_is_closed_with_a_code(server: Running) -> None:
    assert asyncio.run(closing(server.url, origin="http://evil.example")) == 4403


def test_a_body_that_is_too_large_is_refused(server: Running) -> None:
    status, _, body = ask(server.url, "POST", "/api/v1/tables", b'{"x":"' + b"a" * 70_000 + b'"}')
    assert status == 413
    assert json.loads(body)["code"] == "error-too-large"


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game":"pani_high"}', b'{"game":1,"name":"x"}', b"[" * 5000,
     b'{"game":"pani_high","name":"x","more":1}', b'{"game":"pani_high","name":""}', b'"' + b"a" * 60000 + b'"'],
)  # fmt: skip
def test_a_body_that_is_not_understood_is_refused(server: Running, body: bytes) -> None:
    status, _, answer = ask(server.url, "POST", "/api/v1/tables", body, accept_language="fr")
    assert (status, json.loads(answer)["code"]) == (400, "error-body")
    assert "compris" in json.loads(answer)["words"]


def test_whoever_hangs_up_in_the_middle_of_a_body_is_no_error_of_ours(server: Running) -> None:
    """Anybody could fill the log with it, and hide in it what a host should read."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=60) as line:
        line.sendall(f"POST /api/v1/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99\r\n\r\n{{".encode())
        line.shutdown(socket.SHUT_WR)
        while line.recv(4096):
            pass
    assert "ClientDisconnect" not in server.logs()


def test_tickets_stay_out_of_logs_and_tables_out_of_addresses(server: Running) -> None:
    async def test() -> list[str]:
        table, tickets = await a_table(server.url)
        async with await connect(server.url, table, tickets[0]):
            await Api(server.url).do(table, "start", tickets[0])
        return [table, *tickets]

    secrets = asyncio.run(test())
    assert [one for one in secrets if one in server.logs()] == []


# ---- sockets


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("{", 4400), ('{"type":"ping"}', 4400), (b"\x00\xff", 4400), ('{"type":"hello"}', 4400),
        ('{"type":"hello","table":"nope"}', 4404), ('{"type":"hello","table":"NOPE"}', 4400), ("x" * 5000, 1009),
        ('{"type":"hello","table":"nope","after":-1}', 4400),
    ],
)  # fmt: skip
def test_a_bad_hello_is_answered_with_a_code(server: Running, first: str | bytes, code: int) -> None:
    assert asyncio.run(closing(server.url, first)) == code


def test_a_wrong_ticket_a_wrong_password_and_a_closed_table_have_their_codes(server: Running) -> None:
    async def test() -> None:
        table, _ = await a_table(server.url, password="pw")
        for options, code in (({"ticket": "x"}, 4401), ({"password": "no"}, 4401), ({}, 4401)):
            with pytest.raises(Gone) as gone:
                await connect(server.url, table, **options)
            assert gone.value.code == code
        async with await connect(server.url, table, password="pw") as public:
            assert public.seat is None
        table, _ = await a_table(server.url, spectators=False)
        with pytest.raises(Gone) as gone:
            await connect(server.url, table)
        assert gone.value.code == 4403

    asyncio.run(test())


async def ending(seat: Seat) -> int:
    """The code that this line ends with."""
    while True:
        try:
            await seat.hear()
        except Gone as gone:
            return gone.code


async def untouched(seat: Seat, sent: str | bytes) -> wire.Refused:
    """The refusal of a message that leaves the match as it was."""
    before = seat.seq
    await seat.send_raw(sent)
    while True:
        heard = await seat.hear()
        if isinstance(heard, wire.Refused):
            assert heard.seq == before
            return heard
        assert not isinstance(heard, wire.News)


def test_foreign_seats_onlookers_replays_and_stale_moves_are_refused(server: Running) -> None:
    async def test() -> None:
        table, tickets = await a_table(server.url, people=5)
        seats = [await connect(server.url, table, ticket) for ticket in tickets]
        public = await connect(server.url, table)
        await Api(server.url).do(table, "start", tickets[0])
        for one in [*seats, public]:
            while one.last is None:
                await one.hear()
        asked = next(seat for seat in seats if seat.moves())
        other = next(seat for seat in seats if not seat.moves())
        text, after = asked.moves()[0], asked.seq
        move = json.dumps({"type": "move", "move": text, "after": after, "id": "x"})

        refused = await untouched(other, move)
        assert refused.clause.startswith("PH-")
        assert refused.re == "x"
        assert (await untouched(public, move)).code == "error-only-watching"
        assert (await untouched(public, '{"type":"chat","text":"hi"}')).code == "error-only-watching"
        seat_in_message = json.dumps({"type": "move", "move": text, "after": after, "seat": asked.seat})
        assert (await untouched(other, seat_in_message)).code == "error-message"
        ahead = json.dumps({"type": "move", "move": text, "after": after + 1})
        assert (await untouched(asked, ahead)).code == "error-news-number"
        assert isinstance(await asked.play(text, after), wire.News)
        replayed = await asked.play(text, after)
        assert isinstance(replayed, wire.Refused)
        for one in [*seats, public]:
            await one.close()

    asyncio.run(test())


def test_twenty_mistakes_end_a_socket_and_the_match_goes_on(server: Running) -> None:
    async def test() -> None:
        table, tickets = await a_table(server.url)
        await Api(server.url).do(table, "start", tickets[0])
        async with await connect(server.url, table, tickets[0]) as seat:
            for _ in range(25):
                await seat.send_raw("nonsense")
            assert await ending(seat) == 4429
        async with await connect(server.url, table, tickets[0]) as seat:
            assert isinstance(await seat.hear(), wire.News)

    asyncio.run(test())


def test_chat_has_a_rate_and_claims_an_answer(server: Running) -> None:
    async def test() -> None:
        table, tickets = await a_table(server.url)
        async with await connect(server.url, table, tickets[0]) as seat:
            answers = [await seat.ask(wire.Chat(text=f"hello {number}")) for number in range(8)]
        assert [isinstance(one, wire.ChatLine) for one in answers] == [True] * 5 + [False] * 3
        assert answers[-1].code == "error-chat-too-fast"

    asyncio.run(test())


def test_gestures_and_chats_have_a_rate_of_their_member_however_many_sockets(server: Running) -> None:
    async def test() -> None:
        table, tickets = await a_table(server.url)
        two = [await connect(server.url, table, tickets[0]) for _ in range(2)]
        gestures = [await one.ask(wire.React(reaction="clap")) for one in two]
        assert [isinstance(one, wire.Reacted) for one in gestures] == [True, False]
        assert gestures[1].code == "error-chat-too-fast"
        chats = [await two[number % 2].ask(wire.Chat(text=f"hello {number}")) for number in range(7)]
        assert [isinstance(one, wire.ChatLine) for one in chats] == [True] * 5 + [False] * 2
        for one in two:
            await one.close()
        async with await connect(server.url, table, tickets[1]) as other:
            assert isinstance(await other.ask(wire.React(reaction="heart")), wire.Reacted)
            await other.send_raw('{"type":"react","reaction":"rude"}')
            while not isinstance(heard := await other.hear(), wire.Refused):
                pass
            assert heard.code == "error-message"

    asyncio.run(test())


def test_ten_gestures_a_minute_and_no_more() -> None:
    time = 0.0
    clients, seen = Clients(Limits(), lambda: time), 0
    for _ in range(120):
        with contextlib.suppress(TooMuch):
            clients.reaction("table member")
            seen += 1
        time += 0.5
    assert 9 <= seen <= 10


def test_an_onlooker_has_a_room_a_name_and_the_rate_of_an_address(server: Running) -> None:
    """Over real sockets: no line of an onlooker reaches a player."""

    async def test() -> None:
        table, tickets = await a_table(server.url)
        await Api(server.url).do(table, "start", tickets[0])
        player = await connect(server.url, table, tickets[0])
        crowd = [await connect(server.url, table, name="Zoe") for _ in range(2)]
        said = [await crowd[number % 2].ask(wire.Chat(text=f"psst {number}")) for number in range(7)]
        assert [isinstance(one, wire.ChatLine) for one in said] == [True] * 5 + [False] * 2
        assert (await crowd[0].ask(wire.React(reaction="clap"))).code == "error-only-watching"
        heard = [await player.ask(wire.Chat(text="hello"))]
        late = await connect(server.url, table, tickets[1])
        assert [line.text for line in late.welcome.chats] == ["hello"]
        assert [one.room for one in heard] == ["players"]
        for one in [player, late, *crowd]:
            await one.close()

    asyncio.run(test())


def test_a_second_tab_hears_the_same(server: Running) -> None:
    async def test() -> None:
        table, tickets = await a_table(server.url)
        await Api(server.url).do(table, "start", tickets[0])
        one, two = [await connect(server.url, table, tickets[0]) for _ in range(2)]
        while one.last is None or two.last is None or one.seq != two.seq:
            await (one if one.seq <= two.seq else two).hear()
        assert bytes(one.last.view) == bytes(two.last.view)
        await one.close()
        await two.close()

    asyncio.run(test())


# ---- floods


def test_a_client_has_so_many_sockets_tables_and_requests(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        table, tickets = await a_table(url)
        held = [await connect(url, table, tickets[0]) for _ in range(3)]
        with pytest.raises(Gone) as gone:
            await connect(url, table, tickets[0])
        assert gone.value.code == 4429
        for one in held:
            await one.close()
        body = b'{"game":"pani_high","name":"A"}'
        statuses = [ask(url, "POST", "/api/v1/tables", body)[0] for _ in range(40)]
        assert statuses[:10] == [200] * 10
        assert statuses[-1] == 429
        codes = [ask(url, "GET", "/api/v1/tables/zzzz")[0] for _ in range(40)]
        assert codes[:10] == [404] * 10
        assert codes[-1] == 429
        with pytest.raises(Gone) as gone:
            await connect(url, table, tickets[0])
        assert gone.value.code == 4429

    # What is used up hardly comes back: forty requests may take a busy machine a minute.
    limits = ("--limit", "sockets=3", "--limit", "tables=0.001", "--limit", "failures=0.001")
    with running(str(tmp_path / "t.db"), tmp_path, 0, *limits) as made:
        asyncio.run(test(made.url))


def test_a_graceful_stop_tells_everybody_and_keeps_everything(tmp_path: Path) -> None:
    async def test(server: Running) -> tuple[str, str, int]:
        table, tickets = await a_table(server.url, people=1)
        await Api(server.url).do(table, "start", tickets[0])
        seat = await connect(server.url, table, tickets[0])
        while seat.last is None or not seat.moves():
            await seat.hear()
        answer = await seat.play(seat.moves()[0])
        assert isinstance(answer, wire.News)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        assert await ending(seat) == 1012
        assert await stopping == 0
        return table, tickets[0], answer.seq

    with running(str(tmp_path / "t.db"), tmp_path) as server:
        table, ticket, seq = asyncio.run(test(server))
        server.start()

        async def look() -> int:
            async with await connect(server.url, table, ticket) as seat:
                await seat.hear()
                return seat.seq

        assert asyncio.run(look()) >= seq

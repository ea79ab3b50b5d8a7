"""`openps admin` on running servers, with people connected: one process, several processes, and two servers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from openps.cli.main import main
from openps.client import Api, Gone, Seat, connect
from openps.client.http import ServerSaid
from openps.desk.networks import Networks, network_to_ban
from openps.engine import record
from openps.engine.errors import OpenpsError
from openps.wire import messages as wire
from tests.server.nursery import nursery
from tests.server.running import Running, running

KINDS = ["workers", "postgres"]  # one process alone serves the tests below that need no more


class Place:
    """A database and the two addresses at which people come: of one server, or of two."""

    def __init__(self, db: str, urls: tuple[str, str], servers: list[Running], many: bool = False) -> None:
        self.db = db
        self.many = many  # processes, whose parent is not killed: the others would still be ending
        self.ann_at, self.bob_at = urls
        self.servers = servers

    async def admin(self, *arguments: str) -> int:
        command = ["--lang", "en", "admin", arguments[0], "--db", self.db, *arguments[1:]]
        return await asyncio.to_thread(main, command)

    def logs(self) -> str:
        return "".join([server.logs() for server in self.servers])


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Each server is started once per test: what one does to a database, the next must not find."""
    db = request.getfixturevalue("postgres_url") if request.param == "postgres" else str(tmp_path / "t.db")
    more = ("--workers", "2") if request.param == "workers" else ()
    folders = [tmp_path / "one", tmp_path / "two"][: 2 if request.param == "postgres" else 1]
    with contextlib.ExitStack() as stack:
        for folder in folders:
            folder.mkdir()
        servers = [stack.enter_context(running(db, folder, 0, *more)) for folder in folders]
        yield Place(db, (servers[0].url, servers[-1].url), servers, bool(more))
        assert "unexpected" not in "".join([server.logs() for server in servers])


class Match:
    """Ann and Bob with three bots, in the middle of a match."""

    def __init__(self, mine: wire.Seated, bob: wire.Seated, seats: list[Seat]) -> None:
        self.table = mine.table
        self.ann, self.bob = mine.ticket, bob.ticket
        self.seats = seats


@asynccontextmanager
async def begun(place: Place, **more: Any) -> AsyncIterator[Match]:
    bots = ["open", "open", "random", "random", "random"]
    api = Api(place.ann_at)
    mine = await api.open(wire.NewTable(game="pani_high", name="Ann", seats=bots, pace=0, patience=3600, **more))
    bob = await api.join(mine.table, wire.Join(name="Bob", password=more.get("password", "")))
    await api.do(mine.table, "ready", bob.ticket, wire.Ready())
    await api.do(mine.table, "start", mine.ticket)
    seats = [await connect(place.ann_at, mine.table, mine.ticket), await connect(place.bob_at, mine.table, bob.ticket)]
    try:
        yield Match(mine, bob, seats)
    finally:
        for seat in seats:
            await seat.close()


async def heard_refusal(seat: Seat) -> str:
    async with asyncio.timeout(20):
        while not isinstance(told := await seat.hear(), wire.Refused):
            continue
    return told.code


async def farewell(seat: Seat) -> tuple[list[str], int]:
    """Every refusal until the end, and the code of the end."""
    refusals: list[str] = []
    try:
        async with asyncio.timeout(20):
            while True:
                told = await seat.hear()
                if isinstance(told, wire.Refused):
                    refusals.append(told.code)
    except Gone as gone:
        return refusals, gone.code


def status(url: str, forwarded: str = "") -> tuple[int, str]:
    request = urllib.request.Request(url, headers={"X-Forwarded-For": forwarded} if forwarded else {})
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, ""
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())["code"]


# ---- tables


def test_a_closed_table_says_so_stops_and_gives_its_record(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        async with begun(place) as match:
            assert await place.admin("close", match.table) == 2  # nobody is there to be asked
            assert "--yes" in capsys.readouterr().err
            assert await place.admin("close", match.table, "--yes") == 0
            for seat in match.seats:
                assert await heard_refusal(seat) == "error-table-closed"
                assert (seat.table.phase, seat.moves()) == ("closed", [])
            with pytest.raises(ServerSaid, match="closed"):
                await Api(place.bob_at).do(match.table, "resign", match.bob)
            data = await Api(place.bob_at).record(match.table)
            assert record.read(data).game == "pani_high"
            async with await connect(place.bob_at, match.table, match.bob) as again:
                assert await heard_refusal(again) == "error-table-closed"
            with pytest.raises(ServerSaid):  # whoever may not look on gets no cards of a closed match either
                await Api(place.bob_at).raw("GET", f"/api/v1/tables/{match.table}/tale")

    asyncio.run(test())
    assert '"kind": "close"' in place.logs()


def test_a_removed_table_is_gone_for_everyone_and_its_server_starts_again(place: Place) -> None:
    async def test() -> str:
        async with begun(place) as match:
            assert await place.admin("remove", match.table, "--yes") == 0
            for seat in match.seats:
                assert await farewell(seat) == (["error-table-removed"], 4404)
            for url in (place.ann_at, place.bob_at):
                with pytest.raises(ServerSaid) as refused:
                    await Api(url).table(match.table)
                assert refused.value.status == 404
            assert await place.admin("remove", match.table, "--yes") == 2
            return match.table

    table = asyncio.run(test())
    assert table not in place.logs()
    end = place.servers[0].stop if place.many else place.servers[0].kill
    end()  # the last row that it wrote is of a table that is gone
    place.servers[0].start_again()
    assert status(f"{place.servers[0].url}/healthz")[0] == 200


def test_the_list_and_one_table_show_people_and_never_a_card(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    async def test() -> tuple[Match, str]:
        async with begun(place, password="sesame") as match:
            capsys.readouterr()
            for arguments in (("tables", "--json"), ("show", match.table, "--json"), ("show", match.table)):
                assert await place.admin(*arguments) == 0
            return match, capsys.readouterr().out

    match, out = asyncio.run(test())
    listed, shown, words = out.split("\n", 2)
    one = json.loads(listed)[0]
    assert (one["table"], one["state"]) == (match.table, "playing")
    assert (one["taken"], one["seats"], one["connected"]) == (5, 5, 2)
    seats = json.loads(shown)["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bob", None, None, None]
    assert [seat["connected"] for seat in seats[:2]] == [True, True]
    assert "Seat 2: Bob, connected" in words
    secrets = (match.ann, match.bob, "seed", "secret", "ticket", "hand", "sesame")
    assert not [secret for secret in secrets if secret in out]


@pytest.mark.parametrize(
    ("command", "words"),
    [("close", "Cette table est fermée"), ("remove", "supprimée du serveur"), ("ban", "bloqué votre adresse")],
)
def test_somebody_at_a_terminal_reads_why_it_ended(tmp_path: Path, command: str, words: str) -> None:
    async def test(place: Place) -> None:
        api = Api(place.ann_at)
        mine = await api.open(wire.NewTable(game="pani_high", name="Ann", players=5))
        play = ["--lang", "fr", "play", "--server", place.ann_at, "--table", mine.table, "--name", "Bob", "--plain"]
        (tmp_path / "typed").touch()
        bob = nursery().start(play, tmp_path / "screen", os.environ, typed=str(tmp_path / "typed"))
        async with asyncio.timeout(60):
            while [one.here for one in (await api.table(mine.table)).members] != [False, True]:
                await asyncio.sleep(0.05)
        assert await place.admin(command, "127.0.0.1" if command == "ban" else mine.table, "--yes") == 0
        assert await asyncio.to_thread(bob.wait, 60) == 2
        (said,) = re.findall("^openps: .*$", (tmp_path / "screen").read_text("utf-8"), re.MULTILINE)
        assert words in said

    with running(str(tmp_path / "t.db"), tmp_path) as server:
        asyncio.run(test(Place(str(tmp_path / "t.db"), (server.url, server.url), [server])))


# ---- people


def test_a_forgotten_person_is_gone_and_the_others_play_on(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    async def test() -> str:
        async with begun(place) as match:
            await match.seats[1].ask(wire.Chat(id="", text="It is me, Bob"))
            assert await place.admin("forget", "Bobby", "--yes") == 2
            assert await place.admin("forget", "Bob", "--yes") == 0
            for seat in match.seats:
                assert await farewell(seat) == ([], 1012)
            with pytest.raises(Gone) as gone:
                await connect(place.bob_at, match.table, match.bob)
            assert gone.value.code == 4401
            async with await connect(place.ann_at, match.table, match.ann) as ann:
                assert [one.name for one in ann.table.members] == ["Ann", "Anonymous"]
                assert [one.text for one in ann.welcome.chats] == ["…"]
                assert await place.admin("close", match.table, "--yes") == 0
            return (await Api(place.ann_at).record(match.table)).decode()

    kept = asyncio.run(test())
    assert '"Anonymous"' in kept
    assert "Bob" not in kept
    if not place.db.startswith("postgresql"):
        assert not [file.name for file in Path(place.db).parent.glob("t.db*") if b"It is me" in file.read_bytes()]


def test_a_table_that_waits_loses_the_forgotten_owner(place: Place) -> None:
    async def test() -> None:
        api = Api(place.ann_at)
        mine = await api.open(wire.NewTable(game="pani_high", name="Ann", players=5))
        bob = await api.join(mine.table, wire.Join(name="Bob"))
        assert await place.admin("forget", "Ann", "--yes") == 0
        async with asyncio.timeout(20):
            while len((await Api(place.bob_at).table(mine.table)).members) > 1:
                await asyncio.sleep(0.05)
        await Api(place.bob_at).do(mine.table, "bot", bob.ticket, wire.PlaceBot(seat=3, level="normal"))

    asyncio.run(test())


# ---- addresses


def test_a_banned_address_is_disconnected_and_refused_until_it_is_allowed(place: Place) -> None:
    async def test() -> None:
        async with begun(place) as match:
            assert await place.admin("ban", "127.0.0.1", "--yes") == 0
            for seat in match.seats:
                assert await farewell(seat) == (["error-banned"], 4403)
            for url in (place.ann_at, place.bob_at):
                assert await asyncio.to_thread(status, f"{url}/api/v1/games") == (403, "error-banned")
                with pytest.raises(Gone) as gone:
                    await connect(url, match.table, match.ann)
                assert (gone.value.code, gone.value.reason) == (4403, "banned")
            place.servers[0].stop()
            place.servers[0].start_again()
            assert await asyncio.to_thread(status, f"{place.servers[0].url}/healthz") == (403, "error-banned")
            assert await place.admin("unban", "127.0.0.1") == 0
            assert await asyncio.to_thread(status, f"{place.servers[0].url}/healthz") == (200, "")
            assert await place.admin("unban", "127.0.0.1") == 2

    asyncio.run(test())
    orders = [line for line in place.logs().splitlines() if "host-order" in line]
    assert orders
    assert "127.0.0.1" not in "".join(orders)


def test_behind_a_proxy_the_address_of_the_person_counts(tmp_path: Path) -> None:
    db = str(tmp_path / "t.db")
    with running(db, tmp_path, 0, "--behind-proxy") as server:
        place = Place(db, (server.url, server.url), [server])
        assert asyncio.run(place.admin("ban", "2001:db8::7", "--yes")) == 0
        games = f"{server.url}/api/v1/games"
        assert status(games, "2001:db8::9:9") == (403, "error-banned")
        assert status(games, "203.0.113.7") == (200, "")
        assert status(games) == (200, "")


def test_nothing_is_done_where_nothing_can_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a server, on a database that is empty, is not there, or is none."""
    db, none = tmp_path / "t.db", tmp_path / "no.db"
    with running(str(db), tmp_path):
        pass
    junk = tmp_path / "junk.db"
    junk.write_bytes(b"junk" * 100)

    def admin(at: Path, *arguments: str) -> int:
        return main(["--lang", "en", "admin", arguments[0], "--db", str(at), *arguments[1:]])

    assert admin(db, "tables") == 0
    assert admin(db, "limits") == 0
    assert "No server answers" in capsys.readouterr().out
    refused = [
        ("show", "../t"), ("close", ""), ("remove", "x", "--yes"), ("forget", " ", "--yes"), ("ban", "all", "--yes"),
        ("limits", "--clear", "me"), ("tables", "--num", "0"), ("unban", "203.0.113.7"),
    ]  # fmt: skip
    for arguments in refused:
        assert admin(db, *arguments) == 2, arguments
    assert [admin(none, "tables"), admin(junk, "tables"), none.exists()] == [2, 2, False]
    assert len(capsys.readouterr().err.splitlines()) == len(refused) + 2


def test_limits_show_who_uses_what_and_can_be_cleared(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    async def test() -> tuple[dict[str, Any], dict[str, Any]]:
        async with begun(place) as match:
            for _ in range(15):
                with pytest.raises(ServerSaid):
                    await Api(place.ann_at).table("nosuchtable")
            capsys.readouterr()
            await place.admin("limits", "--json")
            before = json.loads(capsys.readouterr().out)
            assert await place.admin("limits", "--clear", "127.0.0.1") == 0
            capsys.readouterr()
            await place.admin("limits", "--json")
            assert match.table not in place.logs()
            return before, json.loads(capsys.readouterr().out)

    before, after = asyncio.run(test())
    assert before["limits"]["sockets"] == 100
    assert sum(one["sockets"] for one in before["clients"]) == 2
    assert {one["client"] for one in before["clients"]} == {"127.0.0.1"}
    assert max(one["failures"] for one in before["clients"]) > 0
    assert max(one["failures"] for one in after["clients"]) == 0


def test_no_address_is_on_the_disk_but_a_banned_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also after a look at the limits, which the server answers through the database."""
    db, here = str(tmp_path / "data" / "t.db"), "127.0.0.1"

    async def test(place: Place) -> None:
        async with begun(place) as match:
            assert await place.admin("limits") == 0
            assert f"{here}: 2 sockets" in capsys.readouterr().out
            assert not [one for one in match.seats if one.seat is None]

    def with_it() -> set[str]:
        return {file.name for file in Path(db).parent.iterdir() if here.encode() in file.read_bytes()}

    with running(db, tmp_path) as server:
        asyncio.run(test(Place(db, (server.url, server.url), [server])))
        assert with_it() == set()
        assert here not in "".join([line for line in server.logs().splitlines() if line.startswith("{")])
        asyncio.run(Place(db, (server.url, server.url), [server]).admin("ban", here, "--yes"))
    assert with_it() & {"t.db", "t.db-wal"}


@pytest.mark.parametrize(
    ("given", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("2001:db8::/120", "2001:db8::/64"),
    ],
)
def test_an_address_is_banned_as_limits_count_it(given: str, network: str) -> None:
    assert network_to_ban(given) == network


def test_a_ban_holds_for_its_network_and_for_no_other() -> None:
    bans = Networks(["203.0.113.0/24", "2001:db8::/48"])
    assert [one in bans for one in ("203.0.113.9", "2001:db8:0:7::/64")] == [True, True]
    assert [one in bans for one in ("203.0.114.9", "2001:db9::/64", "", "nobody")] == [False] * 4
    with pytest.raises(OpenpsError, match="error-ban"):
        network_to_ban("example.org")

"""Readers see what is written: while a change is on its way to the disk, and after it failed, all is told as before.

Every endpoint of the application and the socket are asked, at every kind of change that a journal knows: a new
endpoint or a new fact without a case here fails. Here each endpoint is asked at a quarter of the changes, and at each
change a quarter of the endpoints; `make long` asks all at all.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from starlette.routing import Route

from openps.desk.desk import Desk
from openps.desk.limits import Clients, Limits
from openps.desk.reviews import Reviews
from openps.engine.errors import IllegalMove
from openps.server.app import make_app
from openps.server.guard import SOCKET
from openps.server.reviewers import ReviewProcess
from openps.server.websocket_connection import CONNECTION
from openps.tables import acts, journal
from openps.tables.errors import NotKept
from openps.tables.house import House
from openps.tables.live import LiveTable, card
from openps.tables.ports import Card, Row, Term
from openps.tables.table import folded
from openps.wire import messages as wire
from tests.long import slice_of
from tests.tables.house import Clock, Counted, FirstMove, Party, party
from tests.tables.memory import Hanging

# ---- a table at five moments, as the store keeps it


@dataclass(frozen=True)
class Moment:
    table: str
    rows: tuple[Row, ...]
    card: Card
    tickets: tuple[str, str]
    members: tuple[str, str]
    last: journal.Fact  # what happened next


@cache
def moments() -> dict[str, Moment]:
    """Two people, a bot and a free seat: before the match, in the middle of it, after a slip, before its end, over."""
    by_name: dict[str, Moment] = {}

    async def play(at: Party) -> None:
        clock = wire.ClockPlan(bank=300)
        await at.open(2, come=False, game="panic_station", players=4, seats=["open", "open", "beginner"], listed=True,
                      clock=clock)  # fmt: skip
        tickets, members = [guest.ticket for guest in at.guests], [guest.member or "" for guest in at.guests]
        await at.live.change(acts.ByHouse(journal.AskedBack(member=members[1], ticket="of old", code="code")))
        rows = at.store.journals[at.table.id]
        lobby = len(rows)
        await at.start()
        luck = random.Random(7)
        talks = slip = 0
        while at.table.phase == "playing":
            talks = len(rows) if len(rows) < 40 and not at.table.secret_choice else talks
            seat = luck.choice(sorted(at.table.offers))
            at.clock.time += 1
            await at.play(seat, at.text(seat, luck.randrange(len(at.table.offers[seat].moves))))
            slip = len(rows) if at.table.slip else slip
        cuts = {"lobby": lobby, "playing": talks, "slip": slip, "last move": len(rows) - 1, "over": len(rows)}
        for name, cut in cuts.items():
            upto = tuple(rows[:cut])
            next_one = journal.read(rows[min(cut, len(rows) - 1)].body)
            shown = card(folded(at.table.id, upto))
            by_name[name] = Moment(
                at.table.id, upto, shown, (tickets[0], tickets[1]), (members[0], members[1]), next_one
            )

    party(play)
    return by_name


# ---- a server whose disk is slow, and then full


class SlowThenFull(Hanging):
    """Another server has the wheel: nothing moves by itself."""

    async def take_wheel(self, table: str) -> Term | None:
        return None


class World:
    """A server with one table on that store."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.store = SlowThenFull()
        self.store.journals[moment.table] = list(moment.rows)
        self.store.listed[moment.table] = moment.card
        clock = Clock()
        clock.time = moment.rows[-1].at + 5
        self.house = House(self.store, FirstMove(), clock, Counted())
        self.desk = Desk(self.house, Clients(Limits(), clock), lambda *_, **__: None, (), ReviewProcess.start)
        self.desk.reviews = Reviews(self.store, self.desk.log, ReviewProcess.start, at_once=0)  # they wait for ever
        self.app = make_app(self.desk)
        self.live: LiveTable

    async def open(self) -> World:
        await self.house.start()
        self.live = await self.house.table(self.moment.table)
        return self

    async def ask(self, method: str, path: str, case: Case) -> tuple[int, bytes]:
        """One request, straight to the application."""
        address, _, query = (path.format(table=self.moment.table, game="panic_station") + case.query).partition("?")
        headers = [(b"host", b"localhost")]
        if case.ticket is not None:
            headers.append((b"authorization", f"Bearer {self.moment.tickets[case.ticket]}".encode()))
        scope = {
            "type": "http", "http_version": "1.1", "method": method, "path": address, "raw_path": address.encode(),
            "query_string": query.encode(), "headers": headers, "client": ("127.0.0.1", 1), "scheme": "http",
            "server": ("localhost", 80), "root_path": "",
        }  # fmt: skip
        sent: list[Any] = []
        body = msgspec.json.encode(case.body(self.moment)) if case.body else b""
        received = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return received.pop() if received else await asyncio.sleep(3600)

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return sent[0]["status"], b"".join([one.get("body", b"") for one in sent[1:]])

    async def listen(self, ticket: str) -> list[Any]:
        """What a socket hears when it says hello and asks whether somebody is there; then it hangs up."""
        line = Wire(self.app)
        line.say({"type": "hello", "table": self.moment.table, "ticket": ticket})
        await settle()
        line.say({"type": "look", "entry": 12})
        line.say({"type": "ping", "id": "p"})
        await settle()
        await line.hang_up()
        return line.heard

    async def end(self) -> None:
        self.store.fails.set()
        await self.house.close()


class Way:
    """Takes everything at once."""

    def __init__(self, heard: list[Any]) -> None:
        self._heard = heard

    def ask_first(self, hear: object) -> None:
        return

    def say(self, text: bytes) -> bool:
        self._heard.append({"type": "websocket.send", "text": text.decode()})
        return True

    async def taken(self) -> None:
        return

    def cut_if_stuck(self) -> None:
        raise AssertionError("nothing waits")


class Wire:
    """A WebSocket without a network."""

    def __init__(self, app: Any) -> None:
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self.heard: list[Any] = []
        scope = {
            "type": "websocket", "path": SOCKET, "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1),
            "state": {CONNECTION: Way(self.heard)},
        }  # fmt: skip
        self._task = asyncio.create_task(app(scope, self._inbox.get, self._send))

    async def _send(self, message: Any) -> None:
        self.heard.append(message)

    def say(self, message: dict[str, Any]) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def hang_up(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect"})
        await self._task


async def settle() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


# ---- what is asked


@dataclass(frozen=True)
class Case:
    """How an endpoint is asked: with whose ticket, with which body."""

    ticket: int | None = None
    body: Callable[[Moment], Any] | None = None
    query: str = ""


OF_TABLE = "/api/v1/tables/{table}"
CASES: dict[tuple[str, str], Case] = {
    ("GET", "/healthz"): Case(),
    ("GET", "/readyz"): Case(),
    ("GET", "/t/{table}"): Case(),
    ("GET", "/api/v1/openapi.json"): Case(),
    ("GET", "/api/v1/games"): Case(),
    ("GET", "/api/v1/rules/{game}"): Case(),
    ("GET", "/api/v1/rules/{game}/search"): Case(query="?asked=win"),
    ("GET", "/api/v1/editions/{game}"): Case(),
    ("GET", "/api/v1/editions/{game}/board.js"): Case(),
    ("GET", "/api/v1/editions/{game}/art.svg"): Case(),
    ("GET", "/api/v1/balance/{game}"): Case(query="?players=5"),
    ("GET", "/api/v1/puzzles/{game}"): Case(query="?number=1"),
    ("POST", "/api/v1/puzzles/{game}"): Case(body=lambda _: {"number": 1, "choice": 0}),
    ("GET", "/api/v1/lessons/{game}"): Case(),
    ("POST", "/api/v1/lessons/{game}"): Case(body=lambda _: {"name": "Z"}),
    ("POST", "/api/v1/career"): Case(body=lambda _: {"matches": []}),
    ("GET", "/api/v1/tables"): Case(),
    ("POST", "/api/v1/tables"): Case(body=lambda _: {"game": "negotiator", "name": "Z", "listed": True}),
    ("GET", OF_TABLE): Case(),
    ("POST", f"{OF_TABLE}/join"): Case(body=lambda _: {"name": "Q"}),
    ("POST", f"{OF_TABLE}/seat"): Case(1, lambda _: {"seat": 3}),
    ("POST", f"{OF_TABLE}/ready"): Case(1, lambda _: {"ready": True, "entropy": "ab"}),
    ("POST", f"{OF_TABLE}/bot"): Case(0, lambda _: {"seat": 2, "level": "normal"}),
    ("POST", f"{OF_TABLE}/kick"): Case(0, lambda moment: {"member": moment.members[1]}),
    ("POST", f"{OF_TABLE}/leave"): Case(1),
    ("POST", f"{OF_TABLE}/stand_in"): Case(0, lambda _: {"seat": 1}),
    ("POST", f"{OF_TABLE}/resign"): Case(1),
    ("POST", f"{OF_TABLE}/start"): Case(0),
    ("POST", f"{OF_TABLE}/refuse"): Case(0, lambda moment: {"member": moment.members[1]}),
    ("POST", f"{OF_TABLE}/lost"): Case(body=lambda moment: {"member": moment.members[1]}),
    ("POST", f"{OF_TABLE}/knock"): Case(0),
    ("POST", f"{OF_TABLE}/reissue"): Case(0, lambda moment: {"member": moment.members[1], "code": "code"}),
    ("POST", f"{OF_TABLE}/rematch"): Case(0),
    ("POST", f"{OF_TABLE}/practice"): Case(body=lambda _: {"name": "Q", "seat": 1, "ply": 3, "fair": True}),
    ("GET", f"{OF_TABLE}/balance"): Case(),
    ("POST", f"{OF_TABLE}/balance"): Case(0),
    ("GET", f"{OF_TABLE}/review"): Case(),
    ("POST", f"{OF_TABLE}/review"): Case(),
    ("POST", f"{OF_TABLE}/review/cancel"): Case(),
    ("GET", f"{OF_TABLE}/review.html"): Case(),
    ("POST", "/api/v1/records"): Case(body=lambda _: {"record": "none"}),
    ("GET", f"{OF_TABLE}/own"): Case(1),
    ("GET", f"{OF_TABLE}/record"): Case(),
    ("GET", f"{OF_TABLE}/proof"): Case(),
    ("GET", f"{OF_TABLE}/tale"): Case(),
    ("GET", f"{OF_TABLE}/log"): Case(),
    ("GET", f"{OF_TABLE}/frames"): Case(query="?seat=1&count=3"),
}


def routes() -> list[tuple[str, str]]:
    """Every endpoint of the application. The files of the web client lie on a disk and know no table."""
    app: Any = World(moments()["lobby"]).app
    plain = [route for route in app._app.routes if isinstance(route, Route)]
    return [(method, route.path) for route in plain for method in sorted((route.methods or set()) - {"HEAD"})]


TOLD_AT_THE_END = [f"{OF_TABLE}/{part}" for part in ("tale", "log", "frames", "record", "proof", "review")]


@pytest.mark.parametrize("path", TOLD_AT_THE_END)
def test_before_the_end_nobody_is_told_how_it_went(path: str) -> None:
    """With or without a ticket, up to the last move."""

    async def ask(name: str, ticket: int | None) -> int:
        at = await World(moments()[name]).open()
        status, _ = await at.ask("GET", path, Case(ticket))
        await at.end()
        return status

    for name in ("lobby", "playing", "slip", "last move"):
        assert [asyncio.run(ask(name, ticket)) for ticket in (None, 0, 1)] == [409, 409, 409]
    assert asyncio.run(ask("over", None)) == 200


# ---- what is about to change


@dataclass(frozen=True)
class Kind:
    """A change: the fact it would write, the moment it begins at, and who makes it."""

    fact: type[journal.Fact]
    moment: str
    act: Callable[[World], Awaitable[Any]]


def change(act: Callable[[Moment], acts.Act]) -> Callable[[World], Awaitable[Any]]:
    return lambda at: at.live.change(act(at.moment))


def played(moment: Moment) -> acts.Act:
    return acts.ByHouse(moment.last)


def an_agreement(moment: Moment) -> journal.TicketAgreed:
    host, guest = moment.members
    return journal.TicketAgreed(member=guest, ticket="another", code="code", asked=1000.0, by=host)


def open_another(at: World) -> Awaitable[Any]:
    return at.house.open(wire.NewTable(game="negotiator", name="Z", listed=True))


KINDS = {
    "a table is opened": Kind(journal.Opened, "lobby", open_another),
    "somebody comes in": Kind(
        journal.Joined, "lobby", change(lambda _: acts.Join(wire.Join(name="Q"), "m", "t"))
    ),
    "a seat is taken": Kind(
        journal.Sat, "lobby", change(lambda at: acts.Sit(at.tickets[1], wire.Sit(seat=3, colour="red")))
    ),
    "somebody is ready and adds luck": Kind(
        journal.Readied, "lobby", change(lambda at: acts.Ready(at.tickets[1], wire.Ready(entropy="ff")))
    ),
    "a bot sits down": Kind(
        journal.BotPlaced, "lobby",
        change(lambda at: acts.PlaceBot(at.tickets[0], wire.PlaceBot(seat=3, level="strong"))),
    ),
    "a bot gets stronger": Kind(
        journal.BotPlaced, "playing",
        change(lambda at: acts.PlaceBot(at.tickets[0], wire.PlaceBot(seat=2, level="strong"))),
    ),
    "somebody is sent away": Kind(
        journal.Left, "lobby",
        change(lambda at: acts.Kick(at.tickets[0], wire.Kick(member=at.members[1]))),
    ),
    "a ticket is lost": Kind(
        journal.AskedBack, "playing",
        change(lambda at: acts.ByHouse(journal.AskedBack(member=at.members[1], ticket="another", code="code"))),
    ),
    "a ticket is made anew, as it was once": Kind(
        journal.Reissued, "playing", change(lambda at: acts.ByHouse(journal.Reissued(member=at.members[1])))
    ),
    "somebody agrees to a new ticket": Kind(
        journal.TicketAgreed, "playing", change(lambda at: acts.ByHouse(an_agreement(at)))
    ),
    "somebody says no to a new ticket": Kind(
        journal.TicketRefused, "playing",
        change(lambda at: acts.ByHouse(journal.TicketRefused(member=at.members[1], by=at.members[0]))),
    ),
    "a ticket is made anew": Kind(
        journal.TicketReissued, "playing",
        change(lambda at: acts.ByHouse(
            journal.TicketReissued(member=at.members[1], ticket="another", by=[at.members[0]])
        )),
    ),
    "the owner of a ticket is back": Kind(
        journal.TicketKept, "playing", change(lambda at: acts.ByHouse(journal.TicketKept(member=at.members[1])))
    ),
    "the match starts": Kind(
        journal.Started, "lobby", change(lambda _: acts.ByHouse(journal.Started(bots={3: "beginner"})))
    ),
    "a move": Kind(journal.Played, "playing", change(played)),
    "the move that ends the match": Kind(journal.Played, "last move", change(played)),
    "a move taken back": Kind(
        journal.TookBack, "slip", change(lambda _: acts.ByHouse(journal.TookBack(seat=0)))
    ),
    "talk": Kind(journal.Said, "playing", change(lambda at: acts.Say(at.members[0], "1 is infected"))),
    "chat": Kind(
        journal.Chatted, "playing",
        change(lambda at: acts.ByHouse(journal.Chatted(member=at.members[1], text="oh"))),
    ),
    "chat of onlookers": Kind(
        journal.Chatted, "playing",
        change(lambda _: acts.ByHouse(journal.Chatted(member="", text="oh", room="onlookers", name="Zoe"))),
    ),
    "a bot stands in": Kind(
        journal.StoodIn, "playing", change(lambda at: acts.Leave(at.tickets[1]))
    ),
    "somebody wants a bot to play": Kind(
        journal.Voted, "playing",
        change(lambda at: acts.ByHouse(journal.Voted(member=at.members[1], seat=0, on=True))),
    ),
    "somebody resigns": Kind(
        journal.Resigned, "playing", change(lambda _: acts.ByHouse(journal.Resigned(seat=1, bot="normal")))
    ),
    "a pause": Kind(
        journal.Paused, "playing", change(lambda at: acts.Pause(at.members[0], True))
    ),
    "bots get faster": Kind(
        journal.Paced, "playing", change(lambda at: acts.Pace(at.members[0], 450))
    ),
    "somebody would skip": Kind(
        journal.Skipped, "playing",
        change(lambda at: acts.ByHouse(journal.Skipped(member=at.members[1], on=True))),
    ),
    "the clocks go on": Kind(journal.Woken, "playing", change(lambda _: acts.ByHouse(journal.Woken()))),
    "the host of the server closes the table": Kind(journal.Closed, "playing", change(lambda _: acts.Close())),
    "a rematch": Kind(
        journal.Rematched, "over", change(lambda at: acts.Rematch(at.tickets[0], "anothertable"))
    ),
}  # fmt: skip
kinds = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS.keys())


def test_every_fact_of_a_journal_has_a_case() -> None:
    assert {kind.fact for kind in KINDS.values()} == set(get_args(journal.Fact))


def while_it_fails(kind: Kind, read: Callable[[World], Awaitable[Any]]) -> tuple[Any, Any, Any]:
    """The same question before the change, while it is written, and after that failed."""

    async def whole() -> tuple[Any, Any, Any]:
        at = await World(moments()[kind.moment]).open()
        before = await read(at)
        at.store.hang()
        changing = asyncio.create_task(as_task(kind.act(at)))
        await at.store.reached.wait()
        meanwhile = await asyncio.wait_for(read(at), 60)
        at.store.fails.set()
        with pytest.raises(NotKept, match="error-not-kept"):
            await changing
        after = await read(at)
        await kind.act(at)  # and the next one is written
        await at.end()
        return before, meanwhile, after

    return asyncio.run(whole())


async def as_task(work: Awaitable[Any]) -> Any:
    return await work


def crossed(writes: bool) -> Any:
    """Endpoints at changes: each comes several times, the table itself at all; all pairs in the long form only."""
    chosen = [route for route in routes() if (route[0] != "GET") == writes]
    every = slice_of(1, 4)
    return pytest.mark.parametrize(
        ("kind", "route"),
        [
            pytest.param(kind, route, id=f"{name}-{' '.join(route)}")
            for row, (name, kind) in enumerate(KINDS.items())
            for column, route in enumerate(chosen)
            if (row + column) % every == 0 or route[1] == OF_TABLE
        ],
    )


@crossed(writes=False)
def test_an_endpoint_that_reads_tells_what_is_written(kind: Kind, route: tuple[str, str]) -> None:
    before, meanwhile, after = while_it_fails(kind, lambda at: at.ask(*route, CASES[route]))
    assert before == meanwhile
    assert before == after


@crossed(writes=True)
def test_an_endpoint_that_writes_goes_by_what_is_written(kind: Kind, route: tuple[str, str]) -> None:
    """Asked while another change hangs and fails, it does and answers the same as if that had never been tried."""

    async def alone() -> tuple[Any, Any]:
        at = await World(moments()[kind.moment]).open()
        answer = await at.ask(*route, CASES[route])
        await at.end()
        return answer, at.store.journals

    async def besides() -> tuple[Any, Any]:
        at = await World(moments()[kind.moment]).open()
        at.store.hang()
        changing = asyncio.create_task(as_task(kind.act(at)))
        await at.store.reached.wait()
        at.house.entropy = Counted()  # the luck that the other one has drawn is its own
        asked = asyncio.create_task(at.ask(*route, CASES[route]))
        await settle()
        at.store.fails.set()
        with pytest.raises(NotKept, match="error-not-kept"):
            await changing
        answer = await asked
        await at.end()
        return answer, at.store.journals

    assert asyncio.run(alone()) == asyncio.run(besides())


@kinds
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_socket_is_welcomed_with_what_is_written(kind: Kind, viewer: int | None) -> None:
    ticket = "" if viewer is None else moments()[kind.moment].tickets[viewer]
    before, meanwhile, after = while_it_fails(kind, lambda at: at.listen(ticket))
    types = [msgspec.json.decode(one["text"])["type"] for one in before if "text" in one]
    assert types[0] == "welcome"
    assert ("news" in types) == (kind.moment != "lobby")
    assert types[-1] == "pong"
    assert before == meanwhile
    assert before == after


@kinds
def test_who_listens_hears_nothing_of_it_and_stays(kind: Kind) -> None:
    async def whole() -> None:
        at = await World(moments()[kind.moment]).open()
        line = Wire(at.app)
        line.say({"type": "hello", "table": at.moment.table, "ticket": at.moment.tickets[0]})
        await settle()
        heard = len(line.heard)
        at.store.hang()
        changing = asyncio.create_task(as_task(kind.act(at)))
        await at.store.reached.wait()
        await settle()
        assert line.heard[heard:] == []
        at.store.fails.set()
        with pytest.raises(NotKept, match="error-not-kept"):
            await changing
        await settle()
        assert line.heard[heard:] == []
        await line.hang_up()
        await at.end()

    asyncio.run(whole())


def test_what_the_rules_refuse_is_not_seen_either() -> None:
    async def whole() -> None:
        at = await World(moments()["playing"]).open()
        before = await at.ask("GET", OF_TABLE, Case())
        table = at.live.table
        wrong = next(member for seat, member in enumerate(at.moment.members) if seat not in table.offers)
        move = table.game.move_text(next(iter(table.offers.values())).moves[0])
        with pytest.raises(IllegalMove):
            await at.live.change(acts.Play(wrong, move, table.seq))
        assert at.live.table is table
        assert before == await at.ask("GET", OF_TABLE, Case())
        await at.end()

    asyncio.run(whole())

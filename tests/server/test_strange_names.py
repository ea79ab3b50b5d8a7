"""Names that no table and no member can have are refused before anything is looked for; the document is made once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import pytest

from openps.desk.codes import BAD_MESSAGE
from openps.desk.desk import Desk
from openps.desk.endpoints import ENDPOINTS
from openps.desk.limits import BURST, Clients, Limits
from openps.server import openapi
from openps.server.app import make_app
from openps.server.reviewers import ReviewProcess
from openps.tables.house import House
from openps.tables.ports import Row
from tests.server.test_written import Wire, settle
from tests.tables.house import Clock, Counted, FirstMove
from tests.tables.memory import MemoryStore

STRANGE = [
    "\x00",
    "abcd\x00",
    "ABCDEF",
    "ab",
    "a" * 21,
    "a" * 999,
    "ab-cd",
    "ab.cd",
    "été1",
    "abcd\n",
    "..",
    "😀😀😀😀",
]


class Asked(MemoryStore):
    """Remembers what was looked for."""

    def __init__(self) -> None:
        super().__init__()
        self.looked_for: list[str] = []

    async def rows(self, table: str, after: int) -> Sequence[Row]:
        self.looked_for.append(table)
        return await super().rows(table, after)


class Door:
    """A server without a network."""

    def __init__(self) -> None:
        self.store = Asked()
        clock = Clock()
        self.house = House(self.store, FirstMove(), clock, Counted())
        self.app = make_app(
            Desk(self.house, Clients(Limits(failures=1e9), clock), lambda *_, **__: None, (), ReviewProcess.start)
        )

    async def ask(self, method: str, path: str, body: bytes = b"{}") -> tuple[int, bytes]:
        scope = {
            "type": "http", "http_version": "1.1", "method": method, "path": path, "raw_path": path.encode(),
            "query_string": b"", "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1), "scheme": "http",
            "server": ("localhost", 80), "root_path": "",
        }  # fmt: skip
        sent: list[dict[str, object]] = []

        async def receive() -> dict[str, object]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, object]) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return int(str(sent[0]["status"])), bytes(sent[1]["body"])


def at_the_door(test: Callable[[Door], Awaitable[None]]) -> None:
    asyncio.run(_opened(test))


async def _opened(test: Callable[[Door], Awaitable[None]]) -> None:
    door = Door()
    await door.house.start()
    await test(door)
    await door.house.close()


@pytest.mark.parametrize("name", STRANGE, ids=ascii)
def test_a_strange_name_of_a_table_is_refused_before_the_store_is_asked(name: str) -> None:
    async def test(door: Door) -> None:
        for endpoint in [one for one in ENDPOINTS if "{table}" in one.path]:
            status, _ = await door.ask(endpoint.method, endpoint.path.replace("{table}", name))
            assert status in (400, 401, 404)
        line = Wire(door.app)
        line.say({"type": "hello", "table": name})
        await settle()
        assert [one["code"] for one in line.heard if "code" in one][:1] in ([BAD_MESSAGE], [4404])
        await line.hang_up()
        assert door.store.looked_for == []

    at_the_door(test)


def test_a_name_that_a_table_could_have_is_looked_for() -> None:
    async def test(door: Door) -> None:
        status, _ = await door.ask("GET", "/api/v1/tables/abcdefgh2345")
        assert (status, door.store.looked_for) == (404, ["abcdefgh2345"])

    at_the_door(test)


@pytest.mark.parametrize("act", ["kick", "lost", "reissue"])
@pytest.mark.parametrize("member", ["", "\x00", "x" * 64, "MEMBER", "é", "0123456789abcdef0123456789"], ids=ascii)
def test_a_strange_name_of_a_member_is_refused_before_the_store_is_asked(act: str, member: str) -> None:
    async def test(door: Door) -> None:
        body = {"member": member, **({"code": "x"} if act == "reissue" else {})}
        status, _ = await door.ask("POST", f"/api/v1/tables/abcdefgh2345/{act}", msgspec.json.encode(body))
        assert (status, door.store.looked_for) == (400, [])

    at_the_door(test)


def test_the_document_is_made_once_and_asking_for_it_is_a_request(monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    make = openapi.document

    def counted() -> openapi.Json:
        nonlocal made
        made += 1
        return make()

    async def test(door: Door) -> None:
        answers = [await door.ask("GET", "/api/v1/openapi.json") for _ in range(BURST * 4 + 5)]
        assert [status for status, _ in answers] == [200] * BURST * 4 + [429] * 5
        assert len({body for status, body in answers if status == 200}) == 1

    openapi.encoded.cache_clear()
    with monkeypatch.context() as patched:
        patched.setattr(openapi, "document", counted)
        at_the_door(test)
    assert made == 1

"""10,000 messages that nobody should send: each gets a refusal or ends the line with a code; the match stays as it was.

And schemathesis reads our own OpenAPI document and tries what it allows and what it forbids.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from openps.catalog import game_named
from openps.client import Api, Gone, Seat, connect
from openps.wire import messages as wire
from tests.server.running import Running, running
from tests.server.test_guard import a_table, ask

ROOT = Path(__file__).parents[2]
BATCH = 25
BATCHES = 400
FREE = (
    "--limit", "messages=1000000", "--limit", "failures=1000000", "--limit", "requests=1000000", "--limit",
    "tables=1000000", "--limit", "sockets=1000",
)  # fmt: skip
GAME = game_named("pani_high")
MOVES = [GAME.move_text(move) for move in GAME.all_moves(GAME.options(5, {}))]
CODES = {1009, 4400, 4401, 4403, 4404, 4429}

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
fields = st.sampled_from(["move", "after", "id", "text", "on", "seat", "table", "ticket", "password", "language"])
nearly = st.builds(
    lambda kind, more: json.dumps({"type": kind, **more}),
    st.sampled_from(["hello", "move", "say", "chat", "react", "ping", "pause", "news", ""]),
    st.dictionaries(fields, values | st.sampled_from(MOVES), max_size=5),
)
moves = st.builds(
    lambda move, after, own: json.dumps({"type": "move", "move": move, "after": after, "id": own}),
    st.sampled_from(MOVES) | st.text(min_size=1, max_size=60),
    st.integers(0, 60),
    st.text(max_size=40),
)
anything = st.text(max_size=200) | st.binary(max_size=200) | values.map(json.dumps) | st.just("x" * 5000)
message = nearly | moves | anything


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("fuzz")
    with running(str(folder / "t.db"), folder, 0, *FREE) as made:
        yield made
        made.stop()
        assert "unexpected" not in made.logs()


class Scene:
    """A listed match that waits for one seat; the nonsense comes from another seat and from the public."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.loop = asyncio.new_event_loop()
        self.sent = 0
        self.codes: set[int] = set()
        self.table, self.ticket, self.seq = self.loop.run_until_complete(self._prepare())

    async def _prepare(self) -> tuple[str, str, int]:
        table, tickets = await a_table(self.url, people=5, listed=True)
        await Api(self.url).do(table, "start", tickets[0])
        for ticket in tickets:
            async with await connect(self.url, table, ticket) as seat:
                await seat.hear()
                if not seat.moves():
                    return table, ticket, seat.seq
        raise AssertionError("everybody is asked")

    async def send(self, batch: list[str | bytes], public: bool) -> None:
        """All of them; where one ends the line, the next goes over a new one."""
        left = list(batch)
        while left:
            seat = await connect(self.url, self.table, "" if public else self.ticket)
            try:
                await seat.hear()
                while left:
                    self.sent += 1
                    await seat.send_raw(left.pop(0))
                    await self._answer(seat)
            except Gone as gone:
                self.codes.add(gone.code)
            finally:
                await seat.close()

    async def _answer(self, seat: Seat) -> None:
        """Each message has an answer: a refusal, a pong, or the end of the line."""
        async with asyncio.timeout(30):
            while not isinstance(heard := await seat.hear(), wire.Refused | wire.Pong):
                assert isinstance(heard, wire.TableNews), type(heard)

    async def unchanged(self) -> bool:
        async with await connect(self.url, self.table) as seat:
            await seat.hear()
            return seat.seq == self.seq


def pauses(one: str | bytes) -> bool:
    """A pause that is well-formed: a person at the table may do that."""
    try:
        read: Any = json.loads(one)
    except ValueError:
        return False
    return isinstance(read, dict) and read.get("type") == "pause"


@pytest.mark.timeout(900)
def test_ten_thousand_messages_change_nothing(server: Running) -> None:
    scene = Scene(server.url)

    @settings(
        max_examples=BATCHES, deadline=None, database=None, derandomize=True,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(batch=st.lists(message, min_size=BATCH, max_size=BATCH), public=st.booleans())
    def many(batch: list[str | bytes], public: bool) -> None:
        kept = batch if public else ['{"type":"move"}' if pauses(one) else one for one in batch]
        scene.loop.run_until_complete(scene.send(kept, public))

    many()
    assert scene.sent >= BATCH * BATCHES
    assert scene.codes <= CODES
    assert scene.loop.run_until_complete(scene.unchanged())
    scene.loop.close()


def test_schemathesis_finds_nothing(server: Running, tmp_path: Path) -> None:
    program = ROOT / ".venv-api" / "bin" / "schemathesis"
    if not program.exists():
        pytest.skip("SCHEMATHESIS IS NOT INSTALLED (make .venv-api/.made): THE HTTP API IS NOT FUZZED")
    status, _, document = ask(server.url, "GET", "/api/v1/openapi.json")
    assert status == 200
    table, tickets = asyncio.run(a_table(server.url))
    known = json.loads(document)
    for methods in known["paths"].values():
        for operation in methods.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "table":  # a real one, or most of what is tried would meet no table at all
                    parameter["schema"]["enum"] = [table, "nope"]
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(known))
    checks = (
        "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance",
        "response_headers_conformance", "negative_data_rejection",
    )  # fmt: skip
    ticket = f"Authorization: Bearer {tickets[0]}"
    command = [
        str(program), "run", str(file), "--url", server.url, "--max-examples", "60", "--seed", "1", "--checks",
        ",".join(checks), "--header", ticket, "--phases", "examples,coverage,fuzzing", "--generation-database", "none",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False, timeout=500)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-1000:]
    assert "passed" in done.stdout

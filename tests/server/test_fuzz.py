"""Messages that nobody should send: each gets a refusal or ends the line with a code; no match is changed.

And schemathesis reads our own OpenAPI document and tries what it allows and what it forbids. Here are
2,000 messages and few requests at random; `make long` sends 10,000, `make fuzz` as many as one likes.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.chaos import schemas
from tests.chaos.fuzz import FREE, Fuzz, fuzz
from tests.long import slice_of
from tests.server.running import Running, running
from tests.server.test_guard import a_table, ask

NUMBER = slice_of(10_000, 2_000)
EXAMPLES = slice_of(30, 2)  # requests to an endpoint, besides those at the edges of what it takes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("fuzz")
    with running(str(folder / "t.db"), folder, 0, *FREE) as made:
        yield made
        made.stop()
        assert "unexpected" not in made.logs()


@pytest.mark.timeout(900)
def test_messages_that_nobody_should_send_change_nothing(tmp_path: Path) -> None:
    done = fuzz(NUMBER, 1, tmp_path)
    assert done.faults == []
    assert done.sent >= NUMBER
    assert done.answers["refused"] > NUMBER / 2
    assert {"400", "404", "past", "pong"} <= set(done.answers)


def test_an_answer_that_says_the_server_failed_is_a_fault(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        looking = Fuzz(server, "", 0, 1)
        looking.look_at(b"GET /", b"HTTP/1.1 404 Not Found\r\n\r\n")
        assert looking.faults == []
        looking.look_at(b"GET /", b"HTTP/1.1 500 Internal Server Error\r\n\r\n")
        assert len(looking.faults) == 1


def test_schemathesis_finds_nothing(server: Running, tmp_path: Path) -> None:
    if not schemas.PROGRAM.exists():
        pytest.skip("SCHEMATHESIS IS NOT INSTALLED (make .venv-api/.made): THE HTTP API IS NOT FUZZED")
    status, _, document = ask(server.url, "GET", schemas.DOCUMENT)
    assert status == 200
    table, tickets = asyncio.run(a_table(server.url))
    tried = schemas.tried(server.url, document, table, tickets[0], tmp_path, EXAMPLES, 1)
    assert tried.faults == []
    assert tried.requests > 1000


def test_what_schemathesis_finds_is_a_fault_and_counted(tmp_path: Path) -> None:
    """A document that promises what the server does not keep."""
    if not schemas.PROGRAM.exists():
        pytest.skip("SCHEMATHESIS IS NOT INSTALLED (make .venv-api/.made): THE HTTP API IS NOT FUZZED")
    answers = {"418": {"description": "a teapot"}}
    paths = {"/healthz": {"get": {"responses": answers}}}
    document = json.dumps({"openapi": "3.1.0", "info": {"title": "t", "version": "1"}, "paths": paths}).encode()
    with running(str(tmp_path / "t.db"), tmp_path) as server:
        tried = schemas.tried(server.url, document, "nope", "", tmp_path, 5, 1)
    assert tried.requests > 0
    assert "Undocumented status code" in tried.faults[0]

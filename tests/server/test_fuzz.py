"""10,000 messages that nobody should send: each gets a refusal or ends the line with a code; no match is changed.

And schemathesis reads our own OpenAPI document and tries what it allows and what it forbids.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.chaos.fuzz import FREE, Fuzz, fuzz
from tests.server.running import Running, running
from tests.server.test_guard import a_table, ask

ROOT = Path(__file__).parents[2]
NUMBER = 10_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("fuzz")
    with running(str(folder / "t.db"), folder, 0, *FREE) as made:
        yield made
        made.stop()
        assert "unexpected" not in made.logs()


@pytest.mark.timeout(900)
def test_ten_thousand_messages_change_nothing(tmp_path: Path) -> None:
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

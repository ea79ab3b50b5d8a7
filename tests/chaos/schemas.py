"""Schemathesis reads our own OpenAPI document, and asks for what it allows and for what it forbids."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PROGRAM: Final = Path(__file__).parents[2] / ".venv-api" / "bin" / "schemathesis"
"""In an environment of its own, which `make test` and `make fuzz` make from requirements-api.txt."""
DOCUMENT: Final = "/api/v1/openapi.json"
_CHECKS: Final = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance",
    "response_headers_conformance", "negative_data_rejection",
)  # fmt: skip
_CASES: Final = re.compile(r"Test cases:\s+(\d+) generated")


@dataclass(frozen=True, slots=True)
class Tried:
    """How many requests there were, and what was wrong with the answers."""

    requests: int
    faults: list[str]


def tried(url: str, document: bytes, table: str, ticket: str, folder: Path, examples: int, seed: int) -> Tried:
    """So many of each operation, besides those at the edges of what it takes, with the ticket of a real table."""
    file = folder / "openapi.json"
    file.write_text(json.dumps(with_table(json.loads(document), table)))
    command = [
        str(PROGRAM), "run", str(file), "--url", url, "--max-examples", str(examples), "--seed", str(seed), "--checks",
        ",".join(_CHECKS), "--header", f"Authorization: Bearer {ticket}", "--phases", "examples,coverage,fuzzing",
        "--generation-database", "none",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    count = _CASES.search(done.stdout)
    if count is None or done.returncode != 0:
        return Tried(0 if count is None else int(count[1]), [f"{done.stdout[-6000:]}{done.stderr[-1000:]}"])
    return Tried(int(count[1]), [])


def with_table(known: dict[str, dict[str, dict[str, dict[str, list[dict[str, object]]]]]], table: str) -> object:
    """A real one, or most of what is tried would meet no table at all."""
    for methods in known["paths"].values():
        for operation in methods.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "table":
                    parameter["schema"] = {"type": "string", "enum": [table, "nope"]}
    return known

"""From a request to its answer, whatever line it came on: limits, body, handler, and words for what is refused."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec

from openps.desk.codes import GOOD, UNAVAILABLE, codes_of
from openps.desk.desk import Desk
from openps.desk.endpoints import ENDPOINTS, AnyEndpoint, Call, Endpoint, GameFile, RecordFile
from openps.desk.problems import problem
from openps.engine.errors import OpenpsError
from openps.tables.errors import NotFound, Unknown
from openps.wire import messages as wire

B = TypeVar("B")
JSON: Final = "application/json"
RECORD: Final = "application/jsonl"


@dataclass(frozen=True, slots=True)
class Asked:
    """One request as it came. Its body is read when somebody wants it, and not before the client may ask at all."""

    path: dict[str, str]
    query: dict[str, str]
    body: Callable[[], Awaitable[bytes]]
    ticket: str
    client: str
    language: str


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    data: bytes
    kind: str = JSON


async def answer(desk: Desk, endpoint: Endpoint[B], asked: Asked) -> Answer:
    game = asked.path.get("game", "")
    try:
        desk.clients.request(asked.client)
        body = endpoint.body.read(await asked.body() if endpoint.body.kind else b"")
        game = game or (body.game if isinstance(body, wire.NewTable) else "")
        call = Call(asked.path, asked.query, body, asked.ticket, asked.client, asked.language)
        return given(await endpoint.handler(desk, call))
    except OpenpsError as error:
        at = desk.house.game_at(asked.path.get("table", ""))
        return refused(desk, error, asked.client, asked.language, at or game)


def given(answered: object) -> Answer:
    if isinstance(answered, GameFile):
        return Answer(GOOD, answered.data, answered.kind)
    if isinstance(answered, RecordFile):
        return Answer(GOOD, bytes(answered), RECORD)
    return Answer(_status(answered), msgspec.json.encode(answered))


def _status(answered: object) -> int:
    """Whoever looks after servers reads the status and nothing else."""
    unwell = isinstance(answered, wire.Health | wire.Readiness) and answered.status != "ok"
    return UNAVAILABLE if unwell else GOOD


def refused(desk: Desk, error: OpenpsError, client: str, language: str, game: str = "") -> Answer:
    desk.meter.refused(error.key)
    if isinstance(error, NotFound | Unknown):
        desk.clients.failed(client)
    return said(problem(error, language, game), codes_of(error).status)


def said(problem: wire.Problem, status: int) -> Answer:
    return Answer(status, msgspec.json.encode(problem))


def _pattern(path: str) -> re.Pattern[str]:
    """As routers read it: a name between braces stands for one part of a path."""
    parts = re.split(r"{(\w+)}", path)
    return re.compile("".join(f"(?P<{part}>[^/]+)" if at % 2 else re.escape(part) for at, part in enumerate(parts)))


_ROUTES: Final = tuple([(one.method, _pattern(one.path), one) for one in ENDPOINTS])


def endpoint_at(method: str, path: str) -> tuple[AnyEndpoint, dict[str, str]]:
    """For lines without a router of their own; raises where there is nothing."""
    for known, pattern, endpoint in _ROUTES:
        fits = pattern.fullmatch(path) if known == method else None
        if fits:
            return endpoint, fits.groupdict()
    raise NotFound("error-no-page")

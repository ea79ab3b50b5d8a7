"""The door of the house in a tab: the page asks what it would ask over HTTP, and sits at tables over lines."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from openps.desk import answering, problems
from openps.desk.answering import Answer, Asked
from openps.desk.codes import GOOD
from openps.desk.desk import Desk
from openps.desk.limits import Clients, Limits
from openps.engine.errors import OpenpsError
from openps.tab import here
from openps.tab.bots import WorkerBots
from openps.tab.line import Line
from openps.tab.outside import Outside
from openps.tab.reviews import WorkerReview
from openps.tab.store import TabStore
from openps.tables.errors import NotPossible
from openps.tables.house import House

ALONE: Final = "tab"
"""The one client there is."""
HERE: Final = "/here/"
"""What a server is never asked."""
PLENTY: Final = 1e9
BREATH: Final = 30.0
FAILED: Final = 500
_FREE: Final = ("requests", "messages", "chats", "reactions", "tables", "hints", "reviews", "failures", "asks", "tries")
UNLIMITED: Final = Limits(message=2**20, **dict.fromkeys(_FREE, PLENTY))  # type: ignore[arg-type]  # all of them rates
"""Nobody can flood anybody but themselves."""


class Door:
    """Everything that the worker calls."""

    def __init__(
        self,
        outside: Outside,
        now: Callable[[], float] = time.time,
        luck: Callable[[int], bytes] = secrets.token_bytes,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._outside = outside
        self.store = TabStore(outside.shelf, outside.trouble)
        self.house = House(self.store, WorkerBots(outside, self._log), now, luck, steady)
        self.desk = Desk(self.house, Clients(UNLIMITED, steady), self._log, (), self._review)
        self._lines: dict[int, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.house.start()
        self._soon(self._breathe())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.desk.reviews.close()
        await self.house.close()

    async def ask(self, method: str, address: str, body: str, ticket: str, language: str) -> tuple[int, str, str]:
        """The status, the kind and the text of the answer."""
        try:
            told = await self._answer(method, address, body, ticket, problems.language_of(language))
        except Exception as error:  # noqa: BLE001 - whatever it was, the page learns that there was something
            self.desk.unexpected(error)
            internal = problems.problem(NotPossible("error-internal"), problems.language_of(language))
            told = answering.said(internal, FAILED)
        return told.status, told.kind, told.data.decode()

    async def _answer(self, method: str, address: str, body: str, ticket: str, language: str) -> Answer:
        parts = urlsplit(address)
        if parts.path.startswith(HERE):
            return await self._answer_here(parts.path, body, language)
        try:
            endpoint, path = answering.endpoint_at(method, parts.path)
        except OpenpsError as error:
            return answering.refused(self.desk, error, ALONE, language)
        query = dict(parse_qsl(parts.query, keep_blank_values=True))
        asked = Asked(path, query, partial(_given, body), ticket, ALONE, language)
        return await answering.answer(self.desk, endpoint, asked)

    async def _answer_here(self, path: str, body: str, language: str) -> Answer:
        try:
            told = await here.answer(self.house, path, await _given(body))
        except OpenpsError as error:
            return answering.refused(self.desk, error, ALONE, language)
        return Answer(GOOD, told.encode(), "text/plain") if isinstance(told, str) else answering.given(told)

    # ---- lines

    def dial(self, number: int) -> None:
        line = self._lines[number] = Line(number, self.desk, ALONE, self._outside)
        self._soon(self._run(number, line))

    def hear(self, number: int, text: str) -> None:
        if number in self._lines:
            self._lines[number].hear(text)

    def hang_up(self, number: int) -> None:
        if number in self._lines:
            self._lines[number].hang_up()

    async def _run(self, number: int, line: Line) -> None:
        try:
            await line.run()
        finally:
            del self._lines[number]

    def appended(self, table_id: str, seq: int) -> None:
        """Another tab wrote."""
        self.house.appended(table_id, seq)

    # ---- beside

    async def _review(self) -> WorkerReview:
        return WorkerReview(self._outside)

    async def _breathe(self) -> None:
        while True:
            await asyncio.sleep(BREATH)
            await self.house.breathe()

    def _soon(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _log(self, event: str, **arguments: object) -> None:
        self._outside.log(json.dumps({"event": event, **arguments}, ensure_ascii=False, default=str))


async def _given(body: str) -> bytes:
    return body.encode("utf-8", "surrogatepass")

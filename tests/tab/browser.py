"""A browser for the house in a tab, without one: a shelf that can be full or away, workers that answer at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from openps.tab.door import Door
from tests.tables.house import Counted


class MemoryShelf:
    """What tabs of one browser share, and what outlives them."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[int, tuple[float, str]]] = {}
        self.reviews: dict[str, str] = {}
        self.wrong = ""  # full or away

    async def add(self, table_id: str, seq: int, at: float, body: str) -> str:
        await asyncio.sleep(0)
        rows = self.kept.setdefault(table_id, {})
        if self.wrong or seq in rows:
            return self.wrong or "behind"
        rows[seq] = (at, body)
        return "written"

    async def rows(self, table_id: str, after: int) -> str:
        rows = self.kept.get(table_id, {})
        return json.dumps([[seq, at, body] for seq, (at, body) in sorted(rows.items()) if seq > after])

    async def keep_review(self, table_id: str, body: str) -> str:
        if not self.wrong:
            self.reviews[table_id] = body
        return self.wrong or "written"

    async def review(self, table_id: str) -> str:
        return self.reviews.get(table_id, "")


def first_move(question: str) -> str:
    moves = json.loads(question)["moves"]
    return json.dumps(moves[0] if moves else "")


class Browser:
    """Fulfils `openps.tab.outside.Outside`."""

    def __init__(self, shelf: MemoryShelf, thinks: Callable[[str], str] = first_move) -> None:
        self.shelf = shelf
        self.thinks = thinks
        self.heard: dict[int, list[dict[str, Any]]] = {}
        self.ends: dict[int, tuple[int, str]] = {}
        self.logged: list[str] = []
        self.troubles: list[str] = []
        self.questions: list[dict[str, Any]] = []
        self.reviewing: dict[int, list[str]] = {}
        self.news = asyncio.Event()

    def say(self, line: int, text: str) -> None:
        message = json.loads(text)
        self.heard.setdefault(line, []).append(message)
        self.news.set()

    def closed(self, line: int, code: int, reason: str) -> None:
        self.ends[line] = (code, reason)
        self.news.set()

    def log(self, text: str) -> None:
        self.logged.append(text)

    def trouble(self, what: str) -> None:
        self.troubles.append(what)

    async def think(self, question: str, seconds: float) -> str:
        self.questions.append(json.loads(question))
        return self.thinks(question)

    def begin_review(self, number: int, record: str) -> None:
        self.reviewing[number] = [
            '{"stage":"course","done":1,"total":2}',
            json.dumps({"stage": "done", "review": {"turning_points": [], "choices": [], "length": len(record)}}),
        ]

    async def review_line(self, number: int) -> str:
        await asyncio.sleep(0)
        lines = self.reviewing.get(number)
        return lines.pop(0) if lines else ""

    def end_review(self, number: int) -> None:
        self.reviewing.pop(number, None)


class Tab:
    """A page with its house."""

    def __init__(self, shelf: MemoryShelf, thinks: Callable[[str], str] = first_move) -> None:
        self.browser = Browser(shelf, thinks)
        self.door = Door(self.browser, luck=Counted())
        self.lines = 0

    async def ask(self, method: str, path: str, body: object = None, ticket: str = "", language: str = "en") -> Any:
        status, told = await self.answer(method, path, "" if body is None else json.dumps(body), ticket, language)
        assert status == 200, told
        return told

    async def answer(
        self, method: str, path: str, body: str = "", ticket: str = "", language: str = "en"
    ) -> tuple[int, Any]:
        status, kind, text = await self.door.ask(method, f"/api/v1{path}", body, ticket, language)
        return status, json.loads(text) if kind == "application/json" else text

    async def begin(self, game: str, players: int, level: str = "beginner", **settings: object) -> dict[str, str]:
        """As the page does for one click; bots do not dawdle."""
        seats = ["open", *[level] * (players - 1)]
        asked = {"game": game, "name": "Ann", "players": players, "seats": seats, "pace": 0, **settings}
        seated: dict[str, str] = await self.ask("POST", "/tables", asked)
        at, ticket = f"/tables/{seated['table']}", seated["ticket"]
        await self.ask("POST", f"{at}/ready", {"entropy": "00"}, ticket)
        await self.ask("POST", f"{at}/start", ticket=ticket)
        return seated

    def sit(self, seated: dict[str, str]) -> int:
        self.lines += 1
        self.door.dial(self.lines)
        self.tell(self.lines, type="hello", table=seated["table"], ticket=seated["ticket"], language="en")
        return self.lines

    def tell(self, line: int, **message: object) -> None:
        self.door.hear(line, json.dumps(message))

    def heard(self, line: int, kind: str) -> list[dict[str, Any]]:
        return [one for one in self.browser.heard.get(line, []) if one["type"] == kind]

    async def until(self, reached: Callable[[], object]) -> None:
        """The limit is for a house that hangs, not for a machine that is busy."""
        async with asyncio.timeout(120):
            while not reached():
                self.browser.news.clear()
                await asyncio.wait((asyncio.ensure_future(self.browser.news.wait()),), timeout=0.05)

    def asked(self, line: int) -> dict[str, Any] | None:
        """The last news, where it asks something of this line."""
        news = self.heard(line, "news")
        return news[-1] if news and news[-1]["moves"] else None

    async def move(self, line: int) -> None:
        await self.until(lambda: self.asked(line) or self.is_over(line))
        news = self.asked(line)
        if news is not None:
            seq = news["seq"]
            self.tell(line, type="move", move=news["moves"][0]["text"], after=seq, id=str(seq))
            await self.until(lambda: self.heard(line, "news")[-1]["seq"] > seq)

    def is_over(self, line: int) -> bool:
        news = self.heard(line, "news")
        return bool(news) and news[-1]["outcome"] is not None

    async def finish(self, line: int) -> None:
        while not self.is_over(line):
            await self.move(line)


@asynccontextmanager
async def a_tab(shelf: MemoryShelf, thinks: Callable[[str], str] = first_move) -> AsyncIterator[Tab]:
    tab = Tab(shelf, thinks)
    await tab.door.open()
    try:
        yield tab
    finally:
        await tab.door.close()


def play(test: Callable[[MemoryShelf], Awaitable[None]]) -> None:
    asyncio.run(_whole(test))


async def _whole(test: Callable[[MemoryShelf], Awaitable[None]]) -> None:
    await test(MemoryShelf())

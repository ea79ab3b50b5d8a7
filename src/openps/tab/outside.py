"""What the house in a tab needs from the browser, as ports: lines to the page, storage, workers that think."""

from __future__ import annotations

from typing import Protocol


class Shelf(Protocol):
    """The browser's own storage. Everything goes in and out as text: that passes from language to language at once."""

    async def add(self, table_id: str, seq: int, at: float, body: str) -> str:
        """Keep a row: `written` once it is on the disk, `behind` where that number is taken, `full`, or `away`."""
        ...

    async def rows(self, table_id: str, after: int) -> str:
        """JSON: a list of [number, time, body], in order; an empty one where the storage is away."""
        ...

    async def keep_review(self, table_id: str, body: str) -> str:
        """`written`, `full` or `away`."""
        ...

    async def review(self, table_id: str) -> str:
        """Empty where there is none."""
        ...


class Outside(Protocol):
    """The worker that Python runs in, as far as the house asks anything of it."""

    @property
    def shelf(self) -> Shelf: ...

    def say(self, line: int, text: str) -> None:
        """To the page, on one of its lines."""
        ...

    def closed(self, line: int, code: int, reason: str) -> None: ...

    def log(self, text: str) -> None: ...

    def trouble(self, what: str) -> None:
        """Tell the person: from now on matches are not kept, because the storage is `full` or `away`."""
        ...

    async def think(self, question: str, seconds: float) -> str:
        """Ask the worker of the bots; one that takes longer is ended, and its answer is empty."""
        ...

    def begin_review(self, number: int, record: str) -> None: ...

    async def review_line(self, number: int) -> str:
        """The next line of that review; empty after the last one."""
        ...

    def end_review(self, number: int) -> None: ...

"""Journals in the browser's own storage, behind the same port as SQLite and PostgreSQL."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from openps.tab.outside import Shelf
from openps.tables.errors import Behind
from openps.tables.ports import Able, Card, Listener, Row, Term

WRITTEN: Final = "written"
BEHIND: Final = "behind"
FIRST_TERM: Final = 1

Trouble = Callable[[str], None]
_ROWS: Final = msgspec.json.Decoder(list[tuple[int, float, str]])


class TabStore:
    """A row counts when the shelf says that it is on the disk.

    Where the shelf is full, or there is none, a match goes on in memory, and the person is told: what was kept is
    still there, what comes is lost with the tab unless its record is downloaded.
    """

    def __init__(self, shelf: Shelf, trouble: Trouble) -> None:
        self._shelf = shelf
        self._trouble = trouble
        self._loose: dict[str, list[Row]] = {}  # rows that are only here, by table
        self._reviews: dict[str, bytes] = {}

    async def start(self, listener: Listener) -> None:
        """What other tabs write comes by the page."""

    async def close(self) -> None:
        return

    async def append(self, table_id: str, row: Row, card: Card | None = None, term: Term | None = None) -> None:
        if table_id not in self._loose:
            told = await self._shelf.add(table_id, row.seq, row.at, row.body.decode())
            if told == WRITTEN:
                return
            if told == BEHIND:
                raise Behind
            self._trouble(told)
        self._keep_here(table_id, row)

    def _keep_here(self, table_id: str, row: Row) -> None:
        loose = self._loose.setdefault(table_id, [])
        if loose and row.seq != loose[-1].seq + 1:
            raise Behind
        loose.append(row)

    async def rows(self, table_id: str, after: int) -> Sequence[Row]:
        kept = [Row(seq, at, body.encode()) for seq, at, body in _ROWS.decode(await self._shelf.rows(table_id, after))]
        return [*kept, *[row for row in self._loose.get(table_id, ()) if row.seq > after]]

    async def keep_review(self, table_id: str, body: bytes) -> None:
        told = await self._shelf.keep_review(table_id, base64.b64encode(body).decode())
        if told != WRITTEN:
            self._trouble(told)
            self._reviews[table_id] = body

    async def review(self, table_id: str) -> bytes | None:
        kept = await self._shelf.review(table_id)
        return base64.b64decode(kept) if kept else self._reviews.get(table_id)

    async def cards(self, limit: int, since: float) -> Sequence[Card]:
        """A list of tables is for those who come from elsewhere: nobody does."""
        return ()

    async def newest(self) -> float | None:
        return None

    async def forget(self, before: float) -> int:
        """What somebody played on a device of their own stays there."""
        return 0

    async def take_wheel(self, table_id: str) -> Term | None:
        """The page sits at a table in one tab only."""
        return FIRST_TERM

    async def leave_wheel(self, table_id: str) -> None:
        return

    async def shout(self, table_id: str, note: str) -> None:
        return

    async def able(self) -> Able:
        return Able(writes=True, listens=True)

"""What a table needs from outside, as ports: somewhere to keep its journal, and bots that think elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from openps.bots.protocol import Question


@dataclass(frozen=True, slots=True)
class Row:
    """One fact of a journal as it is kept, with the number and the time of its stamp."""

    seq: int
    at: float
    body: bytes


@dataclass(frozen=True, slots=True)
class Card:
    """What a list of tables says about one."""

    table: str  # its id
    game: str
    phase: str
    host: str
    players: int
    taken: int
    locked: bool
    spectators: bool
    listed: bool
    touched: float


@dataclass(frozen=True, slots=True)
class Able:
    """What a store can do at the moment."""

    writes: bool
    listens: bool  # to other servers; where there can be none, always


Term: TypeAlias = int
"""Whoever takes the wheel of a table begins a new term, and who held it in an older one writes no more by it."""


class Listener(Protocol):
    """Who is told what other servers did, and what the store has to complain of."""

    def appended(self, table_id: str, seq: int) -> None: ...

    def shouted(self, table_id: str, server: str, note: str) -> None: ...

    def missed(self) -> None:
        """Nothing was heard for a while: anything may have been written."""
        ...

    def trouble(self, doing: str, error: BaseException) -> None:
        """Something failed; whoever waited for it is told as well."""
        ...


class Store(Protocol):
    """Keeps journals. What `append` has returned from is never lost.

    Nothing that it does takes longer than some seconds: it raises StoreAway then.
    """

    async def start(self, listener: Listener) -> None: ...

    async def close(self) -> None:
        """Finish all writes, then give everything back."""
        ...

    async def append(self, table_id: str, row: Row, card: Card | None = None, term: Term | None = None) -> None:
        """Add the next row; raises Behind where that number is taken. A card replaces the table's card with it.

        With a term only as long as that is the last one of the table's wheel; raises WheelLost otherwise. Raises
        NotKept where nobody knows whether it was written, and may still be; NotWritten where it certainly was not.
        """
        ...

    async def rows(self, table_id: str, after: int) -> Sequence[Row]: ...

    async def keep_review(self, table_id: str, body: bytes) -> None:
        """Beside the journal of a table whose match is over, until that is forgotten; in place of an older one."""
        ...

    async def review(self, table_id: str) -> bytes | None: ...

    async def cards(self, limit: int, since: float) -> Sequence[Card]:
        """Listed tables that are open or under way and not older, the latest first."""
        ...

    async def newest(self) -> float | None:
        """When a table was last touched, by the clock of whoever wrote it."""
        ...

    async def forget(self, before: float) -> int:
        """Remove tables that nobody touched since; how many."""
        ...

    async def take_wheel(self, table_id: str) -> Term | None:
        """One server at a time moves bots and clocks of a table. A term for whoever has it, also once more."""
        ...

    async def leave_wheel(self, table_id: str) -> None:
        """Let another server have it; never raises."""
        ...

    async def shout(self, table_id: str, note: str) -> None:
        """Tell other servers something that need not be kept; never raises."""
        ...

    async def able(self) -> Able:
        """What it can do now; never raises."""
        ...


@dataclass(frozen=True, slots=True)
class HostOrder:
    """What the host asked of every running server, by `openps admin`."""

    number: int
    kind: str
    subject: str  # tables, or an address


@runtime_checkable
class HostStore(Protocol):
    """A store through which a host gives orders to a running server."""

    async def orders(self, after: int) -> Sequence[HostOrder]: ...

    async def last_order(self) -> int: ...

    async def answer(self, number: int, body: bytes) -> None:
        """This process did it."""
        ...

    async def withdraw_answers(self) -> None:
        """Delete what this process answered, if nobody has."""
        ...

    async def bans(self) -> Sequence[str]:
        """Networks that may not connect."""
        ...

    async def remove(self, tables: Collection[str]) -> None:
        """Delete these tables with everything that belongs to them."""
        ...


Done = Callable[[Exception | None], None]
"""Hears how something ended; it must not fail."""


@runtime_checkable
class Begins(Protocol):
    """A store that writes without a task of whoever asks."""

    def begin(self, table_id: str, row: Row, card: Card | None, term: Term | None, done: Done) -> None:
        """As `append`; what that raises, `done` hears."""
        ...


class Choice(NamedTuple):
    """One of the moves, and the bot that chose it: a weaker one where the bot that was asked failed."""

    move: str
    level: str


class Bots(Protocol):
    """Bots somewhere else: in other processes, with a limit on their time."""

    async def choose(self, question: Question) -> Choice:
        """Never raises for a bot that failed: then the next weaker one decides."""
        ...

    async def speak(self, question: Question) -> str:
        """A claim, or nothing to say. Never raises for a bot that failed: it is silent."""
        ...


Now = Callable[[], float]
"""The time in seconds, from wherever the house says."""

"""What the menu asks for: the port that the command line fulfils. Disk, records and careers are behind it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from typing import NamedTuple, Protocol

from openps.engine.ids import Viewer
from openps.tui.sight import Sight, Table
from openps.words.messages import Messages


class Saved(NamedTuple):
    """A record on disk."""

    path: str
    game: str
    when: str
    moves: int
    is_over: bool


class Wish(NamedTuple):
    """A match that is to begin."""

    game: str
    players: int
    people: int  # so many sit at this screen
    level: str
    options: Mapping[str, str]
    files: Mapping[str, str] = {}  # paths of components of the player's own, by option


class Replay(Table, Protocol):
    """A match that is over, step by step, through the eyes of any seat or of nobody's."""

    @property
    def step(self) -> int: ...

    @property
    def steps(self) -> int: ...

    @property
    def viewer(self) -> Viewer: ...

    def go(self, step: int) -> None: ...

    def look_as(self, viewer: Viewer) -> None: ...

    def sight(self) -> Sight | None: ...

    def review(self, language: str) -> Reviewing: ...


class Reached(NamedTuple):
    """How far a review is in one of its stages, and whether more of it is known than before."""

    stage: str
    done: int
    total: int
    is_more: bool


class Reviewing(Protocol):
    """A review that is being made."""

    def progress(self) -> AsyncGenerator[Reached, None]:
        """Whoever closes it ends the work."""
        ...

    def lines(self, language: str) -> Sequence[str]:
        """What is known so far; headings begin a line, what stands beneath them is indented."""
        ...


class Measuring(Protocol):
    """Matches in the background that tell how balanced components of the player's own are."""

    def begin(self, say: Messages) -> str:
        """Begin unless it is under way; returns what to say."""
        ...

    def news(self, say: Messages) -> str:
        """The figures with their intervals, once, when they are there."""
        ...

    def told(self, say: Messages) -> str:
        """How it is: impossible, under way, with its figures, or failed."""
        ...

    def end(self) -> None: ...


class Door(Protocol):
    """Whatever it cannot do raises OpenpsError."""

    def saved(self) -> Sequence[Saved]:
        """The newest first."""
        ...

    def begin(self, wish: Wish, language: str) -> Table: ...

    def measuring(self, wish: Wish) -> Measuring:
        """Of the components of such a match, which are read and checked; not begun yet."""
        ...

    def resume(self, saved: Saved, language: str) -> Table: ...

    def replay(self, saved: Saved, language: str) -> Replay: ...

    def review(self, saved: Saved, language: str) -> Reviewing: ...

    async def join(self, link: str, name: str, language: str) -> Table: ...

    def today(self) -> str:
        """The date here, as it is written: 2026-11-18."""
        ...

    def careers(self, say: Messages) -> Sequence[str]: ...

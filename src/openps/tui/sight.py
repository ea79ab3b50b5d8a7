"""What the screens are told and may ask for: the port that a table fulfils, in this process or on a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from openps.editions.edition import Edition
from openps.engine.errors import OpenpsError, Refusal
from openps.engine.ids import Seat, Viewer
from openps.engine.outcome import Outcome
from openps.words.teller import Teller


@dataclass(frozen=True, slots=True)
class Sight:
    """All that one viewer may know and do now."""

    viewer: Viewer
    view: object
    log: Sequence[object] = ()  # its entries as the viewer may know them; what was missed is sealed
    ask: str = ""
    asked: tuple[Seat, ...] = ()
    moves: Sequence[object] = ()  # empty where somebody else is asked
    impossible: Sequence[tuple[str, Refusal]] = ()
    outcome: Outcome | None = None
    forced: Mapping[int, str] = field(default_factory=dict)  # entries that had no other answer, and to which question
    since: int | None = None  # how long the log was when the viewer last had a choice, where the table knows


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table at which nothing is played yet: who is there, and whether this person may begin."""

    names: Sequence[str]
    link: str
    host: bool


@dataclass(frozen=True, slots=True)
class Ending:
    """What is told of a match that is over, line by line."""

    title: str
    winners: str
    scores: str = ""
    tale: Sequence[str] = ()
    verdicts: Sequence[str] = ()
    more: Sequence[str] = ()  # the seed, the record, a career


class Table(Protocol):
    """A table as one terminal knows it. Whatever it refuses raises OpenpsError, in words that can be shown."""

    @property
    def edition(self) -> Edition: ...

    @property
    def seats(self) -> Sequence[str]:
        """Who sits where: the name of a person, or the level of a bot."""
        ...

    @property
    def shared(self) -> bool:
        """Several people look at this screen in turn."""
        ...

    @property
    def curtain(self) -> Seat | None:
        """Who is to come to the screen before anything is shown."""
        ...

    @property
    def waiting(self) -> Waiting | None: ...

    @property
    def chats(self) -> Sequence[str]:
        """What people wrote to each other, if they can."""
        ...

    @property
    def can_chat(self) -> bool: ...

    @property
    def hello(self) -> Sequence[str]:
        """What a person should know who sits down."""
        ...

    @property
    def notices(self) -> Sequence[str]:
        """What happened beside the match, such as a bot that failed, in order."""
        ...

    @property
    def trouble(self) -> OpenpsError | None:
        """What is wrong with the line or with the disk at the moment."""
        ...

    def pieces(self, language: str) -> Mapping[str, str]:
        """Names that the table brought along."""
        ...

    def sight(self) -> Sight | None:
        """Nothing before the match begins and while the curtain is down."""
        ...

    async def run(self) -> None:
        """Lives until the match is over, or until it is cancelled: then all that was played is kept."""
        ...

    async def changed(self) -> None:
        """Until there is something new to show."""
        ...

    def lift(self) -> None:
        """The person who was called sits at the screen."""
        ...

    async def begin(self) -> None:
        """Start the match that waits."""
        ...

    async def play(self, move: str) -> None: ...

    async def say(self, text: str) -> None: ...

    async def chat(self, text: str) -> None: ...

    def hurry(self) -> None:
        """Bots answer at once until a person is asked."""
        ...

    async def ending(self, teller: Teller) -> Ending: ...

    @property
    def can_begin_again(self) -> bool:
        """Not where others have a say in that."""
        ...

    def again(self, language: str) -> Table:
        """Another match like this one, once it is over."""
        ...

    def farewell(self, teller: Teller) -> Sequence[str]:
        """What is printed below the prompt once the screen is gone: no secret."""
        ...

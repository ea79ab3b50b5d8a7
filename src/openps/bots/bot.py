"""What a bot is, what it may offer besides, and the one that plays at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from openps.bots.budget import Budget
from openps.engine.chance import Chance
from openps.engine.claims import Saying, saying_text
from openps.engine.ids import Seat

V = TypeVar("V", contravariant=True)
M = TypeVar("M")


class Bot(Protocol[V, M]):
    """Anybody who can choose: the same two things in hand as a person, what I see and what I may do.

    A bot keeps nothing from one question to the next, or nothing that another answer would follow from: it is asked
    in several processes, and not always by the same one.
    """

    def choose(self, view: V, moves: Sequence[M], chance: Chance, budget: Budget) -> M: ...


class Speech(NamedTuple):
    """Something to say, and the number of the entry in the log that is the reason for it."""

    says: Saying
    because: int | None = None

    def text(self) -> str:
        """The line that `Match.say` takes."""
        return saying_text(self.says) + ("" if self.because is None else f" because {self.because}")


@runtime_checkable
class Talker(Protocol[V]):
    """A bot that talks. It is asked whenever the turn passes to somebody else, and after what others said.

    `log` is what its seat saw happen and heard, in order: the number of an entry is what a reason points at. What was
    said is also in the view. None is silence.
    """

    def speak(self, view: V, log: Sequence[object], chance: Chance) -> Speech | None: ...


class Statement(NamedTuple):
    """What a seat could say of itself, truly or not: `Statement(2, ITrust(1))`."""

    seat: Seat
    says: Saying


@dataclass(frozen=True, slots=True)
class Beliefs:
    """How likely each statement is true now. `when` names what the seat has to go by, such as `after-scan`."""

    when: str
    odds: Mapping[Statement, float]


@runtime_checkable
class Believer(Protocol[V]):
    """A bot that tells what it believes, so that it can be held against the truth."""

    def beliefs(self, view: V) -> Beliefs: ...


@runtime_checkable
class Holder(Protocol):
    """A bot that holds something, such as a program that runs, until it is told to let go."""

    def close(self) -> None: ...


AnyBot: TypeAlias = Bot[Any, Any]


class RandomBot:
    """Each legal move is as likely."""

    def choose(self, view: object, moves: Sequence[M], chance: Chance, budget: Budget) -> M:
        return chance.pick(moves, "bot")

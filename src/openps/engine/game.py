"""The contract: what a game must answer, and nothing else that is asked of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, cast

from openps.engine.chance import Chance
from openps.engine.claims import SAYINGS, Claim, Saying, Verdict
from openps.engine.decision import Decision
from openps.engine.errors import Refusal
from openps.engine.ids import Seat, Viewer
from openps.engine.outcome import Outcome

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Option:
    """One switch of a game, fixed at setup and public: its key and the values it can have, the first by default."""

    key: str
    values: tuple[str, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is true of a game before anybody sits down."""

    key: str
    players: tuple[int, ...]
    rules_version: int
    longest: int  # no match asks for more decisions than this under random play
    clauses: str  # how its clauses begin, such as "PH"
    options: tuple[Option, ...]
    package: str  # where its words are: messages/en.ftl and messages/fr.ftl inside this package
    sides: Mapping[str, str] = field(default_factory=dict)  # in a game of two sides, which one wins by which reason
    sayings: tuple[type[Saying], ...] = SAYINGS  # the kinds of claims that mean something in it
    statuses: tuple[str, ...] = ()  # what somebody can be said to be, the most telling first; any word where empty
    histories: tuple[str, ...] = ()  # rows of a view to which a match only adds: told once, and then what is new
    earlier: tuple[AnyGame, ...] = ()  # the game by earlier versions of its rules: their records and tables keep them
    unrecorded: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Fields of events, by class, that came after this version: its records do not hold them."""


class Sealed:
    """What a viewer gets of an event that is not for that viewer: that something happened."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sealed)

    def __hash__(self) -> int:
        return hash("Sealed")

    def __repr__(self) -> str:
        return "Sealed()"


SEALED: Final = Sealed()
ASIDE: Final = ("options", "claims")
"""Fields of a view that all views share: they are told apart from it, once for all viewers."""


Kept: TypeAlias = Any
"""What a state keeps for its next view: no part of the state, and of a class that its module does not know."""


def heard(view: V, claims: tuple[Claim, ...]) -> V:
    """A view with what was said: each is a dataclass with a field for it, which its game leaves empty.

    `dataclasses.replace` says the same in three times as long, and a bot that talks looks many times in a turn.
    """
    if not claims:
        return view
    make = cast("Callable[..., V]", type(view))
    return make(*[claims if name == "claims" else getattr(view, name) for name in _names(make)])


@cache
def _names(make: Callable[..., object]) -> tuple[str, ...]:
    assert is_dataclass(make)
    return tuple([one.name for one in fields(make)])


class Turn(Generic[S, E]):
    """Emitted events, folded into the state one by one: the next line of the rules already reads the new state."""

    __slots__ = ("_evolve", "events", "state")

    def __init__(self, state: S, evolve: Callable[[S, E], None]) -> None:
        self.state = state
        self.events: list[E] = []
        self._evolve = evolve

    def emit(self, event: E) -> None:
        self._evolve(self.state, event)
        self.events.append(event)


class Step(Generic[S, E]):
    """A fresh state and the events that made it."""

    def __init__(self, state: S, events: Sequence[E]) -> None:
        self.state = state
        self.events = events


class Game(Protocol[O, S, M, E, V]):
    """The rules of one game: no clock, no IO, no luck of its own.

    The state belongs to whoever holds it. `apply` plays a legal move on it in place, through `evolve`, and returns the
    events; whoever wants to keep the state before passes `copy(state)`. Almost all of it is asked by a match
    (`engine.match`), through which terminal, tables and lab play, and by the laws; who else asks stands beside it.
    """

    @property
    def info(self) -> GameInfo: ...

    def options(self, players: int, given: Mapping[str, object]) -> O:
        """Checked options from plain values; raises BadOptions with every violation. Asked by whoever opens a table."""
        ...

    def plain_options(self, options: O) -> Mapping[str, object]:
        """The options as plain values (JSON) that `options` reads back; `players` is among them.

        Asked by records and by the journals of tables.
        """
        ...

    def blank(self, options: O) -> S:
        """The table before the first event; folding the log over it gives every later state."""
        ...

    def setup(self, options: O, chance: Chance) -> Step[S, E]:
        """The beginning: the table as it is laid out, and the events that laid it out."""
        ...

    def copy(self, state: S) -> S:
        """A state that shares nothing that can change; also asked by bots that look ahead, so it should be quick."""
        ...

    def decision(self, state: S) -> Decision | None:
        """Who owes a move, and which question; nothing once there is an outcome."""
        ...

    def legal_moves(self, state: S, seat: Seat) -> Sequence[M]:
        """All that a seat may do now, in the order in which people read it; nothing for a seat that is not asked."""
        ...

    def why_not(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """The reason that forbids a move now, with its clause; nothing for a legal one.

        Asked by tables and the terminal, to tell a person who tried.
        """
        ...

    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> Sequence[E]:
        """Plays a move and says what happened; raises IllegalMove with the refusal, and then nothing has happened."""
        ...

    def evolve(self, state: S, event: E) -> None:
        """The only writer. Asked by `apply`, and by whoever follows a log."""
        ...

    def tells_nothing(self, event: E) -> bool:
        """Whether luck has no part in it and nobody learns anything hidden by it: such a move can be taken back.

        Asked by a match, for a person whose finger slipped; where in doubt, no.
        """
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Who has won and why, and the scores where the game has some; nothing while it goes on."""
        ...

    def view(self, state: S, viewer: Viewer) -> V:
        """All that a viewer may know, and nothing else: what screens, boards and bots are given in place of a state."""
        ...

    def viewing(self, state: S) -> Callable[[Viewer], V]:
        """The views of a state as it is now, for those who want several: what all of them share is worked out once."""
        ...

    def mask(self, event: E, viewer: Viewer) -> E | Sealed:
        """What a viewer may know of an event; closed by default. Asked for the log and the news of each viewer."""
        ...

    def determinize(self, view: V, chance: Chance) -> S:
        """A full state that this view cannot rule out. Asked by bots that look ahead, and to prove that none cheats."""
        ...

    def move_text(self, move: M) -> str:
        """A move as a line of text: what records, the line to a server and programs speak."""
        ...

    def parse_move(self, text: str) -> M:
        """The move that a line of text means; raises BadMoveText. Asked by the same, and for what people type."""
        ...

    def clause_of(self, move: M, ask: str) -> str:
        """The clause that allows a move as an answer to a question. Asked by the help of the terminal."""
        ...

    def all_moves(self, options: O) -> Sequence[M]:
        """Every move that a match with these options could ever ask for. Asked for lists of words and of types."""
        ...

    # Talk: what players say is no move, and only the game knows what it means.

    def why_unsaid(self, state: S, claim: Claim) -> Refusal | None:
        """The reason why this may not be said now, with its clause; it tells only what the speaker may know."""
        ...

    def judge(self, state: S, before: Sequence[E], claim: Claim) -> Verdict:
        """Whether a claim was true in the state it was spoken in, after these events; asked once the match is over."""
        ...

    # What it is made of: for those who write views and events down and read them back, and for the laws.

    def event_types(self) -> Sequence[type]:
        """Every class of events; asked by the codecs of records and of the line, and by the laws."""
        ...

    def view_type(self) -> type:
        """The class of the views; asked by the same."""
        ...

    def census(self, state: S) -> Mapping[str, int]:
        """How many there are of every piece that can never be lost or made, wherever it lies.

        Asked by the laws, and by a match that has to say which pieces one can speak of.
        """
        ...

    def named(self, event: E) -> Collection[str]:
        """The pieces that an event names; asked by the laws and by the list of words that a game needs."""
        ...

    def visible(self, view: V) -> Collection[str]:
        """The pieces that a view shows, wherever it shows them; asked by the laws alone."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def by_rules(game: AnyGame, version: int) -> AnyGame | None:
    """The game by a version of its rules; None if that version cannot be played any more."""
    for one in (game, *game.info.earlier):
        if one.info.rules_version == version:
            return one
    return None

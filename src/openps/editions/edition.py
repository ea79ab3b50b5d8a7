"""An edition is a game as people know it: one object that gathers everything about it.

The floors above ask the edition and name no game. Its rules and its words are its own; everything else has a default
that is good enough to play with.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from openps.bots.ladder import RANDOM, Ladder
from openps.editions.balance import Balance, shipped
from openps.editions.career import AnyCareer
from openps.editions.endgames import Endgames
from openps.editions.figures import Figure
from openps.editions.insight import PLAIN_INSIGHT, Insight
from openps.editions.own_file import OwnFile
from openps.editions.puzzles.puzzle import Puzzles
from openps.editions.tale import PLAIN_TALE, Tale
from openps.engine.decision import MenuEntry
from openps.engine.game import AnyGame
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.words.panels import Panels, plain_panels
from openps.words.screen import PLAIN_SCREEN, Screen
from openps.words.teller import Teller

Menu: TypeAlias = Callable[[Any, Seat, Sequence[Any]], Sequence[MenuEntry]]
"""Of a state, for a seat that decides, with its legal moves; it tells no more than the seat may know."""

Aid: TypeAlias = Callable[[AnyMatch, Any, str], Any]
"""Of a match, for the viewer of a view, at the table of a name: plain data, no more than the viewer may know."""


Out: TypeAlias = Callable[[Any], Collection[Seat]]
"""Of the view of the public: the seats that are asked nothing any more, whatever comes."""


def no_menu(state: object, seat: Seat, moves: Sequence[object]) -> Sequence[MenuEntry]:
    return ()


def no_aid(match: AnyMatch, view: object, table: str) -> None:
    """Boards draw what the view shows."""


def no_giving_up(options: object) -> str:
    """The rules know no move for it."""
    return ""


def nobody_out(view: object) -> Collection[Seat]:
    return ()


def plain_number(score: int, teller: Teller) -> str:
    return str(score)


@dataclass(frozen=True, slots=True)
class Score:
    """Final scores as the game counts them. Where they are what is played for, the lab measures them, not who won."""

    text: Callable[[int, Teller], str] = plain_number
    is_the_aim: bool = False
    widest: float = 0.0  # by how much two scores can differ at most: a sequential test of scores needs to know


@dataclass(frozen=True, slots=True)
class Training:
    """How the bots of a game learn what positions are worth; `make train` writes it down beside them."""

    learn: Callable[[int, Callable[[str], None]], dict[str, object]]  # from so many matches, telling how far it is
    matches: int


@dataclass(frozen=True, slots=True)
class Edition:
    """All about one game. Who asks for what stands beside each field."""

    rules: AnyGame  # everybody
    words: str  # a package with messages/en.ftl and messages/fr.ftl: whoever talks to people
    # A package with rules/en.md and rules/fr.md, if it is not that of the words: terminal, browser. Beside them may be
    # the rules on one page (words/primer.py) and the words by which players look for a rule (words/search.py).
    document: str = ""
    screen: Screen = PLAIN_SCREEN  # the terminal
    panels: Panels | None = None  # the full screen of a terminal; without them, the table that `screen` draws
    menu: Menu = no_menu  # boards: the kinds of action of a turn, with reasons for those that are not possible
    aid: Aid = no_aid  # boards: what only the rules can count, such as odds
    data: tuple[type, ...] = ()  # the data classes of aid and career, for whoever writes down their types
    tale: Tale = PLAIN_TALE  # terminal and browser: what decided a match that is over
    insight: Insight = PLAIN_INSIGHT  # the review of a match that is over
    bots: Ladder | None = None  # tables, lab and terminal; without one, a bot that plays at random
    out: Out = nobody_out  # tables
    score: Score = Score()  # terminal and lab
    board: str = ""  # the browser: a file of the words' package, an ES module that draws the table
    art: str = ""  # the browser: a file of the words' package, an SVG picture
    give_up: Callable[[Any], str] = no_giving_up  # tables: of options, the move by which the rules let one resign
    lesson: str = ""  # the browser: a package with the folder `lesson`, a first match that is told beat by beat
    flags: tuple[str, ...] = ()  # the terminal: options that have a flag of their own
    files: tuple[OwnFile, ...] = ()  # the terminal: options that people write as files
    career: AnyCareer | None = None  # terminal and browser, which keep it
    endgames: Endgames | None = None  # the lab: ends that can be solved
    puzzles: Puzzles | None = None  # terminal and browser: a puzzle for each day
    origin: Callable[[], Mapping[str, int]] = dict  # where the cards are from, counted for the sentence `origin-values`
    figures: tuple[Figure, ...] = ()  # the lab: what is counted of each match
    same_matches: tuple[int, ...] = ()  # earlier rules versions whose matches without own cards are those of today
    training: Training | None = None  # whoever trains the bots again

    @property
    def key(self) -> str:
        return self.rules.info.key

    @property
    def balance(self) -> Balance | None:
        """What the lab measured: beside its rules document, where it brings one."""
        return shipped(self.document) if self.document else None

    @property
    def full_screen(self) -> Panels:
        return self.panels if self.panels is not None else plain_panels(self.screen)

    @property
    def ladder(self) -> Ladder:
        return self.bots if self.bots is not None else Ladder(self.key, RANDOM)


def edition_of(game: AnyGame) -> Edition:
    """A game that comes as its rules alone, with its words beside them."""
    return Edition(game, game.info.package)

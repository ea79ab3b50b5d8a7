"""A table drawn: what a viewer is told, in the panels of its game, in the room there is."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final, NamedTuple

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size as Extent
from textual.screen import Screen

from openps.editions.edition import Edition
from openps.engine.ids import Viewer
from openps.tui import hand, log, recap
from openps.tui.board import Board, Pane
from openps.tui.choices import Choice, Choices, choices_of
from openps.tui.commands import Command, Speaking, commands_of
from openps.tui.ink import keys_line
from openps.tui.sight import Sight, Table
from openps.words.panels import Frame, Ink, Line, Panels, Picture, cell_width, fitted
from openps.words.recap import Part, is_news, last_deed, recap_of
from openps.words.story import Told, told
from openps.words.teller import Teller

PANES: Final = 11
FOLDED: Final = 2  # from so many on, impossible things share a line on a small screen
SCROLLBAR: Final = 1  # columns that a board leaves free for it
MOST_LOG: Final = 400  # entries that are drawn; the older ones stand in the record


class Size(NamedTuple):
    """What a screen of some size has room for."""

    name: str
    right: int
    hand: int
    recap: int
    log: int
    more: int  # rows for what does not fit into the lines of the players


SMALL, MEDIUM, LARGE, HUGE = (
    Size("small", 35, 3, 3, 0, 2),
    Size("medium", 42, 3, 4, 0, 3),
    Size("large", 48, 3, 6, 11, 6),
    Size("huge", 60, 8, 6, 18, 8),
)


def size_of(columns: int, rows: int) -> Size:
    if columns >= 150 and rows >= 48:
        return HUGE
    if columns >= 110 and rows >= 36:
        return LARGE
    return MEDIUM if columns >= 96 and rows >= 28 else SMALL


def _broken(line: str, columns: int) -> list[str]:
    return textwrap.wrap(line, columns, break_on_hyphens=False)


class Drawing(Speaking, Screen[None]):
    """A screen that shows a sight. What it is asked for, and where its news come from, others know."""

    COMMANDS_HERE: ClassVar[Sequence[Command]] = ()

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.edition: Edition = table.edition
        self.PACKAGE = table.edition.words
        self.panels: Panels = table.edition.full_screen
        self.sight: Sight | None = None
        self.choices: list[Choice] = []
        self._choices_in = ""  # the language of their labels
        self._only: str = ""  # the spot that was pointed at, if only its moves are offered
        self._zoom: int | None = None  # as the person set it; else as large as fits
        self._fitting = 0  # the size that fitted when it was last looked for
        self._covered = False
        self._filter = 0
        self._log_open = False
        self._ended = False
        self._told: dict[tuple[Viewer, str], list[Told]] = {}
        self._told_up_to: dict[tuple[Viewer, str], int] = {}

    @property
    def commands(self) -> Sequence[Command]:
        """Without talk where a game knows no claims and nobody hears, and without sizes of a board that has one."""
        can_talk = self.table.can_chat or bool(self.edition.rules.info.sayings)
        idle = [*([] if can_talk else ["talk"]), *([] if self.panels.zooms > 1 else ["zoom"])]
        idle += [] if self.sight is not None and self.sight.impossible else ["impossible"]
        return [one for one in self.COMMANDS_HERE if one.name not in idle]

    # ---- the parts

    def compose(self) -> ComposeResult:
        yield Pane(id="head")
        yield Pane(id="goal")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Pane(id="crowd")
                yield Board(id="board")
                yield Pane(id="recap")
                yield Pane(id="hand")
            with Vertical(id="right"):
                yield Pane(id="question")
                yield Choices(id="choices")
                yield Pane(id="detail")
                yield Pane(id="filter")
                with VerticalScroll(id="log"):
                    yield Pane(id="entries")
        yield Pane(id="keys")

    # ---- what is shown

    @property
    def teller(self) -> Teller:
        sight = self.sight
        log = sight.log if sight else ()
        language = self.say.language
        return Teller(self.say, sight.viewer if sight else None, self.table.pieces(language), log.__getitem__)

    @property
    def _is_whole(self) -> bool:
        """All parts are there: not yet while the screen comes, and no more while it goes."""
        return len(self.query(Pane)) == PANES and len(self.query("#log")) == 1

    def draw(self) -> None:
        if self.sight is None or not self._is_whole:
            return
        if self._choices_in != self.say.language and self.choices:
            self._tell_choices()
        sight, teller, size = self.sight, self.teller, self._laid_out()
        self._draw_head(sight, teller)
        if self._covered:
            self._hide_own()
            return
        self._draw_question(sight, teller)
        self._draw_crowd(sight, teller, size)
        entries = self._entries(sight, teller)
        self._draw_recap(sight, entries, teller, size)
        self._draw_hand(sight, teller, size)
        self._draw_log(sight, entries, size.right - 4)
        self.pane("keys").draw(
            [keys_line(commands_of(self.commands, self.say, self.size.width), self.size.width)], self.theme
        )
        self.call_after_refresh(self._draw_board)

    def _tell_choices(self) -> None:
        assert self.sight is not None
        self.choices, self._choices_in = choices_of(self.sight, self.edition, self.teller), self.say.language

    def _hide_own(self) -> None:
        """Whatever is the viewer's own: hand, choices, what happened as the viewer saw it, and which rooms are lit."""
        for name in ("recap", "hand", "detail", "entries", "filter"):
            self.pane(name).update("")
        self.query_one(Choices).clear_options()
        self.pane("question").draw([(Ink(self.say("tui-covered"), "title", "key h"),)], self.theme)
        self.call_after_refresh(self._draw_board)

    def _entries(self, sight: Sight, teller: Teller) -> Sequence[Told]:
        """The log in words. What was put into words once stays so, unless a move was taken back."""
        key = (sight.viewer, self.say.language)
        known, since = self._told.setdefault(key, []), min(self._told_up_to.get(key, 0), len(sight.log))
        while known and (known[-1].number >= since or known[-1].entry != sight.log[known[-1].number]):
            since = min(since, known.pop().number)
        fresh = told(sight.log[since:], since, self.edition.screen.remark, teller)
        known += [self._with_reason(one, sight) for one in fresh]
        self._told_up_to[key] = len(sight.log)
        return known

    def _with_reason(self, one: Told, sight: Sight) -> Told:
        """What the table answered for its person is not told as a choice of theirs."""
        why = self._only_hint(sight.forced.get(one.number, ""))
        return replace(one, line=f"{one.line} {why}") if why else one

    def _only_hint(self, ask: str) -> str:
        """Why a question had one answer, in the words of the page; nothing where the game tells no reason."""
        key = f"web-hint-only-{ask}"
        return self.say(key) if key in self.say else ""

    def _laid_out(self) -> Size:
        size = size_of(self.size.width, self.size.height)
        # While others decide there is nothing to choose: the log has the room.
        is_open = self._log_open or (self.sight is not None and not self.sight.moves)
        self.set_classes([size.name, *(["log-open"] if is_open else [])])
        self.query_one("#right").styles.width = size.right
        self.query_one("#log").styles.height = "1fr" if is_open or not size.log else size.log
        return size

    def pane(self, name: str) -> Pane:
        return self.query_one(f"#{name}", Pane)

    def _draw_head(self, sight: Sight, teller: Teller) -> None:
        name = self.say(f"game-{self.edition.key}")
        phase = self.panels.phase(sight.view, teller)
        left: Line = (Ink(f" {name} ", "title"), Ink(f" {phase}"))
        self.pane("head").draw([left], self.theme)
        self.pane("goal").draw([self._goal(sight, teller)], self.theme)

    def _goal(self, sight: Sight, teller: Teller) -> Line:
        """What one is and wants; it can be covered. Before it, what is wrong with the line or the disk."""
        trouble = self.table.trouble
        if trouble is not None:
            return (Ink(self.say.error(trouble), "bad"),)
        if self._covered:
            return (Ink(self.say("tui-covered"), "dim", "key h"),)
        role, goal = self.panels.role(sight.view, teller), self.panels.goal(sight.view, teller)
        return (Ink(f"{role} " if role else "", "warn", "key h"), Ink(goal, "dim"))

    def _draw_board(self) -> None:
        """Once it is known how much room there is."""
        if self.sight is None or not self._is_whole:
            return
        board = self.query_one(Board)
        room = Extent(max(1, board.size.width - SCROLLBAR), board.size.height)
        view, teller = self.sight.view, self.teller
        lit = set() if self._covered else {spot for choice in self.choices for spot in choice.spots}
        sizes = range(self.panels.zooms - 1, -1, -1) if self._zoom is None else [self._zoom]
        picture: Picture = []
        for zoom in sizes:
            picture = self.panels.board(view, teller, Frame(room.width, room.height, zoom, lit))
            if len(picture) <= room.height and max([cell_width(line) for line in picture], default=0) <= room.width:
                break
        if self._zoom is None:
            self._fitting = zoom
        board.show(picture, self.theme, self.panels.focus(view), lit)

    def _draw_question(self, sight: Sight, teller: Teller) -> None:
        offered = [one for one in self.choices if not self._only or self._only in one.spots]
        # Broken here: the toolkit breaks a line also where French has a narrow space before its marks.
        columns = size_of(self.size.width, self.size.height).right - 2
        rows = [row for line in self._question(sight, teller).splitlines() for row in _broken(line, columns)]
        self.pane("question").draw([(Ink(row, "title"),) for row in rows], self.theme)
        self.query_one(Choices).offer(offered, [] if self._only else self._folded(self._refused(sight)), self.theme)
        self._draw_detail()

    def _refused(self, sight: Sight) -> list[tuple[str, str]]:
        return [(self.say(f"action-{what}"), self._why(why)) for what, why in sight.impossible]

    def _folded(self, refused: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """One line for all of them, where a list has little room."""
        if len(refused) < FOLDED or size_of(self.size.width, self.size.height).log:
            return refused
        names = ", ".join([action for action, _ in refused])
        return [("", self.say("tui-impossible-more", count=len(refused), names=names))]

    def _question(self, sight: Sight, teller: Teller) -> str:
        if sight.outcome is not None:
            return self.say("tui-over")
        if sight.moves:
            hint = self._only_hint(sight.ask) if len(sight.moves) == 1 else ""
            return f"{self.panels.asks(sight.view, teller) or self.say(f'ask-{sight.ask}')} {hint}".rstrip()
        return self.say("tui-waiting", names=", ".join([teller.mid(seat) for seat in sight.asked]))

    def _why(self, refusal: object) -> str:
        key, clause = getattr(refusal, "key", ""), getattr(refusal, "clause", "")
        return f"{self.say(f'refusal-{key}')} ({clause})"

    def _draw_detail(self) -> None:
        if not self._is_whole:
            return
        choice = self._highlighted()
        if choice is None or self.sight is None:
            self.pane("detail").update("")
            return
        self.pane("detail").draw(self.panels.odds(choice.move, self.sight.view, self.teller), self.theme)

    def _highlighted(self) -> Choice | None:
        picked = self.query_one(Choices).picked
        return next((one for one in self.choices if one.text == picked), None)

    def _since(self, sight: Sight, teller: Teller) -> int:
        """Where the story of what happened begins."""
        if sight.since is not None:
            return sight.since
        return last_deed(sight.log, self.edition.screen.story, teller)

    def _news(self, sight: Sight, entries: Sequence[Told], teller: Teller) -> list[Told]:
        since, story = self._since(sight, teller), self.edition.screen.story
        return [
            one
            for one in entries
            if one.number >= since and (is_news(one.entry, story, teller) or self._is_forced(one, sight))
        ]

    def _is_forced(self, one: Told, sight: Sight) -> bool:
        """An own deed that its person did not choose is news to them."""
        told = bool(self._only_hint(sight.forced.get(one.number, "")))
        return told and not isinstance(one.entry, self.edition.screen.story.trifling)

    def _draw_recap(self, sight: Sight, entries: Sequence[Told], teller: Teller, size: Size) -> None:
        """What happened since the viewer last decided; while others decide, the newest of it."""
        news = self._news(sight, entries, teller)
        parts = recap_of(news, self.edition.screen.story, teller)
        if not sight.moves:
            news = news[-size.recap :]
            parts = [Part(one.line) for one in news]
        drawn = recap.drawn(parts, len(news), size.recap, self._recap_columns(size), self.say)
        self.pane("recap").draw(drawn, self.theme)

    def _recap_columns(self, size: Size) -> int:
        return self.size.width - size.right - 2

    def _draw_crowd(self, sight: Sight, teller: Teller, size: Size) -> None:
        drawn = fitted(self.panels.crowd(sight.view, teller), self.size.width - size.right - 2, size.more)
        self.pane("crowd").draw(drawn, self.theme)
        self.pane("crowd").display = bool(drawn)

    def _draw_hand(self, sight: Sight, teller: Teller, size: Size) -> None:
        cards = self.panels.hand(sight.view, teller)
        lit = {spot for choice in self.choices for spot in choice.spots}
        room = self.size.width - size.right - 2
        self.pane("hand").draw(hand.drawn(cards, room, size.hand, lit), self.theme)

    def _draw_log(self, sight: Sight, entries: Sequence[Told], columns: int) -> None:
        story = self.edition.screen.story
        chosen = log.kept(entries, log.FILTERS[self._filter], story, sight.viewer)
        head: Line = (Ink(self.say(f"tui-log-{log.FILTERS[self._filter]}"), "head", "key f"),)
        self.pane("filter").draw([head], self.theme)
        drawn = log.drawn(chosen[-MOST_LOG:], self.table.chats, story, sight.viewer, columns)
        self.pane("entries").draw(drawn, self.theme)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def on_resize(self) -> None:
        self.draw()

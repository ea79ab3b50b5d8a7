"""The start: games, a match that goes on, a table on a server, replays and careers."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from openps.catalog import editions, messages_of
from openps.engine.errors import OpenpsError
from openps.tui.board import Pane, Pointed
from openps.tui.choices import KEYS
from openps.tui.commands import MENU, SUBMENU, Speaking, commands_of
from openps.tui.door import Door, Saved
from openps.tui.ink import keys_line, line_of
from openps.tui.pages import Page, page_of_keys
from openps.tui.replay import ReplayScreen
from openps.tui.review import ReviewScreen
from openps.tui.table import TableScreen
from openps.words.panels import Ink, Line, Picture, hanging, plain

MOST_SAVED: Final = 20
ENTRIES: Final = ("resume", "puzzles", "join", "replays", "reviews", "careers")  # of the menu, besides the games
RESUME, REPLAYS, REVIEWS = "resume", "replays", "reviews"  # lists of records
WAYS: Final = {"left": -1, "right": 1}
EDGE: Final = 6  # columns beside the words of a list: its padding and its scrollbar
TITLE: Final = (
    "┏━┓┏━┓┏━╸┏┓╻┏━┓┏━┓",
    "┃ ┃┣━┛┣╸ ┃┗┫┣━┛┗━┓",
    "┗━┛╹  ┗━╸╹ ╹╹  ┗━┛",
)


class Row(NamedTuple):
    """A line that can be picked, and what happens then."""

    line: Line
    act: Callable[[], None]
    turn: Callable[[int], None] | None = None  # to the next value, or to the one before
    about: str = ""  # what it is for, where its own words do not say it


class Listing(Speaking, Screen[None]):
    """A title and lines to pick from, by key, Enter or click."""

    COMMANDS_HERE: ClassVar = SUBMENU

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []

    def compose(self) -> ComposeResult:
        yield Pane(id="title")
        yield OptionList(id="rows")
        yield Pane(id="keys")

    def on_mount(self) -> None:
        self.draw()
        self.query_one("#rows").focus()

    def on_screen_resume(self) -> None:
        if self.rows:
            self.draw()

    def on_resize(self) -> None:
        self.on_screen_resume()

    def heading(self) -> list[Line]:
        return []

    def rows_now(self) -> list[Row]:
        return []

    def draw(self) -> None:
        self.query_one("#title", Pane).draw(self.heading(), self.theme)
        self.rows = self.rows_now()
        listed = self.query_one("#rows", OptionList)
        before = listed.highlighted or 0
        listed.clear_options()
        for at, row in enumerate(self.rows):
            key = KEYS[at] if at < len(KEYS) else "·"
            line = hanging((Ink(f" {key}  ", "key"), *row.line), self.size.width - EDGE)
            listed.add_option(Option(line_of(line, self.theme)))
        listed.highlighted = min(before, len(self.rows) - 1) if self.rows else None
        keys = keys_line(commands_of(self.commands, self.say, self.size.width), self.size.width)
        self.query_one("#keys", Pane).draw([keys], self.theme)

    def on_key(self, event: events.Key) -> None:
        at = KEYS.find(event.character) if event.character else -1
        if 0 <= at < len(self.rows):
            event.stop()
            self.rows[at].act()
        elif event.key in WAYS:
            event.stop()
            self._turn_to(WAYS[event.key])
        elif event.key == "escape":
            event.stop()
            self.do_leave()
        else:
            self.command(event)

    def _turn_to(self, way: int) -> None:
        at = self.query_one("#rows", OptionList).highlighted
        turn = None if at is None else self.rows[at].turn
        if turn is not None:
            turn(way)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.rows[event.option_index].act()

    def on_pointed(self, event: Pointed) -> None:
        self.press(event.spot.removeprefix("key "))

    def do_leave(self) -> None:
        self.dismiss()

    def do_return(self) -> None:
        self.do_leave()

    def do_help(self) -> None:
        """What the entries do, and the keys."""
        told: Picture = [line for row in self.rows for line in self._told(row)]
        self.app.push_screen(Page([*told, *page_of_keys(self.commands, self.say, self.say("tui-help-menu"))]))

    def _told(self, row: Row) -> Picture:
        return [row.line, (Ink("  "), Ink(row.about, "dim")), ()] if row.about else []

    def tell(self, error: OpenpsError) -> None:
        self.app.push_screen(Page([(Ink(self.say.error(error), "bad"),)]))


class Menu(Listing):
    """Where the program begins without a game."""

    COMMANDS_HERE: ClassVar = MENU

    def __init__(self, door: Door) -> None:
        super().__init__()
        self._door = door

    def heading(self) -> list[Line]:
        return [*[(Ink(line, "head"),) for line in TITLE], (), (Ink(self.say("tui-menu"), "title"),)]

    def rows_now(self) -> list[Row]:
        names = {key: messages_of(key, self.say.language)(f"game-{key}") for key in editions()}
        widest = max([len(name) for name in names.values()])
        rows = [self._game(key, f"{name:<{widest}}  ") for key, name in names.items()]
        saved = self._door.saved()
        if any(not one.is_over for one in saved):
            rows.append(self._entry(RESUME, lambda: self._list(RESUME)))
        rows.append(self._entry("puzzles", self._puzzles))
        rows.append(self._entry("join", self._join))
        if any(one.is_over for one in saved):
            rows.append(self._entry(REPLAYS, lambda: self._list(REPLAYS)))
            rows.append(self._entry(REVIEWS, lambda: self._list(REVIEWS)))
        return [*rows, self._entry("careers", self._careers)]

    def _entry(self, name: str, act: Callable[[], None]) -> Row:
        return Row((Ink(self.say(f"tui-menu-{name}")),), act, about=self.say(f"tui-about-{name}"))

    def _game(self, key: str, name: str) -> Row:
        own = messages_of(key, self.say.language)
        about = own(f"about-{key}") if f"about-{key}" in own else ""
        told = self.say("tui-about-game")
        return Row((Ink(name, "title"), Ink(about, "dim")), lambda: self._set_up(key), about=told)

    def _set_up(self, key: str) -> None:
        from openps.tui.set_up import SetUp  # which is a list as this one is

        self.app.push_screen(SetUp(self._door, key))

    def _list(self, what: str) -> None:
        self.app.push_screen(Shelf(self._door, what))

    def _puzzles(self) -> None:
        from openps.tui.puzzles import PuzzleGames  # which is a list as this one is

        self.app.push_screen(PuzzleGames(self._door.today()))

    def _join(self) -> None:
        self.app.push_screen(Join(), self._joined)

    def _joined(self, asked: tuple[str, str] | None) -> None:
        if asked is not None:
            self.run_worker(self._sit_down(*asked), group="join")

    async def _sit_down(self, link: str, name: str) -> None:
        try:
            table = await self._door.join(link, name, self.say.language)
        except OpenpsError as error:
            self.tell(error)
        else:
            self.app.push_screen(TableScreen(table))

    def _careers(self) -> None:
        lines = self._door.careers(self.say) or [self.say("career-none")]
        self.app.push_screen(Page([one for line in lines for one in plain(line)]))

    def do_leave(self) -> None:
        self.house.left([])


class Shelf(Listing):
    """Records: matches that wait, matches to look at again, or to understand."""

    def __init__(self, door: Door, what: str) -> None:
        super().__init__()
        self._door, self._what = door, what

    def heading(self) -> list[Line]:
        return [(Ink(self.say(f"tui-menu-{self._what}"), "title"),)]

    def rows_now(self) -> list[Row]:
        saved = [one for one in self._door.saved() if one.is_over == (self._what != RESUME)]
        return [Row(self._line(one), self._opening(one)) for one in saved[:MOST_SAVED]]

    def _line(self, saved: Saved) -> Line:
        name = messages_of(saved.game, self.say.language)(f"game-{saved.game}")
        told = self.say("tui-saved", when=saved.when, moves=saved.moves)
        return (Ink(f"{name}  ", "title"), Ink(told, "dim"))

    def _opening(self, saved: Saved) -> Callable[[], None]:
        return lambda: self._open(saved)

    def _open(self, saved: Saved) -> None:
        try:
            self.app.push_screen(self._screen_of(saved))
        except OpenpsError as error:
            self.tell(error)

    def _screen_of(self, saved: Saved) -> Screen[None]:
        if self._what == RESUME:
            return TableScreen(self._door.resume(saved, self.say.language))
        if self._what == REPLAYS:
            return ReplayScreen(self._door.replay(saved, self.say.language))
        return ReviewScreen(self._door.review(saved, self.say.language))


class Join(Speaking, ModalScreen[tuple[str, str]]):
    """The link of a table, and by which name one comes."""

    def compose(self) -> ComposeResult:
        with Vertical(id="ask"):
            yield Pane(id="asked")
            yield Input(id="link", placeholder=self.say("tui-join-link"))
            yield Input(id="name", placeholder=self.say("tui-join-name"), max_length=24)

    def on_mount(self) -> None:
        self.query_one("#asked", Pane).draw([(Ink(self.say("tui-join"), "title"),)], self.theme)
        self.query_one("#link").focus()

    def on_input_submitted(self) -> None:
        link, name = [self.query_one(f"#{key}", Input).value.strip() for key in ("link", "name")]
        if not link or not name:
            self.query_one("#name" if link else "#link").focus()
            return
        self.dismiss((link, name))

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)

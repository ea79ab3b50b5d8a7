"""The start: games, a match that goes on, a table on a server, replays and careers."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from openps.catalog import balance, edition_named, editions, messages_of
from openps.catalog.bots import choices as levels_of
from openps.engine.errors import OpenpsError
from openps.engine.game import Option as GameOption
from openps.tui.board import Pane, Pointed
from openps.tui.choices import KEYS
from openps.tui.commands import MENU, SUBMENU, Speaking, commands_of
from openps.tui.door import Door, Saved, Wish
from openps.tui.ink import keys_line, line_of
from openps.tui.pages import Page, page_of_keys
from openps.tui.replay import ReplayScreen
from openps.tui.review import ReviewScreen
from openps.tui.table import TableScreen
from openps.words.panels import Ink, Line, Picture, hanging, plain

USUAL_LEVEL: Final = "normal"
MOST_SAVED: Final = 20
HOUSE_ROWS: Final = ("players", "people", "level")  # settings of every game
ENTRIES: Final = ("resume", "puzzles", "join", "replays", "reviews", "careers")  # of the menu, besides the games
RESUME, REPLAYS, REVIEWS = "resume", "replays", "reviews"  # lists of records
GIVING_UP: Final = "abandon"  # what people may do wherever a game knows of it, as at the prompts
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


class SetUp(Listing):
    """How a match is to be: each line a setting, that Enter, Left and Right change; the first begins."""

    def __init__(self, door: Door, game: str) -> None:
        super().__init__()
        self._door = door
        self._edition = edition_named(game)
        self.PACKAGE = self._edition.words
        info = self._edition.rules.info
        levels = levels_of(game)
        options = [one for one in info.options if len(one.values) > 1]
        self._values: dict[str, Sequence[str]] = {
            "players": [str(count) for count in info.players],
            "people": [str(count) for count in range(1, max(info.players) + 1)],
            "level": levels,
            **{one.key: one.values for one in options},
        }
        self._options: list[GameOption] = options
        usual = levels.index(USUAL_LEVEL) if USUAL_LEVEL in levels else 0
        self._usual = {key: usual if key == "level" else 0 for key in self._values}
        if GIVING_UP in self._usual:
            self._usual[GIVING_UP] = len(self._values[GIVING_UP]) - 1
        self._chosen = dict(self._usual)

    def heading(self) -> list[Line]:
        title = [(Ink(self.say(f"game-{self._edition.key}"), "title"),), (Ink(self.say("tui-setup"), "dim"),)]
        options = {one.key: self._value(one.key) for one in self._options}
        known = balance.told(
            self._edition.key, int(self._value("players")), options, self._value("level"), self.say.language
        )
        counted = self._edition.origin()
        origin = self.say("origin-values", **counted) if counted else ""
        width = max(20, self.size.width - EDGE)
        return [*title, *[(Ink(line, "dim"),) for told in (known, origin) for line in textwrap.wrap(told, width)]]

    def rows_now(self) -> list[Row]:
        begin = Row((Ink(self.say("tui-setup-begin"), "good"),), self._begin, about=self.say("tui-about-begin"))
        house = [key for key in HOUSE_ROWS if len(self._values[key]) > 1 and (key != "level" or self._bots)]
        own = [self._row(one.key, self.say(f"option-{one.key}")) for one in self._options]
        told = [self._row(key, self.say(f"tui-setup-{key}"), self.say(f"tui-about-{key}")) for key in house]
        return [begin, *told, *own]

    @property
    def _bots(self) -> int:
        """How many of them play: without any, nobody is asked how strong they are."""
        return max(0, int(self._value("players")) - int(self._value("people")))

    def _row(self, key: str, words: str, about: str = "") -> Row:
        shown = self._in_words(key, self._value(key))
        line: Line = (Ink(f"◂ {shown} ▸  ", "warn"), Ink(words))
        return Row(line, lambda: self._turn(key, 1), lambda way: self._turn(key, way), about)

    def _in_words(self, key: str, value: str) -> str:
        """As the page names it: in our words, by the name of a piece, or as it is."""
        name = f"web-bot-{value}" if key == "level" else f"web-value-{value}"
        return self.say(name) if name in self.say else self._pieces.get(value, value)

    @property
    def _pieces(self) -> Mapping[str, str]:
        rules = self._edition.rules
        return self._edition.screen.names(rules.options(rules.info.players[0], {}), self.say.language)

    def _value(self, key: str) -> str:
        return self._values[key][self._chosen[key]]

    def _turn(self, key: str, way: int) -> None:
        self._chosen[key] = (self._chosen[key] + way) % len(self._values[key])
        self.draw()

    def _begin(self) -> None:
        players = int(self._value("players"))
        people = min(players, int(self._value("people")))
        # What is as usual is left to the game.
        changed = [one.key for one in self._options if self._chosen[one.key] != self._usual[one.key]]
        options = {key: self._value(key) for key in changed}
        wish = Wish(self._edition.key, players, people, self._value("level"), options)
        try:
            table = self._door.begin(wish, self.say.language)
        except OpenpsError as error:
            self.tell(error)
        else:
            self.app.push_screen(TableScreen(table))


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

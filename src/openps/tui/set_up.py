"""How a match is to be: its settings, components of the player's own, and how balanced those are."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input

from openps.catalog import balance, edition_named
from openps.catalog.bots import choices as levels_of
from openps.engine.errors import OpenpsError
from openps.engine.game import Option as GameOption
from openps.tui.board import Pane
from openps.tui.commands import Speaking
from openps.tui.door import Door, Measuring, Wish
from openps.tui.menu import EDGE, Listing, Row
from openps.tui.table import TableScreen
from openps.words.panels import Ink, Line

USUAL_LEVEL: Final = "normal"
HOUSE_ROWS: Final = ("players", "people", "level")  # settings of every game
GIVING_UP: Final = "abandon"  # what people may do wherever a game knows of it, as at the prompts
LISTENING: Final = 0.3  # seconds between two looks for figures


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
        self._files: dict[str, str] = {}  # paths of the player's own, by option
        self._measuring: Measuring | None = None

    def on_mount(self) -> None:
        self.set_interval(LISTENING, self._listen)

    def on_unmount(self) -> None:
        self._stop_measuring()

    def heading(self) -> list[Line]:
        title = [(Ink(self.say(f"game-{self._edition.key}"), "title"),), (Ink(self.say("tui-setup"), "dim"),)]
        counted = {} if self._files else self._edition.origin()
        origin = self.say("origin-values", **counted) if counted else ""
        width = max(20, self.size.width - EDGE)
        known = self._known()
        return [*title, *[(Ink(line, "dim"),) for told in (known, origin) for line in textwrap.wrap(told, width)]]

    def _known(self) -> str:
        """How balanced such a match is, as far as anybody knows."""
        if self._measuring is not None:
            return self._measuring.told(self.say)
        if self._files:
            return self.say("meter-own")
        options = {one.key: self._value(one.key) for one in self._options}
        players, level = int(self._value("players")), self._value("level")
        return balance.told(self._edition.key, players, options, level, self.say.language)

    def rows_now(self) -> list[Row]:
        begin = Row((Ink(self.say("tui-setup-begin"), "good"),), self._begin, about=self.say("tui-about-begin"))
        house = [key for key in HOUSE_ROWS if len(self._values[key]) > 1 and (key != "level" or self._bots)]
        own = [self._row(one.key, self.say(f"option-{one.key}")) for one in self._options]
        told = [self._row(key, self.say(f"tui-setup-{key}"), self.say(f"tui-about-{key}")) for key in house]
        files = [self._file_row(file.option) for file in self._edition.files]
        return [begin, *told, *own, *files, *self._measure_row()]

    def _file_row(self, option: str) -> Row:
        shown = PurePath(self._files[option]).name if option in self._files else self.say("tui-own-none")
        line: Line = (Ink(f"{shown}  ", "warn"), Ink(self.say(f"help-{option}-file")))
        return Row(line, lambda: self._ask_for(option), about=self.say("tui-about-own"))

    def _measure_row(self) -> list[Row]:
        about = self.say("tui-about-measure")
        return [Row((Ink(self.say("web-measure"), "good"),), self._measure, about=about)] if self._files else []

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
        if key not in ("people", "level"):
            self._stop_measuring()  # it was of other matches
        self.draw()

    def _ask_for(self, option: str) -> None:
        asked = OwnFile(self.say(f"help-{option}-file"), self._files.get(option, ""))
        self.app.push_screen(asked, lambda path: self._bring(option, path))

    def _bring(self, option: str, path: str | None) -> None:
        """Read at once, so that what is wrong with the file is said here; ours again without a path."""
        if path is None:
            return
        before, self._files = self._files, {**self._files, option: path}
        if not path:
            del self._files[option]
        try:
            self._door.measuring(self._wish())
        except OpenpsError as error:
            self._files = before
            self.tell(error)
        else:
            self._stop_measuring()
            self.draw()

    def _measure(self) -> None:
        try:
            measuring = self._measuring or self._door.measuring(self._wish())
        except OpenpsError as error:
            self.tell(error)
            return
        measuring.begin(self.say)
        self._measuring = measuring
        self.draw()

    def _listen(self) -> None:
        if self._measuring is not None and self._measuring.news(self.say):
            self.draw()

    def _stop_measuring(self) -> None:
        if self._measuring is not None:
            self._measuring.end()
        self._measuring = None

    def _wish(self) -> Wish:
        players = int(self._value("players"))
        people = min(players, int(self._value("people")))
        # What is as usual is left to the game.
        changed = [one.key for one in self._options if self._chosen[one.key] != self._usual[one.key]]
        options = {key: self._value(key) for key in changed}
        return Wish(self._edition.key, players, people, self._value("level"), options, self._files)

    def _begin(self) -> None:
        try:
            table = self._door.begin(self._wish(), self.say.language)
        except OpenpsError as error:
            self.tell(error)
        else:
            self._stop_measuring()
            self.app.push_screen(TableScreen(table))


class OwnFile(Speaking, ModalScreen[str]):
    """The path of a file with components of the player's own; none for ours."""

    def __init__(self, title: str, path: str) -> None:
        super().__init__()
        self._title, self._path = title, path

    def compose(self) -> ComposeResult:
        with Vertical(id="ask"):
            yield Pane(id="asked")
            yield Input(self._path, id="path", placeholder=self.say("tui-own-path"))

    def on_mount(self) -> None:
        self.query_one("#asked", Pane).draw([(Ink(self._title, "title"),)], self.theme)
        self.query_one("#path").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)

"""How a match is to be."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from openps.catalog import balance, edition_named
from openps.catalog.bots import choices as levels_of
from openps.engine.errors import OpenpsError
from openps.engine.game import Option as GameOption
from openps.tui.door import Door, Wish
from openps.tui.menu import EDGE, Listing, Row
from openps.tui.table import TableScreen
from openps.words.panels import Ink, Line

USUAL_LEVEL: Final = "normal"
HOUSE_ROWS: Final = ("players", "people", "level")  # settings of every game
GIVING_UP: Final = "abandon"  # what people may do wherever a game knows of it, as at the prompts


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

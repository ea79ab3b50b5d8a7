"""What every screen of ours can do: speak the person's language, in the person's theme, and obey keys.

A command is a letter, the name of a method (`do_log`) and of words (`tui-key-log`); all of them stand at the foot of
the screen, where they can be clicked, in the command palette, and on the page of help.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import ClassVar, Final, NamedTuple

from textual import events
from textual.app import App
from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.screen import Screen

from openps.tui import looks
from openps.tui.ink import keys_width
from openps.words.messages import HOUSE, LANGUAGES, Messages


class Command(NamedTuple):
    key: str
    name: str
    in_foot: bool = True


PALETTE: Final = Command("^P", "palette", in_foot=False)
TABLE: Final = (
    Command("?", "explain"), Command("t", "talk"), Command("l", "log"), Command("s", "sheet"), Command("r", "rules"),
    Command("h", "peek"), Command("z", "zoom"), Command("f", "filter", in_foot=False), Command("m", "language"),
    Command("v", "theme", in_foot=False), Command("w", "whole", in_foot=False),
    Command("x", "impossible", in_foot=False), PALETTE, Command("q", "leave"),
)  # fmt: skip
REPLAY: Final = (
    Command("p", "play"), Command("b", "back"), Command("n", "next"), Command("e", "eyes"), Command("s", "speed"),
    Command("a", "review"),
    Command("l", "log"), Command("f", "filter", in_foot=False), Command("r", "rules"), Command("z", "zoom"),
    Command("?", "help", in_foot=False), Command("m", "language"), Command("v", "theme", in_foot=False),
    PALETTE, Command("q", "leave"),
)  # fmt: skip
SEEN: Final = (Command("m", "language"), Command("v", "theme"))
MENU: Final = (
    Command("?", "help"), Command("m", "language"), Command("v", "theme"), PALETTE._replace(in_foot=True),
    Command("q", "leave"),
)  # fmt: skip
SUBMENU: Final = (*MENU[:-1], Command("Esc", "return"))


@lru_cache(16)
def words(language: str, package: str) -> Messages:
    return Messages(language, package)


def commands_of(commands: Sequence[Command], say: Messages, columns: int) -> list[tuple[str, str]]:
    """What stands at the foot: the rest of the commands as far as there is room."""
    words = {one.key: say(f"tui-key-{one.name}") for one in commands}
    shown = {one.key for one in commands if one.in_foot}
    for one in commands:
        if one.key not in shown and keys_width([(key, words[key]) for key in (*shown, one.key)]) <= columns:
            shown.add(one.key)
    return [(one.key, words[one.key]) for one in commands if one.key in shown]


class House(App[object]):
    """The program: its language, its theme, and what is below the screen that is left."""

    language: str
    keep_language: Callable[[str], None]  # for the next start
    farewell: Sequence[str] = ()  # what is printed once the screen is gone

    def left(self, lines: Sequence[str]) -> None:
        """Back to the menu, or to the prompt, where these lines are printed."""
        raise NotImplementedError


class Speaking:
    """A screen of ours; it is mixed into one of the toolkit."""

    COMMANDS_HERE: ClassVar[Sequence[Command]] = ()
    PACKAGE: str = HOUSE

    @property
    def commands(self) -> Sequence[Command]:
        """Those that do something here."""
        return self.COMMANDS_HERE

    @property
    def house(self) -> House:
        assert isinstance(self, Screen)
        app = self.app
        assert isinstance(app, House)
        return app

    @property
    def say(self) -> Messages:
        return words(self.house.language, self.PACKAGE)

    @property
    def theme(self) -> str:
        return self.house.theme

    def draw(self) -> None:
        """Anew, in the language and the theme that are chosen now."""

    def command(self, event: events.Key) -> None:
        if event.character and self.press(event.character):
            event.stop()

    def press(self, key: str) -> bool:
        """Do what a key stands for; whether it stands for anything."""
        for one in self.commands:
            if one.key == key:
                self.do(one.name)
                return True
        return False

    def do(self, name: str) -> None:
        act: Callable[[], None] = getattr(self, f"do_{name}")
        act()

    def do_palette(self) -> None:
        self.house.action_command_palette()

    def do_language(self) -> None:
        self.house.language = LANGUAGES[(LANGUAGES.index(self.house.language) + 1) % len(LANGUAGES)]
        self.house.keep_language(self.house.language)
        self.redraw_all()

    def do_theme(self) -> None:
        at = looks.NAMES.index(self.theme) if self.theme in looks.NAMES else -1
        self.house.theme = looks.NAMES[(at + 1) % len(looks.NAMES)]
        self.redraw_all()

    def redraw_all(self) -> None:
        """Also the screens below this one."""
        for screen in self.house.screen_stack:
            if isinstance(screen, Speaking):
                screen.draw()


class OurCommands(Provider):
    """The commands of the screen, for the palette."""

    def _all(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Their names, what they do, and that it is done."""
        screen = self.screen
        if not isinstance(screen, Speaking):
            return []
        say, commands = screen.say, [one for one in screen.commands if one.name != PALETTE.name]
        return [
            (f"{say(f'tui-key-{one.name}')} ({one.key})", say(f"tui-help-{one.name}"), _doing(screen, one.name))
            for one in commands
        ]

    async def discover(self) -> Hits:
        for told, more, act in self._all():
            yield DiscoveryHit(told, act, help=more)

    async def search(self, query: str) -> Hits:
        matcher = self.matcher(query)
        for told, more, act in self._all():
            score = max(matcher.match(told), matcher.match(more))
            if score:
                yield Hit(score, matcher.highlight(told), act, help=more)


def _doing(screen: Speaking, name: str) -> Callable[[], None]:
    return lambda: screen.do(name)

"""The program on the full screen."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.screen import Screen

from openps.tui import looks
from openps.tui.commands import House, OurCommands, words
from openps.tui.table import TableScreen
from openps.words.messages import HOUSE


def _not_kept(language: str) -> None:
    """Where nobody looks for it at the next start."""


class OpenpsApp(House):
    """Begins with a table, or with the menu."""

    CSS_PATH = "app.tcss"
    TITLE = "openps"
    COMMANDS: ClassVar = {OurCommands}
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = True
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "stop", show=False, priority=True)]
    NOTIFICATION_TIMEOUT: ClassVar[float] = 6.0

    def __init__(
        self, first: Screen[None], language: str, theme: str = "", keep_language: Callable[[str], None] = _not_kept
    ) -> None:
        super().__init__()
        self.keep_language = keep_language
        self.language = language
        self._first = first
        for one in looks.ALL.values():
            self.register_theme(one.theme)
        self.theme = theme or (looks.MONO if os.environ.get("NO_COLOR") else looks.DARK)

    def on_mount(self) -> None:
        self.push_screen(self._first)

    def left(self, lines: Sequence[str]) -> None:
        """Screens above the first one are closed; the first one closes the program."""
        if self.screen_stack[-1] is self._first or len(self.screen_stack) <= BOTTOM:
            self.farewell = lines
            self.exit()
            return
        while self.screen_stack[-1] is not self._first and len(self.screen_stack) > BOTTOM:
            self.pop_screen()
        for line in lines:
            self.notify(line)

    def action_stop(self) -> None:
        """Ctrl+C leaves at once: what was played is on disk, and the terminal is as it was."""
        tables = [one for one in self.screen_stack if isinstance(one, TableScreen)]
        self.farewell = [line for one in tables for line in one.table.farewell(one.teller)]
        self.exit()

    def action_command_palette(self) -> None:
        """As the toolkit does it, in the person's language."""
        if not CommandPalette.is_open(self):
            say = words(self.language, HOUSE)
            self.push_screen(CommandPalette(placeholder=say("tui-palette"), id="--command-palette"))


BOTTOM: Final = 2
"""The toolkit's own screen, and the first of ours."""

"""The end of a match: who won, and the story of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen

from openps.tui.board import Pane
from openps.tui.commands import SEEN, Command, Speaking
from openps.tui.pages import SCROLL
from openps.tui.sight import Ending
from openps.words.messages import Messages
from openps.words.panels import Ink, Picture

LEAVE, AGAIN = "leave", "again"


class End(Speaking, ModalScreen[str]):
    """Escape looks at the table again, `q` leaves it, `n` plays another match; what was meant is the result."""

    COMMANDS_HERE: ClassVar[Sequence[Command]] = SEEN

    def __init__(self, ending: Ending, tell: Callable[[], Awaitable[Ending]], again: bool) -> None:
        super().__init__()
        self._again = again  # whether another match can begin here
        self._ending, self._tell = ending, tell
        self._told_in = ""  # the language of what is shown

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Pane(id="read")

    def on_mount(self) -> None:
        self._told_in = self.say.language
        self.draw()
        self.query_one("#page").focus()

    def draw(self) -> None:
        if self._told_in == self.say.language:
            self._show()
        else:
            self.run_worker(self._tell_anew(), exclusive=True)

    async def _tell_anew(self) -> None:
        language = self.say.language
        self._ending, self._told_in = await self._tell(), language
        self._show()

    def _show(self) -> None:
        told, say = self._ending, self.say
        keys = say("tui-end-keys") if self._again else say("tui-end-keys-only")
        lines: Picture = [(Ink(told.title, "title"),)]
        lines += [(Ink(line, "good"),) for line in (told.winners, told.scores) if line]
        lines += [*_listed("play-tale", told.tale, say), *_listed("claim-verdicts", told.verdicts, say)]
        lines += [(), *[(Ink(line, "dim"),) for line in told.more], (), (Ink(keys, "key"),)]
        self.query_one("#read", Pane).draw(lines, self.theme)

    def on_key(self, event: events.Key) -> None:
        if event.key in SCROLL:
            return
        event.stop()
        if not self.press(event.character or ""):
            meant = {"q": LEAVE, "n": AGAIN if self._again else ""}
            self.dismiss(meant.get(event.character or "", ""))


def _listed(title: str, lines: Sequence[str], say: Messages) -> Picture:
    if not lines:
        return []
    return [(), (Ink(say(title), "head"),), *[(Ink("  • ", "key"), Ink(line)) for line in lines]]

"""What is shown before there is a table to see: the curtain between people at one screen, and a table that waits."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from openps.engine.errors import OpenpsError
from openps.engine.ids import Seat
from openps.tui.board import Pane
from openps.tui.commands import Speaking
from openps.tui.sight import Table
from openps.words.messages import Messages
from openps.words.panels import Ink, Picture


class Curtain(Speaking, Screen[None]):
    """It covers everything, and says who is called: that all may know (docs/decisions/0080)."""

    def __init__(self, seat: Seat, say: Messages) -> None:
        super().__init__()
        self._seat = seat

    def compose(self) -> ComposeResult:
        yield Pane(id="curtain")

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        called = (Ink(self.say("play-curtain", seat=self._seat), "title"),)
        self.query_one("#curtain", Pane).draw([called], self.theme)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "enter":
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class Lobby(Speaking, Screen[None]):
    """A table on a server before its match: who is there, and how others come."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def compose(self) -> ComposeResult:
        yield Pane(id="curtain")

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        waiting = self._table.waiting
        if waiting is None:
            self.dismiss()
            return
        key = "tui-lobby-host" if waiting.host else "online-wait-host"
        lines: Picture = [
            (Ink(self.say("tui-lobby"), "title"),), (), *[(Ink(f"  {name}", "you"),) for name in waiting.names], (),
            (Ink(waiting.link, "key"),), (), (Ink(self.say(key), "head", "begin"),),
        ]  # fmt: skip
        self.query_one("#curtain", Pane).draw(lines, self.theme)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "enter":
            self.run_worker(self._begin(), group="begin")
        elif event.character == "q":
            self.house.left([])

    def on_pointed(self) -> None:
        self.run_worker(self._begin(), group="begin")

    async def _begin(self) -> None:
        try:
            await self._table.begin()
        except OpenpsError as error:
            self.notify(self.say.error(error))

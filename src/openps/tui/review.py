"""A review on the full screen: it grows while it is made, and is left at any time."""

from __future__ import annotations

from contextlib import aclosing, suppress
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.worker import WorkerError

from openps.engine.errors import OpenpsError
from openps.tui.board import Pane
from openps.tui.commands import SUBMENU, Speaking, commands_of
from openps.tui.door import Reached, Reviewing
from openps.tui.ink import keys_line
from openps.tui.pages import SCROLL, Page, page_of_keys
from openps.words.panels import Ink, Line, Picture, hanging

BAR = 20  # columns
EDGE = 4  # beside the words: padding and scrollbar


class ReviewScreen(Speaking, Screen[None]):
    """How far it is above, what is known so far beneath."""

    COMMANDS_HERE: ClassVar = SUBMENU

    def __init__(self, review: Reviewing) -> None:
        super().__init__()
        self._review = review
        self._reached: Reached | None = None
        self.trouble: OpenpsError | None = None
        self.is_whole = False

    def compose(self) -> ComposeResult:
        yield Pane(id="title")
        with VerticalScroll(id="told"):
            yield Pane(id="read")
        yield Pane(id="keys")

    def on_mount(self) -> None:
        self.query_one("#told").focus()
        self.draw()
        self._following = self.run_worker(self._follow(), group="review")

    async def on_unmount(self) -> None:
        """Whoever leaves ends the work, and is gone when it has ended."""
        self._following.cancel()
        with suppress(WorkerError):
            await self._following.wait()

    async def _follow(self) -> None:
        try:
            await self._hear()
        except OpenpsError as error:
            self.trouble = error
        else:
            self.is_whole = True
        self._draw_head()

    async def _hear(self) -> None:
        async with aclosing(self._review.progress()) as progress:
            async for self._reached in progress:
                self._draw_head()
                if self._reached.is_more:
                    self._draw_told()

    def draw(self) -> None:
        self._draw_head()
        self._draw_told()
        keys = keys_line(commands_of(self.commands, self.say, self.size.width), self.size.width)
        self.query_one("#keys", Pane).draw([keys], self.theme)

    def on_resize(self) -> None:
        self.draw()

    def _draw_head(self) -> None:
        self.query_one("#title", Pane).draw([self._head()], self.theme)

    def _head(self) -> Line:
        if self.trouble is not None:
            return (Ink(self.say.error(self.trouble), "bad"),)
        if self.is_whole:
            return (Ink(self.say("tui-review-whole"), "good"),)
        if self._reached is None:
            return (Ink(self.say("tui-review-begins"), "dim"),)
        done = BAR * self._reached.done // max(1, self._reached.total)
        stage = self.say(f"review-stage-{self._reached.stage}")
        return (Ink(f"{stage}  ", "title"), Ink("█" * done, "good"), Ink("░" * (BAR - done), "dim"))

    def _draw_told(self) -> None:
        told: Picture = []
        for line in self._review.lines(self.say.language):
            indented = line.startswith(" ")
            look = "" if indented else "head"
            lead = Ink("  " if indented else "")
            told.append(hanging((lead, Ink(line.strip(), look)), self.size.width - EDGE))
        self.query_one("#read", Pane).draw(told, self.theme)

    def on_key(self, event: events.Key) -> None:
        if event.key in SCROLL:
            return
        if event.key == "escape":
            event.stop()
            self.do_return()
        else:
            self.command(event)

    def do_help(self) -> None:
        self.app.push_screen(Page(page_of_keys(self.commands, self.say, self.say("tui-help-review-page"))))

    def do_return(self) -> None:
        self.dismiss()

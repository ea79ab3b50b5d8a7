"""The rules beside the table: on one page for newcomers, and searched as one types."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input

from openps.catalog import clauses_of, primer_of, search_rules
from openps.engine.errors import OpenpsError
from openps.tui.board import Pane
from openps.tui.commands import Speaking
from openps.words.messages import Messages
from openps.words.panels import Ink, Picture
from openps.words.rules import Clause, chapters

MOST = 12  # clauses that answer a search


class RulesPage(Speaking, ModalScreen[None]):
    def __init__(self, game: str, say: Messages) -> None:
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        with Vertical(id="rules"):
            yield Input(id="search", placeholder=self.say("tui-rules-search"))
            with VerticalScroll(id="page"):
                yield Pane(id="read")

    def on_mount(self) -> None:
        self.draw()
        self.query_one("#search").focus()

    def draw(self) -> None:
        self._show(self.query_one("#search", Input).value)

    def on_input_changed(self, event: Input.Changed) -> None:
        self._show(event.value)

    def _show(self, asked: str) -> None:
        try:
            picture = self._answer(asked.strip())
        except OpenpsError as error:
            picture = [(Ink(self.say.error(error), "bad"),)]
        self.query_one("#read", Pane).draw(picture, self.theme)
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)

    def _answer(self, asked: str) -> Picture:
        language = self.say.language
        known = clauses_of(self._game, language)
        if not asked:
            return self._primer(language) or self._contents(known)
        exact = known.get(asked.upper())
        answers = [exact] if exact is not None else search_rules(self._game, language, asked)[:MOST]
        head = self.say("rules-found", count=len(answers), game=self._game, text=asked)
        return [(Ink(head, "dim"),), *[line for clause in answers for line in _clause(clause)]]

    def _primer(self, language: str) -> Picture:
        """Its parts with their panels; the first panel of a part may have no heading of its own."""
        lines: Picture = []
        part = ""
        for panel in primer_of(self._game, language):
            lines += [] if panel.part == part else [(Ink(panel.part, "title"),)]
            lines += [(Ink(panel.title, "head"),)] if panel.title else []
            lines += [(Ink(f"  {one.text} "), Ink(" ".join(one.clauses), "dim")) for one in panel.sentences] + [()]
            part = panel.part
        return lines

    def _contents(self, known: dict[str, Clause]) -> Picture:
        return [(Ink(f"{part[0].id:<10}", "key"), Ink(part[0].chapter)) for part in chapters(known)]

    def on_key(self, event: events.Key) -> None:
        page = self.query_one("#page", VerticalScroll)
        if event.key == "escape":
            event.stop()
            self.dismiss()
        elif event.key in ("down", "pagedown"):
            page.scroll_page_down(animate=False)
        elif event.key in ("up", "pageup"):
            page.scroll_page_up(animate=False)


def _clause(clause: Clause) -> Picture:
    return [(), (Ink(f"{clause.id}  ", "key"), Ink(clause.text)), (Ink(f"          {clause.chapter}", "dim"),)]

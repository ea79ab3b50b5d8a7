"""Pages over the table: something is explained, with its clause; any key closes them."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen

from openps.catalog import clauses_of
from openps.editions.edition import Edition
from openps.engine.errors import OpenpsError
from openps.tui.board import Pane
from openps.tui.choices import Choice
from openps.tui.commands import Command, Speaking
from openps.tui.sight import Sight
from openps.words.messages import Messages
from openps.words.panels import Ink, Line, Picture, Thing, plain
from openps.words.teller import Teller, kebab

SCROLL = ("up", "down", "pageup", "pagedown", "home", "end")


class Page(Speaking, ModalScreen[None]):
    """Something to read."""

    def __init__(self, picture: Picture) -> None:
        super().__init__()
        self._picture = picture

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Pane(id="read")

    def on_mount(self) -> None:
        self.draw()
        self.query_one("#page").focus()

    def draw(self) -> None:
        close: Line = (Ink(self.say("tui-close"), "dim"),)
        self.query_one("#read", Pane).draw([*self._picture, (), close], self.theme)

    def on_key(self, event: events.Key) -> None:
        if event.key not in SCROLL:
            event.stop()
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


def page_of_thing(thing: Thing, teller: Teller) -> Picture:
    """What a thing is, in the words of its own, of those like it, or of its kind."""
    say = teller.say
    key = next((key for key in thing.names if f"explain-{key}" in say), "")
    titled = next((key for key in thing.names if f"title-{key}" in say), "")
    title = say(f"title-{titled}") if titled else _piece(thing.piece, teller)
    text = say(f"explain-{key}", **thing.values, **thing.named(teller)) if key else teller.text(thing.piece)
    told = [one for one in (text, *thing.more(teller)) if one] or [say("tui-no-more")]
    return [*([(Ink(title, "title"),), ()] if title else []), *[line for one in told for line in plain(one)]]


def _piece(key: str, teller: Teller) -> str:
    """Its name; nothing where it is no piece."""
    name = teller.piece(key) if key else ""
    return "" if name == f"piece-{key}" else name


def page_of_choice(choice: Choice, sight: Sight, edition: Edition, teller: Teller) -> Picture:
    """A choice: what it is, what may come of it, and the clause that allows it."""
    name = f"explain-move-{kebab(type(choice.move).__name__)}"
    told = plain(teller.say(name)) if name in teller.say else []
    more = plain(edition.screen.explain(choice.move, sight.view, teller))
    clause = edition.rules.clause_of(choice.move, sight.ask)
    parts = [told, more, clause_of(clause, edition, teller.say)]
    return [(Ink(choice.label, "title"),), *[line for part in parts if part for line in [(), *part]]]


def clause_of(clause: str, edition: Edition, say: Messages) -> Picture:
    try:
        known = clauses_of(edition.key, say.language)
    except OpenpsError as error:
        return plain(say.error(error))
    return [(Ink(f"{clause}  ", "key"), Ink(known[clause].text))] if clause in known else []


def page_of_keys(commands: Sequence[Command], say: Messages, more: str = "") -> Picture:
    """All keys; below them what else a person may do, at a table if nothing else is said."""
    keys: Picture = [(Ink(f"  {one.key:<3} ", "key"), Ink(say(f"tui-help-{one.name}"))) for one in commands]
    legend = [] if more else signs(say)
    return [
        *[(Ink(say("tui-help"), "title"),), (), *keys, (), *plain(more or say("tui-help-more"))],
        *([(), *legend] if legend else []),
    ]


def signs(say: Messages) -> Picture:
    """What the signs on a board mean, where its game tells it."""
    if "tui-signs" not in say:
        return []
    named = [line.partition(":") for line in say("tui-signs").splitlines()]
    told: Picture = [(Ink(f"{name}{mark}", "key"), Ink(words)) for name, mark, words in named]
    return [(Ink(say("tui-signs-title"), "title"),), *told]

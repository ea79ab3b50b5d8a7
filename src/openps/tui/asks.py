"""Small questions over the table: whether somebody is sure, and what somebody says."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Final, TypeAlias

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from openps.engine.claims import IAm, IGave, IHave, ITrust, Saying, TheyAre, saying_text
from openps.tui.board import Pane, Pointed
from openps.tui.choices import KEYS
from openps.tui.commands import Speaking
from openps.tui.ink import line_of
from openps.tui.sight import Sight, Table
from openps.words.messages import Messages
from openps.words.panels import Ink
from openps.words.teller import Teller, kebab

Aloud: TypeAlias = Awaitable[None]
YES: Final = ("y", "o", "enter")
ALL_KEYS: Final = KEYS + "fhlmqrstvwxzABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Ask(Speaking, ModalScreen[bool]):
    """Yes or no. Anything but a yes is a no."""

    def __init__(self, question: str, say: Messages) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        with Vertical(id="ask"):
            yield Pane(id="asked")

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        yes, no = self.say("tui-yes"), self.say("tui-no")
        answers = (Ink(f" {yes} ", "lit", "yes"), Ink("   "), Ink(f" {no} ", "key", "no"))
        self.query_one("#asked", Pane).draw([(Ink(self._question, "title"),), (), answers], self.theme)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.dismiss(event.key in YES)

    def on_pointed(self, event: Pointed) -> None:
        self.dismiss(event.spot == "yes")


class Say(Speaking, ModalScreen[str]):
    """A claim in two keys: what kind, then about whom or what. Where people can write to each other, also a line."""

    def __init__(self, table: Table, sight: Sight, teller: Teller) -> None:
        super().__init__()
        self._table, self._sight, self._teller = table, sight, teller
        self._kind: type[Saying] | None = None
        self._values: list[str] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="say"):
            yield Pane(id="said")
            yield OptionList(id="sayings")
            if self._table.can_chat:
                yield Input(id="line", placeholder=self.say("tui-chat"), max_length=280)

    def on_mount(self) -> None:
        self.draw()
        self.query_one("#sayings").focus()

    def draw(self) -> None:
        rows = self._kinds() if self._kind is None else self._claims(self._kind)
        self._values = [value for value, _ in rows]
        title = self.say("tui-say") if rows else self.say("tui-say-nothing")
        self.query_one("#said", Pane).draw([(Ink(title, "title"),)], self.theme)
        options = self.query_one("#sayings", OptionList)
        options.clear_options()
        for at, (_, words) in enumerate(rows):
            key = ALL_KEYS[at] if at < len(ALL_KEYS) else "·"
            options.add_option(Option(line_of((Ink(f"{key} ", "key"), Ink(words)), self.theme)))
        options.highlighted = 0 if rows else None

    def _kinds(self) -> list[tuple[str, str]]:
        if self._sight.viewer is None:
            return []
        sayings = self._table.edition.rules.info.sayings
        return [(one.__name__, self._teller.say(f"form-{kebab(one.__name__)}")) for one in sayings]

    def _claims(self, kind: type[Saying]) -> list[tuple[str, str]]:
        return [(saying_text(one), self._teller.saying(one)) for one in self._sayings(kind)]

    def _sayings(self, kind: type[Saying]) -> Sequence[Saying]:
        """Everything of a kind that could be said, true or not: it tells nothing about who says it."""
        info = self._table.edition.rules.info
        others = [seat for seat in range(len(self._table.seats)) if seat != self._sight.viewer]
        cards = self._table.edition.full_screen.speakable(self._sight.view)
        if kind is IAm:
            return [IAm(status) for status in info.statuses]
        if kind is TheyAre:
            return [TheyAre(seat, status) for status in info.statuses for seat in others]
        if kind is ITrust:
            return [ITrust(seat) for seat in others]
        if kind is IHave:
            return [IHave(card) for card in cards]
        return [IGave(seat, card) for card in cards for seat in others]

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)
        elif event.character and event.character in ALL_KEYS and not isinstance(self.focused, Input):
            at = ALL_KEYS.index(event.character)
            if at < len(self._values):
                event.stop()
                self._pick(at)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._pick(event.option_index)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss(f"chat {event.value.strip()}")

    def _pick(self, at: int) -> None:
        value = self._values[at]
        if self._kind is not None:
            self.dismiss(value)
            return
        sayings = self._table.edition.rules.info.sayings
        self._kind = next(one for one in sayings if one.__name__ == value)
        self.draw()

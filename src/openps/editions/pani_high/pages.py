"""What can be looked up beside a table of Pani-High!: the demonstration of twelve cards, and the discard pile."""

from __future__ import annotations

import textwrap
from typing import Final

from openps.editions.pani_high.screen import card
from openps.games.pani_high import box
from openps.games.pani_high.box import Family
from openps.games.pani_high.cards import HOUSE_DECK
from openps.games.pani_high.view import PaniView
from openps.words.page import wrapped
from openps.words.teller import Teller

WIDTH: Final = 80
# What people ask help for, in both languages.
PAGES: Final = {
    "demonstration": "demonstration", "démonstration": "demonstration", "demo": "demonstration",
    "démo": "demonstration", "discard": "discard", "défausse": "discard", "defausse": "discard",
}  # fmt: skip


def page(name: str, view: PaniView, teller: Teller) -> str:
    """What somebody looks up beside the table; nothing where there is no such page."""
    pages = {"demonstration": demonstration, "discard": discard_pile}
    chosen = PAGES.get(name.lower())
    return "" if chosen is None else pages[chosen](view, teller)


def discard_pile(view: PaniView, teller: Teller) -> str:
    """PH-H1, PH-R39  Everything that was discarded, counted; the Seal first."""
    if not view.discard:
        return teller.say("discard-title", count=0, last="")
    lines = [teller.say("discard-title", count=len(view.discard), last=teller.piece(view.discard[-1]))]
    for family in (Family.SEAL, Family.CONSPIRACY, Family.COMBAT):
        faces = [face for face in view.options.deck.faces if face.family is family and face.key in view.discard]
        told = [f"{card(face.key, view, teller)} {view.discard.count(face.key)}/{face.copies}" for face in faces]
        lines += wrapped(f"  {teller.say(f'family-{family.value}'):<16}", ", ".join(told), WIDTH) if told else []
    return "\n".join(lines)


def demonstration(view: PaniView, teller: Teller) -> str:
    """PH-1.16, PH-R1  The twelve cards that explain the game, each with what it does, and a battle."""
    numbers = demonstration_numbers(teller)
    lines = [teller.say("demo-title"), *textwrap.wrap(teller.say("demo-aim"), WIDTH), ""]
    for key in box.DEMONSTRATION:
        text = teller.say(f"demo-{key}", **{**numbers, "value": teller.tenths(_HOUSE[key].value)})
        lines += wrapped(f"  {teller.piece(key):<18}", text, WIDTH)
    lines += ["", teller.say("demo-battle")]
    for number, step in enumerate(DEMONSTRATED, 1):
        lines += wrapped(f"  {number}. ", teller.say(f"demo-step-{step}", **numbers), WIDTH)
    return "\n".join(lines)


def demonstration_numbers(teller: Teller) -> dict[str, object]:
    """What the cards of the demonstration count, by our own deck."""
    pool, _, third, swim, *_ = box.DEMONSTRATION
    worth = HOUSE_DECK.worth[pool]
    tenths_of = {
        "value": _HOUSE[swim].value, "doubled": worth[swim], "third": worth[third], "committee": worth[box.COMMITTEE],
        "defence": worth[third] + worth[box.COMMITTEE], "bribed": worth[third] + worth[swim], "score": box.SEAL_SCORE,
    }  # fmt: skip
    numbers: dict[str, object] = {name: teller.tenths(tenths) for name, tenths in tenths_of.items()}
    return {**numbers, "place": teller.piece(pool), "copies": _HOUSE[box.POLICEWOMAN].copies}


_HOUSE: Final = {face.key: face for face in HOUSE_DECK.faces}
DEMONSTRATED: Final = ("attack", "defence", "bribe", "policewoman")

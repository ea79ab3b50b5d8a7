"""What can be looked up beside a table of Négociateur: every card that is for sale, with its exact rows."""

from __future__ import annotations

import textwrap
from typing import Final

from openps.editions.negotiator.effects import cost_of, what_it_does
from openps.games.negotiator.legal import kinds
from openps.games.negotiator.view import CrisisView
from openps.words.page import COLUMNS
from openps.words.teller import Teller

# What people ask help for, in both languages.
CARDS: Final = ("cards", "cartes")


def page(name: str, view: CrisisView, teller: Teller) -> str:
    """What a person looks up beside the table; nothing where there is no such page."""
    return cards(view, teller) if name.lower() in CARDS else ""


def cards(view: CrisisView, teller: Teller) -> str:
    """NG-1.14, NG-2.11, NG-H1  The hand, the Purchase Area and what was played, each card with what it does."""
    rows = {"hand": view.hand, "sale": view.market, "played": (*view.played, *view.down)}
    lines = []
    for title, row in rows.items():
        lines += [teller.say(f"table-{title}")] if row else []
        for card in kinds(sorted(row, key=row.index)):
            lines += _lines(card, row, view, teller)
    return "\n".join(lines)


def _lines(card: str, row: tuple[str, ...], view: CrisisView, teller: Teller) -> list[str]:
    """One kind of card: how many, what it costs, and its rows."""
    count = row.count(card)
    name = f"{count}× {teller.piece(card)}" if count > 1 else teller.piece(card)
    head = f"  {name} ({cost_of(view.options.cards.cost[card], teller)})"
    more = textwrap.wrap(what_it_does(card, view, teller), COLUMNS - 6)
    return [head, *[f"      {line}" for line in more]]

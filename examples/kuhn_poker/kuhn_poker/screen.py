"""The table as text."""

from __future__ import annotations

from kuhn_poker.rules import KuhnView
from openps.words.page import ROLL, Page
from openps.words.teller import Teller


def draw(view: KuhnView, teller: Teller, page: Page = ROLL) -> str:
    """A line about the hand, then one for each seat: its card, its chips in the pot, what it has won so far."""
    head = teller.say("screen-hand", hand=view.hand, hands=view.options.hands, pot=sum(view.paid))
    return "\n".join([head, *[_seat(view, seat, teller) for seat in range(view.options.players)]])


def _seat(view: KuhnView, seat: int, teller: Teller) -> str:
    card = view.cards[seat]
    shown = teller.say("screen-hidden") if card is None else teller.piece(card)
    fold = teller.say("screen-folded") if view.folded[seat] else ""
    return f"  {teller.seat(seat):<12} {shown:<8} {view.paid[seat]}  {view.scores[seat]:+}  {fold}".rstrip()

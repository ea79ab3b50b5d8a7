"""What can be looked up beside a table of Pani-High!: the demonstration of twelve cards, and the discard pile."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Final

from openps.editions.pani_high.screen import card
from openps.games.pani_high import box
from openps.games.pani_high.box import Card, Family
from openps.games.pani_high.cards import HOUSE_DECK, Deck
from openps.games.pani_high.view import PaniView
from openps.words.page import wrapped
from openps.words.teller import Teller

WIDTH: Final = 80
# What people ask help for, in both languages.
PAGES: Final = {
    **dict.fromkeys(("demonstration", "démonstration", "demo", "démo", "cards", "cartes"), "demonstration"),
    **dict.fromkeys(("discard", "défausse", "defausse"), "discard"),
}


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
    """PH-1.16, PH-R1  The cards that explain the game, of the table's deck: what each does, and a battle."""
    deck = view.options.deck
    shown, numbers = demonstrated(deck), demonstration_numbers(deck, teller)
    worth = {face.key: face.value for face in deck.faces}
    lines = [teller.say("demo-title"), *textwrap.wrap(teller.say("demo-aim"), WIDTH), ""]
    for part, key in shown.items():
        text = teller.say(f"demo-{part}", **{**numbers, "value": teller.tenths(worth[key])})
        lines += wrapped(f"  {teller.piece(key):<18}", text, WIDTH)
    if not has_battle(deck, shown):
        return "\n".join(lines)
    lines += ["", teller.say("demo-battle", **numbers)]
    for number, step in enumerate(DEMONSTRATED, 1):
        lines += wrapped(f"  {number}. ", teller.say(f"demo-step-{step}", **numbers), WIDTH)
    return "\n".join(lines)


def demonstrated(deck: Deck) -> dict[str, Card]:
    """Which card plays which part. The parts have the names of the cards that play them in our deck; in another one
    the strongest club plays against the strongest other card that it beats, as far as there are any."""
    if deck == HOUSE_DECK:
        return {card: card for card in box.DEMONSTRATION}
    combat = [face for face in deck.faces if face.family is Family.COMBAT and face.copies]
    club = max([face for face in combat if face.doubled_at], key=lambda face: face.value)
    others = [face for face in combat if not face.doubled_at and face.key not in box.SPECIAL_COMBAT]
    beaten = [face for face in others if face.value + deck.worth[club.doubled_at[0]][box.COMMITTEE] < 2 * club.value]
    elsewhere = [place for place in deck.locations if place not in club.doubled_at]
    plain = max(beaten or others, key=lambda face: face.value, default=None)
    return {
        PLACE: club.doubled_at[0], **({ELSEWHERE: elsewhere[0]} if elsewhere else {}),
        **({PLAIN: plain.key} if plain else {}), CLUB: club.key, **{card: card for card in box.DEMONSTRATION[4:]},
    }  # fmt: skip


def has_battle(deck: Deck, shown: Mapping[str, Card]) -> bool:
    """Whether its two sides are there, and the attack wins."""
    worth = deck.worth[shown[PLACE]]
    return PLAIN in shown and worth[shown[CLUB]] > worth[shown[PLAIN]] + worth[box.COMMITTEE]


def demonstration_numbers(deck: Deck, teller: Teller) -> dict[str, object]:
    """What the cards of the demonstration count."""
    shown = demonstrated(deck)
    place, club, plain = shown[PLACE], shown[CLUB], shown.get(PLAIN, shown[CLUB])
    worth, copies = deck.worth[place], deck.cards.count(box.POLICEWOMAN)
    tenths_of = {
        "value": worth[club] // 2, "doubled": worth[club], "third": worth[plain], "committee": worth[box.COMMITTEE],
        "defence": worth[plain] + worth[box.COMMITTEE], "bribed": worth[plain] + worth[club], "score": box.SEAL_SCORE,
    }  # fmt: skip
    numbers: dict[str, object] = {name: teller.tenths(tenths) for name, tenths in tenths_of.items()}
    named = {"place": teller.piece(place), "club": teller.piece(club), "plain": teller.piece(plain)}
    return {**numbers, **named, "copies": copies, "saves": deck.committee_saves}


PLACE, ELSEWHERE, PLAIN, CLUB = box.DEMONSTRATION[:4]
DEMONSTRATED: Final = ("attack", "defence", "bribe", "policewoman")

"""The table of Pani-High! as text, from a view alone."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from openps.engine.ids import Seat
from openps.games.pani_high import box, moves
from openps.games.pani_high.box import Card, Family
from openps.games.pani_high.deck import HOUSE_DECK, Face
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.state import PaniOptions
from openps.games.pani_high.view import ForceView, PaniView, known_cards
from openps.words.teller import Teller

WIDTH: Final = 80
COUNTED: Final = (*box.S_CARDS, box.COMMITTEE, box.SEAL)
# What people ask help for, in both languages.
PAGES: Final = {
    "demonstration": "demonstration", "démonstration": "demonstration", "demo": "demonstration",
    "démo": "demonstration", "discard": "discard", "défausse": "discard", "defausse": "discard",
}  # fmt: skip


def names(options: PaniOptions, language: str) -> Mapping[str, str]:
    """Card names and texts that a user's deck brings; another language is better than none."""
    found = {}
    for face in options.deck.faces:
        given = dict(face.names)
        if given:
            found[face.key] = given.get(language) or next(iter(given.values()))
        printed = dict(face.texts)
        if printed:
            found[f"text {face.key}"] = printed.get(language) or next(iter(printed.values()))
    return found


def draw(view: PaniView, teller: Teller) -> str:
    parts = [_headline(view, teller), *_seats(view, teller), _discard(view, teller), _battle(view, teller)]
    return "\n".join([part for part in [*parts, _hand(view, teller)] if part])


def label(move: PaniMove, view: PaniView, teller: Teller) -> str:
    """A choice in words, with what helps to choose: an owner, a printed value, a known card."""
    if isinstance(move, moves.Attack):
        owner = next((seat for seat, row in enumerate(view.places) if move.location in row), 0)
        return f"{teller.piece(move.location)} ({teller.mid(owner)})"
    if isinstance(move, moves.LayCard | moves.Save | moves.Discard):
        return card(move.card, view, teller)
    if isinstance(move, moves.Take):
        return _position(move.position, view, teller)
    return teller.move(move)


def card(key: Card, view: PaniView, teller: Teller) -> str:
    """Name, printed value and where it is doubled."""
    face = next(face for face in view.options.deck.faces if face.key == key)
    return f"{teller.piece(key)}{_print(face, view, teller)}"


def _print(face: Face, view: PaniView, teller: Teller) -> str:
    if face.key in box.S_CARDS and not face.value:
        return " [S]"
    if face.family is not Family.COMBAT:
        return ""
    here = view.battle.location if view.battle is not None else None
    if here in face.doubled_at:
        return f" [{teller.tenths(face.value)}×2]"
    doubled = "".join([f", ×2 {teller.piece(place)}" for place in face.doubled_at])
    return f" [{teller.tenths(face.value)}{doubled}]"


def _position(position: int, view: PaniView, teller: Teller) -> str:
    """PH-R15  Face-down cards by their place; one that the viewer knows by its name."""
    known = None
    if view.battle is not None:
        foe = view.battle.defence if view.battle.attack.seat == view.viewer else view.battle.attack
        known = [*foe.laid, *[taken.card for taken in foe.taken]][position]
    place = teller.say("move-take", position=position + 1)
    return place if known is None else f"{place} ({teller.piece(known)})"


def page(name: str, view: PaniView, teller: Teller) -> str:
    """What somebody looks up beside the table; nothing where there is no such page."""
    pages = {"demonstration": demonstration, "discard": discard_pile}
    found = PAGES.get(name.lower())
    return "" if found is None else pages[found](view, teller)


def discard_pile(view: PaniView, teller: Teller) -> str:
    """PH-H1, PH-R39  Everything that was discarded, counted; the Seal first."""
    if not view.discard:
        return teller.say("discard-title", count=0, last="")
    lines = [teller.say("discard-title", count=len(view.discard), last=teller.piece(view.discard[-1]))]
    for family in (Family.SEAL, Family.CONSPIRACY, Family.COMBAT):
        faces = [face for face in view.options.deck.faces if face.family is family and face.key in view.discard]
        told = [f"{card(face.key, view, teller)} {view.discard.count(face.key)}/{face.copies}" for face in faces]
        lines += _wrapped(f"  {teller.say(f'family-{family.value}'):<16}", ", ".join(told)) if told else []
    return "\n".join(lines)


def demonstration(view: PaniView, teller: Teller) -> str:
    """PH-1.16, PH-R1  The twelve cards that explain the game, each with what it does, and a battle."""
    numbers = demonstration_numbers(teller)
    lines = [teller.say("demo-title"), *textwrap.wrap(teller.say("demo-aim"), WIDTH), ""]
    for key in box.DEMONSTRATION:
        text = teller.say(f"demo-{key}", **{**numbers, "value": teller.tenths(_HOUSE[key].value)})
        lines += _wrapped(f"  {teller.piece(key):<18}", text)
    lines += ["", teller.say("demo-battle")]
    for number, step in enumerate(DEMONSTRATED, 1):
        lines += _wrapped(f"  {number}. ", teller.say(f"demo-step-{step}", **numbers))
    return "\n".join(lines)


def demonstration_numbers(teller: Teller) -> dict[str, object]:
    """What the cards of the demonstration count, by our own deck."""
    pool, _, third, swim, *_ = box.DEMONSTRATION
    worth = HOUSE_DECK.worth[pool]
    told = {
        "value": _HOUSE[swim].value, "doubled": worth[swim], "third": worth[third], "committee": worth[box.COMMITTEE],
        "defence": worth[third] + worth[box.COMMITTEE], "bribed": worth[third] + worth[swim], "score": box.SEAL_SCORE,
    }  # fmt: skip
    numbers: dict[str, object] = {name: teller.tenths(tenths) for name, tenths in told.items()}
    return {**numbers, "place": teller.piece(pool), "copies": _HOUSE[box.POLICEWOMAN].copies}


_HOUSE: Final = {face.key: face for face in HOUSE_DECK.faces}
DEMONSTRATED: Final = ("attack", "defence", "bribe", "policewoman")


def _headline(view: PaniView, teller: Teller) -> str:
    left = teller.say("table-headline", turn=view.turn, pile=view.pile, discard=len(view.discard))
    right = teller.say("table-turn", seat=teller.mid(view.active))
    return f"{left}{right:>{max(1, WIDTH - len(left))}}"


def _seats(view: PaniView, teller: Teller) -> list[str]:
    title = (teller.say("table-seat"), teller.say("table-hand"), teller.say("table-places"))
    rows = [f"  {title[0]:<12}{title[1]:>6}  {title[2]}"]
    for seat, places in enumerate(view.places):
        mark = ">" if seat == view.asked and view.ask is not None else " "
        text = ", ".join([teller.piece(place) for place in places]) or "-"
        rows += _wrapped(f"{mark} {teller.seat(seat):<12}{view.hand_sizes[seat]:>6}  ", text)
        rows += _known(seat, view, teller)
    return rows


def _known(seat: Seat, view: PaniView, teller: Teller) -> list[str]:
    """What the viewer remembers of a hand; of the own hand, what everybody knows."""
    sightings = view.common if seat == view.viewer else view.memory
    certain = [sighting.card for sighting in sightings if sighting.seats == (seat,)]
    maybe = [sighting.card for sighting in sightings if seat in sighting.seats and len(sighting.seats) > 1]
    told = [teller.say("table-certain", cards=teller.pieces(certain))] if certain else []
    told += [teller.say("table-maybe", cards=teller.pieces(maybe))] if maybe else []
    return _wrapped(" " * 22, "; ".join(told)) if told else []


def _discard(view: PaniView, teller: Teller) -> str:
    """PH-6.9  Who counts the S cards plays better."""
    copies = {face.key: face.copies for face in view.options.deck.faces}
    counts = [f"{teller.piece(key)} {view.discard.count(key)}/{copies[key]}" for key in COUNTED]
    return "\n".join(_wrapped(teller.say("table-gone"), " · ".join(counts)))


def _battle(view: PaniView, teller: Teller) -> str:
    battle = view.battle
    if battle is None:
        return ""
    head = teller.say("table-battle", location=teller.piece(battle.location))
    worth = view.options.deck.worth[battle.location]
    rows = [
        _force(battle.attack, "table-attack", worth, teller),
        _force(battle.defence, "table-defence", worth, teller),
    ]
    return "\n".join([head, *rows])


def _force(force: ForceView, key: str, worth: Mapping[Card, int], teller: Teller) -> str:
    face_down = [*force.laid, *[taken.card for taken in force.taken]]
    text = teller.pieces(face_down) if face_down else "-"
    if force.shown:
        text += " + " + teller.say("table-shown", cards=teller.pieces(force.shown))
    text += _total([*face_down, *force.shown], worth, teller)
    return "\n".join(_wrapped(f"  {teller.say(key, seat=teller.mid(force.seat))} ", text))


def _total(cards: Sequence[Card | None], worth: Mapping[Card, int], teller: Teller) -> str:
    """PH-4.7, PH-4.10  What the cards that the viewer knows count together, doubled where the location doubles them."""
    known = known_cards(cards)
    if not known:
        return ""
    key = "table-total" if len(known) == len(cards) else "table-total-open"
    return f" ({teller.say(key, total=teller.tenths(sum([worth[card] for card in known])))})"


def _hand(view: PaniView, teller: Teller) -> str:
    if view.viewer is None:
        return ""
    return "\n".join(_wrapped(teller.say("table-own-hand"), ", ".join(_counted(view.hand, view, teller)) or "-"))


def _counted(hand: Sequence[Card], view: PaniView, teller: Teller) -> list[str]:
    cards = sorted(set(hand), key=hand.index)
    return [(f"{hand.count(key)}× " if hand.count(key) > 1 else "") + card(key, view, teller) for key in cards]


def _wrapped(head: str, text: str) -> list[str]:
    lines = textwrap.wrap(text, WIDTH - len(head), break_long_words=False) or [""]
    return [head + lines[0], *[" " * len(head) + line for line in lines[1:]]]

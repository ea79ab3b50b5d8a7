"""The table of Pani-High! as text, from a view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from openps.engine.ids import Seat
from openps.games.pani_high import box, events, moves
from openps.games.pani_high.box import Card, Family
from openps.games.pani_high.cards import HOUSE_DECK, Face
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.state import PaniOptions
from openps.games.pani_high.view import ForceView, PaniView, known_cards
from openps.words.page import ROLL, SEPARATOR, Page, first_that_fits, wrapped
from openps.words.story import Story
from openps.words.teller import Teller

COUNTED: Final = (*box.S_CARDS, box.COMMITTEE, box.SEAL)
# How far a table is shortened: without guesses about hands, and without what is known of them.
CERTAIN_ONLY, NO_MEMORY = 1, 2
STORY: Final = Story(
    weighty=(events.MatchScored,),
    trifling=(
        events.CardsTurnedUp, events.BattleCleared, events.HandsDealt, events.LocationYielded,
        events.DefenderWindowClosed, events.AttackerWindowClosed,
    ),
    scenes=((events.CardsTurnedUp, events.AttackDeclared),),
    fateful=(
        events.MatchScored, events.TotalsCompared, events.LocationTaken, events.LocationKept, events.CardsDropped,
        events.CardTaken, events.CardStolen, events.HandSpied,
    ),
)  # fmt: skip


_OURS: Final = frozenset([face.key for face in HOUSE_DECK.faces])


def names(options: PaniOptions, language: str) -> Mapping[str, str]:
    """Card names and texts that a player's deck brings; another language is better than none, a key than nothing."""
    by_key = {}
    for face in options.deck.faces:
        given = dict(face.names)
        if given:
            by_key[face.key] = given.get(language) or next(iter(given.values()))
        elif face.key not in _OURS:
            by_key[face.key] = face.key
        printed = dict(face.texts)
        if printed:
            by_key[f"text {face.key}"] = printed.get(language) or next(iter(printed.values()))
    return by_key


def draw(view: PaniView, teller: Teller, page: Page = ROLL) -> str:
    """What the viewer remembers of other hands is told in full where there is room, otherwise only what is certain."""
    layouts = (_layout(view, teller, page.columns, less) for less in range(NO_MEMORY + 1))
    return "\n".join(first_that_fits(layouts, page.rows))


def _layout(view: PaniView, teller: Teller, columns: int, less: int) -> list[str]:
    lines = [_headline(view, teller, columns)]
    lines += [] if view.ask is None else wrapped("", teller.say("table-goal"), columns)
    lines += [*_seats(view, teller, columns, less), *_discard(view, teller, columns), *_battle(view, teller, columns)]
    return [*lines, *_hand(view, teller, columns)]


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


def typed(move: PaniMove, view: PaniView, teller: Teller) -> tuple[str, ...]:
    """What a person may type for a choice: the card or the place alone, or with what is done with it."""
    if isinstance(move, moves.Attack):
        return teller.piece(move.location), teller.move(move)
    if isinstance(move, moves.LayCard | moves.Save | moves.Discard):
        return teller.piece(move.card), teller.move(move)
    if isinstance(move, moves.Take):
        return (teller.say("move-take", position=move.position + 1),)
    return (teller.move(move),)


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


def _headline(view: PaniView, teller: Teller, columns: int) -> str:
    left = teller.say("table-headline", turn=view.turn, pile=view.pile, discard=len(view.discard))
    right = teller.say("table-turn", seat=teller.mid(view.active))
    return f"{left}{right:>{max(1, columns - len(left))}}"


def _seats(view: PaniView, teller: Teller, columns: int, less: int) -> list[str]:
    title = (teller.say("table-seat"), teller.say("table-hand"), teller.say("table-places"))
    rows = [f"  {title[0]:<12}{title[1]:>6}  {title[2]}"]
    for seat, places in enumerate(view.places):
        mark = ">" if seat == view.asked and view.ask is not None else " "
        text = ", ".join([teller.piece(place) for place in places]) or "-"
        rows += wrapped(f"{mark} {teller.seat(seat):<12}{view.hand_sizes[seat]:>6}  ", text, columns)
        rows += _known(seat, view, teller, columns, less)
    return rows


def _known(seat: Seat, view: PaniView, teller: Teller, columns: int, less: int) -> list[str]:
    """What the viewer remembers of a hand; of the viewer's own, what everybody knows."""
    if less >= NO_MEMORY:
        return []
    sightings = view.common if seat == view.viewer else view.memory
    certain = [sighting.card for sighting in sightings if sighting.seats == (seat,)]
    maybe = [sighting.card for sighting in sightings if seat in sighting.seats and len(sighting.seats) > 1]
    told = [teller.say("table-certain", cards=teller.pieces(certain))] if certain else []
    told += [teller.say("table-maybe", cards=teller.pieces(maybe))] if maybe and less < CERTAIN_ONLY else []
    return wrapped(" " * 22, "; ".join(told), columns) if told else []


def _discard(view: PaniView, teller: Teller, columns: int) -> list[str]:
    """PH-6.9  Who counts the S cards plays better."""
    copies = {face.key: face.copies for face in view.options.deck.faces}
    counts = [f"{teller.piece(key)} {view.discard.count(key)}/{copies[key]}" for key in COUNTED]
    return wrapped(teller.say("table-gone"), SEPARATOR.join(counts), columns)


def _battle(view: PaniView, teller: Teller, columns: int) -> list[str]:
    battle = view.battle
    if battle is None:
        return []
    worth = view.options.deck.worth[battle.location]
    attack = _force(battle.attack, "table-attack", worth, teller, columns)
    defence = _force(battle.defence, "table-defence", worth, teller, columns)
    return [teller.say("table-battle", location=teller.piece(battle.location)), *attack, *defence]


def _force(force: ForceView, key: str, worth: Mapping[Card, int], teller: Teller, columns: int) -> list[str]:
    face_down = [*force.laid, *[taken.card for taken in force.taken]]
    text = teller.pieces(face_down) if face_down else "-"
    if force.shown:
        text += " + " + teller.say("table-shown", cards=teller.pieces(force.shown))
    text += _total([*face_down, *force.shown], worth, teller)
    return wrapped(f"  {teller.say(key, seat=teller.mid(force.seat))} ", text, columns)


def _total(cards: Sequence[Card | None], worth: Mapping[Card, int], teller: Teller) -> str:
    """PH-4.7, PH-4.10  What the cards that the viewer knows count together, doubled where the location doubles them."""
    known = known_cards(cards)
    if not known:
        return ""
    key = "table-total" if len(known) == len(cards) else "table-total-open"
    return f" ({teller.say(key, total=teller.tenths(sum([worth[card] for card in known])))})"


def _hand(view: PaniView, teller: Teller, columns: int) -> list[str]:
    if view.viewer is None:
        return []
    return wrapped(teller.say("table-own-hand"), ", ".join(_counted(view.hand, view, teller)) or "-", columns)


def _counted(hand: Sequence[Card], view: PaniView, teller: Teller) -> list[str]:
    cards = sorted(set(hand), key=hand.index)
    return [(f"{hand.count(key)}× " if hand.count(key) > 1 else "") + card(key, view, teller) for key in cards]

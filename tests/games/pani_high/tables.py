"""Tables to test at: small builders, so that a test reads like the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest

from openps.engine.chance import ScriptedChance
from openps.engine.errors import IllegalMove
from openps.engine.game import Step
from openps.engine.ids import Seat
from openps.games.pani_high import box
from openps.games.pani_high.box import Card, Family
from openps.games.pani_high.cards import HOUSE_DECK, Deck, Face
from openps.games.pani_high.events import PaniEvent
from openps.games.pani_high.game import PANI_HIGH
from openps.games.pani_high.state import Ask, PaniOptions, School, blank

game = PANI_HIGH

T = TypeVar("T")
Cards = Sequence[Card]


def a_table(
    players: int = 5,
    hands: Mapping[Seat, Cards] | None = None,
    places: Mapping[Seat, Cards] | None = None,
    pile: Cards = (),
    discard: Cards = (),
    active: Seat = 0,
    deck: Deck = HOUSE_DECK,
    attacker_must_show: bool = False,
    last_turns: bool = False,
) -> School:
    """A match in which the active seat has drawn and is to act.

    `pile` names the next cards to be drawn, the next one first. Every card that is not named lies below them, harmless
    ones on top; in the last turns there are no cards below, and what is not named is discarded already.
    """
    state = blank(PaniOptions(players, deck, attacker_must_show=attacker_must_show))
    rest = harmless_last(deck)
    for row in (*(hands or {}).values(), *(places or {}).values(), pile, discard):
        for card in row:
            rest.remove(card)
    for seat, cards in (hands or {}).items():
        state.hands[seat] = sorted(cards)
    for seat, cards in (places or {}).items():
        state.places[seat] = list(cards)
    state.pile = ([] if last_turns else rest) + list(reversed(pile))
    state.discard = (rest if last_turns else []) + list(discard)
    state.active = state.asked = active
    state.turn, state.ask = 1, Ask.ACT
    assert game.census(state) == game.census(blank(state.options)), "every card is in exactly one place"
    return state


def harmless_last(deck: Deck) -> list[Card]:
    """The whole deck as a pile: locations deep down, ordinary combat cards on top."""
    return sorted(deck.cards, key=lambda card: (not deck.is_location[card], card not in box.FAMILY_OF_SPECIAL))


def start(
    hands: Mapping[Seat, Cards] | None = None,
    pile: Cards = (),
    luck: Sequence[object] = (),
    players: int = 5,
    host: bool = False,
    deck: Deck = HOUSE_DECK,
) -> Step[School, PaniEvent]:
    """Setup with a stacked deck: each hand is filled up to 7 with ordinary cards, `pile` is drawn first card first."""
    rest = harmless_last(deck)
    for row in (*(hands or {}).values(), pile):
        for card in row:
            rest.remove(card)
    dealt: list[Card] = []
    for seat in range(players):
        named = list((hands or {}).get(seat, ()))
        dealt += [*named, *[rest.pop() for _ in range(7 - len(named))]]
    chance = ScriptedChance([*dealt, *rest, *reversed(pile)], *luck)
    step = game.setup(PaniOptions(players, deck, host_chooses=host), chance)
    assert chance.finished(), "setup asks for all the luck that is written down"
    return step


def a_deck_with(*faces: Face) -> Deck:
    """Our deck and some cards that it lacks."""
    return Deck("extended", [*HOUSE_DECK.faces, *faces])


def a_combat_card(key: Card, value: int, *doubled_at: Card) -> Face:
    return Face(key, Family.COMBAT, 1, value, doubled_at)


# ---- playing


def play(state: School, seat: Seat, text: str, *luck: object) -> list[PaniEvent]:
    """Play the move that a line of text means; all the luck that is given must be asked for."""
    chance = ScriptedChance(*luck)
    events = list(game.apply(state, seat, game.parse_move(text), chance))
    assert chance.finished(), f"{text} asks for all the luck that is written down"
    return events


def attack(state: School, location: Card, cards: Cards) -> Seat:
    """The active seat announces, lays and readies; returns the owner, who is asked now."""
    attacker = state.active
    play(state, attacker, f"attack {location}")
    for card in cards:
        play(state, attacker, f"lay {card}")
    play(state, attacker, "ready")
    return state.asked


def battle(state: School, location: Card, attack_with: Cards, defend_with: Cards) -> tuple[Seat, Seat]:
    """Both sides lay their cards and the defender's window is open; returns attacker and defender."""
    attacker, defender = state.active, attack(state, location, attack_with)
    for card in defend_with:
        play(state, defender, f"lay {card}")
    play(state, defender, "ready")
    return attacker, defender


def close_windows(state: School) -> list[PaniEvent]:
    """Nobody shows anything (more): whoever is asked closes, until the totals are known."""
    events: list[PaniEvent] = []
    for window in (Ask.DEFENDER_WINDOW, Ask.ATTACKER_WINDOW):
        if state.ask == window:
            events += play(state, state.asked, "close")
    return events


def fight(state: School, location: Card, attack_with: Cards, defend_with: Cards) -> list[PaniEvent]:
    """A battle without tricks, up to the loser's Health Committee decision."""
    battle(state, location, attack_with, defend_with)
    return close_windows(state)


def settle(state: School) -> list[PaniEvent]:
    """The loser saves nothing (more)."""
    return play(state, state.asked, "save_no_more")


# ---- looking


def lines(state: School, seat: Seat) -> list[str]:
    """The legal moves of a seat, as texts."""
    return [game.move_text(move) for move in game.legal_moves(state, seat)]


def last(events: Sequence[PaniEvent], kind: type[T]) -> T:
    """The last event of a kind."""
    fitting = [event for event in events if isinstance(event, kind)]
    assert fitting, f"no {kind.__name__} among {events}"
    return fitting[-1]


def kinds(events: Sequence[PaniEvent]) -> list[str]:
    return [type(event).__name__ for event in events]


def asked(state: School) -> tuple[str, Seat]:
    """The open question and the one seat that owes the answer."""
    decision = game.decision(state)
    assert decision is not None
    assert len(decision.seats) == 1
    return decision.ask, decision.seats[0]


def refused(state: School, seat: Seat, text: str) -> tuple[str, str]:
    """The reason and the clause for which a move is refused; the state must be untouched."""
    before = game.copy(state)
    with pytest.raises(IllegalMove) as caught:
        game.apply(state, seat, game.parse_move(text), ScriptedChance())
    assert state == before, "a refused move changes nothing"
    return caught.value.refusal.key, caught.value.refusal.clause


def where(state: School, card: Card) -> list[str]:
    """Every place in which copies of a card lie: `hand 2`, `place 0`, `pile`, `discard`, `table`."""
    places = [f"hand {seat}" for seat, hand in enumerate(state.hands) for held in hand if held == card]
    places += [f"place {seat}" for seat, row in enumerate(state.places) for held in row if held == card]
    places += ["pile"] * state.pile.count(card) + ["discard"] * state.discard.count(card)
    missing = state.options.deck.cards.count(card) - len(places)
    return places + ["table"] * missing

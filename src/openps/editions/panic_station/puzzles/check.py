"""Who can be infected, worked out from the masked log alone: neither the view nor `worlds.py` is asked.

A world is who is the Host (or nobody yet) and who is infected. Every event either lets worlds branch or rules some out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from openps.editions.puzzles.puzzle import NotCertified, Question
from openps.engine.ids import Seat
from openps.games.panic_station import events
from openps.games.panic_station.box import COLOUR_OF, GAS, HOST, INFECTIONS, SET_PER_PLAYER, Card
from openps.games.panic_station.view import StationView
from openps.words.screen import OfGame

World: TypeAlias = tuple[Seat | None, frozenset[Seat]]
NOT_FOUND: Final[World] = (None, frozenset())
COPIES: Final = 3  # PS-1.3


def check(view: StationView, log: Sequence[object], question: Question) -> int:
    """The one choice that is so in all worlds, while each other one is not so in some."""
    assert view.viewer is not None
    if view.options.host_card_infects or view.options.infection_copies != COPIES:
        raise NotCertified
    story = Story(view.viewer, len(view.players))
    for event in log:
        story.hear(event)
    holds = ASKED[question.kind]
    seats = [choice for choice in question.choices if isinstance(choice, int)]
    sure = [seat for seat in seats if story.worlds and all(holds(world, seat) for world in story.worlds)]
    if len(sure) != 1:
        raise NotCertified
    return question.choices.index(sure[0])


ASKED: Final[dict[str, Callable[[World, Seat], bool]]] = {
    "infected": lambda world, seat: seat in world[1],
    "clean": lambda world, seat: seat not in world[1],
    "host": lambda world, seat: seat == world[0],
    "no-host": lambda world, seat: seat != world[0],
}


class Story:
    """The worlds that are left, event by event, as one seat hears of them."""

    def __init__(self, me: Seat, players: int) -> None:
        self.worlds: set[World] = {NOT_FOUND}
        self._me = me
        self._living = set(range(players))
        self._set = SET_PER_PLAYER * players  # PS-3.5: the host card is one of the first so many
        self._drawn = 0

    def hear(self, event: object) -> None:
        heard = HEARD.get(type(event))
        if heard is not None:
            heard(self, event)

    def _keep(self, fits: Callable[[World], bool]) -> None:
        self.worlds = {world for world in self.worlds if fits(world)}

    def drew(self, event: OfGame) -> None:
        """PS-3.10, PS-12.5  Of a card that nobody shows, anything is possible; of my own I know."""
        seat: Seat = event.seat
        taken: World = (seat, frozenset({seat}))
        if event.card is None:
            self.worlds |= {taken for world in self.worlds if world == NOT_FOUND}
        elif event.card == HOST:
            self.worlds = {taken}
        else:
            self._keep(lambda world: world[0] != seat)
        self.turned_up(event)

    def turned_up(self, event: object) -> None:
        """PS-3.5  Once the first set is drawn, somebody is the Host."""
        self._drawn += 1
        if self._drawn == self._set:
            self._keep(lambda world: world != NOT_FOUND)

    def traded(self, event: events.CardsTraded) -> None:
        if event.given is None or event.back is None:
            self.worlds |= {after for world in self.worlds for after in spread(world, event.seat, event.partner)}
        elif event.seat == self._me:
            self._my_trade(event.partner, event.given, event.back)
        else:
            self._my_trade(event.seat, event.back, event.given)

    def _my_trade(self, other: Seat, gave: Card, got: Card) -> None:
        """PS-10.2 to PS-10.4, PS-10.8  An infection card has left its colour's hand: that player is infected."""
        owner = COLOUR_OF.get(got)
        if owner is not None and owner != self._me:
            self._keep(lambda world: owner in world[1])
        tried_me, tried_them = got == INFECTIONS[other], gave == INFECTIONS[self._me]
        if tried_me and gave != GAS:
            self._falls_ill(self._me)
        if tried_them and got != GAS:
            self._falls_ill(other)

    def _falls_ill(self, seat: Seat) -> None:
        self.worlds = {(host, infected | {seat}) for host, infected in self.worlds}

    def looked(self, event: events.HandScanned) -> None:
        """PS-16.11  The host card, own infection cards that are missing, and those of others."""
        hand, seat = event.cards, event.target
        if event.seat != self._me or None in hand:
            return
        self._keep(lambda world: (world[0] == seat) == (HOST in hand))
        away = {COLOUR_OF[card] for card in hand if card in COLOUR_OF} - {seat}
        if hand.count(INFECTIONS[seat]) < COPIES:
            away.add(seat)
        self._keep(lambda world: away - {self._me} <= world[1])

    def scanned(self, event: events.ScanRead) -> None:
        """PS-13.3"""
        self._keep(lambda world: len(world[1] & self._living) == event.infected)

    def died(self, event: events.PlayerEliminated) -> None:
        """PS-17.11  The match goes on: it was no human's death that left the infected among themselves."""
        self._living.discard(event.seat)
        self._keep(lambda world: event.seat in world[1] or bool(self._living - world[1]))

    def told(self, event: events.CheckCardGiven) -> None:
        """PS-18.5"""
        if event.infected is not None:
            self._keep(lambda world: (event.victim in world[1]) == event.infected)


def spread(world: World, one: Seat, other: Seat) -> Iterator[World]:
    """PS-10.3, PS-10.11  One of two traders may have infected the other, and nobody else knows."""
    host, infected = world
    for giver, taker in ((one, other), (other, one)):
        if giver in infected and taker not in infected:
            yield host, infected | {taker}


# OfGame: each function takes the one event type that it stands under.
HEARD: Final[dict[type, Callable[[Story, OfGame], None]]] = {
    events.CardDealt: Story.drew,
    events.CardDrawn: Story.drew,
    events.AlertDealt: Story.turned_up,
    events.AlertDrawn: Story.turned_up,
    events.CardsTraded: Story.traded,
    events.HandScanned: Story.looked,
    events.ScanRead: Story.scanned,
    events.PlayerEliminated: Story.died,
    events.CheckCardGiven: Story.told,
}

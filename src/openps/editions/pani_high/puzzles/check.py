"""What somebody may hold, counted again from the masked log alone: neither the view's memory nor the bots are asked.

A ledger says which cards are certain in each hand. Every way in which the cards that I cannot see may lie in the other
hands and in the pile counts the same; where the log leaves it open in whose hand a certain card is, nothing is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

from openps.editions.puzzles.puzzle import NONE, NotCertified, Question
from openps.engine.ids import Seat
from openps.games.pani_high import events
from openps.games.pani_high.box import BRIBE, COMMITTEE, POLICEWOMAN, Card
from openps.games.pani_high.cards import Deck
from openps.games.pani_high.view import PaniView
from openps.words.screen import OfGame

HALF: Final = 2
PERCENT: Final = 100


class Ledger:
    """Hands as one seat can follow them: their sizes, and the cards that are certain there."""

    def __init__(self, me: Seat, deck: Deck, players: int) -> None:
        self.me = me
        self.deck = deck
        self.sizes = [0] * players
        self.sure: list[Counter[Card]] = [Counter() for _ in range(players)]
        self.gone: Counter[Card] = Counter()  # discarded, or laid open on the table
        self._taken: list[events.CardTaken] = []
        self._fighting: tuple[Seat, Seat] = (0, 0)
        self._laid: Counter[Seat] = Counter()

    def hear(self, event: object) -> None:
        heard = HEARD.get(type(event))
        if heard is not None:
            heard(self, event)

    @property
    def pool(self) -> Counter[Card]:
        """What may be in another hand, of all that I see nowhere: no locations (PH-R6)."""
        seen = sum(self.sure, Counter[Card]()) + self.gone
        left = Counter({card: count for card, count in self.deck.copies.items() if not self.deck.is_location[card]})
        return left - seen

    def unknown(self, seat: Seat) -> int:
        return self.sizes[seat] - self.sure[seat].total()

    def gets(self, seat: Seat, card: Card | None) -> None:
        self.sizes[seat] += 1
        if card is not None:
            self.sure[seat][card] += 1

    def loses(self, seat: Seat, card: Card) -> None:
        """Openly: a card that was certain there, or one that nobody knew of."""
        self.sizes[seat] -= 1
        if self.sure[seat][card]:
            self.sure[seat][card] -= 1

    # ---- what happens

    def dealt(self, event: events.HandsDealt) -> None:
        for seat, hand in enumerate(event.hands):
            for card in hand:
                self.gets(seat, card)

    def laid_place(self, event: events.LocationLaid) -> None:
        self.loses(event.seat, event.location)

    def drew(self, event: events.CardDrawn) -> None:
        self.gets(event.seat, event.card)

    def attacked(self, event: events.AttackDeclared) -> None:
        self._fighting, self._taken, self._laid = (event.attacker, event.defender), [], Counter()

    def laid(self, event: events.CardLaid) -> None:
        self.sizes[event.seat] -= 1
        self._laid[event.seat] += 1

    def took(self, event: events.CardTaken) -> None:
        self._taken.append(event)

    def cleared(self, event: events.BattleCleared) -> None:
        """PH-H9, PH-R25  Everything that was laid is shown; what comes back is certain from now on."""
        attacker, defender = self._fighting
        sides = {
            attacker: Counter(event.attacker_back) + Counter(event.attacker_lost),
            defender: Counter(event.defender_back) + Counter(event.defender_lost),
        }
        for seat, other in ((attacker, defender), (defender, attacker)):
            self._left_hand(seat, sides[seat], sides[other])
        self.gone += Counter(event.attacker_lost) + Counter(event.defender_lost)
        for seat, back in ((attacker, event.attacker_back), (defender, event.defender_back)):
            for card in back:
                self.gets(seat, card)

    def _left_hand(self, seat: Seat, mine: Counter[Card], theirs: Counter[Card]) -> None:
        """Which of the certain cards were laid: those on my side, unless a Bribe moved one and nobody told me which."""
        lost = [event for event in self._taken if event.loser == seat]
        won = [event for event in self._taken if event.taker == seat]
        laid = Counter(mine)
        laid.subtract(Counter([event.card for event in won if event.card is not None]))
        laid.update(Counter([event.card for event in lost if event.card is not None]))
        for card, count in list(self.sure[seat].items()):
            doubtful = (any(event.card is None for event in won) and mine[card]) or (
                any(event.card is None for event in lost) and theirs[card]
            )
            if count and doubtful:
                raise NotCertified
            self.sure[seat][card] = max(0, count - max(0, laid[card]))

    def played(self, event: events.ConspiracyPlayed) -> None:
        self._discards(event.seat, event.card)

    def stolen(self, event: events.CardStolen) -> None:
        """PH-H10, PH-H17  Whoever does not see which card it was knows nothing certain of that hand any more."""
        if event.card is not None:
            self.loses(event.victim, event.card)
            self.gets(event.thief, event.card)
            return
        if self.sure[event.victim].total():
            raise NotCertified
        self.sizes[event.victim] -= 1
        self.gets(event.thief, None)

    def dropped(self, event: events.CardsDropped) -> None:
        for card in event.cards:
            self._discards(event.victim, card)

    def spied(self, event: events.HandSpied) -> None:
        if None not in event.cards and event.spy == self.me:
            self.sure[event.victim] = Counter([card for card in event.cards if card is not None])

    def discarded(self, event: events.CardDiscarded) -> None:
        self._discards(event.seat, event.card)

    def committee(self, event: events.CommitteeSpent) -> None:
        self._discards(event.seat, COMMITTEE)

    def _discards(self, seat: Seat, card: Card) -> None:
        self.loses(seat, card)
        self.gone[card] += 1


# OfGame: each function takes the one event type that it stands under.
HEARD: Final[dict[type, Callable[[Ledger, OfGame], None]]] = {
    events.HandsDealt: Ledger.dealt,
    events.LocationLaid: Ledger.laid_place,
    events.CardDrawn: Ledger.drew,
    events.AttackDeclared: Ledger.attacked,
    events.CardLaid: Ledger.laid,
    events.CardTaken: Ledger.took,
    events.BattleCleared: Ledger.cleared,
    events.ConspiracyPlayed: Ledger.played,
    events.CardStolen: Ledger.stolen,
    events.CardsDropped: Ledger.dropped,
    events.HandSpied: Ledger.spied,
    events.CardDiscarded: Ledger.discarded,
    events.CommitteeSpent: Ledger.committee,
}


def check(view: PaniView, log: Sequence[object], question: Question) -> int:
    assert view.viewer is not None
    ledger = Ledger(view.viewer, view.options.deck, len(view.hand_sizes))
    for event in log:
        ledger.hear(event)
    if tuple(ledger.sizes) != view.hand_sizes or view.battle is not None:
        raise NotCertified
    right = [at for at, is_right in enumerate(ANSWERS[question.kind](ledger, view, question)) if is_right]
    if len(right) != 1:
        raise NotCertified
    return right[0]


def holds(ledger: Ledger, view: PaniView, question: Question) -> list[bool]:
    """She has it whatever she has."""
    seat = int(question.about["seat"] or 0)
    return [at_least_one(ledger, seat, str(card)) == (1, 1) for card in question.choices]


def lacks(ledger: Ledger, view: PaniView, question: Question) -> list[bool]:
    seat = int(question.about["seat"] or 0)
    return [at_least_one(ledger, seat, str(card))[0] == 0 for card in question.choices]


def chance(ledger: Ledger, view: PaniView, question: Question) -> list[bool]:
    hands, total = at_least_one(ledger, int(question.about["seat"] or 0), str(question.about["card"]))
    return [percent == round(PERCENT * hands / total) for percent in question.choices]


def at_least_one(ledger: Ledger, seat: Seat, card: Card) -> tuple[int, int]:
    """In so many of so many hands: card by card, a hand of the unknown ones is put together in all ways."""
    if ledger.sure[seat][card]:
        return 1, 1
    pool, size = ledger.pool, ledger.unknown(seat)
    copies = pool[card]
    rest = pool.total() - copies
    return sum([comb(copies, held) * comb(rest, size - held) for held in range(1, size + 1)]), comb(copies + rest, size)


@dataclass(frozen=True, slots=True)
class Assault:
    """All cards of value that I have, laid at one location."""

    values: tuple[int, ...]  # the weakest first: a Bribe may take that one

    def is_beaten(self, total: int, bribes: int) -> bool:
        """PH-R13, PH-5.2  She wins a tie; with Bribes she takes at least the weakest cards."""
        taken = sum(self.values[:bribes])
        return total + taken >= sum(self.values) - taken


def attack(ledger: Ledger, view: PaniView, question: Question) -> list[bool]:
    """The location that most hands cannot hold; none, where all are held by half of the hands or more."""
    shares = {place: kept(ledger, view, str(place)) for place in question.choices if place is not NONE}
    best = min(shares, key=lambda place: shares[place][0] / shares[place][1])
    hands, total = shares[best]
    winner = best if HALF * hands < total else NONE
    return [place == winner for place in question.choices]


def kept(ledger: Ledger, view: PaniView, place: Card) -> tuple[int, int]:
    """In how many of all hands the owner can keep a location for certain, whatever is picked blindly."""
    owner = next(seat for seat, row in enumerate(view.places) if place in row)
    worth = ledger.deck.worth[place]
    assault = Assault(tuple(sorted([worth[card] for card in view.hand if worth.get(card, 0)])))
    pool, size, sure = ledger.pool, ledger.unknown(owner), ledger.sure[owner]
    total = comb(pool.total(), size)
    if sure[POLICEWOMAN]:
        return total, total
    base = sum([worth.get(card, 0) * count for card, count in sure.items()])
    without = pool.total() - pool[POLICEWOMAN]
    hands = total - comb(without, size)  # with a Policewoman she keeps it
    for bribes in range(min(size, pool[BRIBE]) + 1):
        ways = comb(pool[BRIBE], bribes)
        for value, count in sums(pool, worth, size - bribes).items():
            if assault.is_beaten(base + value, sure[BRIBE] + bribes):
                hands += ways * count
    return hands, total


def sums(pool: Counter[Card], worth: dict[Card, int], size: int) -> Counter[int]:
    """How many sets of so many other cards add up to each value: kind by kind, some of its copies at a time."""
    made: dict[int, Counter[int]] = {0: Counter({0: 1})}  # by how many cards
    for card, copies in pool.items():
        if card in (POLICEWOMAN, BRIBE):
            continue
        after: dict[int, Counter[int]] = {}
        for held, values in made.items():
            for more in range(min(copies, size - held) + 1):
                row = after.setdefault(held + more, Counter())
                for value, ways in values.items():
                    row[value + more * worth.get(card, 0)] += ways * comb(copies, more)
        made = after
    return made.get(size, Counter())


ANSWERS: Final[dict[str, Callable[[Ledger, PaniView, Question], list[bool]]]] = {
    "holds": holds,
    "lacks": lacks,
    "chance": chance,
    "attack": attack,
}

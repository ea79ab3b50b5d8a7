"""What a player of Pani-High! can work out from a view alone: where hidden cards may be, and what things are worth.

Worth is counted in locations, combat values in tenths as everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import erf, sqrt
from typing import Final

from openps.engine.ids import Seat
from openps.games.pani_high import box
from openps.games.pani_high.box import Card
from openps.games.pani_high.view import BattleView, ForceView, PaniView, known_cards

# Found by playing thousands of matches against random players and against itself.
PRICE_OF_A_TENTH: Final = 0.05  # cards come back from a battle won, so each serves many times: they are dear
PRICES: Final = {
    box.SEAL: 100.0, box.POLICEWOMAN: 1.2, box.BRIBE: 0.8, box.AGITATION: 0.4, box.RAID: 0.2, box.SPY: 0.15,
    box.DROP_OUT: 0.15,
}  # fmt: skip
COMMITTEE_EXTRA: Final = 0.1  # for what it may save, beside its value in battle
GUARD: Final = 0.1  # beside the Seal every card stands in the way of a blind pick
ROUNDS_THAT_COUNT: Final = 4.0  # so many rounds before the end cards begin to lose their price
EARLY_DISCOUNT: Final = 0.3  # a location taken early may be lost again
LEADER_BONUS: Final = 0.3  # what is taken from a leader also brings the leader down
NEARLY: Final = 0.5  # so close to the best score a rival counts as leading
LEAST_VARIANCE: Final = 25.0  # no estimate is surer than half a point
NEUTRAL: Final[Mapping[Card, float]] = {}
SURE: Final = 0.99  # a sighting with one seat only


@dataclass(frozen=True, slots=True)
class Reading:
    """One view, with what it says about hidden cards and about worth added up."""

    view: PaniView
    me: Seat
    own: list[Card]  # my hand, and what I laid from it in this battle
    unseen: list[Card]  # cards in no place that I know of: in other hands or in the pile; no locations
    sighted: list[list[tuple[Card, float]]]  # for each seat the cards it was seen to hold, and how sure that is
    unknown: list[float]  # for each seat how many of its cards I know nothing of
    weights: list[float]  # how likely a hand holds each unseen card, compared with the others
    places: list[Card]  # all locations that lie on the table
    left: float  # how much of its price a card still has: the end of the pile ends its use (PH-11.1)
    # What was asked already, by card or by location: the same is asked for every attack that is thought of.
    shares: dict[Card, float] = field(default_factory=dict, compare=False, repr=False)
    prices: dict[Card, float] = field(default_factory=dict, compare=False, repr=False)
    anybody: dict[Card, Strength] = field(default_factory=dict, compare=False, repr=False)
    fighters: dict[Card, Strength] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Strength:
    """A sum of combat values at one location, as far as it can be known."""

    mean: float
    variance: float


# ---- hidden cards


def read(view: PaniView, kept: Mapping[Card, float] = NEUTRAL) -> Reading:
    """`kept` says of some cards how much more or less often than others they stay in hands."""
    assert view.viewer is not None
    sighted: list[list[tuple[Card, float]]] = [[] for _ in view.hand_sizes]
    unknown = [float(size) for size in held_sizes(view)]
    for sighting in view.memory:
        share = 1 / len(sighting.seats)
        for seat in sighting.seats:
            sighted[seat].append((sighting.card, share))
            unknown[seat] = max(0.0, unknown[seat] - share)
    places = [place for row in view.places for place in row]
    left = min(1.0, view.pile / (ROUNDS_THAT_COUNT * len(view.hand_sizes)))
    unseen = unseen_cards(view)
    weights = [kept.get(card, 1.0) for card in unseen]
    return Reading(view, view.viewer, own_cards(view), unseen, sighted, unknown, weights, places, left)


def own_cards(view: PaniView) -> list[Card]:
    """My hand, and what I laid: a plan made of these stays the same while its cards are laid one by one."""
    laid = [card for force in forces(view) if force.seat == view.viewer for card in known_cards(force.laid)]
    return [*view.hand, *laid]


def forces(view: PaniView) -> tuple[ForceView, ...]:
    return () if view.battle is None else (view.battle.attack, view.battle.defence)


def the_battle(reading: Reading) -> BattleView:
    assert reading.view.battle is not None
    return reading.view.battle


def cards_of(force: ForceView) -> list[Card]:
    """The cards of a side that I know and that are not shown yet: laid, or taken by a Bribe."""
    return [card for card in (*force.laid, *[taken.card for taken in force.taken]) if card is not None]


def held_sizes(view: PaniView) -> list[int]:
    """How many cards each seat has in hand or laid face down: a sighting speaks of both alike."""
    sizes = list(view.hand_sizes)
    for force in forces(view):
        sizes[force.seat] += force.laid.count(None)
    return sizes


def unseen_cards(view: PaniView) -> list[Card]:
    deck = view.options.deck
    left = {face.key: face.copies for face in deck.faces}
    for card in (*view.hand, *view.discard, *[sighting.card for sighting in view.memory]):
        left[card] -= 1
    for force in forces(view):
        for card in (*force.shown, *cards_of(force)):
            left[card] -= 1
    return [card for card, count in left.items() if count > 0 and not deck.is_location[card] for _ in range(count)]


def odds_of_holding(reading: Reading, seat: Seat, card: Card) -> float:
    """How likely a seat holds at least one copy; what was seen counts, and what is left to be seen (PH-6.9)."""
    lacks = 1.0
    for seen, share in reading.sighted[seat]:
        if seen == card:
            lacks *= 1 - share
    if reading.unseen:
        lacks *= (1 - share_of(reading, card)) ** reading.unknown[seat]
    return 1 - lacks


def share_of(reading: Reading, card: Card) -> float:
    """How likely a card in another hand of which nothing is known is this one."""
    share = reading.shares.get(card)
    if share is None:
        weights = zip(reading.unseen, reading.weights, strict=True)
        share = sum([weight for unseen, weight in weights if unseen == card], 0.0) / sum(reading.weights, 0.0)
        reading.shares[card] = share
    return share


# ---- strength


def strength_of_one(values: Sequence[int], weights: Sequence[float]) -> Strength:
    """A card of which nothing is known but that its value is one of these, each as likely as its weight says."""
    total = sum(weights, 0.0)
    if not total:
        return Strength(0.0, 0.0)
    mean = squares = 0.0
    for value, weight in zip(values, weights, strict=True):
        mean += weight * value
        squares += weight * value * value
    mean /= total
    return Strength(mean, squares / total - mean * mean)


def any_unseen(reading: Reading, place: Card) -> Strength:
    """An unseen card there, be it for fighting or not."""
    strength = reading.anybody.get(place)
    if strength is None:
        worth = reading.view.options.deck.worth[place]
        strength = strength_of_one([worth.get(card, 0) for card in reading.unseen], reading.weights)
        reading.anybody[place] = strength
    return strength


def unseen_fighter(reading: Reading, place: Card) -> Strength:
    """An unseen card there, given that somebody laid it for its value; S cards have none (PH-R17)."""
    strength = reading.fighters.get(place)
    if strength is None:
        worth = reading.view.options.deck.worth[place]
        pairs = zip(reading.unseen, reading.weights, strict=True)
        fighters = [(value, weight) for card, weight in pairs if (value := worth.get(card, 0))]
        strength = strength_of_one([value for value, _ in fighters], [weight for _, weight in fighters])
        reading.fighters[place] = strength
    return strength


def whole_hand(reading: Reading, seat: Seat, place: Card) -> Strength:
    """What a seat could lay there if it laid everything."""
    worth = reading.view.options.deck.worth[place]
    one, unknown = any_unseen(reading, place), reading.unknown[seat]
    mean, variance = unknown * one.mean, unknown * one.variance
    for card, share in reading.sighted[seat]:
        value = worth.get(card, 0)
        mean += share * value
        variance += share * (1 - share) * value * value
    return Strength(mean, variance)


def laid_force(reading: Reading, seat: Seat, place: Card, cards: int, bias: float) -> Strength:
    """What so many face-down cards of a seat are worth: it lays the best that it is known to have.

    The bias says by how many deviations an unknown card is better than the average: strong cards are laid.
    """
    worth = reading.view.options.deck.worth[place]
    one = unseen_fighter(reading, place)
    usual = one.mean + bias * sqrt(one.variance)
    certain = sorted([worth.get(card, 0) for card, share in reading.sighted[seat] if share > SURE], reverse=True)
    forced = cards - round(reading.unknown[seat])
    strong = [value for index, value in enumerate(certain[:cards]) if value > usual or index < forced]
    rest = cards - len(strong)
    return Strength(sum(strong) + rest * usual, rest * one.variance)


def odds_above(margin: float, variance: float) -> float:
    """How likely I beat a sum of this variance if I lie above its mean by the margin."""
    return 0.5 + 0.5 * erf(margin / sqrt(2 * (variance + LEAST_VARIANCE)))


# ---- worth


def price(reading: Reading, card: Card) -> float:
    """What a card is worth to its holder in the middle of the match: what it can do on the table as it lies."""
    fixed = PRICES.get(card)
    if fixed is None:
        fixed = reading.prices.get(card)
    if fixed is None:
        fixed = reading.prices[card] = _price(reading, card)
    return fixed


def _price(reading: Reading, card: Card) -> float:
    worth = reading.view.options.deck.worth
    values = [worth[place][card] for place in reading.places] or [0]
    strength = (max(values) + sum(values) / len(values)) / 2
    return strength * PRICE_OF_A_TENTH + (COMMITTEE_EXTRA if card == box.COMMITTEE else 0)


def own_prices(reading: Reading) -> dict[Card, float]:
    """What I lose now with each of my cards."""
    guard = GUARD if box.SEAL in reading.own else 0.0
    return {card: (price(reading, card) + guard) * reading.left for card in {*reading.own}}


def stakes(reading: Reading) -> list[float]:
    """What a location is worth to me, taken from or kept from each seat: the more, the later and the nearer to win."""
    scores = expected_scores(reading)
    scores[reading.me] = 0.0
    most = max(scores) - NEARLY
    start = len(reading.view.options.deck.cards) - box.DEALT * len(scores)
    plain = 1 - EARLY_DISCOUNT * reading.view.pile / start
    return [plain + LEADER_BONUS * (score >= most) for score in scores]


def expected_scores(reading: Reading) -> list[float]:
    """PH-11.2  Locations, and the Seal as far as it can be guessed."""
    return [len(row) + seal_worth(reading, seat) for seat, row in enumerate(reading.view.places)]


def usual_price(reading: Reading) -> float:
    """What an unseen card is worth on average, the Seal apart."""
    pairs = zip(reading.unseen, reading.weights, strict=True)
    prices = [(price(reading, card) * weight, weight) for card, weight in pairs if card != box.SEAL]
    total = sum([weight for _, weight in prices], 0.0)
    return sum([worth for worth, _ in prices], 0.0) / total if total else 0.0


def blind_pick(reading: Reading, seat: Seat, usual: float) -> float:
    """PH-R34  What one card picked blindly from a hand is worth to its holder."""
    known = sum([share * price(reading, card) for card, share in reading.sighted[seat] if card != box.SEAL], 0.0)
    hand = reading.left * (known + reading.unknown[seat] * usual) + seal_worth(reading, seat)
    return hand / reading.view.hand_sizes[seat]


def seal_worth(reading: Reading, seat: Seat) -> float:
    """PH-10.1  What the Seal adds to a seat's score, as far as it can be guessed; it keeps its price to the end."""
    return odds_of_holding(reading, seat, box.SEAL) * box.SEAL_SCORE / box.LOCATION_SCORE


# ---- sets of cards


def choices(
    reading: Reading, prices: dict[Card, float], place: Card
) -> Iterator[tuple[tuple[Card, ...], float, float, float]]:
    """Sets of cards with their value, the price at risk, and the price paid in any case (PH-5.6).

    A Bribe counts twice what it takes: that much less there, that much more here.
    """
    for cards, total, risked in ranks(reading, prices, place):
        yield cards, total, risked, 0.0
    if box.BRIBE in reading.own:
        turned, spent = 2 * unseen_fighter(reading, place).mean, prices[box.BRIBE]
        yield (box.BRIBE,), turned, 0.0, spent
        for cards, total, risked in ranks(reading, prices, place):
            yield (box.BRIBE, *cards), total + turned, risked, spent


def ranks(reading: Reading, prices: dict[Card, float], place: Card) -> Iterator[tuple[tuple[Card, ...], int, float]]:
    """The weakest one, two, three … cards of value, then the strongest ones: few sets, and the sensible ones."""
    worth = reading.view.options.deck.worth[place]
    fighters = [card for card in reading.own if worth.get(card, 0) and card not in box.S_CARDS]
    fighters.sort(key=lambda card: (worth[card], card))
    for order in (fighters, fighters[::-1]):
        total, risked = 0, 0.0
        for count, card in enumerate(order, 1):
            total += worth[card]
            risked += prices[card]
            yield tuple(order[:count]), total, risked

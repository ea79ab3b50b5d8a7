"""What a player of Pani-High! can work out about cards it does not see, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from openps.engine.ids import Seat
from openps.games.pani_high import box
from openps.games.pani_high.box import Card
from openps.games.pani_high.view import ForceView, PaniView, known_cards

LEAST_VARIANCE: Final = 25.0  # in square tenths: no estimate is surer than half a point


@dataclass(frozen=True, slots=True)
class Reading:
    """One view, with what it says about hidden cards added up."""

    view: PaniView
    me: Seat
    own: list[Card]  # my hand, and what I laid from it in this battle
    unseen: list[Card]  # cards in no place that I know of: in other hands or in the pile, no locations
    sighted: list[list[tuple[Card, float]]]  # for each seat the cards it was seen to hold, and how sure that is
    unknown: list[float]  # for each seat how many of its cards I know nothing of


@dataclass(frozen=True, slots=True)
class Strength:
    """A sum of combat values at one location, in tenths, as far as it can be known."""

    mean: float
    variance: float


def read(view: PaniView) -> Reading:
    assert view.viewer is not None
    sighted: list[list[tuple[Card, float]]] = [[] for _ in view.hand_sizes]
    unknown = [float(size) for size in held_sizes(view)]
    for sighting in view.memory:
        share = 1 / len(sighting.seats)
        for seat in sighting.seats:
            sighted[seat].append((sighting.card, share))
            unknown[seat] = max(0.0, unknown[seat] - share)
    return Reading(view, view.viewer, own_cards(view), unseen_cards(view), sighted, unknown)


def own_cards(view: PaniView) -> list[Card]:
    """My hand, and what I laid: a plan made of these stays the same while its cards are laid one by one."""
    if view.battle is None:
        return list(view.hand)
    laid = [card for force in forces(view) if force.seat == view.viewer for card in known_cards(force.laid)]
    return [*view.hand, *laid]


def forces(view: PaniView) -> tuple[ForceView, ...]:
    return () if view.battle is None else (view.battle.attack, view.battle.defence)


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
        for card in (*force.shown, *known_cards(force.laid), *known_cards([taken.card for taken in force.taken])):
            left[card] -= 1
    return [card for card, count in left.items() if count > 0 and not deck.is_location[card] for _ in range(count)]


def odds_of_holding(reading: Reading, seat: Seat, card: Card) -> float:
    """How likely a seat holds at least one copy; what was seen counts, and what is left to be seen (PH-6.9)."""
    lacks = 1.0
    for seen, share in reading.sighted[seat]:
        if seen == card:
            lacks *= 1 - share
    if reading.unseen:
        lacks *= (1 - reading.unseen.count(card) / len(reading.unseen)) ** reading.unknown[seat]
    return 1 - lacks


def one_unseen(reading: Reading, place: Card) -> Strength:
    """What a card that I know nothing of is worth there; conspiracies and S cards are worth nothing (PH-R17)."""
    worth = reading.view.options.deck.worth[place]
    values = [worth.get(card, 0) for card in reading.unseen]
    if not values:
        return Strength(0.0, 0.0)
    mean = sum(values) / len(values)
    return Strength(mean, sum([value * value for value in values]) / len(values) - mean * mean)


def whole_hand(reading: Reading, seat: Seat, place: Card) -> Strength:
    """What a seat could lay there if it laid everything."""
    worth = reading.view.options.deck.worth[place]
    one, unknown = one_unseen(reading, place), reading.unknown[seat]
    mean, variance = unknown * one.mean, unknown * one.variance
    for card, share in reading.sighted[seat]:
        value = worth.get(card, 0)
        mean += share * value
        variance += share * (1 - share) * value * value
    return Strength(mean, variance)


def fighting_values(reading: Reading, place: Card) -> Strength:
    """What an unseen card is worth there, given that somebody laid it to win by its value."""
    worth = reading.view.options.deck.worth[place]
    values = [value for card in reading.unseen if (value := worth.get(card, 0))]
    if not values:
        return Strength(0.0, 0.0)
    mean = sum(values) / len(values)
    return Strength(mean, sum([value * value for value in values]) / len(values) - mean * mean)


def laid_force(reading: Reading, seat: Seat, place: Card, cards: int, bias: float) -> Strength:
    """What so many face-down cards of a seat are worth: it lays the best that it is known to have.

    The bias says by how many deviations an unknown card is better than the average: people lay strong cards.
    """
    worth = reading.view.options.deck.worth[place]
    one = fighting_values(reading, place)
    usual = one.mean + bias * sqrt(one.variance)
    certain = sorted([worth.get(card, 0) for card, share in reading.sighted[seat] if share > 0.99], reverse=True)
    forced = cards - int(reading.unknown[seat] + 0.5)
    strong = [value for index, value in enumerate(certain[:cards]) if value > usual or index < forced]
    rest = cards - len(strong)
    return Strength(sum(strong) + rest * usual, rest * one.variance)


def odds_above(margin: float, variance: float) -> float:
    """How likely a sum with this variance stays below its mean plus the margin."""
    return 0.5 + 0.5 * erf(margin / sqrt(2 * (variance + LEAST_VARIANCE)))


def expected_scores(reading: Reading) -> list[float]:
    """PH-11.2  Locations, and the Seal as far as it can be guessed, in locations."""
    scores = []
    for seat, places in enumerate(reading.view.places):
        seal = float(box.SEAL in reading.own) if seat == reading.me else odds_of_holding(reading, seat, box.SEAL)
        scores.append(len(places) + seal * box.SEAL_SCORE / box.LOCATION_SCORE)
    return scores


def worth_of(cards: Sequence[Card], worth: dict[Card, int]) -> int:
    return sum([worth.get(card, 0) for card in cards])

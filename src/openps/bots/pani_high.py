"""A player of Pani-High! that counts cards, weighs each fight and keeps what is dear.

Everything is weighed in locations: what a fight may win or cost, what a card may still do until the pile is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from openps.bots.pani_high_estimates import (
    Reading,
    expected_scores,
    fighting_values,
    laid_force,
    odds_above,
    odds_of_holding,
    read,
    whole_hand,
    worth_of,
)  # fmt: skip
from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.pani_high import box, moves
from openps.games.pani_high.box import Card
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.state import ATTACK, Ask
from openps.games.pani_high.view import BattleView, PaniView

PRICE_OF_A_TENTH: Final = 0.05  # what a tenth of combat value in hand is worth, in locations
PRICES: Final = {
    box.POLICEWOMAN: 0.6, box.BRIBE: 0.4, box.AGITATION: 0.4, box.RAID: 0.2, box.SPY: 0.15, box.DROP_OUT: 0.15,
    box.SEAL: 100.0,
}  # fmt: skip
COMMITTEE_EXTRA: Final = 0.1
GUARD: Final = 0.1
ROUNDS_THAT_COUNT: Final = 4.0
LEADER_BONUS: Final = 0.5
EARLY_DISCOUNT: Final = 0.3
TELLING: Final = 0.05
COMMITTED: Final = 0.5
SPREAD: Final = 0.3
YIELDING: Final = 0.15
POLICE_SHOWN: Final = 0.8
BIAS: Final = 0.2
FOE_POLICE: Final = 0.5
FOE_CARD: Final = 0.1


@dataclass(frozen=True, slots=True)
class Plan:
    """Some cards for one battle, and what comes of them on average, in locations."""

    gain: float
    cards: tuple[Card, ...]


class HeuristicBot:
    """Weighs what it sees; remembers nothing between two questions, for the view remembers for it (PH-H17)."""

    def choose(self, view: PaniView, moves: Sequence[PaniMove], chance: Chance) -> PaniMove:
        if len(moves) == 1 or view.ask is None:
            return moves[0]
        wanted = _ANSWERS[view.ask](weigh(read(view)), chance)
        return wanted if wanted in moves else chance.pick(moves, "bot")


# ---- what things are worth


@dataclass(frozen=True, slots=True)
class Mind:
    """A reading, and what things are worth to whoever reads, in locations."""

    reading: Reading
    left: float  # how much of its price a card still has
    stakes: list[float]  # for each rival, what it is worth to have a location instead of that rival
    prices: dict[Card, float]  # for each of my own cards, what I lose with it


def weigh(reading: Reading) -> Mind:
    view = reading.view
    left = min(1.0, view.pile / (ROUNDS_THAT_COUNT * len(view.hand_sizes)))
    guard = GUARD if box.SEAL in reading.own else 0.0
    places = [place for row in view.places for place in row]
    prices = {card: (full_price(reading, card, places) + guard) * left for card in {*reading.own}}
    return Mind(reading, left, stakes_of(reading), prices)


def stakes_of(reading: Reading) -> list[float]:
    """The closer the end and the rival to victory, the more a location is worth."""
    scores = expected_scores(reading)
    scores[reading.me] = 0.0
    start = len(reading.view.options.deck.cards) - box.DEALT * len(scores)
    plain = 1.0 - EARLY_DISCOUNT * reading.view.pile / start
    most = max(scores) - 0.5
    return [plain + LEADER_BONUS * (score >= most) for score in scores]


def full_price(reading: Reading, card: Card, places: Sequence[Card]) -> float:
    fixed = PRICES.get(card)
    if fixed is not None:
        return fixed
    worth = reading.view.options.deck.worth
    values = [worth[place][card] for place in places] or [0]
    strength = (max(values) + sum(values) / len(values)) / 2
    return strength * PRICE_OF_A_TENTH + (COMMITTEE_EXTRA if card == box.COMMITTEE else 0)


def forces_of(mind: Mind, place: Card) -> Iterator[tuple[tuple[Card, ...], int, float]]:
    """The sets of cards worth a thought, with their value and price: the weakest ones, or the strongest ones."""
    worth = mind.reading.view.options.deck.worth[place]
    fighters = sorted([card for card in mind.reading.own if worth.get(card, 0)], key=lambda card: (worth[card], card))
    for order in (fighters, fighters[::-1]):
        total, cost = 0, 0.0
        for count, card in enumerate(order, 1):
            total += worth[card]
            cost += mind.prices[card]
            yield tuple(order[:count]), total, cost


# ---- the turn


def act(mind: Mind, chance: Chance) -> PaniMove:
    """PH-D2"""
    options: list[tuple[float, PaniMove]] = [(0.0, moves.Pass())]
    options += attacks(mind)
    options += conspiracies(mind)
    best = max([gain for gain, _ in options])
    return chance.pick([move for gain, move in options if gain == best], "bot")


def attacks(mind: Mind) -> Iterator[tuple[float, PaniMove]]:
    for owner, places in enumerate(mind.reading.view.places):
        if owner != mind.reading.me:
            for place in places:
                yield attack_plan(mind, owner, place).gain, moves.Attack(place)


def attack_plan(mind: Mind, owner: Seat, place: Card) -> Plan:
    """PH-4.1  The cards that pay best."""
    hand = whole_hand(mind.reading, owner, place)
    police = POLICE_SHOWN * odds_of_holding(mind.reading, owner, box.POLICEWOMAN)
    prize = mind.stakes[owner]
    yields = YIELDING if mind.reading.view.hand_sizes[owner] else 1.0
    variance = COMMITTED * hand.variance + (SPREAD * hand.mean) ** 2
    best = Plan(-100.0, ())
    for cards, total, cost in forces_of(mind, place):
        wins = yields + (1 - yields) * (1 - police) * odds_above(total - COMMITTED * hand.mean, variance)
        gain = wins * (prize - TELLING * cost) - (1 - wins) * cost
        if gain > best.gain:
            best = Plan(gain, cards)
    return best


def lay(mind: Mind, chance: Chance) -> PaniMove:
    """PH-4.3"""
    battle = mind.reading.view.battle
    assert battle is not None
    plan = attack_plan(mind, battle.defence.seat, battle.location)
    return lay_next(plan.cards, battle.attack.laid, chance)


def lay_next(cards: Sequence[Card], laid: Sequence[Card | None], chance: Chance) -> PaniMove:
    """One card of the plan at a time, in an order that tells nothing to whoever picks one with a Bribe."""
    left = list(cards)
    for card in laid:
        if card in left:
            left.remove(card)
    if left:
        return moves.LayCard(chance.pick(left, "bot"))
    return moves.Ready()


# ---- defence


def defend(mind: Mind, chance: Chance) -> PaniMove:
    """PH-D3"""
    battle = mind.reading.view.battle
    assert battle is not None
    plan = defence_plan(mind, battle)
    if plan.gain <= 0 and not battle.defence.laid:
        return moves.Yield()
    return lay_next(plan.cards, battle.defence.laid, chance)


def defence_plan(mind: Mind, battle: BattleView) -> Plan:
    plans = [*police_plans(mind, battle), *force_plans(mind, battle)]
    return max(plans, key=lambda plan: plan.gain, default=Plan(0.0, ()))


def police_plans(mind: Mind, battle: BattleView) -> Iterator[Plan]:
    """PH-6.2  She wins whatever comes: worth it when much comes, or much is at stake."""
    if box.POLICEWOMAN in mind.reading.own:
        gain = mind.stakes[battle.attack.seat] + FOE_CARD * mind.left * len(battle.attack.laid)
        yield Plan(gain - mind.prices[box.POLICEWOMAN], (box.POLICEWOMAN,))


def force_plans(mind: Mind, battle: BattleView) -> Iterator[Plan]:
    """PH-4.7  Values alone, or with a Bribe that turns one attacking card around (PH-5.2)."""
    foe, place = battle.attack.seat, battle.location
    count = len(battle.attack.laid)
    against = laid_force(mind.reading, foe, place, count, BIAS)
    police = (
        FOE_POLICE
        * odds_of_holding(mind.reading, foe, box.POLICEWOMAN)
        * count
        / (count + mind.reading.view.hand_sizes[foe])
    )
    prize = mind.stakes[foe] + FOE_CARD * mind.left * count
    for cards, total, cost in forces_of(mind, place):
        wins = odds_above(total - against.mean, against.variance)
        yield Plan(wins * prize - (1 - wins + police) * cost - TELLING * cost, cards)
    if box.BRIBE in mind.reading.own:
        paid = mind.prices[box.BRIBE]
        turned = against.mean / count
        if count == 1:
            yield Plan(prize - paid, (box.BRIBE,))
        else:
            for cards, total, cost in forces_of(mind, place):
                wins = odds_above(total + 2 * turned - against.mean, against.variance)
                yield Plan(wins * prize - (1 - wins + police) * cost - paid, (box.BRIBE, *cards))


# ---- windows


def window(mind: Mind, chance: Chance) -> PaniMove:
    """PH-D4, PH-D5  A laid S card is lost in any case (PH-5.6, PH-6.4), so it is used: Bribes before the end of it."""
    battle = mind.reading.view.battle
    assert battle is not None
    mine, foe = battle.attack, battle.defence
    if mind.reading.view.ask == Ask.DEFENDER_WINDOW:
        mine, foe = foe, mine
    if box.BRIBE in mine.laid and (foe.laid or foe.taken):
        return moves.ShowBribe()
    police = box.POLICEWOMAN in mine.laid or box.POLICEWOMAN in [taken.card for taken in mine.taken]
    if police and (mind.reading.view.ask == Ask.DEFENDER_WINDOW or not likely_to_win(mind, battle)):
        return moves.ShowPolicewoman()
    return moves.CloseWindow()


def likely_to_win(mind: Mind, battle: BattleView) -> bool:
    """PH-6.6  An attacker's Policewoman wins no location: she is for fights that are going wrong."""
    worth = mind.reading.view.options.deck.worth[battle.location]
    mine = sum([worth.get(card, 0) for card in [*battle.attack.laid, *[t.card for t in battle.attack.taken]] if card])
    against = laid_force(mind.reading, battle.defence.seat, battle.location, len(battle.defence.laid), BIAS)
    theirs = against.mean + worth_of([t.card for t in battle.defence.taken if t.card], worth)
    return mine > theirs


def take(mind: Mind, chance: Chance) -> PaniMove:
    """PH-D6, PH-D7  My own cards lie where I know them (PH-H8); the others are as good as each other."""
    battle = mind.reading.view.battle
    assert battle is not None
    foe = battle.defence if battle.attack.seat == mind.reading.me else battle.attack
    worth = mind.reading.view.options.deck.worth[battle.location]
    usual = fighting_values(mind.reading, battle.location).mean
    values = [usual] * len(foe.laid) + [float(worth.get(taken.card or "", 0)) for taken in foe.taken]
    best = max(values)
    return moves.Take(chance.pick([at for at, value in enumerate(values) if value == best], "bot"))


def save(mind: Mind, chance: Chance) -> PaniMove:
    """PH-D8"""
    battle = mind.reading.view.battle
    assert battle is not None
    force = battle.attack if battle.loser == ATTACK else battle.defence
    cards = [card for card in [*force.laid, *[t.card for t in force.taken]] if card and card not in box.S_CARDS]
    for card in battle.saved:
        cards.remove(card)
    if not cards or not (battle.credit or box.COMMITTEE in mind.reading.view.hand):
        return moves.SaveNoMore()
    best = max(cards, key=lambda card: (full_price(mind.reading, card, on_table(mind)), card))
    if battle.credit or full_price(mind.reading, best, on_table(mind)) > full_price(
        mind.reading, box.COMMITTEE, on_table(mind)
    ):
        return moves.Save(best)
    return moves.SaveNoMore()


# ---- conspiracies


def conspiracies(mind: Mind) -> Iterator[tuple[float, PaniMove]]:
    """PH-8.1"""
    view = mind.reading.view
    gains = {
        seat: blind_gain(mind, seat) for seat, size in enumerate(view.hand_sizes) if size and seat != mind.reading.me
    }
    for seat, (mine, theirs) in gains.items():
        size = view.hand_sizes[seat]
        if box.RAID in view.hand:
            yield mine + theirs, moves.Raid(seat)
        if box.DROP_OUT in view.hand:
            yield min(2, size) * theirs, moves.DropOut(seat)
        if box.SPY in view.hand:
            yield theirs * min(size, 3), moves.Spy(seat)
    if box.AGITATION in view.hand and gains:
        yield sum([mine + theirs for mine, theirs in gains.values()]), moves.Agitate()


def blind_gain(mind: Mind, seat: Seat) -> tuple[float, float]:
    """What one card picked blindly from a hand is worth to me, and its loss to me through its owner."""
    size = mind.reading.view.hand_sizes[seat]
    seal = odds_of_holding(mind.reading, seat, box.SEAL) / size * box.SEAL_SCORE / box.LOCATION_SCORE
    places = [place for row in mind.reading.view.places for place in row]
    usual = PRICE_OF_A_TENTH * mind.left
    value = whole_hand(mind.reading, seat, places[0]).mean / size * usual if places else 0.0
    weight = 0.25 + 0.25 * (mind.stakes[seat] == max(mind.stakes))
    return value + seal, weight * (value + seal)


def on_table(mind: Mind) -> list[Card]:
    return [place for row in mind.reading.view.places for place in row]


def spy(mind: Mind, chance: Chance) -> PaniMove:
    """PH-D9  The Seal, then what would hurt me most."""
    return moves.Discard(
        max(mind.reading.view.spied_hand, key=lambda card: (full_price(mind.reading, card, on_table(mind)), card))
    )


def discard(mind: Mind, chance: Chance) -> PaniMove:
    """PH-D10"""
    return moves.Discard(
        min(mind.reading.view.hand, key=lambda card: (full_price(mind.reading, card, on_table(mind)), card))
    )


def first(mind: Mind, chance: Chance) -> PaniMove:
    """PH-D1  Whoever lets me act as late as possible before the pile is empty: then nobody strikes back."""
    view = mind.reading.view
    seats = len(view.hand_sizes)
    return moves.ChooseFirst(min(view.tied, key=lambda seat: (seat + view.pile - 1 - mind.reading.me) % seats))


_ANSWERS: Final[dict[Ask, Callable[[Mind, Chance], PaniMove]]] = {
    Ask.FIRST: first,
    Ask.ACT: act,
    Ask.LAY: lay,
    Ask.DEFEND: defend,
    Ask.DEFENDER_WINDOW: window,
    Ask.ATTACKER_WINDOW: window,
    Ask.TAKE: take,
    Ask.TAKE_MORE: take,
    Ask.SAVE: save,
    Ask.SPY: spy,
    Ask.DISCARD: discard,
}

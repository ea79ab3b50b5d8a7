"""A player of Pani-High! that counts cards, weighs every fight and keeps what is dear."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from openps.bots.budget import Budget
from openps.bots.warmth import warm_pick
from openps.editions.pani_high.bots.estimates import (
    Reading,
    blind_pick,
    cards_of,
    choices,
    laid_force,
    odds_above,
    odds_of_holding,
    own_prices,
    price,
    read,
    seal_worth,
    stakes,
    the_battle,
    unseen_fighter,
    usual_price,
    whole_hand,
)
from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.pani_high import box, moves
from openps.games.pani_high.box import Card
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.state import ATTACK, Ask
from openps.games.pani_high.view import BattleView, PaniView

# Found by playing thousands of matches against random players and against itself.
COMMITTED: Final = 0.65  # the part of its hand's strength that a defender lays
SPREAD: Final = 0.3  # how far that part varies, in parts of the whole
YIELDING: Final = 0.1  # how often a defender with cards lays none
POLICE_SHOWN: Final = 0.8  # how often a Policewoman in a defender's hand is laid and shown
FOE_POLICE: Final = 0.5  # how often one among an attacker's cards is shown; she is wasted there (PH-6.6)
BIAS: Final = 0.2  # by how many deviations laid cards are better than unseen ones
FOE_CARD: Final = 0.5  # what it is worth that an attacker loses one card
TELLING: Final = 0.05  # the part of its price that a card loses when all have seen it (PH-H9)
HURT: Final = 0.25  # what another's loss is worth to me, in parts of it
HURT_LEADER: Final = 0.25  # so much more if that other one leads
SPY_PICKS: Final = 2.0  # the card that a spy chooses, in cards picked blindly
EXCESS: Final = 0.3  # what a card gained is worth if the hand limit then takes another (PH-9.1)

LABEL: Final = "bot"


@dataclass(frozen=True, slots=True)
class Opposition:
    """What the other side may bring to one battle, and what it is worth to beat it, in locations."""

    mean: float
    variance: float
    yields: float  # how likely it brings nothing
    police: float  # how likely it shows a Policewoman
    kept: float  # 1 if the location is mine even then (PH-6.6), else 0
    cards: int  # how many cards it has laid already
    prize: float


@dataclass(frozen=True, slots=True)
class Plan:
    """Some cards for one battle, and what comes of them on average, in locations."""

    gain: float
    cards: tuple[Card, ...]
    wins: float = 0.0  # how likely the location is then mine


class HeuristicBot:
    """Remembers nothing between two questions: the view remembers for it (PH-H17)."""

    def __init__(self, temperature: float = 0.0) -> None:
        self._temperature = temperature

    def choose(self, view: PaniView, moves: Sequence[PaniMove], chance: Chance, budget: Budget) -> PaniMove:
        if len(moves) == 1 or view.ask is None:
            return moves[0]
        if view.ask is Ask.ACT:
            return act(read(view), chance, self._temperature)
        wanted = ANSWERS[view.ask](read(view), chance)
        return wanted if wanted in moves else chance.pick(moves, LABEL)


# ---- the turn


def first(reading: Reading, chance: Chance) -> PaniMove:
    """PH-D1  Whoever lets me act as late as possible before the pile is empty: then few can strike back."""
    view = reading.view
    seats = len(view.hand_sizes)
    return moves.ChooseFirst(min(view.tied, key=lambda seat: (seat + view.pile - 1 - reading.me) % seats))


def act(reading: Reading, chance: Chance, temperature: float) -> PaniMove:
    """PH-D2"""
    worth = stakes(reading)
    options: list[tuple[float, PaniMove]] = [(0.0, moves.Pass())]
    options += attacks(reading, worth)
    options += conspiracies(reading, worth)
    return warm_pick([move for _, move in options], [gain for gain, _ in options], temperature, chance, LABEL)


def attacks(reading: Reading, worth: Sequence[float]) -> Iterator[tuple[float, PaniMove]]:
    prices = own_prices(reading)
    for owner, places in enumerate(reading.view.places):
        if owner != reading.me:
            for place in places:
                plan = best_plan(reading, prices, place, defenders(reading, owner, place, worth[owner]))
                yield plan.gain, moves.Attack(place)


def defenders(reading: Reading, owner: Seat, place: Card, prize: float) -> Opposition:
    """PH-4.4  What the owner may lay: a part of a hand that may be strong, or a Policewoman."""
    hand = whole_hand(reading, owner, place)
    police = POLICE_SHOWN * odds_of_holding(reading, owner, box.POLICEWOMAN)
    yields = YIELDING if reading.view.hand_sizes[owner] else 1.0
    variance = COMMITTED * hand.variance + (SPREAD * hand.mean) ** 2
    return Opposition(COMMITTED * hand.mean, variance, yields, police, 0.0, 0, prize)


def lay(reading: Reading, chance: Chance) -> PaniMove:
    """PH-4.3"""
    battle = the_battle(reading)
    owner = battle.defence.seat
    foe = defenders(reading, owner, battle.location, stakes(reading)[owner])
    plan = best_plan(reading, own_prices(reading), battle.location, foe)
    return lay_next(plan, battle.attack.laid, chance)


def lay_next(plan: Plan, laid: Sequence[Card | None], chance: Chance) -> PaniMove:
    """One card at a time, in an order that tells nothing to whoever picks one with a Bribe (PH-R15)."""
    left = list(plan.cards)
    for card in laid:
        if card in left:
            left.remove(card)
    return moves.LayCard(chance.pick(left, LABEL)) if left else moves.Ready()


# ---- which cards


def best_plan(reading: Reading, prices: dict[Card, float], place: Card, foe: Opposition) -> Plan:
    """The cards that pay best: enough to win, and no more than is worth losing."""
    best = Plan(-inf, ())
    for cards, total, risked, spent in choices(reading, prices, place):
        # A Bribe against a single card takes all there is (PH-R23).
        beats = 1.0 if spent and foe.cards == 1 else odds_above(total - foe.mean, foe.variance)
        wins = foe.yields + (1 - foe.yields) * (1 - foe.police) * beats
        gain = (wins + foe.police * foe.kept) * foe.prize - (1 - wins + TELLING) * risked - spent
        if gain > best.gain:
            best = Plan(gain, cards, wins + foe.police * foe.kept)
    return best


# ---- defence


def defend(reading: Reading, chance: Chance) -> PaniMove:
    """PH-D3"""
    laid = the_battle(reading).defence.laid
    plan = best_defence(reading)
    if plan.gain <= 0 and not laid:
        return moves.Yield()
    return lay_next(plan, laid, chance)


def best_defence(reading: Reading) -> Plan:
    battle = the_battle(reading)
    prices = own_prices(reading)
    foe = attackers(reading, battle)
    plan = best_plan(reading, prices, battle.location, foe)
    if box.POLICEWOMAN in reading.own and foe.prize - prices[box.POLICEWOMAN] > plan.gain:
        # She wins alone whatever came (PH-6.2), so she is for attacks that are many cards strong.
        return Plan(foe.prize - prices[box.POLICEWOMAN], (box.POLICEWOMAN,), 1.0)
    return plan


def attackers(reading: Reading, battle: BattleView) -> Opposition:
    """PH-R12  How many cards came is public, what they are is guessed."""
    seat, cards = battle.attack.seat, len(battle.attack.laid)
    force = laid_force(reading, seat, battle.location, cards, BIAS)
    laid = cards / max(1, cards + reading.view.hand_sizes[seat])
    police = FOE_POLICE * odds_of_holding(reading, seat, box.POLICEWOMAN) * laid
    prize = stakes(reading)[seat] + FOE_CARD * reading.left * cards
    return Opposition(force.mean, force.variance, 0.0, police, 1.0, cards, prize)


# ---- windows and the end of a battle


def window(reading: Reading, chance: Chance) -> PaniMove:
    """PH-D4, PH-D5  A laid S card is lost in any case (PH-5.6, PH-6.4), so it is used, and Bribes first.

    What a Bribe took stays taken when a Policewoman then ends the battle (PH-R21).
    """
    battle = the_battle(reading)
    defending = battle.defence.seat == reading.me
    mine, foe = (battle.defence, battle.attack) if defending else (battle.attack, battle.defence)
    if box.BRIBE in mine.laid and (foe.laid or foe.taken):
        return moves.ShowBribe()
    if box.POLICEWOMAN in cards_of(mine) and (defending or not ahead(reading, battle)):
        return moves.ShowPolicewoman()
    return moves.CloseWindow()


def ahead(reading: Reading, battle: BattleView) -> bool:
    """PH-6.6  An attacker's Policewoman wins no location: she is for fights that go wrong."""
    worth = reading.view.options.deck.worth[battle.location]
    hidden = laid_force(reading, battle.defence.seat, battle.location, battle.defence.laid.count(None), BIAS)
    theirs = hidden.mean + sum([worth[card] for card in cards_of(battle.defence)])
    return sum([worth[card] for card in cards_of(battle.attack)]) > theirs


def take(reading: Reading, chance: Chance) -> PaniMove:
    """PH-D6, PH-D7  Cards taken from me lie where I know them (PH-H8); the others are as good as each other."""
    battle = the_battle(reading)
    foe = battle.defence if battle.attack.seat == reading.me else battle.attack
    worth = reading.view.options.deck.worth[battle.location]
    usual = unseen_fighter(reading, battle.location).mean
    cards = (*foe.laid, *[taken.card for taken in foe.taken])
    values = [usual if card is None else float(worth[card]) for card in cards]
    best = max(values)
    return moves.Take(chance.pick([at for at, value in enumerate(values) if value == best], LABEL))


def save(reading: Reading, chance: Chance) -> PaniMove:
    """PH-D8  The dearest first, and only what is dearer than the Health Committee it costs."""
    battle = the_battle(reading)
    cards = cards_of(battle.attack if battle.loser == ATTACK else battle.defence)
    for card in battle.saved:
        cards.remove(card)
    prices = {card: price(reading, card) for card in cards if card not in box.S_CARDS}
    best = max(prices, key=lambda card: (prices[card], card), default=None)
    if best is None or not (battle.credit or prices[best] > price(reading, box.COMMITTEE)):
        return moves.SaveNoMore()
    return moves.Save(best)


# ---- conspiracies and discards


def conspiracies(reading: Reading, worth: Sequence[float]) -> Iterator[tuple[float, PaniMove]]:
    """PH-8.1"""
    hand, sizes = reading.view.hand, reading.view.hand_sizes
    victims = [seat for seat, size in enumerate(sizes) if size and seat != reading.me]
    if not victims or not any(card in hand for card in box.CONSPIRACIES):
        return
    usual, most = usual_price(reading), max(worth)
    room = box.HAND_LIMIT + 1 - len(hand)
    spoils = 0.0
    for at, seat in enumerate(victims):
        card = blind_pick(reading, seat, usual)
        weight = HURT + HURT_LEADER * (worth[seat] == most)
        yield from aimed(reading, seat, card, weight, room)
        spoils += card * (weight + (1.0 if at < room else EXCESS))
    if box.AGITATION in hand:
        yield spoils, moves.Agitate()


def aimed(reading: Reading, seat: Seat, card: float, weight: float, room: int) -> Iterator[tuple[float, PaniMove]]:
    """PH-8.3 to PH-8.5  What each conspiracy does to one victim, by the worth of a card of his."""
    hand, size = reading.view.hand, reading.view.hand_sizes[seat]
    if box.RAID in hand:
        yield card * (weight + (1.0 if room > 0 else EXCESS)), moves.Raid(seat)
    if box.DROP_OUT in hand:
        yield card * weight * min(size, box.DROPPED), moves.DropOut(seat)
    if box.SPY in hand:
        # A spy finds the Seal wherever it is in the hand.
        yield weight * max(card * min(size, SPY_PICKS), seal_worth(reading, seat)), moves.Spy(seat)


def spy(reading: Reading, chance: Chance) -> PaniMove:
    """PH-D9  The Seal, or what its holder would miss most."""
    return moves.Discard(max(reading.view.spied_hand, key=lambda card: (price(reading, card), card)))


def discard(reading: Reading, chance: Chance) -> PaniMove:
    """PH-D10"""
    return moves.Discard(min(reading.view.hand, key=lambda card: (price(reading, card), card)))


ANSWERS: Final[dict[Ask, Callable[[Reading, Chance], PaniMove]]] = {
    Ask.FIRST: first,
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

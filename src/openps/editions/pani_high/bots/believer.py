"""A player of Pani-High! that also knows its opponents: what they keep, when they give way, and what they then lay."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, inf, log
from typing import Final

from openps.bots.bot import Beliefs, Statement
from openps.bots.budget import Budget
from openps.bots.warmth import warm_pick
from openps.editions.pani_high.bots.beliefs import KEPT, believed
from openps.editions.pani_high.bots.estimates import (
    Reading,
    odds_above,
    odds_of_holding,
    own_prices,
    read,
    stakes,
    the_battle,
    unseen_fighter,
    whole_hand,
)
from openps.editions.pani_high.bots.heuristic import ANSWERS, LABEL, TELLING, Plan, best_defence, conspiracies, lay_next
from openps.editions.pani_high.bots.value import cells, learned_judgement
from openps.engine.chance import Chance
from openps.engine.claims import IHave
from openps.engine.ids import Seat
from openps.games.pani_high import box, moves
from openps.games.pani_high.box import Card
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.state import Ask, School
from openps.games.pani_high.view import BattleView, PaniView

WORLDS: Final = 3
TOLD: Final = (box.POLICEWOMAN, box.BRIBE, box.SEAL)
LEAST_COIN: Final = 0.02  # what a location is worth at least, in chances to win
LEAST_FORCE: Final = 5.0
SPREAD: Final = 18.0  # how far the force that is laid lies from what was expected, at least


class Owner:
    """PH-R12  What the owner of a location does when so many cards come: fitted to defences by heuristic players."""

    def __init__(self, reading: Reading, seat: Seat, place: Card) -> None:
        self._hand = whole_hand(reading, seat, place).mean
        self._one = max(1.0, unseen_fighter(reading, place).mean)
        self._size = reading.view.hand_sizes[seat]
        self._left = reading.left
        self._police = odds_of_holding(reading, seat, box.POLICEWOMAN)
        self._bribe = odds_of_holding(reading, seat, box.BRIBE)

    def yields(self, cards: int) -> float:
        if not self._size:
            return 1.0
        feared = log(self._hand + LEAST_FORCE) - log(cards * self._one)
        return _odds(
            0.372 - 2.182 * feared - 6.792 * self._police - 1.251 * self._bribe + 1.117 * self._left
            - 0.122 * self._size
        )  # fmt: skip

    def police(self, cards: int) -> float:
        """That a Policewoman is among the cards, if there is a fight."""
        return _odds(-1.747 + 0.782 * log(self._police + 0.02) + 0.592 * cards) if self._police else 0.0

    def force(self, cards: int) -> float:
        """What is laid on average, if there is a fight without her."""
        attack = cards * self._one
        return max(LEAST_FORCE, 16.2 + 0.309 * self._hand + 1.358 * min(self._hand, attack) - 0.743 * attack)


def _odds(logarithm: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, logarithm))))


@dataclass(frozen=True, slots=True)
class Change:
    """What a turn may bring: a location for me or for my attacker, cards of mine gone, the attacker's cards back."""

    taken: Card | None = None
    given: Card | None = None
    spent: tuple[Card, ...] = ()
    back: bool = False


NOTHING: Final = Change()


class Stand:
    """How the match stands in a few worlds that I believe in, and how it would after a change."""

    def __init__(self, reading: Reading, chance: Chance, worlds: int) -> None:
        self._me = reading.me
        self._worlds = [believed(reading.view, chance) for _ in range(worlds)]
        self._judge = learned_judgement()

    def worth(self, change: Change) -> float:
        """My chance to win, when the turn has passed on."""
        return sum([self._in(world.copy(), change) for world in self._worlds], 0.0) / len(self._worlds)

    def _in(self, world: School, change: Change) -> float:
        me, battle = self._me, world.battle
        for card in change.spent:
            if card in world.hands[me]:
                world.hands[me].remove(card)
        for row in world.places:
            if change.taken in row:
                row.remove(change.taken)
                world.places[me].append(change.taken)
                break
        if battle is not None:
            if change.given is not None:
                world.places[me].remove(change.given)
                world.places[battle.attack.seat].append(change.given)
            if change.back:
                world.hands[battle.attack.seat] += battle.attack.laid
        world.active = (world.active + 1) % len(world.hands)
        return self._judge.odds(cells(world, me))


class Believer:
    """Attacks by what it believes of the owner, bluffs where that pays, and fights for what may win the match."""

    def __init__(self, temperature: float = 0.0, worlds: int = WORLDS) -> None:
        self._temperature = temperature
        self._worlds = worlds

    def beliefs(self, view: PaniView) -> Beliefs:
        """Who holds the cards that decide most."""
        reading = read(view, KEPT)
        others = [seat for seat in range(len(view.hand_sizes)) if seat != view.viewer]
        return Beliefs(
            "always",
            {Statement(seat, IHave(card)): odds_of_holding(reading, seat, card) for seat in others for card in TOLD},
        )

    def choose(self, view: PaniView, moves: Sequence[PaniMove], chance: Chance, budget: Budget) -> PaniMove:
        if len(moves) == 1 or view.ask is None:
            return moves[0]
        reading = read(view, KEPT)
        if view.ask is Ask.ACT:
            options = acts(reading, chance, self._worlds)
            worths = [worth for worth, _ in options]
            return warm_pick([move for _, move in options], worths, self._temperature, chance, LABEL)
        if view.ask is Ask.DEFEND:
            wanted = defend(reading, chance, self._worlds)
        else:
            wanted = _ANSWERS[view.ask](reading, chance)
        return wanted if wanted in moves else chance.pick(moves, LABEL)


def acts(reading: Reading, chance: Chance, worlds: int) -> list[tuple[float, PaniMove]]:
    """PH-D2  Battles by how the match would stand after them; conspiracies by rule of thumb, in the same coin."""
    stand = Stand(reading, chance, worlds)
    now = stand.worth(NOTHING)
    options: list[tuple[float, PaniMove]] = [(now, moves.Pass())]
    swings = []
    worth = stakes(reading)
    for place, plan in attacks(reading, worth):
        if plan.cards:
            won, lost = stand.worth(Change(taken=place)), stand.worth(Change(spent=plan.cards))
            swings.append(won - now)
            options.append((plan.wins * won + (1 - plan.wins) * lost, moves.Attack(place)))
    coin = max(LEAST_COIN, sum(swings, 0.0) / len(swings)) if swings else LEAST_COIN
    return options + [(now + coin * gain, move) for gain, move in conspiracies(reading, worth)]


def defend(reading: Reading, chance: Chance, worlds: int) -> PaniMove:
    """PH-D3  Whether to give way by how the match would stand; with which cards by rule of thumb."""
    battle = the_battle(reading)
    plan = best_defence(reading)
    if not battle.defence.laid and gives_way(Stand(reading, chance, worlds), battle, plan):
        return moves.Yield()
    return lay_next(plan, battle.defence.laid, chance)


def gives_way(stand: Stand, battle: BattleView, plan: Plan) -> bool:
    if not plan.cards:
        return True
    she = plan.cards if plan.cards == (box.POLICEWOMAN,) else ()  # she is gone in any case (PH-6.4)
    yielded = stand.worth(Change(given=battle.location, back=True))
    held = stand.worth(Change(spent=she))
    lost = stand.worth(Change(given=battle.location, spent=plan.cards, back=True))
    return plan.wins * held + (1 - plan.wins) * lost <= yielded


def attacks(reading: Reading, worth: Sequence[float]) -> Iterator[tuple[Card, Plan]]:
    prices = own_prices(reading)
    for owner, places in enumerate(reading.view.places):
        if owner != reading.me:
            for place in places:
                yield place, best_attack(reading, prices, place, owner, worth[owner])


def lay(reading: Reading, chance: Chance) -> PaniMove:
    """PH-4.3"""
    battle = the_battle(reading)
    owner = battle.defence.seat
    plan = best_attack(reading, own_prices(reading), battle.location, owner, stakes(reading)[owner])
    return lay_next(plan, battle.attack.laid, chance)


def best_attack(reading: Reading, prices: dict[Card, float], place: Card, owner: Seat, prize: float) -> Plan:
    """The cards that pay best: strong enough to win, or numerous enough to be feared."""
    mind = Owner(reading, owner, place)
    models = [(mind.yields(n), mind.police(n), mind.force(n)) for n in range(1, len(reading.own) + 1)]
    turned = 2 * unseen_fighter(reading, place).mean
    best = Plan(-inf, ())
    for cards, total, risked in sets(reading, prices, place):
        for bribe in (False, True) if box.BRIBE in reading.own else (False,):
            laid = (box.BRIBE, *cards) if bribe else cards
            if not laid:
                continue
            yields, police, force = models[len(laid) - 1]
            beats = odds_above(total + bribe * turned - force, max(SPREAD, 0.3 * force) ** 2)
            wins = yields + (1 - yields) * (1 - police) * beats
            gain = wins * prize - (1 - wins + TELLING) * risked - (prices[box.BRIBE] if bribe else 0.0)
            if gain > best.gain:
                best = Plan(gain, laid, wins)
    return best


def sets(reading: Reading, prices: dict[Card, float], place: Card) -> Iterator[tuple[tuple[Card, ...], int, float]]:
    """Some of the strongest cards and some of the weakest, with their value and their price."""
    worth = reading.view.options.deck.worth[place]
    fighters = [card for card in reading.own if worth.get(card, 0) and card not in box.S_CARDS]
    fighters.sort(key=lambda card: (worth[card], card))
    for strong in range(len(fighters) + 1):
        top = fighters[len(fighters) - strong :]
        total, risked = sum([worth[card] for card in top]), sum([prices[card] for card in top], 0.0)
        yield tuple(top), total, risked
        for count, card in enumerate(fighters[: len(fighters) - strong], 1):
            total += worth[card]
            risked += prices[card]
            yield (*top, *fighters[:count]), total, risked


_ANSWERS: Final[dict[Ask, Callable[[Reading, Chance], PaniMove]]] = {**ANSWERS, Ask.LAY: lay}

"""The only writer of the state: one small function per event."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from openps.games.negotiator import box, events
from openps.games.negotiator.box import Card
from openps.games.negotiator.events import CrisisEvent
from openps.games.negotiator.state import CONCEDED, FACE_DOWN, FACE_UP, OWED, Ask, Crisis, Fate, Phase

_ASKS: Final[dict[str, Ask]] = {ask.value: ask for ask in Ask}
_SPANS: Final = len(box.TIMED)
_OWED: Final = tuple(box.COUNTERPARTS.values())
_SLOT: Final[dict[str, int]] = {
    **{span.value: slot for slot, span in enumerate(box.TIMED)}, **{span: slot for slot, span in enumerate(_OWED)},
}  # fmt: skip
NEXT: Final = 0
TALK: Final = 1
TURN: Final = 2


def evolve(state: Crisis, event: CrisisEvent) -> None:
    _EVOLVE[type(event)](state, event)


def nothing(state: Crisis, event: CrisisEvent) -> None:
    """The event tells something and changes nothing."""


# ---- setup and turns


def taker_set(state: Crisis, event: events.TakerSet) -> None:
    state.taker = event.taker
    state.zone, state.stock = event.hostages, state.stock - event.hostages
    state.threat = event.threat


def demands_placed(state: Crisis, event: events.DemandsPlaced) -> None:
    state.demands = known(event.demands)
    state.faces = [FACE_DOWN] * len(event.demands)
    state.spare = sorted(known(event.spare))


def terror_deck_built(state: Crisis, event: events.TerrorDeckBuilt) -> None:
    state.deck = known(event.deck)
    state.out = sorted(known(event.out))


def talk_began(state: Crisis, event: events.TalkBegan) -> None:
    state.turn, state.last = event.turn, event.last
    state.phase = Phase.DISCUSSION


def asked(state: Crisis, event: events.Asked) -> None:
    state.ask = _ASKS[event.ask]
    state.todo = list(event.todo)


def talk_cut(state: Crisis, event: events.TalkCut) -> None:
    state.cut = True


def talk_ended(state: Crisis, event: events.TalkEnded) -> None:
    """NG-R11  What is for the next test or this Discussion lapses."""
    state.phase = Phase.PURCHASE
    state.cut = False
    state.ask, state.todo = None, []
    lapse(state, NEXT)
    lapse(state, TALK)


def purchase_ended(state: Crisis, event: events.PurchaseEnded) -> None:
    state.points = 0
    cards_return(state)
    state.phase = Phase.TERROR
    state.ask = None


def terror_ended(state: Crisis, event: events.TerrorEnded) -> None:
    cards_return(state)
    state.ask, state.todo = None, []
    state.dice, state.fours, state.rerolls = [0, 0, 0], [0, 0, 0], [0, 0, 0]
    state.owed = [0] * OWED


def lapse(state: Crisis, slot: int) -> None:
    state.dice[slot] = state.fours[slot] = state.rerolls[slot] = 0
    owed = state.owed
    owed[slot] = owed[slot + _SPANS] = owed[slot + 2 * _SPANS] = 0


def owed_slot(kind: int, slot: int) -> int:
    return kind * _SPANS + slot


def cards_return(state: Crisis) -> None:
    """NG-7.11, NG-7.12, NG-R27"""
    if state.played or state.down:
        state.market += state.played
        state.market += state.down
        state.market.sort(key=state.options.cards.rank.__getitem__)
        state.played.clear()
        state.down.clear()


# ---- cards and dice


def card_played(state: Crisis, event: events.CardPlayed) -> None:
    state.hand.remove(event.card)
    state.played.append(event.card)


def card_laid(state: Crisis, event: events.CardLaid | events.CardPaid) -> None:
    state.hand.remove(event.card)
    state.down.append(event.card)


def card_removed(state: Crisis, event: events.CardRemoved) -> None:
    state.played.remove(event.card)
    state.removed.append(event.card)


def card_bought(state: Crisis, event: events.CardBought) -> None:
    state.points -= event.cost
    to_hand(state, event.card)


def card_taken(state: Crisis, event: events.CardTaken) -> None:
    to_hand(state, event.card)


def to_hand(state: Crisis, card: Card) -> None:
    state.market.remove(card)
    insort(state.hand, card)


def dice_rolled(state: Crisis, event: events.DiceRolled) -> None:
    """NG-R11  What was for the next test is used up by it."""
    state.testing, state.rolled, state.converted = event.card, list(event.faces), 0
    fours, rerolls = state.fours, state.rerolls
    state.easy = bool(fours[NEXT] or fours[TALK] or fours[TURN])
    state.again = rerolls[NEXT] + rerolls[TALK] + rerolls[TURN]
    lapse(state, NEXT)


def die_rerolled(state: Crisis, event: events.DieRerolled) -> None:
    state.rolled[event.die] = event.face
    if not event.forced:
        state.again -= 1


def four_converted(state: Crisis, event: events.FourConverted) -> None:
    state.converted += 1


def test_judged(state: Crisis, event: events.TestJudged) -> None:
    state.testing, state.rolled = "", []
    state.converted = state.again = 0
    state.easy = False


def dice_changed(state: Crisis, event: events.DiceChanged) -> None:
    state.dice[_SLOT[event.span]] += event.amount
    owe(state, 0, event.span, event.amount)


def fours_given(state: Crisis, event: events.FoursGiven) -> None:
    """NG-12.3  They are there once, whoever gave them: what two have given does not end with one of them."""
    slot = _SLOT[event.span]
    owe(state, 1, event.span, 1)
    state.owed[owed_slot(1, slot)] -= min(state.owed[owed_slot(1, slot)], state.fours[slot])
    state.fours[slot] = 1


def rerolls_given(state: Crisis, event: events.RerollsGiven) -> None:
    state.rerolls[_SLOT[event.span]] += event.amount
    owe(state, 2, event.span, event.amount)


def owe(state: Crisis, kind: int, span: str, amount: int) -> None:
    """NG-12.3  How much of the dice, the 4s or the re-rolls are counterparts."""
    if span in _OWED:
        state.owed[owed_slot(kind, _SLOT[span])] += amount


def counterparts_end(state: Crisis) -> None:
    """NG-12.3"""
    for slot in range(len(box.TIMED)):
        dice, fours, rerolls = [state.owed[owed_slot(kind, slot)] for kind in range(3)]
        state.dice[slot] -= dice
        state.fours[slot] = 0 if fours else state.fours[slot]
        state.rerolls[slot] -= rerolls
    state.owed = [0] * OWED


# ---- points, Threat, hostages


def points_changed(state: Crisis, event: events.PointsChanged) -> None:
    state.points += event.amount


def threat_moved(state: Crisis, event: events.ThreatMoved) -> None:
    state.threat = event.after


def hostage_freed(state: Crisis, event: events.HostageFreed) -> None:
    state.zone -= 1
    state.freed += 1


def hostage_killed(state: Crisis, event: events.HostageKilled) -> None:
    state.zone -= 1
    state.dead += 1


def hostages_added(state: Crisis, event: events.HostagesAdded) -> None:
    state.zone += event.count
    state.stock -= event.count


# ---- Demands and Terror cards


def demand_revealed(state: Crisis, event: events.DemandRevealed) -> None:
    state.faces[event.position] = FACE_UP


def demand_conceded(state: Crisis, event: events.DemandConceded) -> None:
    state.points -= event.cost
    cards = state.options.cards
    if cards.is_minor[event.demand]:
        return
    state.faces[state.demands.index(event.demand)] = CONCEDED
    if cards.is_escape[event.demand]:
        state.clock = True


def minor_settled(state: Crisis, event: events.MinorSettled) -> None:
    state.minors.remove(event.demand)
    state.discard.append(event.demand)


def terror_drawn(state: Crisis, event: events.TerrorDrawn) -> None:
    state.shown = state.turned = state.deck.pop()


def terror_resolved(state: Crisis, event: events.TerrorResolved) -> None:
    state.discard.append(state.shown)
    state.shown = ""


def terror_dropped(state: Crisis, event: events.TerrorDropped) -> None:
    state.discard.append(state.deck.pop())


def minor_kept(state: Crisis, event: events.MinorKept) -> None:
    state.minors.append(state.shown)
    state.shown = ""


def accomplice_took_over(state: Crisis, event: events.AccompliceTookOver) -> None:
    """NG-12.1, NG-12.3"""
    state.fate = Fate.ACCOMPLICE
    state.gone, state.demands = state.demands, []
    state.discard += state.minors
    state.minors = []
    state.clock = False
    counterparts_end(state)


# ---- how it ends


def end(state: Crisis, fate: Fate) -> None:
    state.fate = fate
    stop(state)


def stop(state: Crisis) -> None:
    state.ask, state.todo = None, []


def ended(state: Crisis, event: CrisisEvent) -> None:
    end(state, _FATES[type(event)])


def taker_eliminated(state: Crisis, event: events.TakerEliminated) -> None:
    """NG-11.9, NG-11.10  With hostages in the zone it goes on."""
    if not state.zone:
        end(state, Fate.ELIMINATED)


def time_ran_out(state: Crisis, event: events.TimeRanOut) -> None:
    state.zone -= event.killed
    state.dead += event.killed
    end(state, Fate.OUT_OF_TIME)


def hope_lost(state: Crisis, event: events.HopeLost) -> None:
    """NG-11.2  The count of the dead says it: nobody's fate changes."""
    stop(state)


def known(cards: tuple[Card | None, ...]) -> list[Card]:
    return [card for card in cards if card is not None]


_FATES: Final[dict[type, Fate]] = {
    events.TakerCaptured: Fate.CAPTURED,
    events.AccompliceSurrendered: Fate.SURRENDERED,
    events.TakerEscaped: Fate.ESCAPED,
    events.Abandoned: Fate.ABANDONED,
}

# Any: each function takes the one event type that it stands under; a test checks that no event is forgotten.
_EVOLVE: Final[dict[type, Callable[[Crisis, Any], None]]] = {
    events.TakerSet: taker_set,
    events.DemandsPlaced: demands_placed,
    events.TerrorDeckBuilt: terror_deck_built,
    events.TalkBegan: talk_began,
    events.Asked: asked,
    events.CardPlayed: card_played,
    events.CardLaid: card_laid,
    events.CardPaid: card_laid,
    events.DiceRolled: dice_rolled,
    events.DieRerolled: die_rerolled,
    events.AbilityTriggered: nothing,
    events.FourConverted: four_converted,
    events.TestJudged: test_judged,
    events.PointsChanged: points_changed,
    events.ThreatMoved: threat_moved,
    events.HostageFreed: hostage_freed,
    events.HostageKilled: hostage_killed,
    events.HostageSpared: nothing,
    events.HostagesAdded: hostages_added,
    events.DiceChanged: dice_changed,
    events.FoursGiven: fours_given,
    events.RerollsGiven: rerolls_given,
    events.DemandRevealed: demand_revealed,
    events.DemandConceded: demand_conceded,
    events.MinorSettled: minor_settled,
    events.CardBought: card_bought,
    events.CardTaken: card_taken,
    events.CardRemoved: card_removed,
    events.TalkCut: talk_cut,
    events.TalkEnded: talk_ended,
    events.PurchaseEnded: purchase_ended,
    events.TerrorDrawn: terror_drawn,
    events.TerrorResolved: terror_resolved,
    events.TerrorDropped: terror_dropped,
    events.MinorKept: minor_kept,
    events.TerrorEnded: terror_ended,
    events.TakerCaptured: ended,
    events.TakerEliminated: taker_eliminated,
    events.AccompliceTookOver: accomplice_took_over,
    events.AccompliceSurrendered: ended,
    events.TakerEscaped: ended,
    events.TimeRanOut: time_ran_out,
    events.HopeLost: hope_lost,
    events.Abandoned: ended,
}

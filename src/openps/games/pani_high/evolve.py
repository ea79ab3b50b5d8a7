"""The only writer of the state: one small function per event."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from openps.engine.ids import Seat
from openps.games.pani_high import box, events
from openps.games.pani_high.box import Card
from openps.games.pani_high.events import PaniEvent
from openps.games.pani_high.memory import NOBODY
from openps.games.pani_high.state import ATTACK, DEFENCE, Ask, Battle, Force, School, Taken


def evolve(state: School, event: PaniEvent) -> None:
    _EVOLVE[type(event)](state, event)


def hands_dealt(state: School, event: events.HandsDealt) -> None:
    state.hands = [sorted([card for card in hand if card is not None]) for hand in event.hands]
    state.pile = [card for card in event.pile if card is not None]


def location_laid(state: School, event: events.LocationLaid) -> None:
    state.hands[event.seat].remove(event.location)
    state.places[event.seat].append(event.location)
    state.remembered.one_less(event.seat)


def first_player_tied(state: School, event: events.FirstPlayerTied) -> None:
    state.ask, state.asked, state.tied = Ask.FIRST, 0, event.seats


def first_player_set(state: School, event: events.FirstPlayerSet) -> None:
    state.active, state.tied = event.seat, ()


def card_drawn(state: School, event: events.CardDrawn) -> None:
    seat = event.seat
    insort(state.hands[seat], state.pile.pop())
    state.remembered.one_more(seat)
    state.turn += 1
    state.active = state.asked = seat
    state.ask = Ask.ACT


def nothing(state: School, event: PaniEvent) -> None:
    """The event tells something and changes nothing."""


def attack_declared(state: School, event: events.AttackDeclared) -> None:
    attack, defence = Force(event.attacker, [], [], []), Force(event.defender, [], [], [])
    state.battle = Battle(event.location, attack, defence, False, None, 0, [])
    state.ask, state.asked = Ask.LAY, event.attacker


def card_laid(state: School, event: events.CardLaid) -> None:
    card = event.card
    assert card is not None
    state.hands[event.seat].remove(card)
    force_of(the_battle(state), event.seat).laid.append(card)


def attack_ready(state: School, event: events.AttackReady) -> None:
    state.ask, state.asked = Ask.DEFEND, the_battle(state).defence.seat


def battle_began(state: School, event: events.BattleBegan) -> None:
    state.ask, state.asked = Ask.DEFENDER_WINDOW, event.seat


def bribe_shown(state: School, event: events.BribeShown) -> None:
    force = force_of(the_battle(state), event.seat)
    force.laid.remove(box.BRIBE)
    force.shown.append(box.BRIBE)
    state.remembered.left(box.BRIBE, event.seat)
    doubts_end(state, event.seat)
    state.ask, state.asked = Ask.TAKE, event.seat


def bribe_failed(state: School, event: events.BribeFailed) -> None:
    back_to_window(state, event.seat)


def card_taken(state: School, event: events.CardTaken) -> None:
    battle, position = the_battle(state), event.position
    assert position is not None
    loser = force_of(battle, event.loser)
    if position < len(loser.laid):
        taken = Taken(loser.laid.pop(position), event.loser)
        state.remembered.taken(taken.card, event.loser, event.taker)
    else:
        taken = loser.taken.pop(position - len(loser.laid))
    force_of(battle, event.taker).taken.append(taken)
    doubts_end(state, taken.layer)
    back_to_window(state, event.taker)


def found_bribe_shown(state: School, event: events.FoundBribeShown) -> None:
    force = force_of(the_battle(state), event.seat)
    bribe = force.taken.pop()
    force.shown.append(bribe.card)
    uncovered(state, bribe)
    doubts_end(state, bribe.layer)
    state.ask, state.asked = Ask.TAKE_MORE, event.seat


def take_declined(state: School, event: events.TakeDeclined) -> None:
    back_to_window(state, event.seat)


def policewoman_shown(state: School, event: events.PolicewomanShown) -> None:
    force = force_of(the_battle(state), event.seat)
    force.shown.append(box.POLICEWOMAN)
    if box.POLICEWOMAN in force.laid:
        force.laid.remove(box.POLICEWOMAN)
        state.remembered.left(box.POLICEWOMAN, event.seat)
        return
    for index, taken in enumerate(force.taken):
        if taken.card == box.POLICEWOMAN:
            uncovered(state, force.taken.pop(index))
            return


def defender_window_closed(state: School, event: events.DefenderWindowClosed) -> None:
    state.ask, state.asked = Ask.ATTACKER_WINDOW, the_battle(state).attack.seat


def cards_turned_up(state: School, event: events.CardsTurnedUp) -> None:
    battle = the_battle(state)
    battle.turned_up = True
    for force in (battle.defence, battle.attack):
        for card in force.laid:
            state.remembered.left(card, force.seat)
        for taken in force.taken:
            uncovered(state, taken)
    for force in (battle.attack, battle.defence):
        doubts_end(state, force.seat)


def totals_compared(state: School, event: events.TotalsCompared) -> None:
    battle = the_battle(state)
    battle.loser = ATTACK if event.loser == battle.attack.seat else DEFENCE
    state.ask, state.asked = Ask.SAVE, event.loser


def location_taken(state: School, event: events.LocationTaken) -> None:
    state.places[event.loser].remove(event.location)
    state.places[event.winner].append(event.location)


def committee_spent(state: School, event: events.CommitteeSpent) -> None:
    state.hands[event.seat].remove(box.COMMITTEE)
    state.discard.append(box.COMMITTEE)
    the_battle(state).credit += state.options.deck.committee_saves
    state.remembered.left(box.COMMITTEE, event.seat)
    doubts_end(state, event.seat)


def card_saved(state: School, event: events.CardSaved) -> None:
    battle = the_battle(state)
    battle.credit -= 1
    battle.saved.append(event.card)


def battle_cleared(state: School, event: events.BattleCleared) -> None:
    battle = the_battle(state)
    for seat, cards in ((battle.defence.seat, event.defender_back), (battle.attack.seat, event.attacker_back)):
        for card in cards:
            insort(state.hands[seat], card)
            state.remembered.saw(card, seat)
    state.discard += event.defender_lost
    state.discard += event.attacker_lost
    state.battle = None


def conspiracy_played(state: School, event: events.ConspiracyPlayed) -> None:
    state.hands[event.seat].remove(event.card)
    state.discard.append(event.card)
    state.remembered.left(event.card, event.seat)
    doubts_end(state, event.seat)


def card_stolen(state: School, event: events.CardStolen) -> None:
    card, thief, victim = event.card, event.thief, event.victim
    assert card is not None
    state.hands[victim].remove(card)
    insort(state.hands[thief], card)
    state.remembered.stolen(card, victim, thief)
    doubts_end(state, victim)


def cards_dropped(state: School, event: events.CardsDropped) -> None:
    for card in event.cards:
        to_discard(state, card, event.victim)
    doubts_end(state, event.victim)


def hand_spied(state: School, event: events.HandSpied) -> None:
    state.remembered.spied(event.victim, event.spy, state.hands[event.victim])
    state.spied = event.victim
    state.ask, state.asked = Ask.SPY, event.spy


def hand_over_limit(state: School, event: events.HandOverLimit) -> None:
    state.ask, state.asked = Ask.DISCARD, event.seat


def card_discarded(state: School, event: events.CardDiscarded) -> None:
    to_discard(state, event.card, event.seat)
    doubts_end(state, event.seat)
    state.spied = None


def match_scored(state: School, event: events.MatchScored) -> None:
    """PH-H16  The holder of the Seal is known to all from now on."""
    state.ask = None
    if event.seal is None:
        return
    state.remembered.left(box.SEAL, event.seal)
    state.remembered.saw(box.SEAL, event.seal)
    doubts_end(state, event.seal)


def the_battle(state: School) -> Battle:
    assert state.battle is not None
    return state.battle


def force_of(battle: Battle, seat: Seat) -> Force:
    return battle.attack if battle.attack.seat == seat else battle.defence


def back_to_window(state: School, seat: Seat) -> None:
    attacking = the_battle(state).attack.seat == seat
    state.ask, state.asked = (Ask.ATTACKER_WINDOW if attacking else Ask.DEFENDER_WINDOW), seat


def to_discard(state: School, card: Card, seat: Seat) -> None:
    state.hands[seat].remove(card)
    state.discard.append(card)
    state.remembered.left(card, seat)


def doubts_end(state: School, seat: Seat) -> None:
    """PH-H17  Noted with who fights: they see more."""
    battle = state.battle
    if battle is None:
        state.remembered.doubted(seat, NOBODY, NOBODY)
    else:
        state.remembered.doubted(seat, battle.attack.seat, battle.defence.seat)


def uncovered(state: School, taken: Taken) -> None:
    battle = the_battle(state)
    state.remembered.uncovered(taken.card, taken.layer, battle.attack.seat, battle.defence.seat)


# Any: each function takes the one event type that it stands under; a test checks that no event is forgotten.
_EVOLVE: Final[dict[type, Callable[[School, Any], None]]] = {
    events.HandsDealt: hands_dealt,
    events.LocationLaid: location_laid,
    events.FirstPlayerTied: first_player_tied,
    events.FirstPlayerSet: first_player_set,
    events.CardDrawn: card_drawn,
    events.TurnPassed: nothing,
    events.AttackDeclared: attack_declared,
    events.CardLaid: card_laid,
    events.AttackReady: attack_ready,
    events.BattleBegan: battle_began,
    events.LocationYielded: nothing,
    events.BribeShown: bribe_shown,
    events.BribeFailed: bribe_failed,
    events.CardTaken: card_taken,
    events.FoundBribeShown: found_bribe_shown,
    events.TakeDeclined: take_declined,
    events.PolicewomanShown: policewoman_shown,
    events.DefenderWindowClosed: defender_window_closed,
    events.AttackerWindowClosed: nothing,
    events.CardsTurnedUp: cards_turned_up,
    events.TotalsCompared: totals_compared,
    events.LocationTaken: location_taken,
    events.LocationKept: nothing,
    events.CommitteeSpent: committee_spent,
    events.CardSaved: card_saved,
    events.BattleCleared: battle_cleared,
    events.ConspiracyPlayed: conspiracy_played,
    events.CardStolen: card_stolen,
    events.CardsDropped: cards_dropped,
    events.HandSpied: hand_spied,
    events.HandOverLimit: hand_over_limit,
    events.CardDiscarded: card_discarded,
    events.MatchScored: match_scored,
}

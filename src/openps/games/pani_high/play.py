"""How moves are played: each function emits what happens, in the words of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from openps.engine.chance import Chance
from openps.engine.errors import IllegalMove
from openps.engine.ids import Seat
from openps.engine.values import Table, made_once
from openps.games.pani_high import box, events, moves
from openps.games.pani_high.box import Card
from openps.games.pani_high.events import PaniEvent
from openps.games.pani_high.evolve import force_of, the_battle
from openps.games.pani_high.legal import legal_moves
from openps.games.pani_high.outcome import scores, seal_holder
from openps.games.pani_high.refuse import why_not
from openps.games.pani_high.state import ATTACK, Ask, Force, PaniOptions, School, blank
from openps.games.pani_high.turn import PaniTurn

E = TypeVar("E")
_SEATS: Final = range(max(box.PLAYERS))


def _by_card(make: Callable[[Seat, Card], E]) -> list[Table[Card, E]]:
    """For each seat a table of the events that name it and a card."""
    return [Table(partial(make, seat)) for seat in _SEATS]


def _by_count(make: Callable[[Seat, int], E]) -> list[Table[int, E]]:
    """For each seat a table of the events that name it and a number of cards."""
    return [Table(partial(make, seat)) for seat in _SEATS]


# The frequent events, each made once.
_CARD_DRAWN: Final = _by_card(events.CardDrawn)
_LOCATION_LAID: Final = _by_card(events.LocationLaid)
_CARD_LAID: Final = _by_card(events.CardLaid)
_CARD_DISCARDED: Final = _by_card(events.CardDiscarded)
_CARD_SAVED: Final = _by_card(events.CardSaved)
_ATTACK_READY: Final = _by_count(events.AttackReady)
_BATTLE_BEGAN: Final = _by_count(events.BattleBegan)
_TURN_PASSED: Final = [events.TurnPassed(seat) for seat in _SEATS]
_LOCATION_YIELDED: Final = [events.LocationYielded(seat) for seat in _SEATS]
_DEFENDER_WINDOW_CLOSED: Final = [events.DefenderWindowClosed(seat) for seat in _SEATS]
_ATTACKER_WINDOW_CLOSED: Final = [events.AttackerWindowClosed(seat) for seat in _SEATS]
_BRIBE_SHOWN: Final = [events.BribeShown(seat) for seat in _SEATS]
_POLICEWOMAN_SHOWN: Final = [events.PolicewomanShown(seat) for seat in _SEATS]
_COMMITTEE_SPENT: Final = [events.CommitteeSpent(seat) for seat in _SEATS]
_ATTACK_DECLARED: Final = made_once(events.AttackDeclared)
_LOCATION_TAKEN: Final = made_once(events.LocationTaken)
_LOCATION_KEPT: Final = made_once(events.LocationKept)
_HAND_OVER_LIMIT: Final = made_once(events.HandOverLimit)
_CONSPIRACY_PLAYED: Final = made_once(events.ConspiracyPlayed)
_CARD_STOLEN: Final = made_once(events.CardStolen)


def apply(state: School, seat: Seat, move: object, chance: Chance) -> Sequence[PaniEvent]:
    refusal = why_not(state, seat, move)
    if refusal is not None:
        raise IllegalMove(seat, move, refusal)
    return perform(state, seat, move, chance)


def perform(state: School, seat: Seat, move: object, chance: Chance) -> list[PaniEvent]:
    """A move that is known to be legal."""
    turn = PaniTurn(state)
    _PLAY[type(move)](turn, seat, move, chance)
    return turn.events


def play_out(state: School, luck: Chance, thinking: Chance, most: int) -> int:
    """Random legal moves until the match is over, at most so many; returns how many."""
    made = 0
    while made < most and state.ask is not None:
        seat = state.asked
        perform(state, seat, thinking.pick(legal_moves(state, seat), "move"), luck)
        made += 1
    return made


# ---- setup and the round of turns


def setup(options: PaniOptions, chance: Chance) -> PaniTurn:
    """PH-2.1 to PH-2.6"""
    turn = PaniTurn(blank(options))
    cards = chance.shuffled(options.deck.cards, "deal")
    seats = range(options.players)
    hands = tuple([tuple(cards[box.DEALT * seat : box.DEALT * (seat + 1)]) for seat in seats])
    turn.emit(events.HandsDealt(hands, tuple(cards[box.DEALT * options.players :])))
    for seat in seats:
        lay_locations(turn, seat)
    smallest = min([len(hand) for hand in turn.state.hands])
    choose_first(turn, [seat for seat in seats if len(turn.state.hands[seat]) == smallest], chance)
    return turn


def lay_locations(turn: PaniTurn, seat: Seat) -> None:
    """PH-2.2, PH-2.3  Locations go to the table and are not replaced."""
    is_location = turn.state.options.deck.is_location
    for card in turn.state.hands[seat].copy():
        if is_location[card]:
            turn.emit(_LOCATION_LAID[seat][card])


def choose_first(turn: PaniTurn, smallest: Sequence[Seat], chance: Chance) -> None:
    """PH-2.5, PH-R3  The smallest hand begins; among several, the host's word or luck."""
    if len(smallest) > 1 and turn.state.options.host_chooses:
        turn.emit(events.FirstPlayerTied(tuple(smallest)))
        return
    first = smallest[0] if len(smallest) == 1 else chance.pick(smallest, "first player")
    turn.emit(events.FirstPlayerSet(first))
    begin_turn(turn, first)


def play_first(turn: PaniTurn, seat: Seat, move: moves.ChooseFirst, chance: Chance) -> None:
    turn.emit(events.FirstPlayerSet(move.seat))
    begin_turn(turn, move.seat)


def begin_turn(turn: PaniTurn, seat: Seat) -> None:
    """PH-3.1 to PH-3.3, PH-R5  Draw; a location is laid and ends the turn, which may happen to several in a row."""
    state = turn.state
    is_location = state.options.deck.is_location
    while True:
        card = state.pile[-1]
        turn.card_drawn(_CARD_DRAWN[seat][card])
        if not is_location[card]:
            return
        turn.emit(_LOCATION_LAID[seat][card])
        if over_limit(turn, seat) or over(turn):
            return
        seat = next_seat(state, seat)


def end_turn(turn: PaniTurn, seat: Seat) -> None:
    """PH-3.8, PH-11.1  Hand limit, end of the match, next seat: in this order."""
    if not over_limit(turn, seat) and not over(turn):
        begin_turn(turn, next_seat(turn.state, seat))


def over_limit(turn: PaniTurn, seat: Seat) -> bool:
    """PH-9.1, PH-R9; no location is ever left in a hand (PH-R6)."""
    assert not holds_location(turn.state, seat)
    excess = len(turn.state.hands[seat]) - box.HAND_LIMIT
    if excess > 0:
        turn.emit(_HAND_OVER_LIMIT(seat, excess))
    return excess > 0


def holds_location(state: School, seat: Seat) -> bool:
    is_location = state.options.deck.is_location
    for card in state.hands[seat]:  # noqa: SIM110 - a plain loop, this is asked at every turn
        if is_location[card]:
            return True
    return False


def over(turn: PaniTurn) -> bool:
    """PH-11.1, PH-R40"""
    if turn.state.pile:
        return False
    turn.emit(events.MatchScored(scores(turn.state), seal_holder(turn.state)))
    return True


def next_seat(state: School, seat: Seat) -> Seat:
    """PH-R5"""
    return (seat + 1) % len(state.hands)


def play_pass(turn: PaniTurn, seat: Seat, move: moves.Pass, chance: Chance) -> None:
    """PH-3.6, PH-3.7"""
    turn.emit(_TURN_PASSED[seat])
    end_turn(turn, seat)


def play_discard(turn: PaniTurn, seat: Seat, move: moves.Discard, chance: Chance) -> None:
    """PH-8.5 for the spied hand, PH-9.1 for one's own"""
    if turn.state.spied is not None:
        turn.emit(_CARD_DISCARDED[turn.state.spied][move.card])
        end_turn(turn, seat)
        return
    turn.emit(_CARD_DISCARDED[seat][move.card])
    if len(turn.state.hands[seat]) == box.HAND_LIMIT:
        end_turn(turn, seat)


# ---- conspiracies


def play_raid(turn: PaniTurn, seat: Seat, move: moves.Raid, chance: Chance) -> None:
    """PH-8.3"""
    turn.emit(_CONSPIRACY_PLAYED(seat, box.RAID, move.target))
    steal(turn, seat, move.target, chance)
    end_turn(turn, seat)


def play_agitate(turn: PaniTurn, seat: Seat, move: moves.Agitate, chance: Chance) -> None:
    """PH-8.6, PH-R33"""
    turn.emit(_CONSPIRACY_PLAYED(seat, box.AGITATION, None))
    victim = next_seat(turn.state, seat)
    while victim != seat:
        if turn.state.hands[victim]:
            steal(turn, seat, victim, chance)
        victim = next_seat(turn.state, victim)
    end_turn(turn, seat)


def steal(turn: PaniTurn, thief: Seat, victim: Seat, chance: Chance) -> None:
    """PH-R34"""
    turn.emit(_CARD_STOLEN(thief, victim, chance.pick(turn.state.hands[victim], "blind pick")))


def play_drop_out(turn: PaniTurn, seat: Seat, move: moves.DropOut, chance: Chance) -> None:
    """PH-8.4, PH-R33, PH-R34"""
    turn.emit(_CONSPIRACY_PLAYED(seat, box.DROP_OUT, move.target))
    left = turn.state.hands[move.target].copy()
    dropped: list[Card] = []
    while left and len(dropped) < box.DROPPED:
        card = chance.pick(left, "blind pick")
        left.remove(card)
        dropped.append(card)
    turn.emit(events.CardsDropped(move.target, tuple(dropped)))
    end_turn(turn, seat)


def play_spy(turn: PaniTurn, seat: Seat, move: moves.Spy, chance: Chance) -> None:
    """PH-8.5, PH-R35"""
    turn.emit(_CONSPIRACY_PLAYED(seat, box.SPY, move.target))
    turn.emit(events.HandSpied(seat, move.target, tuple(turn.state.hands[move.target])))


# ---- battle


def play_attack(turn: PaniTurn, seat: Seat, move: moves.Attack, chance: Chance) -> None:
    """PH-4.2"""
    for owner, places in enumerate(turn.state.places):
        if move.location in places:
            turn.attack_declared(_ATTACK_DECLARED(seat, owner, move.location))
            return


def play_lay(turn: PaniTurn, seat: Seat, move: moves.LayCard, chance: Chance) -> None:
    """PH-4.3, PH-4.4"""
    turn.card_laid(_CARD_LAID[seat][move.card])


def play_ready(turn: PaniTurn, seat: Seat, move: moves.Ready, chance: Chance) -> None:
    """PH-4.4, PH-4.6"""
    battle = the_battle(turn.state)
    if turn.state.ask is Ask.LAY:
        turn.attack_ready(_ATTACK_READY[seat][len(battle.attack.laid)])
    else:
        turn.battle_began(_BATTLE_BEGAN[seat][len(battle.defence.laid)])


def play_yield(turn: PaniTurn, seat: Seat, move: moves.Yield, chance: Chance) -> None:
    """PH-4.5, PH-5.7, PH-R24, PH-R25  The location changes hands; no S card has an effect."""
    battle = the_battle(turn.state)
    turn.emit(_LOCATION_YIELDED[seat])
    turn_up(turn)
    turn.location_taken(_LOCATION_TAKEN(battle.location, seat, battle.attack.seat))
    clear(turn, keeps(battle.attack), ())


def play_bribe(turn: PaniTurn, seat: Seat, move: moves.ShowBribe, chance: Chance) -> None:
    """PH-5.1, PH-5.4, PH-R15"""
    turn.emit(_BRIBE_SHOWN[seat])
    fail_if_nothing_to_take(turn, seat)


def fail_if_nothing_to_take(turn: PaniTurn, seat: Seat) -> None:
    foe = foe_of(turn, seat)
    if not foe.laid and not foe.taken:
        turn.emit(events.BribeFailed(seat))


def play_take(turn: PaniTurn, seat: Seat, move: moves.Take, chance: Chance) -> None:
    """PH-5.2, PH-5.8, PH-R19"""
    foe = foe_of(turn, seat)
    laid = len(foe.laid)
    card = foe.laid[move.position] if move.position < laid else foe.taken[move.position - laid].card
    turn.emit(events.CardTaken(seat, foe.seat, move.position, card))
    if card == box.BRIBE:
        turn.emit(events.FoundBribeShown(seat))
        fail_if_nothing_to_take(turn, seat)


def play_take_nothing(turn: PaniTurn, seat: Seat, move: moves.TakeNothing, chance: Chance) -> None:
    """PH-R19"""
    turn.emit(events.TakeDeclined(seat))


def play_policewoman(turn: PaniTurn, seat: Seat, move: moves.ShowPolicewoman, chance: Chance) -> None:
    """PH-6.1 to PH-6.8, PH-R21, PH-R31  The battle is over at once; the location stays; nothing can be saved."""
    battle = the_battle(turn.state)
    turn.emit(_POLICEWOMAN_SHOWN[seat])
    turn_up(turn)
    turn.emit(_LOCATION_KEPT(battle.location, battle.defence.seat))
    if seat == battle.defence.seat:
        clear(turn, (), keeps(battle.defence))
    else:
        clear(turn, keeps(battle.attack), ())


def play_close(turn: PaniTurn, seat: Seat, move: moves.CloseWindow, chance: Chance) -> None:
    """PH-R13  After the attacker's window everything is turned up and added."""
    if turn.state.ask is Ask.DEFENDER_WINDOW:
        turn.defender_window_closed(_DEFENDER_WINDOW_CLOSED[seat])
        return
    turn.emit(_ATTACKER_WINDOW_CLOSED[seat])
    turn_up(turn)
    compare(turn)


def compare(turn: PaniTurn) -> None:
    """PH-4.7 to PH-4.9, PH-4.13, PH-4.14"""
    battle = the_battle(turn.state)
    worth = turn.state.options.deck.worth[battle.location]
    attack, defence = total(battle.attack, worth), total(battle.defence, worth)
    attacker, defender = battle.attack.seat, battle.defence.seat
    won = attack > defence
    turn.totals_compared(events.TotalsCompared(attack, defence, defender if won else attacker))
    if won:
        turn.location_taken(_LOCATION_TAKEN(battle.location, defender, attacker))
    else:
        turn.emit(_LOCATION_KEPT(battle.location, defender))


def total(force: Force, worth: dict[Card, int]) -> int:
    """PH-4.10 to PH-4.12, PH-R17, PH-R26"""
    strength = 0
    for card in committed(force):
        strength += worth[card]
    return strength


def play_save(turn: PaniTurn, seat: Seat, move: moves.Save, chance: Chance) -> None:
    """PH-7.1, PH-R28"""
    if not the_battle(turn.state).credit:
        turn.emit(_COMMITTEE_SPENT[seat])
    turn.emit(_CARD_SAVED[seat][move.card])


def play_save_no_more(turn: PaniTurn, seat: Seat, move: moves.SaveNoMore, chance: Chance) -> None:
    """PH-4.15, PH-4.17"""
    battle = the_battle(turn.state)
    saved = tuple(battle.saved)
    if battle.loser == ATTACK:
        clear(turn, saved, keeps(battle.defence))
    else:
        clear(turn, keeps(battle.attack), saved)


def turn_up(turn: PaniTurn) -> None:
    """PH-R25"""
    battle = the_battle(turn.state)
    turn.cards_turned_up(events.CardsTurnedUp(tuple(committed(battle.defence)), tuple(committed(battle.attack))))


def clear(turn: PaniTurn, attacker_back: Sequence[Card], defender_back: Sequence[Card]) -> None:
    """PH-4.15, PH-4.17, PH-R13  What is not taken back is discarded; the turn ends (PH-R7)."""
    battle = the_battle(turn.state)
    attacker_lost = without(committed(battle.attack), attacker_back)
    defender_lost = without(committed(battle.defence), defender_back)
    turn.battle_cleared(events.BattleCleared(tuple(attacker_back), attacker_lost, tuple(defender_back), defender_lost))
    end_turn(turn, battle.attack.seat)


def keeps(force: Force) -> tuple[Card, ...]:
    """PH-5.6, PH-6.4, PH-R18  A winner takes everything back but S cards, cards taken by Bribe included."""
    return tuple([card for card in committed(force) if card not in box.S_CARDS])


def committed(force: Force) -> list[Card]:
    cards = force.shown + force.laid
    for taken in force.taken:
        cards.append(taken.card)
    return cards


def without(cards: list[Card], gone: Sequence[Card]) -> tuple[Card, ...]:
    for card in gone:
        cards.remove(card)
    return tuple(cards)


def foe_of(turn: PaniTurn, seat: Seat) -> Force:
    battle = the_battle(turn.state)
    return battle.defence if force_of(battle, seat) is battle.attack else battle.attack


# Any: each function takes the one move type that it stands under.
_PLAY: Final[dict[type, Callable[[PaniTurn, Seat, Any, Chance], None]]] = {
    moves.ChooseFirst: play_first,
    moves.Attack: play_attack,
    moves.Raid: play_raid,
    moves.DropOut: play_drop_out,
    moves.Spy: play_spy,
    moves.Agitate: play_agitate,
    moves.Pass: play_pass,
    moves.LayCard: play_lay,
    moves.Ready: play_ready,
    moves.Yield: play_yield,
    moves.ShowBribe: play_bribe,
    moves.ShowPolicewoman: play_policewoman,
    moves.CloseWindow: play_close,
    moves.Take: play_take,
    moves.TakeNothing: play_take_nothing,
    moves.Save: play_save,
    moves.SaveNoMore: play_save_no_more,
    moves.Discard: play_discard,
}

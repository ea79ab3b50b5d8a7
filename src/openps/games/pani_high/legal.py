"""What the table waits for, what may be done, and why not something else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from openps.engine.decision import Decision
from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.engine.values import made_once
from openps.games.pani_high import box, moves
from openps.games.pani_high.box import Card
from openps.games.pani_high.evolve import force_of, the_battle
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.state import ATTACK, Ask, Force, PaniOptions, School

_DECISIONS: Final[dict[Ask, list[Decision]]] = {
    ask: [Decision(ask.value, (seat,)) for seat in range(max(box.PLAYERS))] for ask in Ask
}

# Moves are small values that come back thousands of times: each is made once.
_ATTACK: Final = made_once(moves.Attack)
_LAY: Final = made_once(moves.LayCard)
_SAVE: Final = made_once(moves.Save)
_DISCARD: Final = made_once(moves.Discard)
_TAKE: Final = made_once(moves.Take)
_RAID: Final = made_once(moves.Raid)
_DROP_OUT: Final = made_once(moves.DropOut)
_SPY: Final = made_once(moves.Spy)
_FIRST: Final = made_once(moves.ChooseFirst)
_AGITATE: Final = moves.Agitate()
_PASS: Final = moves.Pass()
_READY: Final = moves.Ready()
_YIELD: Final = moves.Yield()
_BRIBE: Final = moves.ShowBribe()
_POLICEWOMAN: Final = moves.ShowPolicewoman()
_CLOSE: Final = moves.CloseWindow()
_TAKE_NOTHING: Final = moves.TakeNothing()
_SAVE_NO_MORE: Final = moves.SaveNoMore()


def decision(state: School) -> Decision | None:
    ask = state.ask
    return None if ask is None else _DECISIONS[ask][state.asked]


def legal_moves(state: School, seat: Seat) -> Sequence[PaniMove]:
    ask = state.ask
    if ask is None or state.asked != seat:
        return ()
    return _LEGAL[ask](state, seat)


# ---- what may be done


def first_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D1, PH-R3"""
    return [_FIRST(tied) for tied in state.tied]


def act_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D2, PH-R10, PH-R11, PH-R32, PH-R33"""
    hand = state.hands[seat]
    legal: list[PaniMove] = []
    if holds_combat_card(state, seat):
        for owner, places in enumerate(state.places):
            if owner != seat:
                for place in places:
                    legal.append(_ATTACK(place))
    for conspiracy, aimed in ((box.RAID, _RAID), (box.DROP_OUT, _DROP_OUT), (box.SPY, _SPY)):
        if conspiracy in hand:
            for other, cards in enumerate(state.hands):
                if cards and other != seat:
                    legal.append(aimed(other))
    if box.AGITATION in hand and someone_else_holds_cards(state, seat):
        legal.append(_AGITATE)
    legal.append(_PASS)
    return legal


def lay_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-R11  At least one card, no upper limit."""
    legal = combat_moves(state, seat)
    if the_battle(state).attack.laid:
        legal.append(_READY)
    return legal


def defend_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D3, PH-R12"""
    legal = combat_moves(state, seat)
    legal.append(_READY if the_battle(state).defence.laid else _YIELD)
    return legal


def combat_moves(state: School, seat: Seat) -> list[PaniMove]:
    is_combat = state.options.deck.is_combat
    legal: list[PaniMove] = []
    before = ""
    for card in state.hands[seat]:
        if card != before and is_combat[card]:
            legal.append(_LAY(card))
        before = card
    return legal


def window_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D4, PH-D5  Asked of everybody in a battle, so that being asked tells nothing."""
    battle = the_battle(state)
    force = force_of(battle, seat)
    legal: list[PaniMove] = []
    if box.BRIBE in force.laid:
        legal.append(_BRIBE)
    policewoman = has_policewoman(force)
    if policewoman:
        legal.append(_POLICEWOMAN)
    if not (policewoman and must_show(state, seat)):
        legal.append(_CLOSE)
    return legal


def take_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D6, PH-R15"""
    battle = the_battle(state)
    foe = battle.defence if battle.attack.seat == seat else battle.attack
    return [_TAKE(position) for position in range(len(foe.laid) + len(foe.taken))]


def take_more_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D7"""
    return [*take_moves(state, seat), _TAKE_NOTHING]


def save_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D8  Asked of every loser, so that being asked tells nothing."""
    battle = the_battle(state)
    legal: list[PaniMove] = []
    if battle.credit or box.COMMITTEE in state.hands[seat]:
        legal = [_SAVE(card) for card in sorted(set(savable(state)))]
    legal.append(_SAVE_NO_MORE)
    return legal


def discard_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D9, PH-D10"""
    hand = state.hands[seat if state.spied is None else state.spied]
    legal: list[PaniMove] = []
    before = ""
    for card in hand:
        if card != before:
            legal.append(_DISCARD(card))
        before = card
    return legal


def savable(state: School) -> list[Card]:
    """PH-7.2, PH-R30  The loser's committed cards that are no S cards and not saved yet."""
    battle = the_battle(state)
    force = battle.attack if battle.loser == ATTACK else battle.defence
    cards = [card for card in (*force.laid, *[t.card for t in force.taken]) if card not in box.S_CARDS]
    for card in battle.saved:
        cards.remove(card)
    return cards


def has_policewoman(force: Force) -> bool:
    """PH-R20  Laid, or taken with a Bribe."""
    return box.POLICEWOMAN in force.laid or any(taken.card == box.POLICEWOMAN for taken in force.taken)


def must_show(state: School, seat: Seat) -> bool:
    """PH-R14  The switch for the attacker's Policewoman."""
    return state.options.attacker_must_show and the_battle(state).attack.seat == seat


def holds_combat_card(state: School, seat: Seat) -> bool:
    is_combat = state.options.deck.is_combat
    for card in state.hands[seat]:  # noqa: SIM110 - a plain loop, this is asked at every turn
        if is_combat[card]:
            return True
    return False


def someone_else_holds_cards(state: School, seat: Seat) -> bool:
    return any(cards and other != seat for other, cards in enumerate(state.hands))


_LEGAL: Final[dict[Ask, Callable[[School, Seat], list[PaniMove]]]] = {
    Ask.FIRST: first_moves,
    Ask.ACT: act_moves,
    Ask.LAY: lay_moves,
    Ask.DEFEND: defend_moves,
    Ask.DEFENDER_WINDOW: window_moves,
    Ask.ATTACKER_WINDOW: window_moves,
    Ask.TAKE: take_moves,
    Ask.TAKE_MORE: take_more_moves,
    Ask.SAVE: save_moves,
    Ask.SPY: discard_moves,
    Ask.DISCARD: discard_moves,
}


# ---- why not

OVER: Final = Refusal("match-over", "PH-11.1")
NOT_ASKED: Final = Refusal("not-asked", "PH-R37")
OTHER_QUESTION: Final = Refusal("other-question", "PH-R13")
NOT_TIED: Final = Refusal("not-tied", "PH-R3")
NO_SUCH_LOCATION: Final = Refusal("no-such-location", "PH-3.5")
OWN_LOCATION: Final = Refusal("own-location", "PH-3.5")
NO_COMBAT_CARD: Final = Refusal("no-combat-card", "PH-R11")
NOT_IN_HAND: Final = Refusal("not-in-hand", "PH-8.1")
OWN_HAND: Final = Refusal("own-hand", "PH-R32")
EMPTY_HAND: Final = Refusal("empty-hand", "PH-R32")
NOBODY_HAS_CARDS: Final = Refusal("nobody-has-cards", "PH-R33")
NO_COMBAT_IN_HAND: Final = Refusal("not-a-combat-card", "PH-R11")
NOTHING_LAID: Final = Refusal("nothing-laid", "PH-4.1")
ALREADY_DEFENDING: Final = Refusal("already-defending", "PH-R12")
NO_BRIBE: Final = Refusal("no-bribe", "PH-5.1")
NO_POLICEWOMAN: Final = Refusal("no-policewoman", "PH-6.1")
MUST_SHOW: Final = Refusal("must-show", "PH-R14")
NO_SUCH_CARD: Final = Refusal("no-such-card", "PH-R15")
MUST_TAKE: Final = Refusal("must-take", "PH-5.2")
S_CARD_LOST: Final = Refusal("s-card-lost", "PH-7.2")
NOT_COMMITTED: Final = Refusal("not-committed", "PH-R30")
NO_COMMITTEE: Final = Refusal("no-committee", "PH-7.5")
NOT_IN_THAT_HAND: Final = Refusal("not-in-that-hand", "PH-9.1")
NOT_IN_SPIED_HAND: Final = Refusal("not-in-spied-hand", "PH-8.5")
NOT_HELD_TO_LAY: Final = Refusal("not-in-hand", "PH-4.1")


def why_not(state: School, seat: Seat, move: PaniMove) -> Refusal | None:
    ask = state.ask
    if ask is None:
        return OVER
    if state.asked != seat:
        return NOT_ASKED
    asks, refuse = _WHY_NOT[type(move)]
    if ask not in asks:
        return OTHER_QUESTION
    return refuse(state, seat, move)


def why_not_first(state: School, seat: Seat, move: moves.ChooseFirst) -> Refusal | None:
    return None if move.seat in state.tied else NOT_TIED


def why_not_attack(state: School, seat: Seat, move: moves.Attack) -> Refusal | None:
    if move.location in state.places[seat]:
        return OWN_LOCATION
    for places in state.places:
        if move.location in places:
            break
    else:
        return NO_SUCH_LOCATION
    return None if holds_combat_card(state, seat) else NO_COMBAT_CARD


def why_not_raid(state: School, seat: Seat, move: moves.Raid) -> Refusal | None:
    return why_not_aimed(state, seat, box.RAID, move.target)


def why_not_drop_out(state: School, seat: Seat, move: moves.DropOut) -> Refusal | None:
    return why_not_aimed(state, seat, box.DROP_OUT, move.target)


def why_not_spy(state: School, seat: Seat, move: moves.Spy) -> Refusal | None:
    return why_not_aimed(state, seat, box.SPY, move.target)


def why_not_aimed(state: School, seat: Seat, card: Card, target: Seat) -> Refusal | None:
    if card not in state.hands[seat]:
        return NOT_IN_HAND
    if target == seat:
        return OWN_HAND
    if not 0 <= target < len(state.hands) or not state.hands[target]:
        return EMPTY_HAND
    return None


def why_not_agitate(state: School, seat: Seat, move: moves.Agitate) -> Refusal | None:
    if box.AGITATION not in state.hands[seat]:
        return NOT_IN_HAND
    return None if someone_else_holds_cards(state, seat) else NOBODY_HAS_CARDS


def always_allowed(state: School, seat: Seat, move: PaniMove) -> Refusal | None:
    return None


def why_not_lay(state: School, seat: Seat, move: moves.LayCard) -> Refusal | None:
    if move.card not in state.hands[seat]:
        return NOT_HELD_TO_LAY
    return None if state.options.deck.is_combat[move.card] else NO_COMBAT_IN_HAND


def why_not_ready(state: School, seat: Seat, move: moves.Ready) -> Refusal | None:
    return None if force_of(the_battle(state), seat).laid else NOTHING_LAID


def why_not_yield(state: School, seat: Seat, move: moves.Yield) -> Refusal | None:
    return ALREADY_DEFENDING if the_battle(state).defence.laid else None


def why_not_bribe(state: School, seat: Seat, move: moves.ShowBribe) -> Refusal | None:
    return None if box.BRIBE in force_of(the_battle(state), seat).laid else NO_BRIBE


def why_not_policewoman(state: School, seat: Seat, move: moves.ShowPolicewoman) -> Refusal | None:
    return None if has_policewoman(force_of(the_battle(state), seat)) else NO_POLICEWOMAN


def why_not_close(state: School, seat: Seat, move: moves.CloseWindow) -> Refusal | None:
    shows = must_show(state, seat) and has_policewoman(force_of(the_battle(state), seat))
    return MUST_SHOW if shows else None


def why_not_take(state: School, seat: Seat, move: moves.Take) -> Refusal | None:
    battle = the_battle(state)
    foe = battle.defence if battle.attack.seat == seat else battle.attack
    return None if 0 <= move.position < len(foe.laid) + len(foe.taken) else NO_SUCH_CARD


def why_not_take_nothing(state: School, seat: Seat, move: moves.TakeNothing) -> Refusal | None:
    return MUST_TAKE if state.ask == Ask.TAKE else None


def why_not_save(state: School, seat: Seat, move: moves.Save) -> Refusal | None:
    if move.card in box.S_CARDS:
        return S_CARD_LOST
    if move.card not in savable(state):
        return NOT_COMMITTED
    if not the_battle(state).credit and box.COMMITTEE not in state.hands[seat]:
        return NO_COMMITTEE
    return None


def why_not_discard(state: School, seat: Seat, move: moves.Discard) -> Refusal | None:
    if state.spied is not None:
        return None if move.card in state.hands[state.spied] else NOT_IN_SPIED_HAND
    return None if move.card in state.hands[seat] else NOT_IN_THAT_HAND


_WINDOWS: Final = (Ask.DEFENDER_WINDOW, Ask.ATTACKER_WINDOW)
_ACT: Final = (Ask.ACT,)

# Any: each function takes the one move type that it stands under.
_WHY_NOT: Final[dict[type, tuple[tuple[Ask, ...], Callable[[School, Seat, Any], Refusal | None]]]] = {
    moves.ChooseFirst: ((Ask.FIRST,), why_not_first),
    moves.Attack: (_ACT, why_not_attack),
    moves.Raid: (_ACT, why_not_raid),
    moves.DropOut: (_ACT, why_not_drop_out),
    moves.Spy: (_ACT, why_not_spy),
    moves.Agitate: (_ACT, why_not_agitate),
    moves.Pass: (_ACT, always_allowed),
    moves.LayCard: ((Ask.LAY, Ask.DEFEND), why_not_lay),
    moves.Ready: ((Ask.LAY, Ask.DEFEND), why_not_ready),
    moves.Yield: ((Ask.DEFEND,), why_not_yield),
    moves.ShowBribe: (_WINDOWS, why_not_bribe),
    moves.ShowPolicewoman: (_WINDOWS, why_not_policewoman),
    moves.CloseWindow: (_WINDOWS, why_not_close),
    moves.Take: ((Ask.TAKE, Ask.TAKE_MORE), why_not_take),
    moves.TakeNothing: ((Ask.TAKE, Ask.TAKE_MORE), why_not_take_nothing),
    moves.Save: ((Ask.SAVE,), why_not_save),
    moves.SaveNoMore: ((Ask.SAVE,), always_allowed),
    moves.Discard: ((Ask.SPY, Ask.DISCARD), why_not_discard),
}


def all_moves(options: PaniOptions) -> list[PaniMove]:
    """Every move that a match with these options could ever ask for."""
    seats = range(options.players)
    cards = sorted(set(options.deck.cards))
    most = len(options.deck.cards)
    possible: list[PaniMove] = [_AGITATE, _PASS, _READY, _YIELD, _BRIBE, _POLICEWOMAN, _CLOSE]
    possible += [_TAKE_NOTHING, _SAVE_NO_MORE, *[_ATTACK(place) for place in options.deck.locations]]
    for aimed in (_FIRST, _RAID, _DROP_OUT, _SPY):
        possible += [aimed(seat) for seat in seats]
    for carded in (_LAY, _SAVE, _DISCARD):
        possible += [carded(card) for card in cards]
    return possible + [_TAKE(position) for position in range(most)]

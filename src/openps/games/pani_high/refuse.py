"""Why a move is not allowed now, with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.pani_high import box, moves
from openps.games.pani_high.box import Card
from openps.games.pani_high.evolve import force_of, the_battle
from openps.games.pani_high.legal import (
    has_policewoman,
    holds_combat_card,
    must_show,
    savable,
    someone_else_holds_cards,
)
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.state import Ask, School

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


def why_not(state: School, seat: Seat, move: object) -> Refusal | None:
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
    return MUST_TAKE if state.ask is Ask.TAKE else None


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

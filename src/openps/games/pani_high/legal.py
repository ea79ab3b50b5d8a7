"""What the table waits for, and what may be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from openps.engine.decision import Decision
from openps.engine.ids import Seat
from openps.engine.values import Table
from openps.games.pani_high import box, moves
from openps.games.pani_high.box import Card
from openps.games.pani_high.evolve import force_of, the_battle
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.state import ATTACK, Ask, Force, PaniOptions, School

_DECISIONS: Final[dict[Ask, list[Decision]]] = {
    ask: [Decision(ask.value, (seat,)) for seat in range(max(box.PLAYERS))] for ask in Ask
}

# Moves are small values that come back thousands of times: each is made once.
_ATTACK: Final[Table[Card, moves.Attack]] = Table(moves.Attack)
_SAVE: Final[Table[Card, moves.Save]] = Table(moves.Save)
_DISCARD: Final[Table[Card, moves.Discard]] = Table(moves.Discard)
_TAKE: Final[Table[int, moves.Take]] = Table(moves.Take)
_FIRST: Final[Table[Seat, moves.ChooseFirst]] = Table(moves.ChooseFirst)
_AIMED: Final[list[tuple[Card, list[PaniMove]]]] = [
    (box.RAID, [moves.Raid(seat) for seat in range(max(box.PLAYERS))]),
    (box.DROP_OUT, [moves.DropOut(seat) for seat in range(max(box.PLAYERS))]),
    (box.SPY, [moves.Spy(seat) for seat in range(max(box.PLAYERS))]),
]
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


def first_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D1, PH-R3"""
    return [_FIRST[tied] for tied in state.tied]


def act_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D2, PH-R10, PH-R11, PH-R32, PH-R33"""
    hand = state.hands[seat]
    legal: list[PaniMove] = []
    if holds_combat_card(state, seat):
        for owner, places in enumerate(state.places):
            if owner != seat:
                for place in places:
                    legal.append(_ATTACK[place])
    for conspiracy, aimed in _AIMED:
        if conspiracy in hand:
            for other, cards in enumerate(state.hands):
                if cards and other != seat:
                    legal.append(aimed[other])
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
    lay = state.options.deck.lay
    legal: list[PaniMove] = []
    before = ""
    for card in state.hands[seat]:
        if card != before:
            before = card
            move = lay.get(card)
            if move is not None:
                legal.append(move)
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
    return [_TAKE[position] for position in range(len(foe.laid) + len(foe.taken))]


def take_more_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D7"""
    return [*take_moves(state, seat), _TAKE_NOTHING]


def save_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D8  Asked of every loser, so that being asked tells nothing."""
    battle = the_battle(state)
    legal: list[PaniMove] = []
    if battle.credit or box.COMMITTEE in state.hands[seat]:
        legal = [_SAVE[card] for card in sorted(set(savable(state)))]
    legal.append(_SAVE_NO_MORE)
    return legal


def discard_moves(state: School, seat: Seat) -> list[PaniMove]:
    """PH-D9, PH-D10"""
    hand = state.hands[seat if state.spied is None else state.spied]
    legal: list[PaniMove] = []
    before = ""
    for card in hand:
        if card != before:
            legal.append(_DISCARD[card])
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
    if box.POLICEWOMAN in force.laid:
        return True
    for taken in force.taken:  # noqa: SIM110 - a plain loop, this is asked in every battle
        if taken.card == box.POLICEWOMAN:
            return True
    return False


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
    for other, cards in enumerate(state.hands):  # noqa: SIM110 - a plain loop
        if cards and other != seat:
            return True
    return False


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


def all_moves(options: PaniOptions) -> list[PaniMove]:
    """Every move that a match with these options could ever ask for."""
    seats = range(options.players)
    cards = sorted(set(options.deck.cards))
    most = len(options.deck.cards)
    possible: list[PaniMove] = [_AGITATE, _PASS, _READY, _YIELD, _BRIBE, _POLICEWOMAN, _CLOSE]
    possible += [_TAKE_NOTHING, _SAVE_NO_MORE, *[_ATTACK[place] for place in options.deck.locations]]
    for aimed in (moves.ChooseFirst, moves.Raid, moves.DropOut, moves.Spy):
        possible += [aimed(seat) for seat in seats]
    for kind in (moves.LayCard, moves.Save, moves.Discard):
        possible += [kind(card) for card in cards]
    return possible + [_TAKE[position] for position in range(most)]

"""How moves are played: each function emits what happens, in the words of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from openps.engine.chance import Chance
from openps.engine.errors import IllegalMove
from openps.engine.ids import Seat
from openps.games.negotiator import box, moves
from openps.games.negotiator.effects import Effect
from openps.games.negotiator.events import CrisisEvent
from openps.games.negotiator.legal import legal_moves
from openps.games.negotiator.play import demands, hostages, phases, tests
from openps.games.negotiator.play.shared import Queue
from openps.games.negotiator.refuse import why_not
from openps.games.negotiator.state import Crisis, CrisisOptions
from openps.games.negotiator.turn import CrisisTurn


def apply(state: Crisis, seat: Seat, move: object, chance: Chance) -> Sequence[CrisisEvent]:
    refusal = why_not(state, seat, move)
    if refusal is not None:
        raise IllegalMove(seat, move, refusal)
    return perform(state, move, chance)


def perform(state: Crisis, move: object, chance: Chance) -> list[CrisisEvent]:
    """A move that is known to be legal."""
    turn = CrisisTurn(state)
    run(turn, _PLAY[type(move)](turn, move, chance), chance)
    return turn.events


def play_out(state: Crisis, luck: Chance, thinking: Chance, most: int) -> int:
    """Random legal moves until the match is over, at most so many; returns how many."""
    made = 0
    while made < most and state.ask is not None:
        perform(state, thinking.pick(legal_moves(state, box.NEGOTIATOR), "move"), luck)
        made += 1
    return made


def setup(options: CrisisOptions, chance: Chance) -> CrisisTurn:
    return phases.set_out(options, chance)


def run(turn: CrisisTurn, queue: Queue, chance: Chance) -> None:
    """NG-6.2, NG-R13  Everything in its order, until the table waits for an answer or the match is over."""
    while queue:
        effect = queue.pop()
        _EFFECTS[effect.kind](turn, effect, queue, chance)


# Any: each function takes the one move type that it stands under.
_PLAY: Final[dict[type, Callable[[CrisisTurn, Any, Chance], Queue]]] = {
    moves.Play: phases.play_card,
    moves.Lay: phases.play_lay,
    moves.Concede: demands.play_concede,
    moves.EndTalk: phases.play_end,
    moves.Buy: phases.play_buy,
    moves.Done: phases.play_done,
    moves.Convert: tests.play_convert,
    moves.Pay: tests.play_pay,
    moves.Reroll: tests.play_reroll,
    moves.Accept: tests.play_accept,
    moves.Reveal: demands.play_reveal,
    moves.Choose: demands.play_choose,
    moves.Take: demands.play_take,
    moves.Roll: phases.play_roll,
    moves.Abandon: phases.play_abandon,
}

_EFFECTS: Final[dict[str, Callable[[CrisisTurn, Effect, Queue, Chance], None]]] = {
    "points": hostages.change_points,
    "threat": hostages.change_threat,
    "threat_to": hostages.set_threat,
    "free": hostages.free,
    "kill": hostages.kill,
    "add": hostages.add,
    "drop": hostages.drop,
    "halve": hostages.halve,
    "eliminate": hostages.eliminate,
    "escape": hostages.escape,
    "dice": tests.change_dice,
    "counterpart": tests.counterpart,
    "fours": tests.give_fours,
    "reroll": tests.give_rerolls,
    "end": tests.cut_talk,
    "remove": tests.remove,
    "test": tests.test,
    "prepare": tests.prepare,
    "judge": tests.judge,
    "reveal": demands.reveal,
    "take": demands.take,
    "choose": demands.choose,
    "resolve": demands.resolve,
    "settled": demands.settled,
    "settle": phases.settle,
    "draw": phases.draw,
    "additional": phases.additional,
    "away": phases.away,
    "next_turn": phases.next_turn,
}

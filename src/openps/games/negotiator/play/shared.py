"""What all chapters of play share: the turn, and the queue of what is still to be done."""

from __future__ import annotations

from typing import Final, TypeAlias

from openps.games.negotiator import made
from openps.games.negotiator.effects import Effect, effect_of
from openps.games.negotiator.events import CrisisEvent
from openps.games.negotiator.state import Ask
from openps.games.negotiator.turn import CrisisTurn

Queue: TypeAlias = list[Effect]
"""Effects and steps still to be done, the next one last."""

SETTLE: Final = effect_of("settle")
_WORDS: Final = {ask: ask.value for ask in Ask}  # looking up the value of a member takes five times as long
_ASKED: Final = {ask: made.asked(ask.value, ()) for ask in Ask}


def push(queue: Queue, effects: tuple[Effect, ...]) -> None:
    """These come next, in printed order (NG-6.2)."""
    for index in range(len(effects) - 1, -1, -1):
        queue.append(effects[index])


def resumed(turn: CrisisTurn) -> Queue:
    """What was still to be done when the table began to wait."""
    return [effect_of(text) for text in reversed(turn.state.todo)]


def pause(turn: CrisisTurn, queue: Queue, ask: Ask) -> None:
    """The table waits for an answer; what is left to do goes into the state."""
    state = turn.state
    if queue:
        todo = tuple([effect.text for effect in reversed(queue)])
        queue.clear()
        turn.asked(made.asked(_WORDS[ask], todo))
    elif state.ask is not ask or state.todo:
        turn.asked(_ASKED[ask])


def finish(turn: CrisisTurn, queue: Queue, event: CrisisEvent) -> None:
    """NG-R13  The match is over: nothing that was still to be done happens."""
    turn.emit(event)
    queue.clear()

"""Threat tests (chapter 5) and what changes them."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.games.negotiator import box, events, made, moves, odds
from openps.games.negotiator.box import COUNTERPARTS, Trigger
from openps.games.negotiator.cards import never_ends
from openps.games.negotiator.effects import JUDGE, TEST, Effect
from openps.games.negotiator.legal import can_convert, can_reroll
from openps.games.negotiator.play.shared import Queue, pause, push, resumed
from openps.games.negotiator.state import Ask, Fate, Phase
from openps.games.negotiator.turn import CrisisTurn


def prepare(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-8.5, NG-D7  Before the test of a Terror card, cards that change a test may be played."""
    queue.append(TEST[effect.word])
    usable = turn.state.options.cards.usable
    for card in turn.state.hand:
        if usable[card]:
            return pause(turn, queue, Ask.PREPARE)
    return None


def test(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-5.1"""
    state = turn.state
    turn.dice_rolled(events.DiceRolled(effect.word, chance.roll(odds.dice_for(state), "dice", box.SIDES)))
    queue.append(JUDGE[effect.word])
    if odds.rerolls_pairs(state):
        reroll_pairs(turn, queue, chance)


def reroll_pairs(turn: CrisisTurn, queue: Queue, chance: Chance) -> None:
    """NG-R50, NG-R51  One die of every pair is rolled again; the same face once more brings the ability's effects."""
    state = turn.state
    face = state.options.cards.face[state.taker]
    for die in second_dice(state.rolled):
        before = state.rolled[die]
        turn.emit(events.AbilityTriggered(state.taker))
        after = chance.roll(1, "pair", box.SIDES)[0]
        turn.emit(events.DieRerolled(die, after, True))
        if after == before:
            push(queue, face.ability)


def second_dice(rolled: list[int]) -> list[int]:
    """Of every pair of equal dice the position of the second."""
    if len(set(rolled)) == len(rolled):
        return []
    waiting: set[int] = set()
    seconds = []
    for die, face in enumerate(rolled):
        if face in waiting:
            waiting.remove(face)
            seconds.append(die)
        else:
            waiting.add(face)
    return seconds


def judge(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-D3, NG-R6  The dice are visible: the player is asked if there is anything to change about them."""
    if can_convert(turn.state) or can_reroll(turn.state):
        return pause(turn, queue, Ask.DICE)
    return choose_row(turn, queue)


def choose_row(turn: CrisisTurn, queue: Queue) -> None:
    """NG-6.1, NG-6.2  Exactly one row, in printed order."""
    state = turn.state
    card, count = state.testing, odds.successes_of(state)
    turn.test_judged(made.TEST_JUDGED[count][card])
    taker = state.options.cards.face[state.taker]
    if not count and taker.trigger is Trigger.FAILURE and state.fate is Fate.TAKER:
        turn.emit(events.AbilityTriggered(state.taker))
        push(queue, taker.ability)
    push(queue, odds.row_of(state, card, count))


def play_convert(turn: CrisisTurn, move: moves.Convert, chance: Chance) -> Queue:
    """NG-4.7, NG-R5  The first card; the second is asked for."""
    turn.emit(made.CARD_PAID[move.card])
    queue = resumed(turn)
    pause(turn, queue, Ask.PAY)
    return queue


def play_pay(turn: CrisisTurn, move: moves.Pay, chance: Chance) -> Queue:
    turn.emit(made.CARD_PAID[move.card])
    turn.emit(events.FourConverted())
    return judge_again(turn)


def play_reroll(turn: CrisisTurn, move: moves.Reroll, chance: Chance) -> Queue:
    face = chance.roll(1, "reroll", box.SIDES)[0]
    turn.emit(events.DieRerolled(move.die, face, False))
    return judge_again(turn)


def play_accept(turn: CrisisTurn, move: moves.Accept, chance: Chance) -> Queue:
    queue = resumed(turn)
    choose_row(turn, queue)
    return queue


def judge_again(turn: CrisisTurn) -> Queue:
    queue = resumed(turn)
    queue.append(JUDGE[turn.state.testing])
    return queue


# ---- effects on the dice


def change_dice(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-6.6, NG-R11"""
    turn.emit(events.DiceChanged(effect.amount, effect.word))


def counterpart(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-12.3  What a conceded Demand does to the dice for a time: it ends with the Hostage-Taker."""
    inner = effect.options[0][0]
    span = COUNTERPARTS[inner.word]
    if inner.kind == "dice":
        turn.emit(events.DiceChanged(inner.amount, span))
    elif inner.kind == "fours":
        turn.emit(events.FoursGiven(span))
    else:
        turn.emit(events.RerollsGiven(inner.amount, span))


def give_fours(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-R11  Files of rules version 1 may give them for ever, which nothing does."""
    if not never_ends(effect):
        turn.emit(events.FoursGiven(effect.word))


def give_rerolls(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    if not never_ends(effect):
        turn.emit(events.RerollsGiven(effect.amount, effect.word))


def cut_talk(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-6.9, NG-R14  The rest of the row is still applied."""
    if turn.state.phase is Phase.DISCUSSION and not turn.state.cut:
        turn.emit(events.TalkCut())


def remove(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """The card that is being resolved is the one that was played last."""
    if turn.state.played:
        turn.emit(events.CardRemoved(turn.state.played[-1]))

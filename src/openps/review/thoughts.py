"""Who thought what of whom, and what talk did to it: from the views of the moment, and from nothing later."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from openps.bots.bot import Believer, Statement
from openps.editions.insight import View
from openps.engine.claims import Claim, Verdict, claim_text, saying_text, seats_named
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.review.data import WHOLE, CostlyBelief, Millionths, Said, Step, Suspicion, Swayed, Thought
from openps.review.playing import Pilot, bot_of
from openps.review.positions import Position, view_of
from openps.words.story import seats_of

NOTICED: Final[Millionths] = 5_000  # what a claim must change to be told
WRONG: Final[Millionths] = WHOLE // 2
COSTLY: Final[Millionths] = 20_000

Odds: TypeAlias = dict[Statement, Millionths]


class Held(NamedTuple):
    """What a seat thought of a statement, and whether it was so."""

    eyes: Seat
    statement: Statement
    odds: Millionths
    true: bool


def believer_of(pilot: Pilot) -> Believer[View] | None:
    """The bot whose beliefs are drawn; not every game has one."""
    spec = pilot.insight.believer
    bot = bot_of(spec, pilot.edition.ladder) if spec else pilot.bot
    return bot if isinstance(bot, Believer) else None


def odds_of(pilot: Pilot, believer: Believer[View], view: View) -> Odds:
    told = believer.beliefs(view).odds
    return {one: round(odds * WHOLE) for one, odds in told.items() if pilot.insight.suspected(one)}


def is_true(pilot: Pilot, position: Position, events: Sequence[object], statement: Statement) -> bool:
    claim = Claim(statement.seat, statement.says, position.log)
    return pilot.game.judge(position.state, events, claim) is Verdict.TRUE


def held(pilot: Pilot, position: Position, events: Sequence[object]) -> list[Held]:
    """What every seat thought after a step; `events` are those until then, to hold it against the truth."""
    believer = believer_of(pilot)
    thought = []
    for seat in range(pilot.players) if believer is not None else ():
        assert believer is not None
        for statement, odds in odds_of(pilot, believer, view_of(pilot.game, position, seat)).items():
            thought.append(Held(seat, statement, odds, is_true(pilot, position, events, statement)))
    return thought


def suspicions(by_step: Iterable[tuple[Step, Sequence[Held]]]) -> tuple[Suspicion, ...]:
    """The curves: of each only the steps at which it changed."""
    curves: dict[tuple[Seat, Statement], list[Thought]] = {}
    for step, thought in by_step:
        for one in thought:
            curve = curves.setdefault((one.eyes, one.statement), [])
            if not curve or (curve[-1].odds, curve[-1].true) != (one.odds, one.true):
                curve.append(Thought(step, one.odds, one.true))
    return tuple(
        [
            Suspicion(eyes, about.seat, saying_text(about.says), tuple(curve))
            for (eyes, about), curve in sorted(curves.items(), key=lambda item: (item[0][0], item[0][1].seat))
        ]
    )


def said(
    pilot: Pilot, position: Position, number: int, claim: Claim, verdict: Verdict, events: Sequence[object]
) -> Said:
    """One claim: `number` of them were heard before it."""
    swayed = tuple(_swayed(pilot, position, number, claim, events))
    moved = sum([_away(one.after, one.true) - _away(one.before, one.true) for one in swayed])
    return Said(position.step, claim.at, claim.speaker, claim_text(claim), verdict.value, swayed, moved)


def _swayed(pilot: Pilot, position: Position, number: int, claim: Claim, events: Sequence[object]) -> Iterable[Swayed]:
    believer = believer_of(pilot)
    concerned = {claim.speaker, *seats_named(claim.says)}
    for seat in range(pilot.players) if believer is not None else ():
        if seat == claim.speaker:
            continue
        assert believer is not None
        before, after = [
            odds_of(pilot, believer, view_of(pilot.game, position, seat, heard)) for heard in (number, number + 1)
        ]
        for statement, odds in after.items():
            if statement.seat in concerned and abs(odds - before.get(statement, odds)) >= NOTICED:
                true = is_true(pilot, position, events, statement)
                yield Swayed(seat, statement.seat, saying_text(statement.says), before[statement], odds, true)


def _away(odds: Millionths, true: bool) -> Millionths:
    """How far from the truth."""
    return WHOLE - odds if true else odds


def best_lie(told: Sequence[Said]) -> int | None:
    """The place of the lie that moved the others farthest from the truth."""
    lies = [place for place, one in enumerate(told) if one.verdict == Verdict.FALSE and one.moved > 0]
    return max(lies, key=lambda place: told[place].moved) if lies else None


def costliest(
    match: AnyMatch, reached: Sequence[Position], thought: Sequence[Sequence[Held]], luck: Sequence[Millionths]
) -> CostlyBelief | None:
    """Of the wrong beliefs about somebody whom a decision was about, the one whose decision turned out worst.

    `luck` is for each move what its seat could not see coming.
    """
    found_wrong = []
    for position, beliefs, brought in zip(reached, thought, luck, strict=False):
        if position.is_choice and -brought >= COSTLY:
            about = _named(match, reached, position)
            wrong = [one for one in beliefs if one.eyes == position.seat and _is_wrong(one, about)]
            found_wrong += [(-brought, position.step + 1, one) for one in wrong]
    if not found_wrong:
        return None
    cost, step, one = max(found_wrong, key=lambda item: (item[0], _away(item[2].odds, item[2].true)))
    about_whom, says = one.statement.seat, saying_text(one.statement.says)
    return CostlyBelief(step, one.eyes, about_whom, says, one.odds, one.true, cost)


def _is_wrong(one: Held, about: set[Seat]) -> bool:
    return one.statement.seat in about and _away(one.odds, one.true) >= WRONG


def _named(match: AnyMatch, reached: Sequence[Position], position: Position) -> set[Seat]:
    """The seats that a decision was about: those that what it brought about names."""
    entries = match.log[position.log : reached[position.step + 1].log]
    return {seat for entry in entries if not isinstance(entry, Claim) for seat in seats_of(entry)}

"""A match that is over: step by step through the eyes of any seat or with open hands, its tale, and its whole log.

Everything here holds secrets. Whoever asks comes through the gate `acts.over`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from msgspec import Raw

from openps.editions.tale import no_fates, no_moments, told, turns_of
from openps.engine.claims import claim_text
from openps.engine.ids import Viewer
from openps.engine.match import AnyMatch
from openps.tables.table import Table
from openps.wire import encoding
from openps.wire import messages as wire

MOST_FRAMES: Final = 60


def frames(table: Table, viewer: Viewer, start: int, count: int) -> wire.Frames:
    """Steps from `start` on; step 0 is the deal. Played again from the seed, so nothing is kept twice."""
    over = table.playing
    last = min(start + min(count, MOST_FRAMES), len(over.moves) + 1)
    steps = []
    seen = 0
    for match in _again(over):
        if match.ply >= last:
            break
        if match.ply >= start:
            steps.append(_frame(match, viewer, seen, table))
        seen = len(match.log)
    return wire.Frames(viewer=viewer, plies=len(over.moves), frames=steps)


def _again(over: AnyMatch) -> Iterator[AnyMatch]:
    """The match as it stood after each of its steps, from the deal on."""
    match = over.again()
    for ply in range(len(over.moves) + 1):
        if ply > 0:
            match.play(*over.moves[ply - 1])
        for said, claim in over.claims:
            if said == ply:
                match.say(claim.speaker, claim_text(claim))
        yield match


def _frame(match: AnyMatch, viewer: Viewer, seen: int, table: Table) -> wire.Frame:
    events = [encoding.encode_event(event) for event in match.seen_by(viewer, match.log[seen:])]
    decision = match.decision()
    view = match.view(viewer)
    return wire.Frame(
        ply=match.ply,
        events=Raw(b"[" + b",".join(events) + b"]"),
        view=Raw(encoding.encode_view(view)),
        decision=None if decision is None else wire.Question(ask=decision.ask, seats=list(decision.seats)),
        aid=table.edition.aid(match, view, table.id),
        bared=_bared(match, table) if viewer is None else [],
    )


def _bared(match: AnyMatch, table: Table) -> list[wire.Bared]:
    shown = [table.edition.tale.bared(match, seat) for seat in range(match.seats)]
    return [wire.Bared(hand=list(one.hand), status=one.status) for one in shown if one is not None]


def tale(table: Table) -> wire.Tale:
    """What decided the match; what was said in it that was not so stands where it was said."""
    match = table.playing
    own = table.edition.tale if match.is_told else replace(table.edition.tale, moments=no_moments, fates=no_fates)
    lengths = [len(step.log) for step in _again(match)]
    turn_at = turns_of(own, match.log)
    return wire.Tale(
        moments=[
            wire.Moment(
                number=one.number, turn=one.turn, what=Raw(encoding.encode_event(one.what)),
                verdict=None if one.verdict is None else one.verdict.value,
            )
            for one in told(own, match)
        ],
        verdicts=[wire.JudgedEntry(number=claim.at, verdict=one.value) for claim, one in match.verdicts()],
        fates=Raw(encoding.ENCODER.encode([[encoding.named(one) for one in fate] for fate in own.fates(match)])),
        lengths=lengths,
        turns=_turns(turn_at, lengths),
    )  # fmt: skip


def _turns(turn_at: list[int], lengths: list[int]) -> list[int]:
    """The steps at which a turn begins, as the entries of the log say."""
    reached = [turn_at[length - 1] for length in lengths]
    return [ply for ply, turn in enumerate(reached) if turn > (reached[ply - 1] if ply else 0)]


def open_log(table: Table) -> wire.OpenLog:
    """Nothing is masked."""
    entries = [encoding.encode_event(entry) for entry in table.playing.log]
    return wire.OpenLog(events=Raw(b"[" + b",".join(entries) + b"]"))

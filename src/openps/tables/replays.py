"""A match that is over, step by step, through the eyes of any seat."""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from openps.engine.claims import claim_text
from openps.engine.ids import Viewer
from openps.engine.match import AnyMatch, Match
from openps.tables.table import Table
from openps.wire import encoding
from openps.wire import messages as wire

MOST_FRAMES: Final = 60


def frames(table: Table, viewer: Viewer, start: int, count: int) -> wire.Frames:
    """Steps from `start` on; step 0 is the deal. Played again from the seed, so nothing is kept twice."""
    over = table.playing
    match: AnyMatch = Match(over.game, over.options, over.seed)
    last = min(start + min(count, MOST_FRAMES), len(over.moves) + 1)
    steps = []
    seen = 0
    for ply in range(last):
        if ply > 0:
            match.play(*over.moves[ply - 1])
        for said, claim in over.claims:
            if said == ply:
                match.say(claim.speaker, claim_text(claim))
        if ply >= start:
            steps.append(_frame(match, viewer, seen, table))
        seen = len(match.log)
    return wire.Frames(viewer=viewer, plies=len(over.moves), frames=steps)


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
    )

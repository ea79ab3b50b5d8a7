"""What if: a table that plays on from a moment of a match that is over, from any seat, with bots on the others.

With the cards as they were, or in a deal that the seat could not rule out then. It says of itself that it is practice,
and no career counts it. Whoever asks comes through the gate `acts.over`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import Final

from msgspec import structs

from openps.engine import record
from openps.engine.chance import SEED_BYTES
from openps.tables import acts, journal
from openps.tables.errors import NotNow, NotPossible
from openps.tables.table import Table
from openps.tables.tickets import hashed
from openps.wire import messages as wire

PATIENCE: Final = 86_400
"""As in a lesson: nobody plays for whoever went to fetch a coffee."""


def facts(
    old: Table, asked: wire.NewPractice, member: str, ticket: str, entropy: Callable[[int], bytes]
) -> Iterable[journal.Fact]:
    """The journal of a table that stands at that moment. Whoever may look at the old one may look at this one."""
    name, practice = acts.clean_name(asked.name), moment(old, asked, entropy(SEED_BYTES).hex())
    level = acts.known_bot(old.plan.game, asked.level) if asked.level else acts.usual_bot(old.plan.game)
    settings = structs.replace(
        old.settings, listed=False, clock=None, patience=PATIENCE, pace=old.pace, resign=None, hints=False
    )
    yield journal.Opened(
        game=old.plan.game, rules=old.plan.rules, options=old.plan.options, settings=settings,
        secret=entropy(SEED_BYTES).hex(), practice=practice,
        bots={seat: level for seat in range(len(old.places)) if seat != asked.seat},
    )  # fmt: skip
    yield journal.Joined(member=member, name=name, ticket=hashed(ticket), seat=asked.seat, colour=None)
    yield journal.Readied(member=member, ready=True, entropy="")
    yield journal.Started(bots={})


def moment(old: Table, asked: wire.NewPractice, luck: str) -> journal.Practice:
    match = acts.over(old).playing
    if old.plan.practice is not None:
        raise NotNow("error-practice-of-practice")
    if asked.seat >= len(old.places):
        raise NotPossible("error-no-seat", got=asked.seat)
    if asked.ply >= len(match.moves):
        raise NotPossible("error-practice-ply", got=asked.ply, last=len(match.moves) - 1)
    return journal.Practice(
        table=old.id, seed=match.seed, lines=_lines(record.acts_of(match), asked.ply), ply=asked.ply, seat=asked.seat,
        fair=asked.fair, luck=luck,
    )  # fmt: skip


def _lines(lines: Iterable[record.Act], ply: int) -> list[tuple[int, str, bool]]:
    """All that was said before the next move, too."""
    played = [0]

    def is_before(act: record.Act) -> bool:
        played[0] += not act.said
        return played[0] <= ply

    return [(act.seat, act.text, act.said) for act in takewhile(is_before, lines)]

"""A record that somebody brings becomes a table whose match is over: it is replayed, reviewed and played on from there.

Only of a match that is over, and only if every line follows from the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from openps.catalog import game_named
from openps.catalog.bots import bot_names, level_names
from openps.engine import record
from openps.engine.chance import SEED_BYTES
from openps.engine.errors import OpenpsError
from openps.engine.record import Record
from openps.tables import acts, journal, news, tickets
from openps.wire import messages as wire


@dataclass(frozen=True, slots=True)
class Checked:
    """A record that was played again to its end."""

    record: Record
    options: dict[str, object]


def checked(text: str) -> Checked:
    """Takes a while, some tenths of a second: asked for in a thread. Raises what is wrong with it, in words."""
    read = record.read(text.encode("utf-8", "surrogatepass"))
    match = record.replay(read, game_named(read.game))
    if match.outcome() is None:
        raise OpenpsError("error-review-unfinished")
    return Checked(read, news.option_values(match.game.plain_options(match.options)))


def facts(given: Checked, entropy: Callable[[int], bytes]) -> Iterable[journal.Fact]:
    """Whoever sat there is named as in the record; nobody has a ticket. A name that a bot has is that bot."""
    read = given.record
    known = {*bot_names(read.game), *level_names(read.game)}
    bots = {seat: name for seat, name in enumerate(read.seats) if name in known}
    settings = journal.Settings(
        listed=False, password="", spectators=True, patience=60, clock=None, pace=0, resign=False
    )
    lines = [(act.seat, act.text, act.said) for act in read.acts]
    yield journal.Opened(
        game=read.game, rules=read.rules, options=given.options, settings=settings, secret=entropy(SEED_BYTES).hex(),
        bots=bots, brought=journal.Brought(seed=read.seed, lines=lines),
    )  # fmt: skip
    for seat, name in [(seat, name) for seat, name in enumerate(read.seats) if seat not in bots]:
        ticket = tickets.hashed(tickets.new_ticket(entropy))
        member = entropy(tickets.MEMBER_BYTES).hex()
        yield journal.Joined(member=member, name=_named(name, seat), ticket=ticket, seat=seat, colour=None)
    yield journal.Started(bots={})


def _named(name: str, seat: int) -> str:
    try:
        return acts.clean_name(name)[: wire.MOST_NAME]
    except OpenpsError:
        return str(seat)

"""A match at a server whose line broke, played on here in a deal that its seat cannot rule out.

All that comes here is what the page of that seat was told already: its view. What is hidden stays on the server, with
the match itself, which waits and does not change; what is played here is practice, and says so. Only where nobody but
bots plays besides: people would play another match than the one they think of.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from openps.engine.chance import SEED_BYTES
from openps.engine.errors import OpenpsError
from openps.tables import acts, beginnings, journal
from openps.tables.errors import NotPossible
from openps.tables.house import House, known_game
from openps.tables.practice import PATIENCE
from openps.tables.tickets import Entropy, hashed
from openps.wire import messages as wire
from openps.wire.encoding import Reader, read_options


class Away(msgspec.Struct):
    """A table as the page of its one person knows it; `bots` by seat."""

    table: str
    game: str
    options: dict[str, object]
    view: dict[str, object]
    seat: int
    bots: dict[int, str]
    name: str
    pace: int = 900


async def play_on(house: House, asked: Away) -> wire.Seated:
    """Nothing is opened where that view is none."""
    opened = _opened(asked, house.entropy)
    _try(opened, asked)

    def facts(member: str, ticket: str) -> Iterable[journal.Fact]:
        yield opened
        yield journal.Joined(
            member=member, name=acts.clean_name(asked.name), ticket=hashed(ticket), seat=asked.seat, colour=None
        )
        yield journal.Readied(member=member, ready=True, entropy="")
        yield journal.Started(bots={})

    return await house.open_from(facts)


def _opened(asked: Away, entropy: Entropy) -> journal.Opened:
    game = known_game(asked.game)
    settings = journal.Settings(
        listed=False, password="", spectators=True, patience=PATIENCE, clock=None, pace=asked.pace
    )
    practice = journal.Practice(
        table=asked.table, seed="", lines=[], ply=0, seat=asked.seat, fair=True, luck=entropy(SEED_BYTES).hex(),
        seen=asked.view,
    )  # fmt: skip
    return journal.Opened(
        game=asked.game, rules=game.info.rules_version, options=asked.options, settings=settings,
        secret=entropy(SEED_BYTES).hex(), bots=_bots(asked), practice=practice,
    )  # fmt: skip


def _bots(asked: Away) -> dict[int, str]:
    if sorted([asked.seat, *asked.bots]) != list(range(len(asked.bots) + 1)):
        raise NotPossible("error-no-seat", got=asked.seat)
    return {seat: acts.known_bot(asked.game, level) for seat, level in asked.bots.items()}


def _try(opened: journal.Opened, asked: Away) -> None:
    """What a page tells may be of another version, or nonsense: then it is refused before it is written down."""
    game = known_game(opened.game)
    try:
        options = read_options(game, opened.options)
        match = beginnings.begun(game, options, "00", opened)
        fits = match.view(asked.seat) == Reader(game, options).view(asked.view)
    except (OpenpsError, msgspec.MsgspecError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise NotPossible("error-away") from error
    if not fits or match.seats != len(asked.bots) + 1:
        raise NotPossible("error-away")

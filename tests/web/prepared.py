"""A table that stands in the middle of a match: its journal is written as a server would have written it, so that a
test can begin where something is about to happen. Nothing is left to chance: the seed and all moves are given.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from openps.bots.budget import QUICK
from openps.catalog import game_named
from openps.catalog.bots import HEURISTIC, make_bot
from openps.engine.chance import FreeChance
from openps.engine.match import AnyMatch, Match
from openps.store.door import store_at
from openps.tables import journal, live, news
from openps.tables.fairness import table_seed
from openps.tables.ports import Row
from openps.tables.table import folded
from openps.tables.tickets import hashed

TABLE = "prepared"
MOST_MATCHES = 100
Line = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Prepared:
    game: str
    players: int
    secret: str  # of the server: with nobody's luck added, the seed follows from it
    before: Sequence[Line]  # what was played already, by seat
    people: Sequence[str]  # their names, on the first seats; bots sit on the others
    pace: int = 0  # milliseconds that a bot takes
    table: str = TABLE
    bot: str = HEURISTIC  # who sits on the other seats, and played until now
    said: Sequence[Line] = ()  # by seat, after all that
    opening: Sequence[Line] = ()  # said by seat before the first move

    def ticket(self, seat: int) -> str:
        return f"ticket-of-{self.people[seat].lower()}"

    def link(self, url: str, seat: int) -> str:
        return f"{url}/t/{self.table}#{self.ticket(seat)}"

    def match(self) -> AnyMatch:
        game = game_named(self.game)
        return Match(game, game.options(self.players, {}), table_seed(self.secret, []))


class _Nobody:
    def appended(self, table: str, seq: int) -> None: ...
    def shouted(self, table: str, server: str, words: str) -> None: ...
    def missed(self) -> None: ...


def write(told: Prepared, database: str) -> None:
    """Into a database that no server holds right now."""
    rows = [Row(seq, time.time(), journal.write(fact)) for seq, fact in enumerate(facts(told), 1)]
    card = live.card(folded(told.table, rows))

    async def append() -> None:
        store = store_at(database)
        await store.start(_Nobody())
        for row in rows:
            await store.append(told.table, row, card if row is rows[-1] else None)
        await store.close()

    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
        aside.submit(asyncio.run, append()).result()


def facts(told: Prepared) -> Iterable[journal.Fact]:
    game = game_named(told.game)
    seated = len(told.people)
    plain = game.plain_options(game.options(told.players, {}))
    settings = journal.Settings(listed=False, password="", spectators=True, patience=600, clock=None, pace=told.pace)
    bots = dict.fromkeys(range(seated, told.players), told.bot)
    yield journal.Opened(
        game=told.game, rules=game.info.rules_version, options=news.option_values(plain), settings=settings,
        secret=told.secret, bots=bots,
    )  # fmt: skip
    for seat, name in enumerate(told.people):
        yield journal.Joined(member=f"{seat:012x}", name=name, ticket=hashed(told.ticket(seat)), seat=seat, colour=None)
        yield journal.Readied(member=f"{seat:012x}", ready=True, entropy="")
    yield journal.Started(bots={})
    for seat, text in told.opening:
        yield journal.Said(seat=seat, text=text)
    for seat, move in told.before:
        yield journal.Played(seat=seat, move=move, by="person" if seat < seated else "bot")
    for seat, text in told.said:
        yield journal.Said(seat=seat, text=text)


def read(path: Path, people: Sequence[str]) -> tuple[Prepared, list[Line]]:
    """A match as text: the secret, what was played before, a line of dashes, and what is to be played in the test."""
    secret, *rest = path.read_text("utf-8").splitlines()
    cut = rest.index("---")
    before, then = [[_line(one) for one in part] for part in (rest[:cut], rest[cut + 1 :])]
    return Prepared("panic_station", 4, secret, before, people), then


def _line(text: str) -> Line:
    seat, _, move = text.partition(" ")
    return int(seat), move


def reached(start: Prepared, holds: Callable[[Any], bool], first: int = 0) -> Prepared:
    """The first moment of this kind, by what the first seat sees, in a match among bots; people come in at it."""
    for number in range(first, first + MOST_MATCHES):
        told = replace(start, secret=f"{number:064x}")
        match, bot, luck = told.match(), make_bot(told.bot, told.game), FreeChance(number)
        while (decision := match.decision()) is not None:
            if 0 in decision.seats and holds(match.view(0)):
                return replace(told, before=[(seat, match.game.move_text(move)) for seat, move in match.moves])
            seat = decision.seats[0]
            match.play(seat, bot.choose(match.view(seat), match.legal_moves(seat), luck, QUICK))
    raise AssertionError(f"no such moment in {MOST_MATCHES} matches")


def ended(start: Prepared, holds: Callable[[AnyMatch], bool]) -> Prepared:
    """The first match among bots that ended like this; people come in when it is over."""
    for number in range(MOST_MATCHES):
        told = replace(start, secret=f"{number:064x}")
        match, bot, luck = told.match(), make_bot(told.bot, told.game), FreeChance(number)
        while (decision := match.decision()) is not None:
            seat = decision.seats[0]
            match.play(seat, bot.choose(match.view(seat), match.legal_moves(seat), luck, QUICK))
        if holds(match):
            return replace(told, before=[(seat, match.game.move_text(move)) for seat, move in match.moves])
    raise AssertionError(f"no such end in {MOST_MATCHES} matches")


def near_the_end(start: Prepared, left: int) -> Prepared:
    """A match among bots when so many of its moves are left; people come in at it, and may play others."""
    told = ended(start, lambda _: True)
    return replace(told, before=told.before[:-left])


def full_station(rooms: int, people: Sequence[str], pace: int, first: int = 0) -> Prepared:
    """Six players, and so many rooms on the table that hardly one is missing; it is the turn of the first seat."""
    start = Prepared("panic_station", 6, "", [], people, pace, f"{TABLE}{first}")
    return reached(start, lambda view: view.ask == "act" and len(view.placed) >= rooms, first)

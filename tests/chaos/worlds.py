"""Nobody saw what the seat may not know: what a client heard is made again in a world that its seat cannot rule out.

The only part of the proof that asks the games: what they say to a viewer, and what that viewer may imagine.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from openps.engine.chance import FreeChance
from openps.tables import journal, news
from openps.tables.journal import Stamp
from openps.tables.table import Table
from tests.chaos.history import History, Row
from tests.chaos.line import Told
from tests.server.test_wire_secrets import in_another_world

EVERY: Final = 7
"""Of the news of each seat; all of them would take longer than the match."""
BY_THE_CLOCK: Final = ("clocks", "take_back", "re")
"""What depends on the moment at which it is told."""


def betrayals(
    table_id: str, rows: Sequence[Row], histories: Sequence[History], every: int = EVERY
) -> tuple[int, list[str]]:
    """How many news were compared, and which of them sound otherwise in another world."""
    wanted = _by_number(histories, every)
    table, luck = Table(table_id), FreeChance(table_id)
    compared, wrong = 0, []
    for row in rows:
        table.fold(journal.read(row.body), Stamp(row.seq, row.at))
        for seat, told in wanted.get(row.seq, ()):
            if table.phase == "playing":
                compared += 1
                wrong += [
                    f"seat {seat} knows too much at {row.seq}: {part}" for part in _parts(table, seat, told, luck)
                ]
    return compared, wrong


def _by_number(histories: Sequence[History], every: int) -> dict[int, list[tuple[int, Told]]]:
    wanted: defaultdict[int, list[tuple[int, Told]]] = defaultdict(list)
    for history in histories:
        for number, told in enumerate(history.messages("news")):
            seq = told["seq"]
            if number % every == 0 and isinstance(seq, int):
                wanted[seq].append((history.seat, told))
    return wanted


def _parts(table: Table, seat: int, told: Told, luck: FreeChance) -> list[str]:
    """The parts of the news that are different where other things are true that the seat cannot see."""
    match = table.playing
    imagined = table.game.determinize(match.view(seat), luck)
    since = told["since"]
    assert isinstance(since, int)
    made = in_another_world(table, imagined, match.log, 0.0).news(seat, since)
    other: Told = json.loads(news.ENCODER.encode(made))
    return [part for part in told if part not in BY_THE_CLOCK and told[part] != other[part]]

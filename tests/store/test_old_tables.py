"""Tables that older versions have written: all that was told of them then is there, and they are played to their end.

`tests.store.old.write` tells how they were made.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from openps.catalog import game_named
from openps.desk.thinker import answer
from openps.engine import record
from openps.engine.claims import claim_text
from openps.store.door import store_at
from openps.tables import acts, news
from openps.tables.caretaker import question_to
from openps.tables.house import House
from openps.tables.live import LiveTable
from openps.tables.table import Table
from openps.tables.tickets import hashed
from openps.wire import messages as wire
from tests.store.old.write import GAMES, HERE
from tests.tables.house import Counted, FirstMove, Guest

VERSIONS = ["9641200", "729169e", "0e3a525"]
EVENINGS = [(version, game) for version in VERSIONS for game in GAMES]


def told_of(version: str, game: str) -> dict[str, Any]:
    """What the people of that table knew when they left."""
    [told] = [one for one in json.loads((HERE / f"{version}.json").read_text("utf-8")) if one["game"] == game]
    assert isinstance(told, dict)
    return told


async def opened(version: str, folder: Path) -> House:
    """The database as it was left, at the server of today."""
    database = folder / "tables.db"
    if not database.exists():
        database.write_bytes(gzip.decompress((HERE / f"{version}.db.gz").read_bytes()))
    house = House(store_at(str(database)), FirstMove(), time.time, Counted())
    await house.start()
    return house


@pytest.mark.parametrize(("version", "game"), EVENINGS)
def test_what_people_were_told_of_an_old_table_is_still_so(version: str, game: str, tmp_path: Path) -> None:
    told = told_of(version, game)

    async def test() -> None:
        house = await opened(version, tmp_path)
        live = await house.table(told["table"])
        assert live.table.seq == told["seq"]
        assert sorted(live.table.offers) == told["asked"]
        assert [one.text for one in live.table.chats] == told["chats"]
        assert [claim_text(one) for one in live.table.claims] == told["claims"]
        for seat, ticket in enumerate(told["tickets"]):
            guest = welcomed(live, ticket)
            assert guest.viewer == seat
            assert [one["text"] for one in plain(guest.news().moves)] == told["moves"][seat]
            assert [one.text for one in guest.heard(wire.Welcome)[0].chats] == told["chats"]
        await house.close()

    asyncio.run(test())


def plain(raw: Any) -> Any:
    return json.loads(bytes(raw))


def welcomed(live: LiveTable, ticket: str) -> Guest:
    member = live.table.member_with(hashed(ticket))
    assert member is not None
    guest = Guest(live, member.id, ticket)
    live.welcome(guest, ticket, 0, {})
    return guest


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("game", [game for game, (people, _, _) in GAMES.items() if people > 1])
def test_a_ticket_that_was_made_anew_then_is_good_and_the_lost_one_is_not(
    version: str, game: str, tmp_path: Path
) -> None:
    told = told_of(version, game)

    async def test() -> None:
        house = await opened(version, tmp_path)
        live = await house.table(told["table"])
        assert live.table.member_with(hashed(told["lost"])) is None
        assert [(note.name, note.by, note.kept) for note in live.info().ticket_notes] == [("Łukasz", ["Zoë"], False)]
        await house.close()

    asyncio.run(test())


@pytest.mark.parametrize(("version", "game"), EVENINGS)
def test_an_old_table_is_played_to_its_end(version: str, game: str, tmp_path: Path) -> None:
    told = told_of(version, game)

    async def test() -> None:
        house = await opened(version, tmp_path)
        live = await house.table(told["table"])
        luck = random.Random(version)
        while live.table.phase == "playing":
            await live.change(some_act(live.table, luck))
        await house.close()
        again = await opened(version, tmp_path)
        table = (await again.table(told["table"])).table
        assert [claim_text(claim) for claim, _ in table.playing.verdicts()] == told["claims"]
        read = record.read(record.write(acts.over(table).playing, news.seat_names(table)))
        assert record.replay(read, table.game).outcome() == table.playing.outcome()
        await again.close()

    asyncio.run(test())


@pytest.mark.parametrize("version", VERSIONS)
def test_a_table_of_earlier_rules_keeps_them_and_bots_play_by_them(version: str, tmp_path: Path) -> None:
    told = told_of(version, "panic_station")

    async def test() -> None:
        house = await opened(version, tmp_path)
        table = (await house.table(told["table"])).table
        assert table.plan.rules == table.game.info.rules_version < game_named("panic_station").info.rules_version
        for seat, offer in table.offers.items():
            question = question_to(table, seat, offer, "stand_in", 7)
            assert question.rules == table.plan.rules
            assert answer(question) in question.moves
        await house.close()

    asyncio.run(test())


def some_act(table: Table, luck: random.Random) -> acts.Act:
    """Whoever is asked, a person or a bot, plays something."""
    seat = luck.choice(sorted(table.offers))
    move = table.game.move_text(luck.choice(table.offers[seat].moves))
    member = table.places[seat].member
    if member is None:
        return acts.BotPlay(seat, move, table.offers[seat].since, "bot")
    return acts.Play(member, move, table.seq)


def test_each_of_them_comes_with_what_was_told() -> None:
    kept = {path.name.partition(".")[0] for path in HERE.glob("*.db.gz")}
    assert kept == {path.stem for path in HERE.glob("*.json")} == set(VERSIONS)

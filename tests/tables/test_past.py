"""Back to an earlier moment of a running match: what one was told then, and nothing else."""

from __future__ import annotations

import time

import msgspec
import pytest

from openps.catalog import games
from openps.client.known import Known
from openps.engine.chance import FreeChance
from openps.tables import acts
from openps.tables.errors import NotNow, NotPossible
from openps.tables.past import look_back
from openps.wire import messages as wire
from tests.tables.house import Party, party

MOVES = 60


async def play_any(at: Party, luck: FreeChance) -> None:
    seat = luck.pick(sorted(at.table.offers), "seat")
    await at.play(seat, at.text(seat, luck.below(len(at.table.offers[seat].moves), "move")))


@pytest.mark.parametrize("key", games())
def test_every_viewer_sees_of_an_earlier_moment_what_that_viewer_was_told_then(key: str) -> None:
    async def test(at: Party) -> None:
        players = games()[key].info.players[0]
        await (await at.open(players, game=key, players=players)).start()
        public, luck = await at.look_on(), FreeChance(f"past {key}")
        for _ in range(MOVES):
            if at.table.phase == "playing":
                await play_any(at, luck)
        compared = 0
        for guest in (public, *at.guests):
            known = Known()
            for then in guest.heard(wire.News):
                known.hear(then)
                if msgspec.json.decode(then.events):
                    past = look_back(at.table, guest.viewer, then.first)
                    assert (past.seq, past.first) == (then.seq, then.first)
                    assert msgspec.json.decode(past.view) == known.view
                    assert bytes(past.events) == bytes(then.events)
                    assert past.decision == then.decision
                    compared += 1
        assert compared > 20

    party(test)


def test_it_offers_no_move() -> None:
    assert not {"moves", "menu", "claims"} & set(wire.Past.__struct_fields__)


def test_all_entries_that_one_move_brought_lead_to_the_same_moment() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        for _ in range(10):
            seat = min(at.table.offers)
            await at.play(seat, at.text(seat))
        for entry in range(len(at.table.playing.log)):
            past = look_back(at.table, 0, entry)
            assert past.first <= entry < past.length
            assert past.seq == look_back(at.table, 0, past.first).seq == look_back(at.table, 0, past.length - 1).seq

    party(test)


def test_there_is_nothing_before_the_match_nor_in_the_future() -> None:
    async def test(at: Party) -> None:
        await at.open(5)
        with pytest.raises(NotNow, match="error-table-not-playing"):
            look_back(at.table, 0, 0)
        await at.start()
        with pytest.raises(NotPossible, match="error-no-entry"):
            look_back(at.table, 0, len(at.table.playing.log))

    party(test)


def test_what_was_taken_back_has_never_been() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4, game="panic_station", players=4)).start()
        while at.table.slip is None:
            seat = min(at.table.offers)
            await at.play(seat, at.text(seat))
        slip = at.table.slip
        await at.live.change(acts.TakeBack(at.member(slip.seat), at.clock()))
        with pytest.raises(NotPossible, match="error-no-entry"):
            look_back(at.table, slip.seat, slip.length)

    party(test)


def test_a_whole_match_is_folded_before_anybody_notices() -> None:
    async def test(at: Party) -> None:
        await (await at.open(6, game="panic_station", players=6)).start()
        luck = FreeChance("long")
        while at.table.phase == "playing":
            await play_any(at, luck)
        last = len(at.table.playing.log) - 1
        assert last > 300
        began = time.process_time()
        look_back(at.table, 0, last)
        assert time.process_time() - began < 0.05  # a millisecond on a quiet machine

    party(test)

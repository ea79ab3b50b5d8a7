"""A finger slipped: one's own last move can be taken back for a few seconds, and has then never been."""

from __future__ import annotations

from typing import Any

import pytest

from openps.engine import record
from openps.tables import acts, journal, news
from openps.tables.errors import NotNow, NotYours
from openps.tables.table import folded
from openps.wire import messages as wire
from tests.tables.house import Party, party

FREE = {"game": "panic_station", "players": 4}


async def at_a_slip(at: Party, **settings: Any) -> int:
    """Everybody at a table of four plays until somebody's move could be taken back; returns the seat."""
    await (await at.open(4, **FREE, **settings)).start()
    for turn in range(400):
        seat = min(at.table.offers)
        await at.play(seat, at.text(seat, turn % len(at.table.offers[seat].moves)))
        if at.table.slip is not None and at.table.phase == "playing":
            return seat
    raise AssertionError("no move could be taken back")


async def take_back(at: Party, seat: int) -> int:
    return await at.live.change(acts.TakeBack(at.member(seat), at.clock()))


def told(at: Party) -> list[object]:
    """What everybody knows of the match, without the numbers of the news."""
    telling = news.Telling(at.table, at.clock())
    seen = [telling.news(viewer, 0) for viewer in (None, *range(4))]
    return [[bytes(one.view), bytes(one.events), bytes(one.moves), one.decision, one.outcome] for one in seen]


def test_a_move_that_is_taken_back_has_never_been() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4, **FREE)).start()
        taken = 0
        for turn in range(120):
            seat = min(at.table.offers)
            before, written = told(at), record.write(at.table.playing, list("abcd"))
            move = at.text(seat, turn % len(at.table.offers[seat].moves))
            await at.play(seat, move)
            if at.table.phase == "over":
                break
            if at.table.slip is not None:
                await take_back(at, seat)
                assert told(at) == before
                assert record.write(at.table.playing, list("abcd")) == written
                await at.play(seat, move)
                taken += 1
        assert taken > 10

    party(test)


def test_everybody_hears_of_it_and_a_client_that_was_told_of_the_move_forgets_it() -> None:
    async def test(at: Party) -> None:
        seat = await at_a_slip(at)
        length = at.table.slip.length if at.table.slip else 0
        assert at.guests[seat].news().take_back == 5
        assert {guest.news().take_back for guest in at.guests if guest.viewer != seat} == {0}
        seq = await take_back(at, seat)

        for guest in at.guests:
            heard = guest.news()
            assert (heard.seq, heard.first, bytes(heard.events), heard.take_back) == (seq, length, b"[]", 0)

    party(test)


def test_it_stands_in_the_journal_and_the_journal_tells_the_same_table() -> None:
    async def test(at: Party) -> None:
        seat = await at_a_slip(at)
        await take_back(at, seat)
        rows = await at.store.rows(at.table.id, 0)
        again = folded(at.table.id, rows)

        assert journal.read(rows[-1].body) == journal.TookBack(seat=seat)
        assert again.playing.log == at.table.playing.log
        assert again.playing.state == at.table.playing.state
        assert again.offers == at.table.offers
        assert again.lengths == at.table.lengths

    party(test)


def test_five_seconds_later_it_stands() -> None:
    async def test(at: Party) -> None:
        seat = await at_a_slip(at)
        at.clock.time += 4.9
        assert 0 < news.Telling(at.table, at.clock()).news(seat, 0).take_back < 0.2
        at.clock.time += 0.1
        with pytest.raises(NotNow, match="error-nothing-to-take-back"):
            await take_back(at, seat)

    party(test)


def test_nobody_gains_time_by_taking_back() -> None:
    async def test(at: Party) -> None:
        seat = await at_a_slip(at, clock=wire.ClockPlan(bank=100, increment=10))
        move = at.table.game.move_text(at.table.playing.moves[-1][1])
        await take_back(at, seat)
        assert at.table.clocks is not None
        left = at.table.clocks.left(seat, at.clock())
        for _ in range(3):
            at.clock.time += 1
            await at.play(seat, move)
            at.clock.time += 1
            await take_back(at, seat)

        assert at.table.clocks.left(seat, at.clock()) == left - 6

    party(test)


def test_nobody_takes_back_what_others_did() -> None:
    async def test(at: Party) -> None:
        seat = await at_a_slip(at)
        with pytest.raises(NotNow, match="error-nothing-to-take-back"):
            await take_back(at, (seat + 1) % 4)
        with pytest.raises(NotYours):
            await at.live.change(acts.TakeBack(None, at.clock()))

    party(test)


@pytest.mark.parametrize("since", ["a claim", "a move", "taken back already", "a pause"])
def test_nothing_is_taken_back_once_somebody_went_on(since: str) -> None:
    async def test(at: Party) -> None:
        seat = await at_a_slip(at)
        if since == "a claim":
            await at.say((seat + 1) % 4, f"I trust {(seat + 2) % 4}")
        elif since == "a move":
            other = min(at.table.offers)
            await at.play(other, at.text(other))
            seat = seat if other != seat else (seat + 1) % 4
        elif since == "a pause":
            await at.live.change(acts.Pause(at.member(seat), True))
        else:
            await take_back(at, seat)
        with pytest.raises(NotNow):
            await take_back(at, seat)

    party(test)


@pytest.mark.parametrize("by", ["bot", "stand_in", "clock"])
def test_only_what_a_person_did_is_taken_back(by: journal.By) -> None:
    async def test(at: Party) -> None:
        seat = await at_a_slip(at)
        move = at.table.game.move_text(at.table.playing.moves[-1][1])
        await take_back(at, seat)
        stamp = journal.Stamp(at.table.seq + 1, at.clock())

        assert at.table.after(journal.Played(seat=seat, move=move, by="person"), stamp).slip is not None
        assert at.table.after(journal.Played(seat=seat, move=move, by=by), stamp).slip is None

    party(test)

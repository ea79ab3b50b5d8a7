"""How fast bots answer: the owner says so, and where nobody else waits they answer at once until a person is asked."""

from __future__ import annotations

import asyncio

import pytest

from openps.games.panic_station import events
from openps.tables import acts, caretaker, journal, pace
from openps.tables.errors import NotNow, NotYours
from openps.tables.table import Table, folded
from openps.wire import messages as wire
from tests.tables.house import Party, party
from tests.tables.memory import NoWheel

STATION = {"game": "panic_station", "players": 4}


async def until_bots(at: Party) -> None:
    """People play until only bots are asked."""
    while any(at.member(seat) for seat in at.table.offers):
        seat = next(seat for seat in at.table.offers if at.member(seat))
        await at.play(seat, at.text(seat))


async def set_pace(at: Party, seat: int, milliseconds: int) -> None:
    await at.live.change(acts.Pace(at.member(seat), milliseconds))


async def skip(at: Party, seat: int, on: bool = True) -> None:
    await at.live.change(acts.Skip(at.member(seat), on))


def eliminate(table: Table, seat: int) -> None:
    """As if the others had seen to it."""
    match = table.playing
    match.game.evolve(match.state, events.PlayerEliminated(seat, match.state.marker))


def test_the_owner_changes_the_pace_while_the_match_is_played_and_all_are_told() -> None:
    async def test(at: Party) -> None:
        await (await at.open(2, come=False, pace=900, **STATION)).start()
        for guest in at.guests:
            await at.come(guest)
        assert [guest.table().pace for guest in at.guests] == [900, 900]
        await set_pace(at, 0, 225)

        assert [guest.table().pace for guest in at.guests] == [225, 225]
        assert pace.step(at.table) == 0.225
        with pytest.raises(NotYours, match="error-not-host"):
            await set_pace(at, 1, 450)
        with pytest.raises(NotYours, match="error-only-watching"):
            await at.live.change(acts.Pace(None, 450))

    party(test)


def test_the_pace_stands_in_the_journal_and_goes_on_at_a_rematch() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1, come=False, game="negotiator", pace=900)).start()
        await set_pace(at, 0, 450)
        assert folded(at.table.id, at.store.journals[at.table.id]).pace == 450
        while at.table.phase == "playing":
            await at.play(0, at.text(0))
        with pytest.raises(NotNow, match="error-table-not-playing"):
            await set_pace(at, 0, 900)
        again = await at.house.rematch(at.live, at.guests[0].ticket)
        assert (await at.house.table(again.table)).info().pace == 450

    party(test)


def test_whoever_is_alone_with_bots_skips_to_the_own_next_decision() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1, come=False, pace=5_000, **STATION)).start()
        await until_bots(at)
        await skip(at, 0)
        assert pace.step(at.table) == pace.AT_ONCE
        await at.come(at.guests[0])
        assert at.guests[0].table().skipping
        while 0 not in at.table.offers:
            seat = next(iter(at.table.offers))
            await at.play(seat, at.text(seat))

        assert not at.table.skips
        assert pace.step(at.table) == 5.0
        assert not at.guests[0].table().skipping
        with pytest.raises(NotNow, match="error-skip-asked"):
            await skip(at, 0)

    party(test, NoWheel())  # the bots of the house must not come before those of this test


def test_with_other_people_nothing_is_skipped_before_all_agree() -> None:
    async def test(at: Party) -> None:
        await (await at.open(2, pace=900, **STATION)).start()
        await until_bots(at)
        await skip(at, 0)
        assert at.guests[1].table().skips == [at.member(0)]
        assert not at.guests[1].table().skipping
        assert pace.step(at.table) == 0.9
        await skip(at, 1)
        assert at.guests[0].table().skipping
        assert pace.step(at.table) == pace.AT_ONCE
        await skip(at, 1, on=False)
        assert pace.step(at.table) == 0.9

    party(test, NoWheel())


def test_a_person_who_is_asked_is_skipped_past_no_more() -> None:
    async def test(at: Party) -> None:
        await (await at.open(2, come=False, pace=900, **STATION)).start()
        await until_bots(at)
        for seat in (0, 1):
            await skip(at, seat)
        while not {0, 1} & set(at.table.offers):
            seat = next(iter(at.table.offers))
            await at.play(seat, at.text(seat))
        (asked,) = {0, 1} & set(at.table.offers)
        assert at.table.skips == {at.member(1 - asked)}
        assert not pace.is_skipping(at.table)

    party(test)


def test_who_is_out_or_away_does_not_keep_others_from_skipping() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3, come=False, pace=900, **STATION)).start()
        await until_bots(at)
        await skip(at, 0)
        eliminate(at.table, 1)
        assert not pace.is_skipping(at.table)
        await at.live.change(acts.Leave(at.guests[2].ticket))
        assert pace.is_skipping(at.table)

    party(test)


def test_where_no_question_comes_to_a_person_any_more_the_rest_is_played_at_once() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1, come=False, pace=900, **STATION)).start()
        await until_bots(at)
        eliminate(at.table, 0)
        assert pace.step(at.table) == 0.9, "nobody has asked for it"
        await skip(at, 0)
        assert pace.step(at.table) == 0.0

    party(test)


def test_the_owner_skips_at_a_table_of_bots_and_nobody_does_from_outside() -> None:
    async def test(at: Party) -> None:
        await at.open(2, come=False, pace=900, **STATION)
        for guest in at.guests:
            await at.live.change(acts.Sit(guest.ticket, wire.Sit(seat=None)))
        await at.live.change(acts.Start(at.guests[0].ticket))
        with pytest.raises(NotYours, match="error-not-seated"):
            await at.live.change(acts.Skip(at.guests[1].member, True))
        with pytest.raises(NotYours, match="error-only-watching"):
            await at.live.change(acts.Skip(None, True))
        await at.live.change(acts.Skip(at.guests[0].member, True))
        assert pace.step(at.table) == 0.0
        with pytest.raises(NotNow, match="error-stale"):
            await at.live.change(acts.Skip(at.guests[0].member, True))

    party(test)


@pytest.mark.parametrize(("people", "asked", "step"), [(1, 0, 0.0), (2, 0, 0.1), (2, 50, 0.1), (2, 900, 0.9)])
def test_among_people_no_pace_is_so_quick_that_a_watch_tells_what_a_bot_holds(
    people: int, asked: int, step: float
) -> None:
    async def test(at: Party) -> None:
        await (await at.open(people, come=False, pace=asked, **STATION)).start()
        assert pace.step(at.table) == pytest.approx(step)

    party(test)


def test_bots_among_people_answer_at_the_end_of_a_step_however_quick_they_are() -> None:
    async def test(at: Party) -> None:
        await (await at.open(2, come=False, pace=0, **STATION)).start()
        await until_bots(at)
        before, began = at.table.playing.ply, asyncio.get_running_loop().time()
        for guest in at.guests:
            await at.come(guest)
        await at.settle()
        assert at.table.playing.ply == before
        async with asyncio.timeout(60):
            while at.table.playing.ply == before:
                await asyncio.sleep(0.01)
        assert asyncio.get_running_loop().time() - began >= pace.AT_ONCE

    party(test)


def test_a_bot_that_waits_goes_by_the_new_pace_at_once() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1, come=False, pace=10_000, **STATION)).start()
        await until_bots(at)
        await at.come(at.guests[0])
        await at.settle()
        before = at.table.playing.ply
        await skip(at, 0)
        async with asyncio.timeout(9):
            while at.table.playing.ply == before:
                await asyncio.sleep(0.01)

    party(test)


def test_a_change_of_pace_tells_nobody_how_long_a_bot_has_thought() -> None:
    """Bots that had done with thinking long ago, or just now, answer at the same step of the new pace."""
    waited = 1.03
    assert caretaker.pause(waited, 0.1) == pytest.approx(0.07)
    assert waited + caretaker.pause(waited, 0.1, 1.35) == pytest.approx(1.4)


def test_what_is_skipped_stands_in_the_journal() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1, come=False, pace=900, **STATION)).start()
        await until_bots(at)
        await skip(at, 0)
        rows = at.store.journals[at.table.id]
        assert journal.read(rows[-1].body) == journal.Skipped(member=at.member(0) or "", on=True)
        assert folded(at.table.id, rows).skips == at.table.skips

    party(test)

"""What if: a table plays on from a moment of a match that is over, with its cards or in a deal that fits."""

from __future__ import annotations

import pytest

from openps.engine.errors import OpenpsError
from openps.tables import acts, journal, past, practice, replays
from openps.tables.errors import NotNow, NotPossible
from openps.tables.house import House
from openps.tables.table import Table, folded
from openps.wire import messages as wire
from tests.tables.finished import SEATS, finish
from tests.tables.house import Clock, Counted, FirstMove, Guest, Party, party

GAMES = list(SEATS)


async def go_on(at: Party, seat: int, ply: int, fair: bool, level: str = "") -> Guest:
    """Sit down at a table that plays on from this moment of the party's match."""
    asked = wire.NewPractice(name="Ada", seat=seat, ply=ply, fair=fair, level=level)
    seated = await at.house.open_practice(at.table, asked)
    at.live = await at.house.table(seated.table)
    at.guests = [Guest(at.live, seated.member, seated.ticket)]
    return at.guests[0]


async def play_out(at: Party, most: int = 40) -> None:
    """A few moves more, whoever is asked."""
    for _ in range(most):
        if at.table.phase != "playing":
            return
        seat = min(at.table.offers)
        await at.live.change(acts.ByHouse(journal.Played(seat=seat, move=at.text(seat), by="bot")))


async def again(at: Party) -> Table:
    """As the journal tells it to a server that has just begun."""
    return folded(at.table.id, await at.store.rows(at.table.id, 0))


@pytest.mark.parametrize("game", GAMES)
def test_with_the_real_cards_the_table_stands_where_the_match_stood(game: str) -> None:
    async def test(at: Party) -> None:
        await finish(at, game)
        old = at.table
        ply = len(old.playing.moves) // 2
        length = replays.tale(old).lengths[ply]
        await go_on(at, 0, ply, fair=False)
        match = at.table.playing

        assert match.log == old.playing.log[:length]
        assert match.state == past.match_until(old.playing, length).state
        assert (at.table.phase, match.ply, match.seed != old.playing.seed) == ("playing", 0, True)

    party(test)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", [0, 3, 7])
def test_in_a_fair_deal_the_seat_sees_what_it_saw_and_nothing_else_is_known(game: str, part: int) -> None:
    async def test(at: Party) -> None:
        await finish(at, game, seed=part)
        old = at.table
        ply, seat = part * (len(old.playing.moves) - 1) // 8, SEATS[game] - 1
        truth = past.match_until(old.playing, replays.tale(old).lengths[ply])
        await go_on(at, seat, ply, fair=True)
        match = at.table.playing

        assert match.viewing()(seat) == truth.viewing()(seat)
        assert len(match.log) == len(truth.log)
        for viewer in range(SEATS[game]):  # of what was hidden, the old log tells nobody anything
            assert match.seen_by(viewer, match.log) == truth.seen_by(None, truth.log)

    party(test)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("fair", [False, True])
def test_it_is_an_ordinary_table(game: str, fair: bool) -> None:
    """It is played, folded again after a restart, looked back at, and told once it is over."""

    async def test(at: Party) -> None:
        await finish(at, game)
        guest = await go_on(at, 0, len(at.table.playing.moves) * 2 // 3, fair, "beginner")
        await at.come(guest)
        assert guest.table().practice is not None
        assert all(place.bot == "beginner" for place in at.table.places[1:])

        await play_out(at, 15)
        read = await again(at)
        assert (read.playing.state, read.playing.log) == (at.table.playing.state, at.table.playing.log)
        assert read.playing.start is not None
        past.look_back(at.table, 0, 0)
        past.look_back(at.table, 0, len(at.table.playing.log) - 1)

        await play_out(at, 5_000)
        assert at.table.phase == "over"
        told = replays.tale(at.table)
        assert len(told.lengths) == len(at.table.playing.moves) + 1
        seen = replays.frames(at.table, None, 0, 5)
        assert seen.plies == len(at.table.playing.moves)
        assert guest.news().outcome is not None

    party(test)


def test_bots_play_the_other_seats_and_the_deal_is_the_same_at_another_server() -> None:
    async def test(at: Party) -> None:
        await finish(at, "pani_high")
        await go_on(at, 2, 30, fair=True)
        other = House(at.store, FirstMove(), Clock(), Counted())
        there = await other.table(at.table.id)

        assert there.table.playing.state == at.table.playing.state
        await at.come(at.guests[0])
        await at.settle()
        assert 2 in at.table.offers or at.bots.questions

    party(test)


def test_it_is_practice_for_everybody_to_see_and_for_no_career() -> None:
    async def test(at: Party) -> None:
        await finish(at, "negotiator")
        source = at.table.id
        guest = await go_on(at, 0, 3, fair=True)
        await at.come(guest)
        await play_out(at, 5_000)
        ended = guest.news().aid["ended"]

        assert ended["practice"] is True
        assert guest.table().practice == wire.PracticeInfo(table=source, ply=3, fair=True)
        assert not at.table.settings.listed

    party(test)


def test_a_lie_told_before_an_imagined_deal_is_judged_by_nobody() -> None:
    async def test(at: Party) -> None:
        await finish(at, "pani_high")
        said = [ply for ply, _ in at.table.playing.claims]
        assert said
        await go_on(at, 0, said[0] + 1, fair=True)
        await play_out(at, 5_000)

        assert at.table.playing.verdicts()[0][1].value == "unknowable"

    party(test)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_match_that_runs_can_be_had(game: str) -> None:
    """The one gate: neither practice nor anything else that holds secrets, whoever asks."""

    async def test(at: Party) -> None:
        await finish(at, game, leave=6)
        for seat in range(SEATS[game]):
            for fair in (False, True):
                with pytest.raises(NotNow, match="error-table-not-over"):
                    await go_on(at, seat, 2, fair)
        with pytest.raises(NotNow, match="error-table-not-over"):
            acts.recorded(at.table)

    party(test)


def test_an_end_that_is_not_written_opens_nothing() -> None:
    async def test(at: Party) -> None:
        await finish(at, "negotiator", leave=1)
        table = at.table
        aside = table
        while aside.phase == "playing":  # it would be over, and nobody wrote that
            seat = min(aside.offers)
            move = aside.game.move_text(aside.offers[seat].moves[-1])
            aside = aside.after(journal.Played(seat=seat, move=move, by="bot"), journal.Stamp(aside.seq + 1, 0.0))
        with pytest.raises(NotNow):
            practice.moment(at.live.table, wire.NewPractice(name="A", seat=0, ply=0), "00" * 32)

    party(test)


@pytest.mark.parametrize(
    "asked",
    [
        wire.NewPractice(name="Ada", seat=9, ply=0),
        wire.NewPractice(name="Ada", seat=0, ply=99_999),
        wire.NewPractice(name="\n", seat=0, ply=0),
        wire.NewPractice(name="Ada", seat=0, ply=0, level="god"),
    ],
)
def test_what_cannot_be_is_refused_and_leaves_no_table(asked: wire.NewPractice) -> None:
    async def test(at: Party) -> None:
        await finish(at, "negotiator")
        before = at.house.tables()
        with pytest.raises(NotPossible):
            await at.house.open_practice(at.table, asked)
        assert at.house.tables() == before

    party(test)


def test_practice_has_no_practice_and_no_record() -> None:
    async def test(at: Party) -> None:
        await finish(at, "negotiator")
        await go_on(at, 0, 2, fair=False)
        await play_out(at, 5_000)
        with pytest.raises(NotNow, match="error-practice-of-practice"):
            await go_on(at, 0, 0, fair=False)
        with pytest.raises(OpenpsError, match="error-practice-record"):
            acts.recorded(at.table)

    party(test)

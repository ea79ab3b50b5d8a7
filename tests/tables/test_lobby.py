"""Before the match: who comes, who sits where, who may what."""

from __future__ import annotations

import asyncio

import pytest

from openps.engine.errors import OpenpsError
from openps.tables import acts
from openps.tables.errors import Farewell, NotNow, NotPossible, NotYours
from openps.tables.house import House
from openps.wire import messages as wire
from tests.tables.house import Clock, Counted, FirstMove, Party, party
from tests.tables.memory import MemoryStore


def test_the_first_to_come_is_the_host_and_sits_on_the_first_seat() -> None:
    async def test(at: Party) -> None:
        await at.open(3, seats=["open", "random"])
        info = at.guests[0].table()

        assert [(one.name, one.seat, one.host, one.here) for one in info.members] == [
            ("P0", 0, True, True), ("P1", 2, False, True), ("P2", 3, False, True),
        ]  # fmt: skip
        assert [seat.bot for seat in info.seats] == [None, "random", None, None, None]

    party(test)


def test_a_ticket_is_random_long_and_kept_as_a_hash_only() -> None:
    async def test(at: Party) -> None:
        await at.open(2)
        kept = b"".join(row.body for row in at.store.journals[at.table.id])

        assert len({guest.ticket for guest in at.guests}) == 2
        for guest in at.guests:
            assert len(guest.ticket) >= 32
            assert guest.ticket.encode() not in kept
            assert all(guest.ticket.encode() not in one for other in at.guests for one in other.raw)

    party(test)


def test_a_seat_and_a_colour_can_be_changed_if_free() -> None:
    async def test(at: Party) -> None:
        await at.open(2)
        mine = at.guests[1].ticket
        await at.live.change(acts.Sit(mine, wire.Sit(seat=4, colour="red")))
        assert at.table.places[4].member == at.guests[1].member
        assert at.table.places[1].free
        with pytest.raises(NotNow, match="error-seat-taken"):
            await at.live.change(acts.Sit(mine, wire.Sit(seat=0)))
        with pytest.raises(NotNow, match="error-colour-taken"):
            await at.live.change(acts.Sit(at.guests[0].ticket, wire.Sit(seat=0, colour="red")))
        with pytest.raises(NotPossible, match="error-no-seat"):
            await at.live.change(acts.Sit(mine, wire.Sit(seat=5)))
        await at.live.change(acts.Sit(mine, wire.Sit(seat=None)))
        assert at.table.members[at.guests[1].member or ""].seat is None

    party(test)


def test_only_the_host_starts_kicks_and_places_bots() -> None:
    async def test(at: Party) -> None:
        await at.open(2)
        guest = at.guests[1]
        for act in (
            acts.Start(guest.ticket),
            acts.Kick(guest.ticket, wire.Kick(member=at.guests[0].member)),
            acts.PlaceBot(guest.ticket, wire.PlaceBot(seat=3, level="random")),
        ):
            with pytest.raises(NotYours, match="error-not-host"):
                await at.live.change(act)
        with pytest.raises(NotYours, match="error-no-ticket"):
            await at.live.change(acts.Start("made up"))

    party(test)


def test_the_match_starts_when_everybody_is_ready_with_bots_on_free_seats() -> None:
    async def test(at: Party) -> None:
        await at.open(2)
        with pytest.raises(NotNow, match="error-not-ready"):
            await at.live.change(acts.Start(at.guests[0].ticket))
        await at.start()

        assert at.table.phase == "playing"
        assert [place.bot for place in at.table.places] == [None, None, "normal", "normal", "normal"]

    party(test)


def test_who_is_kicked_loses_seat_ticket_and_socket() -> None:
    async def test(at: Party) -> None:
        await at.open(2)
        out = at.guests[1]
        await at.live.change(acts.Kick(at.guests[0].ticket, wire.Kick(member=out.member)))

        assert out.closed is Farewell.TICKET
        assert at.table.places[1].free
        with pytest.raises(NotYours):
            acts.member_of(at.table, out.ticket)

    party(test)


def test_when_the_host_leaves_the_next_one_is_host_and_an_empty_table_closes() -> None:
    async def test(at: Party) -> None:
        await at.open(2)
        await at.live.change(acts.Leave(at.guests[0].ticket))
        assert at.table.host == at.guests[1].member
        await at.live.change(acts.Leave(at.guests[1].ticket))
        assert at.table.phase == "closed"

    party(test)


def test_a_table_with_a_password_wants_it() -> None:
    async def test(at: Party) -> None:
        await at.open(2, password="rosebud")
        with pytest.raises(NotYours, match="error-password"):
            await at.house.join(at.live, wire.Join(name="X", password="wrong"))
        kept = b"".join(row.body for row in at.store.journals[at.table.id])
        assert b"rosebud" not in kept
        assert at.guests[0].table().locked

    party(test)


def test_listed_tables_are_listed_and_private_ones_are_not() -> None:
    async def test(at: Party) -> None:
        await at.open(1)
        assert await at.house.cards(10) == []
        await at.open(1, listed=True)
        (card,) = await at.house.cards(10)
        assert (card.table, card.taken, card.players, card.phase) == (at.table.id, 1, 5, "lobby")

    party(test)


def test_a_table_without_reminders_says_so() -> None:
    async def test(at: Party) -> None:
        await at.open(1)
        assert at.table.settings.reminders
        await at.open(1, reminders=False)
        assert not at.live.info().reminders

    party(test)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"}, {"game": "Pani-High"}, {"players": 4}, {"options": {"nonsense": "1"}}, {"seats": ["chess"]},
        {"seats": ["open"] * 7}, {"options": {"deck": {"a": [1]}}}, {"options": {"players": 5}}, {"name": "\x07"},
        {"seat": 9}, {"seats": ["random"], "seat": 0}, {"options": {"deck": 7}}, {"options": {"first_player": []}},
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused_and_nothing_is_kept(wrong: dict[str, object]) -> None:
    async def test(at: Party) -> None:
        with pytest.raises(OpenpsError):
            await at.open(1, **wrong)
        assert at.store.journals == {}

    party(test)


YEAR = 365 * 86_400.0


async def opened_house(store: MemoryStore, clock: Clock, steady: Clock) -> House:
    house = House(store, FirstMove(), clock, Counted(), steady)
    await house.start()
    return house


def test_a_clock_that_jumps_ahead_makes_nothing_old() -> None:
    """Although people open tables by that clock."""

    async def test() -> None:
        clock, steady = Clock(), Clock()
        house = await opened_house(MemoryStore(), clock, steady)
        await house.open(wire.NewTable(game="pani_high", name="P0"))
        clock.time += YEAR
        await house.open(wire.NewTable(game="pani_high", name="P1"))
        assert await house.tidy() == 0
        steady.time += 91 * 86_400.0
        assert await house.tidy() == 1

    asyncio.run(test())


@pytest.mark.parametrize(("retention", "kept_after"), [(10 * 86_400.0, 0), (200 * 86_400.0, 1), (None, 1)])
def test_a_host_chooses_how_long_tables_are_kept(retention: float | None, kept_after: int) -> None:
    async def test() -> None:
        clock, steady = Clock(), Clock()
        house = await opened_house(MemoryStore(), clock, steady)
        house.retention = retention
        await house.open(wire.NewTable(game="pani_high", name="P0"))
        clock.time += 100 * 86_400.0
        steady.time += 100 * 86_400.0
        assert await house.tidy() == 1 - kept_after

    asyncio.run(test())


def test_a_clock_that_is_wrong_at_the_start_makes_nothing_old() -> None:
    async def test() -> None:
        store, clock, steady = MemoryStore(), Clock(), Clock()
        before = await opened_house(store, clock, steady)
        await before.open(wire.NewTable(game="pani_high", name="P0"))
        clock.time += YEAR
        house = await opened_house(store, clock, steady)
        await house.open(wire.NewTable(game="pani_high", name="P1"))
        steady.time += 86_400.0
        assert await house.tidy() == 0

    asyncio.run(test())


def test_an_old_table_leaves_the_list_and_is_forgotten_in_the_end() -> None:
    async def test(at: Party) -> None:
        await at.open(1, listed=True)
        at.clock.time += 2 * 86_400
        assert await at.house.cards(10) == []
        assert await at.house.tidy() == 0
        at.clock.time += 90 * 86_400
        assert await at.house.tidy() == 1
        assert at.store.journals == {}

    party(test)

"""The way back into a running match is through one's own eyes: every other way is tried here, and closed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from openps.tables.past import look_back
from tests.server.test_written import Case, Wire, World, moments, settle

ENTRY = 12
VIEWERS: list[int | None] = [0, 1, None]


def at_a_table(test: Callable[[World], Awaitable[None]]) -> None:
    async def whole() -> None:
        at = await World(moments()["playing"]).open()
        try:
            await test(at)
        finally:
            await at.end()

    asyncio.run(whole())


def ticket_of(at: World, viewer: int | None) -> str:
    return "" if viewer is None else at.moment.tickets[viewer]


async def asked(at: World, ticket: str, *messages: dict[str, Any]) -> list[dict[str, Any]]:
    """What a socket hears after its welcome."""
    line = Wire(at.app)
    line.say({"type": "hello", "table": at.moment.table, "ticket": ticket})
    await settle()
    before = len(line.heard)
    for message in messages:
        line.say(message)
        await settle()
    heard = [msgspec.json.decode(one["text"]) for one in line.heard[before:] if "text" in one]
    await line.hang_up()
    return heard


@pytest.mark.parametrize("viewer", VIEWERS)
def test_whoever_looks_back_sees_what_the_own_seat_was_told_and_the_public_what_is_public(viewer: int | None) -> None:
    async def test(at: World) -> None:
        (past,) = await asked(at, ticket_of(at, viewer), {"type": "look", "entry": ENTRY, "id": "a"})
        assert past == msgspec.json.decode(msgspec.json.encode(look_back(at.live.table, viewer, ENTRY, "a")))
        assert past["view"]["viewer"] == viewer
        assert "moves" not in past
        assert "menu" not in past

    at_a_table(test)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(
    "more",
    [{"seat": 2}, {"viewer": 2}, {"ticket": "x"}, {"member": "x"}, {"seat": None}, {"at": 3}],
    ids=lambda more: next(iter(more)),
)
def test_nobody_can_say_whose_eyes_it_shall_be(viewer: int | None, more: dict[str, Any]) -> None:
    async def test(at: World) -> None:
        (answer,) = await asked(at, ticket_of(at, viewer), {"type": "look", "entry": ENTRY, **more})
        assert (answer["type"], answer["code"]) == ("refused", "error-message")

    at_a_table(test)


@pytest.mark.parametrize("entry", [-1, "2", 2**60, 10_000, None, 1.5])
def test_what_is_no_entry_of_the_log_shows_nothing(entry: object) -> None:
    async def test(at: World) -> None:
        (answer,) = await asked(at, ticket_of(at, 0), {"type": "look", "entry": entry})
        assert answer["type"] == "refused"

    at_a_table(test)


@pytest.mark.parametrize("ticket", ["guessed", "0" * 43])
def test_a_ticket_that_is_none_opens_no_way_back(ticket: str) -> None:
    async def test(at: World) -> None:
        heard = await asked(at, ticket, {"type": "look", "entry": ENTRY})
        assert heard == []

    at_a_table(test)


def test_nothing_is_shown_before_hello() -> None:
    async def test(at: World) -> None:
        line = Wire(at.app)
        line.say({"type": "look", "entry": ENTRY})
        await settle()
        assert not [one for one in line.heard if "text" in one]
        await line.hang_up()

    at_a_table(test)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("ticket", [None, 0, 1])
def test_the_steps_of_a_match_that_runs_are_told_to_nobody(seat: int, ticket: int | None) -> None:
    async def test(at: World) -> None:
        status, body = await at.ask("GET", "/api/v1/tables/{table}/frames", Case(ticket, query=f"?seat={seat}"))
        assert status == 409
        assert msgspec.json.decode(body)["code"] == "error-table-not-over"

    at_a_table(test)


@pytest.mark.parametrize("players", ["", "five", "-5", "5.0", " 5", "٥"])
def test_what_is_no_number_is_refused_where_one_is_asked_for(players: str) -> None:
    async def test(at: World) -> None:
        status, body = await at.ask("GET", "/api/v1/balance/{game}", Case(query=f"?players={quote(players)}"))
        assert (status, msgspec.json.decode(body)["code"]) == (400, "error-query")

    at_a_table(test)


def test_the_pace_over_the_line_has_a_floor_under_which_a_watch_would_tell_something() -> None:
    async def test(at: World) -> None:
        for wrong in (0, 100, -5, 20_000):
            (answer,) = await asked(at, ticket_of(at, 0), {"type": "pace", "pace": wrong})
            assert (answer["type"], answer["code"]) == ("refused", "error-message")

    at_a_table(test)


def test_the_owner_sets_the_pace_over_the_line_and_an_onlooker_does_not() -> None:
    async def test(at: World) -> None:
        told = await asked(at, ticket_of(at, 0), {"type": "pace", "pace": 450, "id": "p"})
        assert [(one["type"], one["table"]["pace"]) for one in told if one.get("re") == "p"] == [("table", 450)]
        (answer,) = await asked(at, "", {"type": "pace", "pace": 900})
        assert answer["code"] == "error-only-watching"
        (answer,) = await asked(at, ticket_of(at, 1), {"type": "pace", "pace": 900})
        assert answer["code"] == "error-not-host"
        (answer,) = await asked(at, "", {"type": "skip", "on": True})
        assert answer["code"] == "error-only-watching"

    at_a_table(test)

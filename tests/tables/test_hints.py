"""Hints: what a strong bot would do, for whoever plays alone against bots at a table that was opened for it."""

from __future__ import annotations

import asyncio

import pytest

from openps.desk.hinting import hinted
from openps.tables import acts, hints
from openps.tables.errors import NotNow, NotYours
from openps.tables.hints import Hint
from openps.tables.ports import Choice
from openps.wire import messages as wire
from tests.tables.finished import SEATS
from tests.tables.house import Party, party

GAMES = list(SEATS)


async def alone(at: Party, game: str = "pani_high", **settings: object) -> str:
    await at.open(game=game, players=SEATS[game], hints=True, come=False, **settings)
    await at.start()
    while 0 not in at.table.offers:
        seat = min(at.table.offers)
        await at.play(seat, at.text(seat))
    return at.guests[0].member or ""


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_s_own_strong_bot_is_asked_and_it_gets_the_view_of_the_seat_alone(game: str) -> None:
    async def test(at: Party) -> None:
        member = await alone(at, game)
        made = await at.house.hint(at.live, member)

        assert made == Hint(0, at.text(0), at.table.offers[0].since)
        question = at.bots.questions[-1]
        assert (question.level, question.view["viewer"]) == ("strong", 0)
        assert question.log is None

    party(test)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_move_has_a_reason_in_words_and_a_clause(game: str, language: str) -> None:
    async def test(at: Party) -> None:
        await alone(at, game)
        for _ in range(60):
            if at.table.phase != "playing":
                return
            seat = min(at.table.offers)
            for move in at.table.offers[seat].moves:
                text = at.table.game.move_text(move)
                told = hinted(at.table, Hint(seat, text, 0), language, {}, "a")
                assert (told.move, told.re) == (text, "a")
                assert told.why
                assert told.clauses
                assert not [words for words in (told.label, *told.why) if "{" in words or "explain-" in words]
            await at.live.change(acts.ByHouse(played(at, seat)))

    party(test)


def played(at: Party, seat: int) -> acts.journal.Played:
    return acts.journal.Played(seat=seat, move=at.text(seat, -1), by="bot")


def test_a_table_that_was_opened_without_them_gives_none() -> None:
    async def test(at: Party) -> None:
        await at.open(game="negotiator", players=1)
        await at.start()
        assert not at.guests[0].table().hints
        with pytest.raises(NotYours, match="error-no-hints"):
            await at.house.hint(at.live, at.guests[0].member)

    party(test)


@pytest.mark.parametrize("look_on", [False, True])
def test_with_a_second_person_there_are_none_also_if_they_joined_later_or_resigned(look_on: bool) -> None:
    async def test(at: Party) -> None:
        await at.open(people=2, game="pani_high", players=5, hints=True, resign=True)
        if look_on:
            await at.live.change(acts.Sit(at.guests[1].ticket, wire.Sit(seat=None)))
        await at.start()
        for guest in at.guests:
            with pytest.raises(NotYours):
                hints.asked(at.table, guest.member)
        if not look_on:
            await at.live.change(acts.Resign(at.guests[1].ticket))
            with pytest.raises(NotYours, match="error-hints-alone"):
                hints.asked(at.table, at.guests[0].member)

    party(test)


def test_nobody_else_can_ask() -> None:
    async def test(at: Party) -> None:
        await alone(at)
        for member in (None, "", "somebody"):
            with pytest.raises(NotYours):
                await at.house.hint(at.live, member)

    party(test)


def test_there_is_nothing_to_ask_when_others_decide_or_nothing_is_played() -> None:
    async def test(at: Party) -> None:
        await at.open(game="pani_high", players=5, hints=True, come=False)
        with pytest.raises(NotNow):
            hints.asked(at.table, at.guests[0].member)
        await at.start()
        while 0 in at.table.offers:
            await at.play(0, at.text(0))
        with pytest.raises(NotNow, match="error-hint-not-asked"):
            hints.asked(at.table, at.guests[0].member)

    party(test)


def test_an_answer_to_a_question_that_is_over_is_told_to_nobody() -> None:
    async def test(at: Party) -> None:
        member = await alone(at, "negotiator")
        first = at.text(0)

        async def slow(_: object) -> Choice:
            await at.play(0, first)
            return Choice(first, "strong")

        at.bots.choose = slow  # type: ignore[method-assign]  # a bot that thinks too long
        with pytest.raises(NotNow, match="error-stale"):
            await asyncio.wait_for(at.house.hint(at.live, member), 60)

    party(test)


def test_such_a_match_is_practice() -> None:
    async def test(at: Party) -> None:
        await alone(at, "negotiator")
        assert at.table.playing.practice
        assert at.table.copy().playing.practice

    party(test)

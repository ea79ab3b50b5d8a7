"""Bots that talk at a table, and levels that change while it plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from openps.bots.protocol import Question, message
from openps.tables import acts, gossip, journal
from openps.tables.errors import NotNow, NotPossible, NotYours
from openps.wire import messages as wire
from tests.tables.house import Party, party

Speaking = Callable[[int, Question], str]


@pytest.fixture(autouse=True)
def _all_bots_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gossip, "talks", lambda *_: True)


def viewer(question: Question) -> int:
    seat = question.view["viewer"]
    assert isinstance(seat, int)
    return seat


def talking(at: Party, says: Speaking) -> list[Question]:
    """From now on the bots say this; the questions to them are returned."""
    asked: list[Question] = []

    async def speak(question: Question) -> str:
        asked.append(question)
        await asyncio.sleep(0)
        return says(viewer(question), question)

    at.bots.speak = speak
    return asked


def facts_of(at: Party) -> list[journal.Fact]:
    return [journal.read(row.body) for row in at.store.journals[at.table.id]]


def said(at: Party) -> list[tuple[int, str]]:
    return [(fact.seat, fact.text) for fact in facts_of(at) if isinstance(fact, journal.Said)]


async def started(at: Party, says: Speaking) -> list[Question]:
    """A person on seat 0 and three bots; it is the person's turn, or will be."""
    await at.open(1, game="panic_station", players=4)
    asked = talking(at, says)
    await at.start()
    await at.settle()
    return asked


def test_bots_speak_as_the_turn_passes_and_all_hear_it() -> None:
    async def test(at: Party) -> None:
        await started(at, lambda _, question: "I am human" if not question.view["claims"] else "")
        while 0 not in at.table.offers:
            await at.settle()

        assert said(at) != []
        assert {seat for seat, _ in said(at)} <= {1, 2, 3}
        claims = at.guests[0].known().claims
        assert [(one["speaker"], one["text"]) for one in claims] == said(at)

    party(test)


def test_a_bot_that_speaks_gets_what_its_seat_saw_and_no_more() -> None:
    async def test(at: Party) -> None:
        asked = await started(at, lambda *_: "")

        assert asked
        for question in asked:
            seat = viewer(question)
            log = question.log or ()
            seen = at.table.playing.seen_by(seat, at.table.playing.log[: len(log)])
            assert [one["kind"] for one in log] == [type(entry).__name__ for entry in seen]
            assert at.table.seed() not in str(message(question))
            assert question.moves == []

    party(test)


def test_a_bot_moves_once_all_have_spoken() -> None:
    async def test(at: Party) -> None:
        await started(at, lambda seat, question: "I trust 0" if seat == 3 and not question.view["claims"] else "")
        while 0 in at.table.offers:
            await at.play(0, at.text(0))
        for _ in range(5):
            await at.settle()
        turns = [fact for fact in facts_of(at) if isinstance(fact, journal.Said | journal.Played)]
        first = [isinstance(fact, journal.Played) and fact.by == "bot" for fact in turns].index(True)

        assert any(isinstance(fact, journal.Said) for fact in turns[:first])

    party(test)


def test_bots_answer_a_person_and_come_to_an_end() -> None:
    async def test(at: Party) -> None:
        await started(at, lambda _, question: "I am human" if question.view["claims"] else "")
        while 0 not in at.table.offers or at.table.secret_choice:
            await at.settle()
            if 0 in at.table.offers and at.table.secret_choice:
                await at.play(0, at.text(0))
        assert said(at) == []
        await at.say(0, "2 is infected")
        for _ in range(5):
            await at.settle()

        answers = said(at)[1:]
        assert {seat for seat, _ in answers} == {1, 2, 3}
        assert len(answers) == 6, "each of them twice, and no more"

    party(test)


def test_what_a_bot_says_too_late_is_not_heard() -> None:
    async def test(at: Party) -> None:
        await started(at, lambda *_: "")
        asked = tuple(at.table.offers)
        with pytest.raises(NotNow, match="error-stale"):
            acts.BotSay(1, "I am human", (*asked, 3)).fact(at.table)
        with pytest.raises(NotNow, match="error-stale"):
            acts.BotSay(0, "I am human", asked).fact(at.table)

    party(test)


def test_what_may_not_be_said_is_not_heard_and_the_match_goes_on() -> None:
    async def test(at: Party) -> None:
        await started(at, lambda *_: "I have crown")
        while 0 not in at.table.offers:
            await at.settle()

        assert said(at) == []

    party(test)


# ---- levels


def test_the_host_changes_the_level_of_a_bot_while_it_plays() -> None:
    async def test(at: Party) -> None:
        await at.open(2, seats=["open", "open", "beginner"])
        await at.start()
        host, guest = at.guests
        await at.live.change(acts.PlaceBot(host.ticket, wire.PlaceBot(seat=2, level="strong")))
        assert at.table.places[2].bot == "strong"
        assert guest.table().seats[2].bot == "strong"
        at.bots.questions.clear()
        while not any(viewer(question) == 2 for question in at.bots.questions):
            for seat in {0, 1} & set(at.table.offers):
                await at.play(seat, at.text(seat))
            await at.settle()
        levels = {viewer(one): one.level for one in at.bots.questions}

        assert levels[2] == "strong"
        assert set(levels.values()) <= {"strong", "normal"}

    party(test)


def test_only_the_host_changes_levels_and_only_those_of_bots_that_play() -> None:
    async def test(at: Party) -> None:
        await at.open(2)
        await at.start()
        host, guest = at.guests
        wrong = [
            (guest.ticket, 3, "strong", NotYours),
            (host.ticket, 1, "strong", NotNow),
            (host.ticket, 3, None, NotNow),
            (host.ticket, 3, "grandmaster", NotPossible),
            (host.ticket, 3, "heuristic:temperature=1", NotPossible),
            (host.ticket, 3, "program:true", NotPossible),
            (host.ticket, 9, "strong", NotPossible),
        ]
        for ticket, seat, level, error in wrong:
            with pytest.raises(error):
                acts.PlaceBot(ticket, wire.PlaceBot(seat=seat, level=level)).fact(at.table)

    party(test)

"""Bots, those who are away, and clocks."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from openps.bots.protocol import message
from openps.tables import acts, caretaker, journal, live
from openps.tables.clocks import Clocks
from openps.tables.errors import NotKept, NotNow, StoreAway, TooMuch, WheelLost
from openps.tables.ports import Card, Row, Term
from openps.tui.online import failed_lines
from openps.wire import encoding
from openps.wire import messages as wire
from openps.words.messages import Messages
from tests.bots.test_protocol import without_names
from tests.tables.house import Party, party
from tests.tables.memory import Hanging, MemoryStore, in_time

STATION = {"game": "panic_station", "players": 4}


def by(at: Party) -> list[str]:
    rows = [journal.read(row.body) for row in at.store.journals[at.table.id]]
    return [row.by for row in rows if isinstance(row, journal.Played)]


def test_bots_play_until_a_person_is_asked_and_get_that_seats_view_only() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1)).start()
        await at.settle()
        while at.table.phase == "playing" and len(by(at)) < 40:
            if 0 in at.table.offers:
                await at.play(0, at.text(0))
            await at.settle()

        assert "bot" in by(at)
        assert at.bots.questions
        for question in at.bots.questions:
            assert question.view["viewer"] != 0
            assert question.view["options"] == at.table.plan.options
            assert at.table.seed() not in str(message(question))

    party(test)


def test_all_at_the_table_see_that_another_bot_decided_for_one_that_failed() -> None:
    async def test(at: Party) -> None:
        at.bots.instead = "random"
        await (await at.open(1)).start()
        await at.settle()
        while len(by(at)) < 10:
            if 0 in at.table.offers:
                await at.play(0, at.text(0))
            await at.settle()
        failed = [place.failed for place in at.table.places]

        assert "bot" not in by(at)
        assert failed[0] == 0
        assert sum(failed) == by(at).count("stand_in")
        told = at.guests[0].heard(wire.TableNews)[-1]
        assert [seat.failed for seat in told.table.seats] == failed
        for language, words in (("en", "a weaker bot decided for it"), ("fr", "un robot plus faible a décidé")):
            lines = failed_lines(told.table.seats, [], Messages(language))
            assert len(lines) == sum(count > 0 for count in failed)
            assert all(words in line for line in lines)
        assert failed_lines(told.table.seats, failed, Messages("en")) == []

    party(test)


def test_what_a_bot_gets_is_what_its_seat_would_be_told() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4, game="panic_station", players=4)).start()
        seat, offer = next(iter(at.table.offers.items()))
        question = caretaker.question_to(at.table, seat, offer, "clock", 0)
        told = at.guests[seat].news()

        assert without_names(question.view) == msgspec.json.decode(told.view)
        assert list(question.moves) == [one["text"] for one in msgspec.json.decode(told.moves)]
        view = encoding.Reader(at.table.game, at.table.options).view(question.view)
        assert view == at.table.playing.view(seat)

    party(test)


def test_a_bot_hears_nothing_that_is_not_written() -> None:
    """A person spoke; while that hangs at the disk somebody comes, and the bot whose turn it is wakes up."""
    store = Hanging()

    async def test(at: Party) -> None:
        await (await at.open(1, come=False, game="panic_station", players=4)).start()
        while 0 in at.table.offers:
            await at.play(0, at.text(0))
        store.hang()
        saying = asyncio.create_task(at.say(0, "1 is infected"))
        await store.reached.wait()
        await in_time(at.come(at.guests[0]), store)
        await at.settle()
        assert [question.view["claims"] for question in at.bots.questions] == [[]]
        store.fails.set()
        with pytest.raises(NotKept, match="error-not-kept"):
            await saying

    party(test, store)


def test_bots_move_although_the_store_was_away_when_the_wheel_was_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "STORE_AGAIN", 0.01)

    class Away(MemoryStore):
        away = 2

        async def take_wheel(self, table: str) -> Term | None:
            self.away -= 1
            if self.away >= 0:
                raise StoreAway("error-store-away")
            return 1

    async def test(at: Party) -> None:
        await (await at.open(1, come=False, **STATION)).start()
        while 0 in at.table.offers:
            await at.play(0, at.text(0))
        await at.come(at.guests[0])
        async with asyncio.timeout(60):
            while "bot" not in by(at):
                await asyncio.sleep(0.01)

    party(test, Away())


def test_whoever_loses_the_wheel_moves_nothing_until_it_has_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another server took it while this one slept: what its bots had thought of by then is not written."""
    monkeypatch.setattr(caretaker, "WHEEL_AGAIN", 0.01)

    class Taken(MemoryStore):
        wheel: Term | None = 1
        refused = 0

        async def take_wheel(self, table: str) -> Term | None:
            taken = self.wheel
            if taken == 1:  # and lost again before the first bot has moved
                self.wheel = None
            return taken

        async def append(self, table: str, row: Row, card: Card | None = None, term: Term | None = None) -> None:
            if term is not None and term != self.wheel:
                self.refused += 1
                raise WheelLost("error-stale")
            await super().append(table, row, card, term)

    store = Taken()

    async def test(at: Party) -> None:
        await (await at.open(1, come=False, **STATION)).start()
        while 0 in at.table.offers:
            await at.play(0, at.text(0))
        await at.come(at.guests[0])
        async with asyncio.timeout(60):
            while not store.refused:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)  # and nothing more comes
        assert (store.refused, "bot" in by(at)) == (1, False)
        assert at.guests[0].closed is None
        store.wheel = 2
        async with asyncio.timeout(60):
            while "bot" not in by(at):
                await asyncio.sleep(0.01)

    party(test, store)


def test_a_table_where_nobody_is_sleeps() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1)).start()
        at.live.forget(at.guests[0])
        await at.settle()
        played = len(by(at))
        at.clock.time += 10_000
        await at.settle()

        assert len(by(at)) == played
        assert not any(place.stand_in for place in at.table.places)

    party(test)


def test_who_is_gone_for_longer_than_the_patience_is_played_by_a_bot_and_gets_the_seat_back() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5, patience=60)).start()
        gone = at.guests[2]
        left_at = at.table.seq
        at.live.forget(gone)
        await at.settle()
        at.clock.time += 59
        at.live.poke()
        await at.settle()
        assert not at.table.places[2].stand_in
        at.clock.time += 2
        at.live.poke()
        await at.settle()
        assert at.table.places[2].stand_in
        assert at.guests[0].table().seats[2].stand_in
        while "stand_in" not in by(at):
            seat = next(iter(at.table.offers))
            if seat != 2:
                await at.play(seat, at.text(seat))
            await at.settle()
        gone.raw.clear()
        await at.come(gone, left_at)
        await at.settle()

        away = gone.heard(wire.Welcome)[0].away
        assert away is not None
        assert away.moves >= 1
        assert away.since >= left_at
        assert gone.heard(wire.News)[0].since == left_at
        assert not at.table.places[2].stand_in

    party(test)


def test_who_leaves_a_match_is_played_by_a_bot_at_once_and_may_come_back() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        leaver = at.guests[3]
        at.live.forget(leaver)
        await at.live.change(acts.Leave(leaver.ticket))
        assert at.table.places[3].stand_in
        with pytest.raises(NotNow, match="error-left-already"):
            await at.live.change(acts.Leave(leaver.ticket))
        await at.come(leaver)
        await at.settle()
        assert not at.table.places[3].stand_in

    party(test)


def test_a_clock_that_runs_out_costs_one_decision_and_no_match() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5, clock=wire.ClockPlan(bank=30, increment=5))).start()
        await at.settle()
        seat = next(iter(at.table.offers))
        at.clock.time += 29
        at.live.poke()
        await at.settle()
        assert by(at) == []
        at.clock.time += 2
        at.live.poke()
        async with asyncio.timeout(60):
            while not by(at):
                await asyncio.sleep(0.01)

        assert by(at) == ["clock"]
        assert not at.table.places[seat].stand_in
        assert at.table.clocks is not None
        assert at.table.clocks.left(seat, at.clock()) == pytest.approx(5.0, abs=0.01)
        assert at.guests[0].news().clocks is not None

    party(test)


def test_a_pause_stops_clocks_bots_and_moves() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5, clock=wire.ClockPlan(bank=30))).start()
        await at.settle()
        seat = next(iter(at.table.offers))
        person = at.guests[0].member
        await at.live.change(acts.Pause(person, True))
        at.clock.time += 1000
        at.live.poke()
        await at.settle()
        assert by(at) == []
        with pytest.raises(NotNow, match="error-table-paused"):
            await at.play(seat, at.text(seat))
        await at.live.change(acts.Pause(person, False))
        await at.play(seat, at.text(seat))
        assert at.table.clocks is not None
        assert at.table.clocks.left(seat, at.clock()) == pytest.approx(30.0)

    party(test)


def test_time_counts_for_nobody_while_nobody_is_there() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5, clock=wire.ClockPlan(bank=30))).start()
        await at.settle()
        for guest in at.guests:
            at.live.forget(guest)
        await at.settle()
        at.clock.time += 5000
        for guest in at.guests:
            await at.come(guest)
        await at.settle()
        assert by(at) == []
        assert at.table.clocks is not None
        assert min(at.table.clocks.all_left(at.clock())) == pytest.approx(30.0)

    party(test)


def test_clocks_count_two_who_think_at_once_apart() -> None:
    clocks = Clocks(wire.ClockPlan(bank=60, increment=10), 3)
    clocks.ask([0, 1], 100.0)
    clocks.answered(0, 105.0)
    clocks.ask([1], 105.0)
    clocks.answered(1, 130.0)
    clocks.ask([2], 130.0)

    assert clocks.all_left(131.0) == [65.0, 40.0, 59.0]


@pytest.mark.parametrize(
    ("thought_for", "pace", "waits"),
    [(0.0, 0.9, 0.9), (0.01, 0.9, 0.89), (0.89, 0.9, 0.01), (1.0, 0.9, 0.8), (5.0, 0.0, 0.0)],
)
def test_a_bot_answers_at_whole_steps_of_the_pace_however_long_it_thought(
    thought_for: float, pace: float, waits: float
) -> None:
    assert caretaker.pause(thought_for, pace) == pytest.approx(waits)


@pytest.mark.parametrize("thought_for", [0.01, 0.5, 1.0, 1.2])
def test_a_bot_that_thinks_ahead_takes_as_long_where_it_has_no_choice(thought_for: float) -> None:
    """Who may have armor is asked like everybody: a quick answer would say that there was nothing to choose."""
    least = caretaker.usual_time("planner", "negotiator")

    assert least > 1.2
    assert thought_for + caretaker.pause(thought_for, 0.9, least) == pytest.approx(1.8)


def test_a_quick_bot_is_not_made_slow() -> None:
    assert caretaker.usual_time("heuristic", "negotiator") == 0.0
    assert caretaker.usual_time("was-there-last-year", "negotiator") == 0.0


def test_an_answer_that_comes_too_late_is_dropped() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        seat, offer = next(iter(at.table.offers.items()))
        await at.play(seat, at.text(seat))
        with pytest.raises(NotNow, match="error-stale"):
            acts.BotPlay(seat, at.table.game.move_text(offer.moves[0]), offer.since, "clock").fact(at.table)
        await asyncio.sleep(0)

    party(test)


def test_a_crowd_of_onlookers_is_bounded_and_hears_of_itself_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_WATCHING", 40)

    async def test(at: Party) -> None:
        await at.open(1)
        crowd = [await at.look_on() for _ in range(40)]
        heard = sum(len(guest.raw) for guest in crowd)
        assert heard < 40 * 14
        with pytest.raises(TooMuch, match="error-too-many-watching"):
            await at.look_on()

    party(test)

"""The checker can fail: a match that was played well is doctored, and each thing that is wrong with it is named."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, replace

import pytest

from tests.chaos import checker, journals, worlds
from tests.chaos.evening import Plan, people_at_a_table, played
from tests.chaos.history import History, Row
from tests.chaos.line import Address, Told, is_cut
from tests.server.running import running


@dataclass
class Kept:
    """A match: its journal, and what its people kept."""

    table: str
    rows: list[Row]
    histories: list[History]

    def faults(self) -> list[str]:
        return checker.faults(self.rows, self.histories)

    def acknowledged(self, number: int) -> int:
        """Where the row of one of the first seat's moves stands."""
        told = [wish.told for wish in self.histories[0].wishes if wish.told is not None]
        return told[number] - 1

    def renumber(self) -> None:
        self.rows = [replace(row, seq=number) for number, row in enumerate(self.rows, 1)]

    def rewrite(self, at: int, **parts: str | int) -> None:
        row = self.rows[at]
        self.rows[at] = replace(row, body=json.dumps({**row.fact, **parts}).encode())

    def retell(self, seat: int, number: int, change: Callable[[Told], None]) -> None:
        """Another thing in one of the news that a seat heard."""
        history = self.histories[seat]
        at = [place for place, message in enumerate(history.heard) if message.startswith(b'{"type":"news"')][number]
        told: Told = json.loads(history.heard[at])
        change(told)
        history.heard[at] = json.dumps(told, separators=(",", ":")).encode()


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Five people in good weather."""
    folder = tmp_path_factory.mktemp("good")
    database = str(folder / "t.db")

    async def play(door: Address) -> Kept:
        people = await people_at_a_table(Plan("pani_high", 5), lambda: door, random.Random(1))
        await played(people, 120)
        table = people[0].history.table
        return Kept(table, await journals.rows(database, table), [person.history for person in people])

    with running(database, folder) as server:
        return asyncio.run(play(Address.of(server.url)))


@pytest.fixture
def kept(good: Kept) -> Kept:
    return deepcopy(good)


def test_a_match_in_good_weather_has_no_fault(kept: Kept) -> None:
    assert kept.faults() == []
    assert len([row for row in kept.rows if row.kind == "played"]) > 30
    assert all(wish.told is not None for history in kept.histories for wish in history.wishes)


def test_a_lost_move_is_noticed(kept: Kept) -> None:
    del kept.rows[kept.acknowledged(3)]
    kept.renumber()
    assert any("it is lost" in fault for fault in kept.faults())


def test_a_lost_last_move_is_noticed(kept: Kept) -> None:
    kept.rows.pop()
    assert any("was told" in fault and "ends at" in fault for fault in kept.faults())


def test_a_hole_in_the_journal_is_noticed(kept: Kept) -> None:
    del kept.rows[kept.acknowledged(3)]
    assert any("where" in fault and "should be" in fault for fault in kept.faults())


def test_a_doubled_move_is_noticed(kept: Kept) -> None:
    at = kept.acknowledged(3)
    kept.rows.insert(at + 1, kept.rows[at])
    kept.renumber()
    assert any("once, and the journal has" in fault for fault in kept.faults())


def test_moves_in_another_order_are_noticed(kept: Kept) -> None:
    one, two = kept.acknowledged(2), kept.acknowledged(4)
    kept.rows[one], kept.rows[two] = kept.rows[two], kept.rows[one]
    kept.renumber()
    assert any("it is lost" in fault for fault in kept.faults())


def test_another_move_than_the_one_that_was_wished_is_noticed(kept: Kept) -> None:
    kept.rewrite(kept.acknowledged(3), move="another")
    faults = kept.faults()
    assert any("is another" in fault for fault in faults)
    assert any("had not been offered" in fault for fault in faults)


def test_a_move_that_nobody_wished_is_noticed(kept: Kept) -> None:
    for history in kept.histories:
        history.wishes.clear()
    assert any("never wished" in fault for fault in kept.faults())


def test_a_move_without_an_answer_may_be_there_or_not(kept: Kept) -> None:
    """The line broke before the answer came: the server may have written it or not, and both are right."""
    kept.histories[0].wishes[3].told = None
    assert kept.faults() == []


def test_a_move_of_a_seat_that_was_not_asked_is_noticed(kept: Kept) -> None:
    at = kept.acknowledged(3)
    kept.rewrite(at, seat=4)
    assert any("had been asked" in fault for fault in kept.faults())


def test_news_that_are_not_written_are_noticed(kept: Kept) -> None:
    def ahead(told: Told) -> None:
        told["seq"] = len(kept.rows) + 1

    kept.retell(2, -1, ahead)
    assert any("and the journal ends at" in fault for fault in kept.faults())


def test_news_that_another_server_tells_differently_are_noticed(kept: Kept) -> None:
    """Told, not written, and the next server wrote something else under that number."""
    again = next(message for message in kept.histories[1].heard if b'"since":' in message)
    kept.histories[1].heard.append(b'{"type":"welcome"}')
    kept.histories[1].heard.append(again.replace(b'"ask":"', b'"ask":"other-'))
    assert any("two different things" in fault for fault in kept.faults())


def test_an_event_that_changes_its_meaning_is_noticed(kept: Kept) -> None:
    def other(told: Told) -> None:
        told["first"] = 0

    kept.retell(1, 9, other)
    assert any("'entry'" in fault for fault in kept.faults())


def test_news_that_go_back_are_noticed(kept: Kept) -> None:
    heard = kept.histories[3].heard
    heard[-1], heard[-8] = heard[-8], heard[-1]
    assert any(" after " in fault for fault in kept.faults())


def test_a_match_that_does_not_end_is_noticed(kept: Kept) -> None:
    def no_end(told: Told) -> None:
        told["outcome"] = None

    ends = len([1 for told in kept.histories[0].messages("news") if told["outcome"] is not None])
    assert ends
    for number in range(1, ends + 1):
        kept.retell(0, -number, no_end)
    assert any("never heard how it ended" in fault for fault in kept.faults())


def test_a_member_whom_the_journal_does_not_know_is_noticed(kept: Kept) -> None:
    kept.histories[2].member = "stranger"
    assert any("was let in" in fault for fault in kept.faults())


def test_an_offer_that_is_not_kept_and_a_table_that_is_silent_are_noticed(kept: Kept) -> None:
    kept.histories[1].denied.append("pass")
    kept.histories[2].silences += 1
    assert len(kept.faults()) == 2


def test_a_chat_that_is_not_written_is_noticed(kept: Kept) -> None:
    kept.histories[1].heard.append(b'{"type":"chat","seq":9,"text":"hello"}')
    assert any("a chat was told" in fault for fault in kept.faults())


# ---- secrets


def test_in_another_world_every_seat_heard_the_same(kept: Kept) -> None:
    compared, faults = worlds.betrayals(kept.table, kept.rows, kept.histories)
    assert faults == []
    assert compared > 50


def test_a_foreign_card_is_noticed(kept: Kept) -> None:
    """One seat is shown once what only another may see."""
    foreign = [told["view"] for told in kept.histories[1].messages("news")][14]

    def shown(told: Told) -> None:
        told["view"] = foreign

    kept.retell(0, 14, shown)
    _, faults = worlds.betrayals(kept.table, kept.rows, kept.histories)
    assert [fault for fault in faults if "seat 0 knows too much" in fault and "view" in fault]


def test_a_card_in_an_event_that_should_be_sealed_is_noticed(kept: Kept) -> None:
    def bared(told: Told) -> None:
        told["events"] = next(one["events"] for one in kept.histories[1].messages("news"))

    kept.retell(0, 0, bared)
    _, faults = worlds.betrayals(kept.table, kept.rows, kept.histories)
    assert [fault for fault in faults if "seat 0 knows too much" in fault and "events" in fault]


def test_an_answer_that_was_cut_is_none() -> None:
    whole = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
    assert [is_cut(whole[:at]) for at in (len(whole), len(whole) - 1, len(whole) - 2)] == [False, True, True]

"""A person's name, chats and tickets taken out of an event log, which folds as before."""

from __future__ import annotations

from openps.tables import forgetting, journal
from openps.tables.ports import Row
from openps.tables.table import folded
from openps.tables.tickets import hashed

SETTINGS = journal.Settings(listed=False, password="", spectators=True, patience=60, clock=None, pace=0)


def rows(*facts: journal.Fact) -> list[Row]:
    return [Row(number, 1000.0 + number, journal.write(fact)) for number, fact in enumerate(facts, 1)]


def log() -> list[Row]:
    opened = journal.Opened(
        game="pani_high", rules=1, options={"players": 5}, settings=SETTINGS, secret="ab" * 16, bots={}
    )
    return rows(
        opened,
        journal.Joined(member="1", name="Ann", ticket=hashed("ann"), seat=0, colour=None),
        journal.Joined(member="2", name="Bob", ticket=hashed("bob"), seat=1, colour=None),
        journal.Chatted(member="2", text="I am Bob Smith"),
        journal.Chatted(member="1", text="hello"),
        journal.Chatted(member="", text="Bob looks on", room="onlookers", name="Bob"),
        journal.TicketAgreed(member="2", ticket=hashed("new"), code="c", asked=1.0, by="1"),
        journal.TicketReissued(member="2", ticket=hashed("new"), by=["1"]),
    )


def forgotten(before: list[Row]) -> list[Row]:
    changes = {row.seq: row for row in forgetting.without(before, "Bob", forgetting.members_named(before, "Bob"))}
    return [changes.get(row.seq, row) for row in before]


def test_nothing_of_the_person_is_left_in_the_log() -> None:
    after = b"".join([row.body for row in forgotten(log())])
    assert not [word for word in ("Bob", "Smith", hashed("bob"), hashed("new")) if word.encode() in after]
    assert hashed("ann").encode() in after


def test_the_log_keeps_its_numbers_and_times_and_folds_to_the_same_table_without_the_name() -> None:
    before, after = folded("t", log()), folded("t", forgotten(log()))
    assert [(row.seq, row.at) for row in forgotten(log())] == [(row.seq, row.at) for row in log()]
    assert [one.name for one in after.members.values()] == ["Ann", "Anonymous"]
    assert [chat.text for chat in after.chats] == ["…", "hello", "…"]
    assert (after.places, after.seq, after.phase) == (before.places, before.seq, before.phase)
    assert after.member_with(hashed("new")) is None
    assert after.ticket_notes[0].name == "Anonymous"


def test_to_forget_again_changes_nothing() -> None:
    once = forgotten(log())
    assert forgetting.without(once, "Bob", {"2"}) == []

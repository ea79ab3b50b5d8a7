"""Tickets that were lost: when a new one can be asked for, whose yes it takes, and what its owner can do about it."""

from __future__ import annotations

import pytest

from openps.tables import acts, journal, lost_tickets
from openps.tables.errors import Farewell, NotFound, NotNow, NotYours, TooMuch, Unknown
from openps.tables.lost_tickets import MOST_FOR_A_MEMBER, MOST_OF_AN_ADDRESS, WAITS_FOR
from openps.tables.news import ENCODER
from openps.tables.table import folded
from openps.tables.tickets import hashed
from openps.wire import messages as wire
from tests.tables.house import Guest, Party, party

AFTER, WAIT = 30, 600


def go(at: Party, guest: Guest, seconds: float = AFTER) -> None:
    """Somebody leaves, and time passes."""
    at.live.forget(guest)
    at.clock.time += seconds


async def ask(at: Party, guest: Guest, address: str = "") -> wire.Seated:
    return await at.house.lost(at.live, wire.Lost(member=guest.member or ""), address)


async def agree(at: Party, voter: Guest, asked: wire.Seated, code: str | None = None) -> int:
    body = wire.Reissue(member=asked.member, code=asked.code if code is None else code)
    return await at.house.reissue(at.live, voter.ticket, body)


def is_good(at: Party, asked: wire.Seated) -> bool:
    return at.table.member_with(hashed(asked.ticket)) is not None


def rows(at: Party) -> int:
    return len(at.store.journals[at.table.id])


def waiting(at: Party) -> list[tuple[str, int, int]]:
    return [(one.member, one.missing, one.seconds) for one in at.live.info().asked_back]


# ---- not while its owner is there


def test_nobody_asks_for_the_ticket_of_somebody_who_is_here_or_was_a_moment_ago() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3)).start()
        bob = at.guests[1]
        with pytest.raises(NotNow, match="error-ticket-in-use"):
            await ask(at, bob)
        go(at, bob, AFTER - 1)
        with pytest.raises(NotNow, match="error-ticket-too-soon") as refused:
            await ask(at, bob)
        assert refused.value.arguments["seconds"] == 1
        at.clock.time += 1
        await ask(at, bob)

    party(test)


def test_who_sits_at_another_server_is_here_too() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3)).start()
        bob = at.guests[1]
        go(at, bob)
        at.house.shouted(at.table.id, "another", f"0 {bob.member}")
        with pytest.raises(NotNow, match="error-ticket-in-use"):
            await ask(at, bob)

    party(test)


def test_the_table_says_how_long_one_must_be_away() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3, lost_after=90, lost_wait=1200)).start()
        go(at, at.guests[1], 89)
        with pytest.raises(NotNow, match="error-ticket-too-soon"):
            await ask(at, at.guests[1])
        assert (at.live.info().lost_after, at.live.info().lost_wait) == (90, 1200)

    party(test)


def test_a_ticket_that_is_used_from_afar_is_not_lost() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3)).start()
        host, bob = at.guests[:2]
        go(at, bob)
        asked = await ask(at, bob)
        await at.house.came_back(at.live, bob.ticket)

        assert waiting(at) == []
        at.clock.time += AFTER - 1
        with pytest.raises(NotFound, match="error-nobody-asked-back"):
            await agree(at, host, asked)
        with pytest.raises(NotNow, match="error-ticket-too-soon"):
            await ask(at, bob)

    party(test)


# ---- whose yes it takes


def test_before_the_match_the_hosts_yes_is_enough_and_the_host_never_sees_the_ticket() -> None:
    async def test(at: Party) -> None:
        await at.open(3)
        host, bob, cem = at.guests
        go(at, bob)
        asked = await ask(at, bob)
        assert waiting(at) == [(bob.member, 1, 0)]
        with pytest.raises(NotYours, match="error-ticket-not-asked"):
            await agree(at, cem, asked)
        with pytest.raises(NotFound, match="error-nobody-asked-back"):
            await agree(at, host, asked, "000000")
        await agree(at, host, asked)

        assert is_good(at, asked)
        assert all(asked.ticket.encode() not in one and asked.code.encode() not in one for one in host.raw)
        with pytest.raises(NotYours):
            acts.member_of(at.table, bob.ticket)

    party(test)


def test_during_a_match_the_host_alone_gives_nobodys_seat_away() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3)).start()
        host, bob, cem = at.guests
        go(at, bob)
        asked = await ask(at, bob)
        await agree(at, host, asked)
        with pytest.raises(NotNow, match="error-agreed-already"):
            await agree(at, host, asked)
        at.clock.time += WAIT * 2
        assert not (await at.house.knock(at.live, asked.ticket)).good
        assert waiting(at) == [(bob.member, 1, 0)]
        await agree(at, cem, asked)

        assert is_good(at, asked)

    party(test)


@pytest.mark.parametrize(("people", "needed"), [(3, 2), (4, 2), (5, 3)])
def test_most_of_the_other_people_who_play_have_to_agree(people: int, needed: int) -> None:
    async def test(at: Party) -> None:
        await (await at.open(people)).start()
        lost = at.guests[-1]
        go(at, lost)
        asked = await ask(at, lost)
        for number, voter in enumerate(at.guests[: needed - 1]):
            assert waiting(at) == [(lost.member, needed - number, 0)]
            await agree(at, voter, asked)
            assert not is_good(at, asked)
        await agree(at, at.guests[needed - 1], asked)
        assert is_good(at, asked)

    party(test)


def test_who_is_gone_for_long_is_not_waited_for_but_the_host_is_never_enough() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        host, bob, cem, *gone = at.guests
        for one in (cem, *gone):
            go(at, one, 0)
        go(at, bob, WAIT)
        asked = await ask(at, bob)
        await agree(at, host, asked)
        assert waiting(at) == [(bob.member, 1, 0)]
        await at.come(cem)
        await agree(at, cem, asked)

        assert is_good(at, asked)

    party(test)


def test_onlookers_and_bots_have_no_voice() -> None:
    async def test(at: Party) -> None:
        await at.open(6, players=5)
        beside = at.guests[5]
        await at.start()
        go(at, at.guests[1])
        asked = await ask(at, at.guests[1])
        with pytest.raises(NotYours, match="error-ticket-not-asked"):
            await agree(at, beside, asked)
        with pytest.raises(Unknown, match="error-no-ticket"):
            await agree(at, Guest(at.live, None, ""), asked)

    party(test)


def test_the_host_who_lost_a_ticket_gets_one_by_the_others() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3)).start()
        host, bob, cem = at.guests
        go(at, host)
        asked = await ask(at, host)
        await agree(at, bob, asked)
        assert not is_good(at, asked)
        await agree(at, cem, asked)
        assert is_good(at, asked)

    party(test)


def test_where_nobody_could_agree_nobody_is_asked() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1)).start()
        go(at, at.guests[0])
        with pytest.raises(NotNow, match="error-nobody-to-ask"):
            await ask(at, at.guests[0])

    party(test)


# ---- nobody besides the host: time for the owner


def test_with_nobody_besides_the_hosts_yes_waits_for_the_owner() -> None:
    async def test(at: Party) -> None:
        await (await at.open(2)).start()
        host, bob = at.guests
        go(at, bob)
        asked = await ask(at, bob)
        assert (await at.house.knock(at.live, asked.ticket)) == wire.Knocked(
            good=False, yes=[], missing=1, seconds=WAIT
        )
        await agree(at, host, asked)
        at.clock.time += WAIT - 1
        told = await at.house.knock(at.live, asked.ticket)
        assert told == wire.Knocked(good=False, yes=["P0"], missing=0, seconds=1)
        assert not is_good(at, asked)
        at.clock.time += 1
        assert (await at.house.knock(at.live, asked.ticket)).good
        assert acts.member_of(at.table, asked.ticket).seat == 1

    party(test)


def test_the_owner_who_comes_back_ends_it_at_once_and_reads_of_it() -> None:
    async def test(at: Party) -> None:
        await (await at.open(2)).start()
        host, bob = at.guests
        go(at, bob)
        asked = await ask(at, bob)
        await agree(at, host, asked)
        at.clock.time += WAIT - 1
        await at.come(bob)
        await at.house.came_back(at.live, bob.ticket)

        assert waiting(at) == []
        assert [(one.name, one.by, one.kept) for one in bob.table().ticket_notes] == [("P1", ["P0"], True)]
        go(at, bob, WAIT)
        with pytest.raises(Unknown, match="error-no-request"):
            await at.house.knock(at.live, asked.ticket)
        with pytest.raises(NotFound, match="error-nobody-asked-back"):
            await agree(at, host, asked)
        assert acts.member_of(at.table, bob.ticket).seat == 1

    party(test)


def test_the_owner_who_comes_back_without_a_word_of_the_house_ends_it_too() -> None:
    """A server that only heard that the owner was there, on another one, grants nothing of that absence."""

    async def test(at: Party) -> None:
        await (await at.open(2)).start()
        host, bob = at.guests
        go(at, bob)
        asked = await ask(at, bob)
        await agree(at, host, asked)
        at.clock.time += 1
        at.house.shouted(at.table.id, "another", f"0 {bob.member}")
        at.clock.time += 1
        at.house.shouted(at.table.id, "another", "0 ")
        at.clock.time += WAIT
        with pytest.raises(Unknown, match="error-no-request"):
            await at.house.knock(at.live, asked.ticket)
        assert waiting(at) == []

    party(test)


# ---- a no


async def refuse(at: Party, voter: Guest, lost: Guest) -> int:
    return await at.house.refuse(at.live, voter.ticket, wire.Refuse(member=lost.member or ""))


@pytest.mark.parametrize("people", [2, 3])
def test_the_host_who_says_no_before_the_match_ends_it(people: int) -> None:
    async def test(at: Party) -> None:
        await at.open(people)
        host, bob = at.guests[:2]
        go(at, bob)
        asked = await ask(at, bob)
        await refuse(at, host, bob)

        assert waiting(at) == []
        with pytest.raises(Unknown, match="error-no-request"):
            await at.house.knock(at.live, asked.ticket)
        with pytest.raises(NotFound, match="error-nobody-asked-back"):
            await agree(at, host, asked)

    party(test)


def test_the_host_who_said_yes_may_say_no_while_the_owner_is_waited_for() -> None:
    async def test(at: Party) -> None:
        await (await at.open(2)).start()
        host, bob = at.guests
        go(at, bob)
        asked = await ask(at, bob)
        await agree(at, host, asked)
        at.clock.time += WAIT - 1
        await refuse(at, host, bob)
        at.clock.time += WAIT

        with pytest.raises(Unknown, match="error-no-request"):
            await at.house.knock(at.live, asked.ticket)
        assert (waiting(at), is_good(at, asked)) == ([], False)

    party(test)


def test_during_a_match_one_no_keeps_nobody_out_as_long_as_the_others_are_enough() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4)).start()
        host, bob, cem, dee = at.guests
        go(at, bob)
        asked = await ask(at, bob)
        await agree(at, dee, asked)
        await refuse(at, dee, bob)
        assert waiting(at) == []
        at.clock.time += 1
        asked = await ask(at, bob)
        await refuse(at, dee, bob)
        assert [(one.missing, one.no) for one in cem.table().asked_back] == [(2, [dee.member])]
        await agree(at, host, asked)
        await agree(at, cem, asked)
        assert is_good(at, asked)

    party(test)


def test_so_many_may_say_no_that_the_others_are_too_few() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4)).start()
        host, bob, cem, dee = at.guests
        go(at, bob)
        asked = await ask(at, bob)
        await agree(at, host, asked)
        await refuse(at, cem, bob)
        assert waiting(at) == [(bob.member, 1, 0)]
        await refuse(at, dee, bob)

        assert waiting(at) == []
        with pytest.raises(NotFound, match="error-nobody-asked-back"):
            await agree(at, dee, asked)

    party(test)


def test_who_said_no_may_change_their_mind_while_it_is_open() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4)).start()
        _, bob, cem, dee = at.guests
        go(at, bob)
        asked = await ask(at, bob)
        await refuse(at, cem, bob)
        await agree(at, cem, asked)
        assert [one.no for one in at.live.info().asked_back] == [[]]
        await agree(at, dee, asked)
        assert is_good(at, asked)

    party(test)


def test_a_no_is_to_what_was_asked_until_then() -> None:
    async def test(at: Party) -> None:
        await (await at.open(2)).start()
        host, bob = at.guests
        go(at, bob)
        await ask(at, bob)
        await refuse(at, host, bob)
        at.clock.time += 1
        asked = await ask(at, bob)
        assert [(one.member, one.no) for one in host.table().asked_back] == [(bob.member, [])]
        await agree(at, host, asked)
        at.clock.time += WAIT
        assert (await at.house.knock(at.live, asked.ticket)).good

    party(test)


def test_only_who_is_asked_says_no_and_only_once() -> None:
    async def test(at: Party) -> None:
        await (await at.open(6, players=5)).start()
        host, bob, beside = at.guests[0], at.guests[1], at.guests[5]
        with pytest.raises(NotFound, match="error-nobody-asks-back"):
            await refuse(at, host, bob)
        go(at, bob)
        await ask(at, bob)
        with pytest.raises(NotYours, match="error-ticket-not-asked"):
            await refuse(at, beside, bob)
        with pytest.raises(Unknown, match="error-no-ticket"):
            await refuse(at, Guest(at.live, None, ""), bob)
        await refuse(at, host, bob)
        before = rows(at)
        with pytest.raises(NotNow, match="error-refused-already"):
            await refuse(at, host, bob)
        assert rows(at) == before

    party(test)


def test_the_owner_and_all_others_read_for_good_who_said_no() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4)).start()
        host, bob, cem, dee = at.guests
        go(at, bob)
        await ask(at, bob)
        for voter in (host, cem, dee):
            await refuse(at, voter, bob) if waiting(at) else None
        at.clock.time += 1
        await at.come(bob)

        note = wire.TicketNote(name="P1", seat=1, at=at.clock.time - 1, by=["P0", "P2"], kept=False, refused=True)
        assert [guest.table().ticket_notes for guest in (host, bob, dee)] == [[note]] * 3
        again = folded(at.table.id, at.store.journals[at.table.id])
        assert (again.ticket_notes, again.refusals) == (at.table.ticket_notes, at.table.refusals)

    party(test)


# ---- shown to all, for good


def test_all_are_told_for_good_whose_ticket_was_made_anew_when_and_by_whom() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3)).start()
        host, bob, cem = at.guests
        go(at, bob)
        asked = await ask(at, bob)
        await agree(at, host, asked)
        await agree(at, cem, asked)
        now = at.clock.time
        note = wire.TicketNote(name="P1", seat=1, at=now, by=["P0", "P2"], kept=False)

        public = await at.look_on()
        assert [guest.table().ticket_notes for guest in (host, cem, public)] == [[note]] * 3
        again = folded(at.table.id, at.store.journals[at.table.id])
        assert again.ticket_notes == at.table.ticket_notes

    party(test)


def test_sockets_that_were_opened_with_the_old_ticket_end() -> None:
    async def test(at: Party) -> None:
        await at.open(2)
        bob = at.guests[1]
        reissued = journal.TicketReissued(member=bob.member or "", ticket=hashed("another"), by=[])
        await at.live.change(acts.ByHouse(reissued))
        assert bob.closed is Farewell.TICKET

    party(test)


def test_a_journal_of_old_folds_and_is_noted() -> None:
    async def test(at: Party) -> None:
        await at.open(2)
        bob = at.guests[1]
        asked = journal.AskedBack(member=bob.member or "", ticket=hashed("another"), code="abc")
        await at.live.change(acts.ByHouse(asked))
        await at.live.change(acts.ByHouse(journal.Reissued(member=bob.member or "")))

        again = folded(at.table.id, at.store.journals[at.table.id])
        assert acts.member_of(again, "another").seat == 1
        assert [(note.name, note.by, note.kept) for note in again.ticket_notes] == [("P1", ("P0",), False)]

    party(test)


def test_settings_of_old_have_the_usual_times() -> None:
    old = b'{"listed":false,"password":"","spectators":true,"patience":60,"clock":null,"pace":900}'
    opened = journal.read(
        b'{"fact":"opened","game":"pani_high","rules":1,"options":{},"settings":' + old + b',"secret":"","bots":{}}'
    )
    assert isinstance(opened, journal.Opened)
    assert (opened.settings.lost_after, opened.settings.lost_wait) == (AFTER, WAIT)


# ---- strangers


def test_a_stranger_who_asks_writes_nothing_and_is_forgotten() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3)).start()
        bob = at.guests[1]
        go(at, bob)
        before, told = rows(at), len(at.guests[0].raw)
        for number in range(400):
            try:
                await ask(at, bob, f"address {number}")
            except TooMuch:
                assert number >= MOST_FOR_A_MEMBER
        assert rows(at) == before
        assert len(at.guests[0].raw) == told + MOST_FOR_A_MEMBER
        assert len(waiting(at)) == 1
        at.clock.time += WAITS_FOR
        assert waiting(at) == []
        await ask(at, bob, "the real one")

    party(test)


def test_one_address_asks_a_few_times() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        for guest in at.guests[1:]:
            go(at, guest)
        for guest in at.guests[1 : 1 + MOST_OF_AN_ADDRESS]:
            await ask(at, guest, "one address")
        with pytest.raises(TooMuch, match="error-too-many-asked-back"):
            await ask(at, at.guests[4], "one address")
        await ask(at, at.guests[4], "another")

    party(test)


def test_a_second_request_replaces_none_and_they_are_told_apart_by_their_codes() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3)).start()
        host, bob, cem = at.guests
        go(at, bob)
        real = await ask(at, bob)
        strange = await ask(at, bob)
        await agree(at, host, strange)
        await agree(at, cem, real)
        assert not is_good(at, strange)
        assert not is_good(at, real)
        await agree(at, host, real)

        assert is_good(at, real)
        assert not is_good(at, strange)
        with pytest.raises(NotFound):
            await agree(at, cem, strange)

    party(test)


def test_a_yes_to_another_request_takes_the_first_one_back() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        host, bob, cem = at.guests[:3]
        go(at, bob)
        one, other = await ask(at, bob), await ask(at, bob)
        await agree(at, host, one)
        await agree(at, cem, one)
        await agree(at, host, other)

        assert [(kept.code, kept.by) for kept in at.table.agreed] == [
            (one.code, (cem.member,)), (other.code, (host.member,)),
        ]  # fmt: skip
        await agree(at, cem, other)
        assert [kept.code for kept in at.table.agreed] == [other.code]

    party(test)


def test_what_one_server_is_asked_another_one_grants() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3)).start()
        host, bob, cem = at.guests
        go(at, bob)
        asked = lost_tickets.Request(bob.member or "", hashed("new"), "code", at.clock.time)
        note = "? " + text_of(asked)
        at.house.shouted(at.table.id, "another", note)
        at.house.shouted(at.table.id, "another", note)
        assert waiting(at) == [(bob.member, 2, 0)]
        seated = wire.Seated(table=at.table.id, member=bob.member or "", ticket="new", code="code")
        await agree(at, host, seated)
        await agree(at, cem, seated)
        assert is_good(at, seated)

    party(test)


def text_of(request: lost_tickets.Request) -> str:
    return ENCODER.encode(request).decode()

"""What news cost does not grow with the match: they carry what is new, and what clients fold from it is whole."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from statistics import mean

import msgspec
import pytest

from openps.catalog import games
from openps.engine.chance import FreeChance
from openps.engine.claims import claim_text
from openps.games.pani_high.cards import HOUSE_DECK
from openps.games.pani_high.read_cards import plain_deck
from openps.games.panic_station.game import PanicStation
from openps.tables import acts, journal, news
from openps.tables.errors import NotNow, NotPossible
from openps.tables.heard import PAGE
from openps.tables.house import BREATHED_AT_ONCE
from openps.tables.journal import Stamp
from openps.wire import messages as wire
from openps.wire.encoding import beginning
from tests.long import slice_of
from tests.tables.house import Guest, Party, party
from tests.tables.long_match import SCHOOL, STATION, counting, decide, talk

EARLY, LATE, AROUND = 100, slice_of(1000, 320), 40
AS_MUCH = 1.2
MOST_AT_ONCE = 8  # things to remember that one move brings


@contextmanager
def calls(counted: list[int]) -> Iterator[None]:
    """How many functions are called meanwhile: processor time that no other work on the machine can change."""
    number = 0

    def count(_frame: object, event: str, _arg: object) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)
        counted.append(number)


def test_the_thousandth_decision_costs_what_the_hundredth_does() -> None:
    """Here a third of the thousand: what grows with the match has grown to three times by then."""

    async def test(at: Party) -> None:
        await (await at.open(6, **SCHOOL)).start()
        luck, told, called = FreeChance("long"), list[int](), dict[int, list[int]]({EARLY: [], LATE: []})
        while len(told) < LATE + AROUND:
            await talk(at)
            near = [when for when in called if when - AROUND <= len(told) < when + AROUND]
            with counting(at, told), calls(called[near[0]]) if near else nullcontext():
                await decide(at, luck)
        assert len(at.table.claims) == 6 * acts.MOST_CLAIMS
        assert mean(around(LATE, told)) < AS_MUCH * mean(around(EARLY, told))
        assert [len(costs) for costs in called.values()] == [2 * AROUND] * 2
        assert mean(called[LATE]) < AS_MUCH * mean(called[EARLY])

    party(test)


def test_news_bring_of_what_happened_and_was_said_only_what_is_new() -> None:
    """The board of Panic Station itself grows until the station is explored; what is remembered of it must not."""

    async def test(at: Party) -> None:
        await (await at.open(6, **STATION)).start()
        luck = FreeChance("talkative")
        while at.table.phase == "playing":
            await talk(at)
            await decide(at, luck)
        for guest in at.guests:
            _, *later = guest.heard(wire.News)
            views = [msgspec.json.decode(one.view) for one in later]
            assert max([len(view.get("story", ())) + len(view.get("notes", ())) for view in views]) < MOST_AT_ONCE
            assert max([len(msgspec.json.decode(one.claims)) for one in later]) == 1
        assert len(guest.known().view["story"]) > MOST_AT_ONCE
        assert len(at.table.claims) > 3 * PAGE

    party(test)


def around(number: int, costs: list[int]) -> list[int]:
    return costs[number - AROUND : number + AROUND]


@pytest.mark.parametrize("key", sorted(games()))
def test_what_a_client_folds_is_what_the_table_tells_whoever_comes(key: str) -> None:
    """Claims and views, at every moment, through moves that are taken back, and after reconnecting."""

    async def test(at: Party) -> None:
        players = games()[key].info.players[0]
        await (await at.open(players, game=key, players=players)).start()
        public, luck = await at.look_on(), FreeChance(f"fold {key}")
        for step in range(60):
            if at.table.phase != "playing":
                break
            await talk(at)
            await decide(at, luck)
            slip = at.table.slip
            if slip is not None and step % 2:
                await at.live.change(acts.TakeBack(at.member(slip.seat), at.clock()))
            for guest in (public, *at.guests):
                assert_whole(at, guest)
            if step % 5 == 0:
                await come_back(at, at.guests[0])
                assert_whole(at, at.guests[0])

    party(test)


def assert_whole(at: Party, guest: Guest) -> None:
    known = guest.known()
    whole = news.Telling(at.table, at.clock()).news(guest.viewer, 0)
    assert known.view == msgspec.json.decode(whole.view)
    assert [one["text"] for one in known.claims] == [claim_text(one) for one in at.table.claims]
    assert known.claims == msgspec.json.decode(whole.claims)


async def come_back(at: Party, guest: Guest) -> None:
    """On another line, with the number of the last news."""
    after = guest.news().seq
    at.live.forget(guest)
    await at.come(guest, after)


def test_whoever_comes_late_hears_all_that_was_said_in_pages() -> None:
    async def test(at: Party) -> None:
        await (await at.open(6, **STATION)).start()
        luck = FreeChance("pages")
        while len(at.table.claims) <= 3 * PAGE:
            await talk(at)
            await decide(at, luck)
        late = await at.look_on()
        pages = late.heard(wire.Claims)

        assert [one.kept_claims for one in pages] == [0, PAGE, 2 * PAGE]
        assert late.news().kept_claims == 3 * PAGE
        assert_whole(at, late)
        assert max([len(bytes(one.claims)) for one in pages]) < 80 * PAGE

    party(test)


def test_somebody_who_leaves_a_seat_keeps_nothing_of_its_view() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4, game="panic_station", players=4, resign=True)).start()
        luck = FreeChance("resign")
        for _ in range(40):
            await decide(at, luck)
        for guest in at.guests[1:]:
            await at.live.change(acts.Resign(guest.ticket))
            assert_whole(at, guest)

    party(test)


def test_a_seat_says_so_much_between_two_moves_and_no_more() -> None:
    async def test(at: Party) -> None:
        await (await at.open(6, **STATION)).start()
        await decide(at, FreeChance("much"))
        assert await talk(at, times=50) == 6 * acts.MOST_CLAIMS_AT_ONCE
        with pytest.raises(NotNow, match="error-claims-at-once"):
            await at.say(1, "I trust 2")
        while at.table.secret_choice or len(at.table.claims) == 6 * acts.MOST_CLAIMS_AT_ONCE:
            await decide(at, FreeChance(f"much {at.table.seq}"))
            await talk(at)

    party(test)


def test_a_seat_says_so_much_in_a_match_and_no_more() -> None:
    async def test(at: Party) -> None:
        await (await at.open(6, **SCHOOL)).start()
        luck = FreeChance("all")
        for _ in range(acts.MOST_CLAIMS // acts.MOST_CLAIMS_AT_ONCE + 10):
            await talk(at, times=50)
            await decide(at, luck)
        said = [claim.speaker for claim in at.table.claims]
        assert {said.count(seat) for seat in range(6)} == {acts.MOST_CLAIMS}
        with pytest.raises(NotNow, match="error-claims-in-all"):
            await at.say(3, "I trust 2")

    party(test)


def test_what_was_said_before_there_was_a_limit_is_still_read() -> None:
    async def test(at: Party) -> None:
        await (await at.open(6, **SCHOOL)).start()
        table = at.table
        for _ in range(acts.MOST_CLAIMS + 10):
            table = table.after(journal.Said(seat=1, text="I trust 2"), Stamp(table.seq + 1, 0.0))
        assert len(table.claims) == acts.MOST_CLAIMS + 10

    party(test)


def test_a_claim_is_short_and_speaks_of_cards_that_there_are() -> None:
    async def test(at: Party) -> None:
        await (await at.open(6, **SCHOOL)).start()
        with pytest.raises(NotPossible, match="error-claim-long"):
            acts.said(at.table, 1, "I trust" + " " * wire.MOST_TEXT + "2")
        for text in ("I have unicorn", "I have " + "x" * 190):
            with pytest.raises(Exception, match="refusal-no-such-claimed-card"):
                acts.said(at.table, 1, text)

    party(test)


def test_claims_are_judged_once_however_many_come_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = 0
    judge = PanicStation.judge

    def counted(game: PanicStation, *arguments: object) -> object:
        nonlocal judged
        judged += 1
        return judge(game, *arguments)

    async def test(at: Party) -> None:
        await (await at.open(4, game="panic_station", players=4)).start()
        await at.say(1, "I am human")
        luck = FreeChance("judged")
        with monkeypatch.context() as patched:
            patched.setattr(PanicStation, "judge", counted)
            while at.table.phase == "playing":
                await decide(at, luck)
            for _ in range(5):
                await at.live.change(acts.Chat(at.member(0), "well played"))
                assert len((await at.look_on()).news().verdicts) == 1
        assert judged == 1

    party(test)


def test_a_history_begins_with_all_that_was_in_it_unless_something_was_taken_back() -> None:
    assert beginning((1, 2), (1, 2, 3)) == 2
    assert beginning((1, 2, 3), (1, 2)) == 2
    assert beginning((1, 2, 3), (1, 4, 3, 5)) == 1
    assert beginning((), (1,)) == 0


# ---- a table


def talkative_deck() -> dict[str, object]:
    """Cards of their own, each of them a long story in two languages."""
    deck = plain_deck(HOUSE_DECK) | {"name": "stories"}
    story = {"en": "x" * 80, "fr": "y" * 80}
    return {
        kind: [row | {"name": story} for row in rows] if isinstance(rows, list) else rows for kind, rows in deck.items()
    }


def test_who_comes_and_goes_costs_the_same_at_a_table_with_a_deck_of_its_own() -> None:
    async def of_a_presence_change(at: Party, **settings: object) -> int:
        await (await at.open(3, **settings)).start()
        told = list[int]()
        with counting(at, told):
            at.live.forget(at.guests[2])
        return told[0]

    async def test(at: Party) -> None:
        usual = await of_a_presence_change(at)
        options = {"deck": talkative_deck()}
        assert usual == await of_a_presence_change(at, options=options)
        assert usual < len(msgspec.json.encode(options))

    party(test)


def test_what_a_table_was_opened_with_is_told_to_whoever_comes_and_stays_known() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3, options={"deck": talkative_deck()}, patience=90)).start()
        at.live.forget(at.guests[2])
        known = at.guests[0].table()

        assert known == at.live.info()
        assert msgspec.json.decode(known.options)["deck"]["name"] == "stories"
        assert not [one for one in at.guests[0].raw if one.startswith(b'{"type":"table"') and b'"options"' in one]

    party(test)


def test_while_a_house_looks_after_many_tables_others_have_their_turn() -> None:
    async def test(at: Party) -> None:
        for _ in range(4 * BREATHED_AT_ONCE):
            await at.house.open(wire.NewTable(game="pani_high", name="Ann"))
        breath, turns = asyncio.create_task(at.house.breathe()), 0
        while not breath.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns >= 4

    party(test)

"""A seed that nobody chose."""

from __future__ import annotations

from openps.engine.chance import commitment, named_seed
from openps.tables import fairness, tickets
from openps.wire import messages as wire
from tests.tables.house import Party, party

SECRET = named_seed("server")


def test_every_part_changes_the_seed() -> None:
    seeds = {
        fairness.table_seed(SECRET, []),
        fairness.table_seed(SECRET, [(0, "aa")]),
        fairness.table_seed(SECRET, [(1, "aa")]),
        fairness.table_seed(SECRET, [(0, "ab")]),
        fairness.table_seed(SECRET, [(0, "aa"), (1, "bb")]),
        fairness.table_seed(named_seed("other"), [(0, "aa")]),
    }
    assert len(seeds) == 6
    assert fairness.table_seed(SECRET, [(1, "b"), (0, "a")]) == fairness.table_seed(SECRET, [(0, "a"), (1, "b")])


def test_the_proof_holds_and_any_lie_breaks_it() -> None:
    parts = [(0, "aa"), (2, "0123")]
    seed = fairness.table_seed(SECRET, parts)
    assert fairness.check(SECRET, commitment(SECRET), parts, seed, commitment(seed))
    assert not fairness.check(SECRET, commitment(named_seed("x")), parts, seed, commitment(seed))
    assert not fairness.check(SECRET, commitment(SECRET), parts[:1], seed, commitment(seed))
    assert not fairness.check(SECRET, commitment(SECRET), parts, named_seed("x"), commitment(named_seed("x")))
    assert not fairness.check("zz", "", parts, "", "")


def test_the_commitment_stands_before_anybody_adds_luck_and_never_changes() -> None:
    from openps.tables import acts

    async def test(at: Party) -> None:
        await at.open(2)
        promised = at.guests[0].table().secret_commitment
        assert at.guests[0].table().seed_commitment == ""
        for guest, luck in zip(at.guests, ("00ff", "abcd"), strict=True):
            await at.live.change(acts.Ready(guest.ticket, wire.Ready(entropy=luck)))
        await at.live.change(acts.Start(at.guests[0].ticket))
        info = at.guests[1].table()

        assert info.secret_commitment == promised
        assert [seat.entropy for seat in info.seats[:2]] == ["00ff", "abcd"]
        assert info.seed_commitment == commitment(fairness.table_seed(at.table.plan.secret, [(0, "00ff"), (1, "abcd")]))

    party(test)


def test_a_log_never_names_a_table_by_its_address() -> None:
    assert tickets.tag("abcdefghjkmn") != tickets.tag("abcdefghjkmp")
    assert "abcd" not in tickets.tag("abcdefghjkmn")

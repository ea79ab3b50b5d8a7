"""Who may know what (PH-H1 to PH-H16); the memory aid of PH-H17 has its own file."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from openps.engine.game import SEALED
from openps.games.pani_high import events
from openps.games.pani_high import view as gate
from openps.games.pani_high.events import PaniEvent
from openps.games.pani_high.state import School
from openps.games.pani_high.view import Sighting
from tests.clauses import clause
from tests.games.pani_high.tables import (
    a_table,
    attack,
    battle,
    close_windows,
    fight,
    game,
    last,
    play,
    settle,
    start,
)

EVERYBODY = (0, 1, 2, 3, 4, None)
HANDS = {0: ["swim", "bribe", "raid", "spy"], 1: ["kendo", "seal", "health_committee"], 2: ["choir"]}


def heard(happened: list[PaniEvent], viewer: int | None) -> list[object]:
    return [game.mask(event, viewer) for event in happened]


@clause("PH-H1")
def test_the_table_is_public() -> None:
    state = a_table(hands=HANDS, places={1: ["pool", "dojo"], 4: ["library"]}, discard=["raid", "bribe"], active=0)

    for viewer in EVERYBODY:
        seen = game.view(state, viewer)
        assert seen.places == ((), ("pool", "dojo"), (), (), ("library",))
        assert seen.hand_sizes == (4, 3, 1, 0, 0)
        assert seen.pile == 110 - 4 - 3 - 1 - 3 - 2
        assert seen.discard == ("raid", "bribe"), "in order"
        assert (seen.active, seen.turn) == (0, 1)


@clause("PH-H2")
def test_a_hand_is_known_to_its_owner_alone() -> None:
    one = a_table(hands=HANDS, active=2)
    other = a_table(hands={**HANDS, 1: ["aikido", "policewoman", "spy"]}, active=2)

    assert game.view(one, 1).hand == ("health_committee", "kendo", "seal")
    for viewer in (0, 2, 3, 4, None):
        assert game.view(one, viewer) == game.view(other, viewer)
    assert game.view(one, None).hand == ()


@clause("PH-H3")
def test_the_draw_pile_is_unknown_in_content_and_order() -> None:
    one, other = a_table(hands=HANDS, pile=["spy", "pool"]), a_table(hands=HANDS, pile=["bribe", "council_president"])
    other.pile.reverse()

    for viewer in EVERYBODY:
        assert game.view(one, viewer) == game.view(other, viewer)


@clause("PH-H4")
def test_a_drawn_card_is_seen_by_the_drawer_alone() -> None:
    happened = play(a_table(pile=["seal"]), 0, "pass")

    assert heard(happened, 1)[-1] == events.CardDrawn(1, "seal")
    for viewer in (0, 2, 3, 4, None):
        assert heard(happened, viewer)[-1] == events.CardDrawn(1, None)


@clause("PH-H4")
def test_a_drawn_location_is_public_when_laid() -> None:
    happened = play(a_table(pile=["pool"]), 0, "pass")

    for viewer in (0, 2, None):
        assert heard(happened, viewer)[1:3] == [events.CardDrawn(1, None), events.LocationLaid(1, "pool")]


@clause("PH-H5", "PH-H3")
def test_dealt_cards_are_seen_by_their_owner_alone_and_laid_locations_by_all() -> None:
    step = start({3: ["pool", "seal"]})
    dealt = last(step.events, events.HandsDealt)

    for viewer in EVERYBODY:
        seen = game.mask(dealt, viewer)
        assert isinstance(seen, events.HandsDealt)
        assert seen.pile == (None,) * 75
        for seat in range(5):
            assert seen.hands[seat] == (dealt.hands[seat] if seat == viewer else (None,) * 7)
        assert game.mask(last(step.events, events.LocationLaid), viewer) == events.LocationLaid(3, "pool")


@clause("PH-H6", "PH-R12")
def test_face_down_cards_are_known_to_their_side_and_counted_by_all() -> None:
    state = a_table(hands=HANDS, places={1: ["pool"]})
    battle(state, "pool", ["swim", "bribe"], ["kendo"])

    for viewer in EVERYBODY:
        seen = game.view(state, viewer).battle
        assert seen is not None
        assert seen.attack.laid == (("swim", "bribe") if viewer == 0 else (None, None))
        assert seen.defence.laid == (("kendo",) if viewer == 1 else (None,))
        laid = events.CardLaid(0, "swim")
        assert game.mask(laid, viewer) == (laid if viewer == 0 else events.CardLaid(0, None))


@clause("PH-H7", "PH-5.3")
def test_a_shown_bribe_is_public() -> None:
    state = a_table(hands=HANDS, places={1: ["pool"]})
    battle(state, "pool", ["swim", "bribe"], ["kendo"])
    play(state, 1, "close")
    happened = play(state, 0, "bribe")

    for viewer in EVERYBODY:
        seen = game.view(state, viewer).battle
        assert seen is not None
        assert seen.attack.shown == ("bribe",)
        assert heard(happened, viewer) == [events.BribeShown(0)]


@clause("PH-H7")
def test_a_shown_policewoman_is_public() -> None:
    for viewer in EVERYBODY:
        assert game.mask(events.PolicewomanShown(1), viewer) == events.PolicewomanShown(1)


@clause("PH-H8")
def test_a_taken_card_is_known_to_both_sides_and_only_counted_by_the_others() -> None:
    state = a_table(hands={0: ["swim", "aikido"], 1: ["bribe"]}, places={1: ["pool"]})
    battle(state, "pool", ["swim", "aikido"], ["bribe"])
    play(state, 1, "bribe")
    (taken,) = play(state, 1, "take 1")

    for viewer in EVERYBODY:
        sides = viewer in (0, 1)
        seen = game.view(state, viewer).battle
        assert seen is not None
        assert [one.card for one in seen.defence.taken] == (["aikido"] if sides else [None])
        assert len(seen.attack.laid) == 1
        assert game.mask(taken, viewer) == (taken if sides else events.CardTaken(1, 0, None, None))
    turned = last(close_windows(state), events.CardsTurnedUp)
    assert game.mask(turned, 3) == events.CardsTurnedUp(("bribe", "aikido"), ("swim",)), "until step 4"


@clause("PH-H9", "PH-4.16")
def test_what_went_back_is_known_until_it_is_openly_gone() -> None:
    state = a_table(hands={0: ["swim", "aikido"]}, places={1: ["pool"], 2: ["dojo"]}, pile=["raid"] * 5)
    attack(state, "pool", ["swim", "aikido"])
    play(state, 1, "yield")
    assert game.view(state, 4).memory == (Sighting("aikido", (0,)), Sighting("swim", (0,)))

    for seat in (1, 2, 3, 4):
        play(state, seat, "pass")
    attack(state, "dojo", ["swim"])
    assert game.view(state, 4).memory == (Sighting("aikido", (0,)), Sighting("swim", (0,))), "still face down"
    play(state, 2, "yield")
    assert game.view(state, 4).memory == (Sighting("aikido", (0,)), Sighting("swim", (0,))), "and back again"


@clause("PH-H10")
def test_a_raided_card_is_known_to_thief_and_victim() -> None:
    state = a_table(hands=HANDS)
    stolen = play(state, 0, "raid 1", "seal")[1]

    for viewer in EVERYBODY:
        assert game.mask(stolen, viewer) == (stolen if viewer in (0, 1) else events.CardStolen(0, 1, None))
    assert game.view(state, 1).memory == (Sighting("seal", (0,)),)
    assert [game.view(state, viewer).memory for viewer in (0, 2, 3, 4, None)] == [()] * 5


@clause("PH-H11")
def test_an_agitation_tells_each_victim_his_own_loss() -> None:
    state = a_table(hands={0: ["agitation"], 1: ["seal"], 2: ["choir", "spy"]}, pile=["raid"])
    happened = play(state, 0, "agitate", "seal", "choir")

    assert heard(happened, 0)[1:3] == [events.CardStolen(0, 1, "seal"), events.CardStolen(0, 2, "choir")]
    assert heard(happened, 1)[1:3] == [events.CardStolen(0, 1, "seal"), events.CardStolen(0, 2, None)]
    assert heard(happened, 2)[1:3] == [events.CardStolen(0, 1, None), events.CardStolen(0, 2, "choir")]
    assert heard(happened, 3)[1:3] == [events.CardStolen(0, 1, None), events.CardStolen(0, 2, None)]
    assert game.view(state, 2).memory == (Sighting("choir", (0,)),)


@clause("PH-H12")
def test_dropped_cards_are_public() -> None:
    state = a_table(hands={0: ["drop_out"], 1: ["seal", "kendo", "swim"]})
    happened = play(state, 0, "drop_out 1", "seal", "kendo")

    for viewer in EVERYBODY:
        assert heard(happened, viewer)[1] == events.CardsDropped(1, ("seal", "kendo"))
        assert game.view(state, viewer).discard == ("drop_out", "seal", "kendo")
    assert game.view(state, 0).memory == (), "whoever dropped them saw nothing else"


@clause("PH-H13", "PH-8.5")
def test_a_spied_hand_is_for_the_spy_alone() -> None:
    state = a_table(hands=HANDS)
    spied = play(state, 0, "spy 1")[1]

    for viewer in (2, 3, 4, None):
        assert game.mask(spied, viewer) == events.HandSpied(0, 1, (None, None, None))
        assert game.view(state, viewer).spied_hand == ()
        assert game.view(state, viewer).memory == ()
    assert game.view(state, 0).spied_hand == ("health_committee", "kendo", "seal")
    happened = play(state, 0, "discard kendo")
    assert heard(happened, 4)[0] == events.CardDiscarded(1, "kendo")
    assert game.view(state, 0).memory == (Sighting("health_committee", (1,)), Sighting("seal", (1,)))
    assert game.view(state, 0).spied_hand == (), "the look is over, the memory stays"


@clause("PH-H14")
def test_discards_for_the_limit_are_public() -> None:
    state = a_table(hands={0: ["second_year"] * 6 + ["seal", "swim"]})
    play(state, 0, "pass")
    happened = play(state, 0, "discard seal")

    for viewer in EVERYBODY:
        assert heard(happened, viewer)[0] == events.CardDiscarded(0, "seal")


@clause("PH-H14")
def test_spent_health_committees_and_saved_cards_are_public() -> None:
    state = a_table(hands={0: ["swim", "health_committee"], 1: ["council_president"]}, places={1: ["dojo"]})
    fight(state, "dojo", ["swim"], ["council_president"])
    happened = play(state, 0, "save swim")

    for viewer in EVERYBODY:
        assert heard(happened, viewer) == [events.CommitteeSpent(0), events.CardSaved(0, "swim")]
        seen = game.view(state, viewer).battle
        assert seen is not None
        assert seen.saved == ("swim",)
    settle(state)
    assert Sighting("swim", (0,)) in game.view(state, 3).memory


@clause("PH-H15")
def test_the_seal_is_known_to_those_who_saw_it() -> None:
    state = a_table(hands={0: ["raid"], 1: ["seal"], 2: ["spy"]}, pile=["choir", "track"])
    play(state, 0, "raid 1", "seal")
    play(state, 1, "pass")
    play(state, 2, "spy 0")

    knowing = [viewer for viewer in EVERYBODY if Sighting("seal", (0,)) in game.view(state, viewer).memory]
    assert knowing == [1, 2], "the victim and the spy; the holder has it in hand"


@clause("PH-H16")
def test_the_seal_holder_is_revealed_at_scoring() -> None:
    state = a_table(hands={3: ["seal", "swim"]}, places={3: ["pool"]}, last_turns=True)
    before = [game.view(state, viewer) for viewer in EVERYBODY]
    assert {(seen.seal, seen.scores) for seen in before} == {(None, ())}

    happened = play(state, 0, "pass")
    after = [game.view(state, viewer) for viewer in EVERYBODY]
    assert {(seen.seal, seen.scores) for seen in after} == {(3, (0, 0, 0, 35, 0))}
    assert heard(happened, None)[-1] == events.MatchScored((0, 0, 0, 35, 0), 3)


@clause("PH-H17")
@pytest.mark.skipif(not str(gate.__file__).endswith(".py"), reason="the compiled core takes no foreign event at all")
def test_an_event_that_stands_in_no_list_stays_sealed() -> None:
    class Forgotten:
        """An event nobody thought of."""

    assert game.mask(Forgotten(), 0) == SEALED
    assert all(game.mask(event, 0) != SEALED for event in start({0: ["pool"]}).events)


def raid(state: School, card: str) -> list[PaniEvent]:
    return play(state, 0, "raid 1", card)


def agitate(state: School, card: str) -> list[PaniEvent]:
    return play(state, 0, "agitate", card)


def spy(state: School, card: str) -> list[PaniEvent]:
    return play(state, 0, "spy 1")


def lay(state: School, card: str) -> list[PaniEvent]:
    attack(state, "pool", ["swim", "choir"])
    return play(state, 1, f"lay {card}")


def take(state: School, card: str) -> list[PaniEvent]:
    battle(state, "pool", ["swim", "choir"], ["bribe"])
    play(state, 1, "bribe")
    return play(state, 1, "take 0" if card == "kendo" else "take 1")


@clause("PH-H2", "PH-H4", "PH-H6", "PH-H8", "PH-H10", "PH-H11", "PH-H13", "PH-H17")
@pytest.mark.parametrize("act", [raid, agitate, spy, lay, take])
def test_third_parties_see_the_same_whichever_card_it_was(act: Callable[[School, str], list[PaniEvent]]) -> None:
    def table() -> School:
        hands = {0: ["raid", "agitation", "spy", "swim", "choir"], 1: ["kendo", "aikido", "bribe"]}
        return a_table(hands=hands, places={1: ["pool"]}, pile=["track"])

    one, other = table(), table()
    told_one, told_other = act(one, "kendo"), act(other, "aikido")

    for viewer in (2, 3, 4, None):
        assert game.view(one, viewer) == game.view(other, viewer)
        assert heard(told_one, viewer) == heard(told_other, viewer)

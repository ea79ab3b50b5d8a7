"""8. Conspiracies (PH-8.1 to PH-8.6, PH-R32 to PH-R37)."""

from __future__ import annotations

import pytest

from openps.engine.chance import FreeChance, ScriptedChance
from openps.engine.errors import ScriptError
from openps.games.pani_high.events import (
    CardDiscarded,
    CardDrawn,
    CardsDropped,
    CardStolen,
    ConspiracyPlayed,
    HandSpied,
)
from openps.games.pani_high.state import School
from tests.clauses import clause
from tests.games.pani_high.tables import a_table, asked, attack, game, kinds, lines, play, refused


def offered(state: School, text: str, *luck: str) -> object:
    """What the next blind pick is made from, after the luck that is given."""
    with pytest.raises(ScriptError) as caught:
        game.apply(state, 0, game.parse_move(text), ScriptedChance(*luck, "no such card"))
    return caught.value.arguments["expected"]


@clause("PH-8.1")
@pytest.mark.parametrize("text", ["raid 1", "drop_out 1", "spy 1", "agitate"])
def test_a_conspiracy_must_be_in_hand(text: str) -> None:
    held = {"raid 1": "raid", "drop_out 1": "drop_out", "spy 1": "spy", "agitate": "agitation"}
    others = sorted(card for line, card in held.items() if line != text)

    assert text in lines(a_table(hands={0: [held[text]], 1: ["swim"]}), 0)
    assert refused(a_table(hands={0: others, 1: ["swim", held[text]]}), 0, text) == ("not-in-hand", "PH-8.1")


@clause("PH-8.1", "PH-R37")
def test_conspiracies_are_played_in_ones_own_turn_alone() -> None:
    state = a_table(hands={0: ["swim"], 1: ["raid", "kendo"], 2: ["spy"]}, places={1: ["pool"]})
    assert refused(state, 1, "raid 2") == ("not-asked", "PH-R37")
    attack(state, "pool", ["swim"])

    assert refused(state, 1, "raid 2") == ("other-question", "PH-R13")
    assert refused(state, 2, "spy 1") == ("not-asked", "PH-R37")


@clause("PH-8.2", "PH-8.1")
@pytest.mark.parametrize(
    ("text", "luck"), [("raid 2", ["swim"]), ("drop_out 2", ["swim", "kendo"]), ("agitate", ["swim"])]
)
def test_the_turn_ends_with_the_conspiracy(text: str, luck: list[str]) -> None:
    hands = {0: ["raid", "raid", "drop_out", "agitation"], 2: ["swim", "kendo"]}
    state = a_table(hands=hands, pile=["spy"])
    events = play(state, 0, text, *luck)

    assert events[-1] == CardDrawn(1, "spy")
    assert asked(state) == ("act", 1)


@clause("PH-8.2", "PH-8.5")
def test_a_spys_turn_ends_when_the_card_is_discarded() -> None:
    state = a_table(hands={0: ["spy", "raid"], 2: ["swim", "kendo"]})
    play(state, 0, "spy 2")

    assert refused(state, 0, "raid 2") == ("other-question", "PH-R13")
    play(state, 0, "discard swim")
    assert asked(state) == ("act", 1)


@clause("PH-8.3", "PH-R36")
def test_a_raid_takes_one_card_into_ones_own_hand() -> None:
    state = a_table(hands={0: ["raid", "kendo"], 3: ["swim", "bribe", "seal"]})
    events = play(state, 0, "raid 3", "seal")

    assert events[:2] == [ConspiracyPlayed(0, "raid", 3), CardStolen(0, 3, "seal")]
    assert (state.hands[0], state.hands[3]) == (["kendo", "seal"], ["bribe", "swim"])
    assert state.discard == ["raid"]


@clause("PH-8.3", "PH-R34")
def test_a_raid_picks_from_the_whole_hand_without_looking() -> None:
    state = a_table(hands={0: ["raid"], 3: ["swim", "bribe", "bribe"]})

    assert offered(state, "raid 3") == "one of ['bribe', 'bribe', 'swim']"


@clause("PH-8.4")
def test_a_drop_out_discards_two_cards_of_another_hand() -> None:
    state = a_table(hands={0: ["drop_out", "kendo"], 3: ["swim", "bribe", "seal"]})
    events = play(state, 0, "drop_out 3", "swim", "seal")

    assert events[:2] == [ConspiracyPlayed(0, "drop_out", 3), CardsDropped(3, ("swim", "seal"))]
    assert (state.hands[0], state.hands[3]) == (["kendo"], ["bribe"])
    assert state.discard == ["drop_out", "swim", "seal"]


@clause("PH-8.4", "PH-R34")
def test_a_drop_out_picks_twice_and_never_the_same_card() -> None:
    hands = {0: ["drop_out"], 3: ["bribe", "seal", "swim"]}

    assert offered(a_table(hands=hands), "drop_out 3") == "one of ['bribe', 'seal', 'swim']"
    assert offered(a_table(hands=hands), "drop_out 3", "seal") == "one of ['bribe', 'swim']"


@clause("PH-8.5", "PH-R35", "PH-D9")
def test_a_spy_looks_at_a_hand_and_must_discard_one_of_its_cards() -> None:
    state = a_table(hands={0: ["spy", "kendo"], 3: ["swim", "bribe", "seal", "bribe"]})
    events = play(state, 0, "spy 3")

    assert events == [ConspiracyPlayed(0, "spy", 3), HandSpied(0, 3, ("bribe", "bribe", "seal", "swim"))]
    assert game.view(state, 0).spied_hand == ("bribe", "bribe", "seal", "swim")
    assert asked(state) == ("spy", 0)
    assert lines(state, 0) == ["discard bribe", "discard seal", "discard swim"], "one of them, and not none"
    assert refused(state, 0, "discard kendo") == ("not-in-spied-hand", "PH-8.5")
    assert refused(state, 0, "pass") == ("other-question", "PH-R13")
    assert play(state, 0, "discard seal")[0] == CardDiscarded(3, "seal")
    assert (state.hands[0], state.hands[3], state.discard) == (["kendo"], ["bribe", "bribe", "swim"], ["spy", "seal"])


@clause("PH-8.6")
def test_an_agitation_takes_one_card_from_every_other_hand() -> None:
    hands = {0: ["swim"], 1: ["agitation", "kendo"], 2: ["bribe", "raid"], 3: ["seal"], 4: ["spy", "aikido"]}
    state = a_table(hands=hands, active=1, pile=["choir"])
    events = play(state, 1, "agitate", "raid", "seal", "spy", "swim")

    assert events[0] == ConspiracyPlayed(1, "agitation", None)
    assert [event.victim for event in events if isinstance(event, CardStolen)] == [2, 3, 4, 0]
    assert state.hands == [[], ["kendo", "raid", "seal", "spy", "swim"], ["bribe", "choir"], [], ["aikido"]]
    assert state.discard == ["agitation"]


@clause("PH-8.6", "PH-R34")
def test_an_agitation_picks_blindly_from_each_whole_hand() -> None:
    hands = {0: ["agitation"], 1: ["bribe", "raid"], 4: ["kendo", "spy", "swim"]}

    assert offered(a_table(hands=hands), "agitate") == "one of ['bribe', 'raid']"
    assert offered(a_table(hands=hands), "agitate", "raid") == "one of ['kendo', 'spy', 'swim']"


@clause("PH-R34")
def test_a_blind_pick_favours_no_card() -> None:
    stolen = {"bribe": 0, "seal": 0, "swim": 0}
    for seed in range(600):
        state = a_table(hands={0: ["raid"], 1: list(stolen)})
        (card,) = [
            e.card
            for e in game.apply(state, 0, game.parse_move("raid 1"), FreeChance(seed))
            if isinstance(e, CardStolen)
        ]
        assert card is not None
        stolen[card] += 1

    assert all(150 < times < 250 for times in stolen.values()), stolen


@clause("PH-R32")
@pytest.mark.parametrize("card", ["raid", "drop_out", "spy"])
def test_a_target_is_another_player_with_a_card(card: str) -> None:
    state = a_table(hands={0: [card, "seal"], 2: ["swim"], 4: ["kendo"]})

    assert lines(state, 0) == [f"{card} 2", f"{card} 4", "pass"]
    assert refused(state, 0, f"{card} 0") == ("own-hand", "PH-R32")
    assert refused(state, 0, f"{card} 1") == ("empty-hand", "PH-R32")
    assert refused(state, 0, f"{card} 5") == ("empty-hand", "PH-R32"), "nobody sits there"


@clause("PH-R32", "PH-R33")
def test_without_a_target_nothing_can_be_played() -> None:
    state = a_table(hands={0: ["raid", "drop_out", "spy", "agitation"]})

    assert lines(state, 0) == ["pass"]
    assert refused(state, 0, "agitate") == ("nobody-has-cards", "PH-R33")


@clause("PH-R33")
def test_a_drop_out_against_one_card_discards_that_one() -> None:
    state = a_table(hands={0: ["drop_out"], 3: ["swim"]})
    play(state, 0, "drop_out 3", "swim")

    assert (state.hands[3], state.discard) == ([], ["drop_out", "swim"])


@clause("PH-R33")
def test_an_agitation_skips_empty_hands() -> None:
    state = a_table(hands={0: ["agitation"], 2: ["swim"]})
    events = play(state, 0, "agitate", "swim")

    assert kinds(events).count("CardStolen") == 1
    assert state.hands[0] == ["swim"]


@clause("PH-R35")
def test_a_conspiracy_once_played_is_carried_out_in_full() -> None:
    """Nobody is asked anything after a Raid, a Drop-out or an Agitation."""
    for text, luck in (("raid 1", ["swim"]), ("drop_out 1", ["swim", "kendo"]), ("agitate", ["swim"])):
        state = a_table(hands={0: ["raid", "drop_out", "agitation"], 1: ["swim", "kendo"]})
        play(state, 0, text, *luck)
        assert asked(state) == ("act", 1)


@clause("PH-R36")
def test_a_conspiracy_is_announced_and_discarded_before_its_effect() -> None:
    state = a_table(hands={0: ["raid", "kendo"], 1: ["swim"]})
    assert kinds(play(state, 0, "raid 1", "swim"))[:2] == ["ConspiracyPlayed", "CardStolen"]

    for viewer in (0, 1, 2, None):
        assert game.mask(ConspiracyPlayed(0, "raid", 1), viewer) == ConspiracyPlayed(0, "raid", 1)
        assert game.view(state, viewer).discard == ("raid",)

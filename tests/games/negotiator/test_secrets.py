"""Hidden information (NG-H1 to NG-H9), and the laws over whole matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import permutations
from typing import Final

import pytest

from openps.engine import codec, laws
from openps.engine.chance import FreeChance
from openps.games.negotiator import box, events, evolve, mask, view
from openps.games.negotiator.box import Family
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.negotiator.state import FACE_DOWN, FACE_UP, Crisis, CrisisOptions
from tests.games.negotiator.tables import demands, do, hold, stack, table
from tests.games.sealed import stays_sealed
from tests.long import slice_of

TAKERS = ("arkayne", "donna", "edward", "random")
COMBINATIONS: list[dict[str, object]] = [
    {"taker": taker, "accomplice_kills_per": per, "one_success": one, "abandon": abandon}
    for taker in TAKERS
    for per, one, abandon in (
        ("increase", "reveals", "no"),
        ("level", "points_only", "no"),
        ("level", "reveals", "yes"),
    )
]


@pytest.mark.clause("NG-H1", "NG-H7")
def test_everything_that_lies_open_is_seen() -> None:
    state = hold(demands(table(minors=["pizza"]), ransom=FACE_UP), "keep_cool", "small_talk", "sniper")
    do(state, "lay keep_cool")
    seen = NEGOTIATOR.view(state, 0)
    assert (seen.hand, seen.down, seen.minors) == (("small_talk", "sniper"), ("keep_cool",), ("pizza",))
    assert (seen.demands, seen.zone, seen.points, seen.threat) == (("ransom",), 7, 1, 4)
    assert len(seen.deck) == 11
    assert len(seen.market) == 19


@pytest.mark.clause("NG-H2", "NG-H3", "NG-H4", "NG-H8")
def test_deck_left_out_cards_and_face_down_demands_are_hidden() -> None:
    state = demands(table(), ransom=FACE_DOWN, helicopter=FACE_UP)
    seen = NEGOTIATOR.view(state, 0)
    assert set(seen.deck) == {None} == set(seen.out) == set(seen.spare)
    assert (seen.demands, seen.kinds) == ((None, "helicopter"), ("major", "escape"))
    written = codec.to_json(seen)
    assert "ransom" not in written
    assert not [card for card in {*state.deck, *state.out} if f'"{card}"' in written]


@pytest.mark.clause("NG-H2")
def test_what_is_imagined_has_a_pivotal_event_under_red_cards() -> None:
    state = stack(table(), "beer", "press", "lights_out")
    state.discard = ["worsening"]
    for seed in range(20):
        imagined = NEGOTIATOR.determinize(NEGOTIATOR.view(state, 0), FreeChance(seed))
        assert HOUSE_CARDS.is_gold[imagined.deck[0]]
        assert not [card for card in imagined.deck[1:] if HOUSE_CARDS.is_gold[card]]
        assert [*imagined.deck, *imagined.out].count("worsening") == 3


@pytest.mark.clause("NG-H4")
def test_a_face_down_demand_is_imagined_as_any_candidate_that_was_not_seen() -> None:
    state = demands(table(), ransom=FACE_DOWN, helicopter=FACE_UP)
    seen = NEGOTIATOR.view(state, 0)
    imagined = {NEGOTIATOR.determinize(seen, FreeChance(seed)).demands[0] for seed in range(40)}
    assert imagined == {"ransom", "free_the_fugitives", "weapons"}


@pytest.mark.clause("NG-H2", "NG-H3", "NG-H4")
def test_setup_is_masked() -> None:
    for event in NEGOTIATOR.setup(NEGOTIATOR.options(1, {}), FreeChance(1)).events:
        masked = NEGOTIATOR.mask(event, 0)
        if isinstance(event, events.DemandsPlaced):
            assert masked == events.DemandsPlaced((None, None), (None,) * 9)
        elif isinstance(event, events.TerrorDeckBuilt):
            assert masked == events.TerrorDeckBuilt((None,) * 11, (None,) * 16)
        else:
            assert masked == event


@pytest.mark.clause("NG-H8")
def test_an_event_that_nobody_thought_of_is_sealed() -> None:
    assert stays_sealed(NEGOTIATOR)


@pytest.mark.clause("NG-H5", "NG-H6")
def test_a_demand_and_a_terror_card_are_seen_when_they_are_turned_up() -> None:
    state = hold(demands(table(threat=4), ransom=FACE_DOWN), "what_do_you_want", "sniper")
    do(state, "play what_do_you_want", 5, 5)
    assert NEGOTIATOR.view(state, 0).demands == ("ransom",)
    stack(state, "impatient", "press", "lights_out")
    do(state, "end")
    do(state, "done")
    assert NEGOTIATOR.view(state, 0).discard == ("press", "impatient")


@pytest.mark.clause("NG-H9")
def test_after_the_match_everything_is_shown() -> None:
    state = table(options={"abandon": "yes"})
    do(state, "abandon")
    seen = NEGOTIATOR.view(state, None)
    assert (list(seen.deck), list(seen.out), list(seen.demands)) == (state.deck, state.out, state.demands)


@pytest.mark.clause("NG-H1")
def test_onlookers_see_what_the_player_sees() -> None:
    state = table()
    mine, theirs = NEGOTIATOR.view(state, 0), NEGOTIATOR.view(state, None)
    assert codec.plain(mine) == {**codec.plain(theirs), "viewer": 0}


# ---- exactly: every field of a view and of what is imagined from it, over whole matches


def moments() -> Iterator[Crisis]:
    """States of random matches against all three, some of them with an Accomplice in charge, to the end."""
    for taker in box.TAKERS:
        for seed in range(3):
            yield from [moment.after for moment in laws.random_moments(NEGOTIATOR, options_of(taker), seed)]
        state = hold(table(taker, threat=4), "sniper", "keep_cool", "small_talk")
        do(state, "play sniper", 5, 1)
        yield state


def options_of(taker: str) -> CrisisOptions:
    return NEGOTIATOR.options(1, {"taker": taker})


OPEN: Final = [field.name for field in fields(Crisis) if field.name not in ("deck", "out", "demands", "spare", "gone")]


def plain(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


@pytest.mark.clause("NG-H1", "NG-H2", "NG-H3", "NG-H4", "NG-H5", "NG-H7", "NG-H9")
def test_a_view_shows_exactly_what_lies_open() -> None:
    """What lies face down is a back, in its place; once it is over, everything is turned up."""
    endings = 0
    for state in moments():
        seen, over = NEGOTIATOR.view(state, 0), state.ask is None
        endings += over
        assert {name: getattr(seen, name) for name in OPEN} == {name: plain(getattr(state, name)) for name in OPEN}
        for name in ("deck", "out", "spare"):
            cards = getattr(state, name)
            assert getattr(seen, name) == (tuple(cards) if over else (None,) * len(cards))
        for name in ("demands", "gone"):
            cards = zip(getattr(state, name), state.faces, strict=False)
            backs = [None if face == FACE_DOWN and not over else card for card, face in cards]
            assert getattr(seen, name) == tuple(backs)
        assert list(seen.kinds) == [HOUSE_CARDS.face[card].family.value for card in [*state.demands, *state.gone]]
    assert endings == 9


@pytest.mark.clause("NG-H2", "NG-H3", "NG-H4")
def test_what_is_imagined_is_what_is_seen_and_for_the_rest_the_cards_that_were_not() -> None:
    for number, state in enumerate(moments()):
        seen = NEGOTIATOR.view(state, 0)
        imagined = NEGOTIATOR.determinize(seen, FreeChance(number))
        assert {name: getattr(imagined, name) for name in OPEN} == {name: getattr(state, name) for name in OPEN}
        assert [len(imagined.deck), len(imagined.out)] == [len(state.deck), len(state.out)]
        for name in ("out", "spare"):
            assert getattr(imagined, name) == sorted(getattr(imagined, name))
        terror = [*imagined.deck, *imagined.out, *imagined.discard, *imagined.minors, *filter(None, [imagined.shown])]
        assert sorted(terror) == sorted(HOUSE_CARDS.red + HOUSE_CARDS.gold)
        placed = imagined.demands + imagined.gone
        assert sorted(placed + imagined.spare) == sorted(HOUSE_CARDS.demands)
        assert [len(imagined.demands), len(imagined.gone)] == [len(state.demands), len(state.gone)]
        for card, kind, shown in zip(placed, seen.kinds, [*seen.demands, *seen.gone], strict=True):
            assert card in HOUSE_CARDS.candidates(state.taker, Family(kind))
            assert shown in (None, card)


@pytest.mark.clause("NG-H9")
def test_after_the_end_nothing_is_left_to_imagine() -> None:
    ended = [state for state in moments() if state.ask is None]
    assert ended
    for state in ended:
        assert NEGOTIATOR.determinize(NEGOTIATOR.view(state, 0), FreeChance(1)) == state


@pytest.mark.clause("NG-H2")
@pytest.mark.parametrize("cards", [(), ("lights_out",), ("beer", "lights_out")])
def test_the_bottom_of_what_is_imagined_is_always_a_pivotal_event(cards: tuple[str, ...]) -> None:
    seen = NEGOTIATOR.view(stack(table(discard=["voice_from_home"], minors=["press"]), *cards), 0)
    imagined = [NEGOTIATOR.determinize(seen, FreeChance(seed)) for seed in range(60)]
    assert {len(state.deck) for state in imagined} == {len(cards)}
    if cards:
        assert {state.deck[0] for state in imagined} == set(HOUSE_CARDS.gold) - {"voice_from_home"}
    for state in imagined:
        assert [card for card in state.deck[1:] if HOUSE_CARDS.is_gold[card]] == []
        assert "press" not in [*state.deck, *state.out]
        assert "voice_from_home" not in [*state.deck, *state.out]


@pytest.mark.clause("NG-H4")
def test_two_face_down_demands_of_a_kind_are_imagined_as_two() -> None:
    faces = [FACE_DOWN, FACE_UP, FACE_DOWN]
    for name in ("demands", "gone"):
        state = table(**{"demands": [], "faces": faces, name: ["ransom", "helicopter", "weapons"]})
        seen = NEGOTIATOR.view(state, 0)
        imagined = [getattr(NEGOTIATOR.determinize(seen, FreeChance(seed)), name) for seed in range(40)]
        assert {tuple(placed) for placed in imagined} == {
            (first, "helicopter", second)
            for first, second in permutations(["ransom", "free_the_fugitives", "weapons"], 2)
        }


@pytest.mark.clause("NG-H4", "NG-H5")
def test_a_demand_that_is_seen_is_imagined_nowhere_else() -> None:
    state = demands(table(), ransom=FACE_DOWN, weapons=FACE_UP)
    for seed in range(20):
        imagined = NEGOTIATOR.determinize(NEGOTIATOR.view(state, 0), FreeChance(seed))
        assert imagined.demands[0] in ("ransom", "free_the_fugitives")
        assert imagined.demands[1] == "weapons"
        assert "weapons" not in imagined.spare


@pytest.mark.clause("NG-H6", "NG-H8")
def test_a_named_card_is_one_that_is_seen() -> None:
    """What the laws compare: the cards that an event names, and those that lie in sight."""
    assert mask.named(events.DemandConceded("ransom", 4)) == ["ransom"]
    assert mask.named(events.DemandsPlaced((None, "ransom"), ("weapons", None))) == ["ransom", "weapons"]
    assert mask.named(events.TerrorDeckBuilt(("pizza",), (None,))) == ["pizza"]
    assert mask.named(events.TakerSet("donna", 1, 2)) == ["donna"]
    assert mask.named(events.Asked("take", ("take 1",))) == []
    state = hold(demands(table(shown="pizza", minors=["beer"]), ransom=FACE_UP, helicopter=FACE_DOWN), "sniper")
    state.market, state.played, state.down, state.removed = ["bold_lie"], ["keep_cool"], ["small_talk"], ["coming_in"]
    state.discard, state.gone = ["press"], ["weapons"]
    assert view.visible(NEGOTIATOR.view(state, 0)) == {
        "arkayne", "pizza", "beer", "ransom", "sniper", "bold_lie", "keep_cool", "small_talk", "coming_in", "press",
        "weapons",
    }  # fmt: skip


def test_every_event_is_written_and_masked_on_purpose() -> None:
    kinds = set(NEGOTIATOR.event_types())
    assert kinds == set(evolve._EVOLVE)
    assert kinds == mask._OPEN | set(mask._GATED)


@pytest.mark.clause("NG-R55", "NG-H8", "NG-R13")
@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda c: "-".join(map(str, c.values())))
def test_all_laws_hold_over_random_matches(combination: dict[str, object]) -> None:
    options = NEGOTIATOR.options(1, combination)
    laws.moves_survive(NEGOTIATOR, options)
    for seed in range(slice_of(4, 1)):
        laws.same_seed_same_match(NEGOTIATOR, options, seed, ["me"])
        laws.log_is_truth(NEGOTIATOR, options, seed)
        laws.record_survives(NEGOTIATOR, options, seed, ["me"])
        laws.match_ends(NEGOTIATOR, options, seed)
        for moment in laws.random_moments(NEGOTIATOR, options, seed):
            laws.someone_may_act(NEGOTIATOR, moment.after, 1)
            laws.nothing_is_lost(NEGOTIATOR, moment)
            laws.legal_means_playable(NEGOTIATOR, moment.before, options, 1, FreeChance(seed))
            for viewer in laws.viewers(1):
                imagined = laws.view_betrays_nothing(NEGOTIATOR, moment.before, viewer, FreeChance(seed))
                laws.steps_betray_nothing(NEGOTIATOR, moment, viewer, imagined, seed)
                laws.masks_agree_with_views(NEGOTIATOR, moment, viewer)
                laws.events_survive(NEGOTIATOR, moment.events, viewer)
                laws.view_survives(NEGOTIATOR, NEGOTIATOR.view(moment.after, viewer))

"""What a terminal shows of Pani-High! beside the table: the demonstration, the discard pile, what laid cards count."""

from __future__ import annotations

import pytest

from openps.catalog import screen_of
from openps.games.pani_high import box
from openps.games.pani_high.events import LocationKept, LocationTaken, TotalsCompared
from openps.games.pani_high.state import School
from openps.words.messages import LANGUAGES, Messages
from openps.words.teller import Teller
from tests.clauses import clause
from tests.games.pani_high.tables import a_table, battle, close_windows, fight, game, last, play

SCREEN = screen_of("pani_high")


def teller(viewer: int | None = 0, language: str = "en") -> Teller:
    return Teller(Messages(language, game.info.package), viewer)


def page(name: str, state: School, viewer: int | None = 0, language: str = "en") -> str:
    return SCREEN.page(name, game.view(state, viewer), teller(viewer, language))


def line_of(state: School, head: str, viewer: int | None) -> str:
    drawn = SCREEN.draw(game.view(state, viewer), teller(viewer))
    return next(line.strip() for line in drawn.splitlines() if line.strip().startswith(head))


@clause("PH-1.16", "PH-R1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["demo", "demonstration", "Démonstration"])
def test_the_twelve_cards_are_explained(word: str, language: str) -> None:
    shown = page(word, a_table(), language=language)
    say = teller(language=language)

    for key in box.DEMONSTRATION:
        (line,) = [line for line in shown.splitlines() if line.startswith(f"  {say.piece(key)} ")]
        assert len(line.removeprefix(f"  {say.piece(key)}").strip()) > 20
    assert "{" not in shown
    assert "demo-" not in shown
    assert max(map(len, shown.splitlines())) <= 80


@clause("PH-1.16", "PH-4.10", "PH-5.2", "PH-6.2")
def test_the_battle_of_the_demonstration_is_played_as_it_is_told() -> None:
    """Each step on a real table, with the numbers of the screen."""
    told = " ".join(page("demo", a_table()).split())

    state = a_table(hands={0: ["swim"], 1: ["third_year", "health_committee"]}, places={1: ["pool"]})
    events = fight(state, "pool", ["swim"], ["third_year", "health_committee"])
    totals = last(events, TotalsCompared)
    assert last(events, LocationTaken).winner == 0
    assert f"3 + 1 = 4. You win {totals.attack // 10} against {totals.defence // 10}, take the Pool" in told

    state = a_table(hands={0: ["swim"], 1: ["third_year", "bribe"]}, places={1: ["pool"]})
    battle(state, "pool", ["swim"], ["third_year", "bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")
    totals = last(close_windows(state), TotalsCompared)
    assert f"{totals.defence // 10} against {totals.attack}. The Pool stays" in told

    state = a_table(hands={0: ["swim"], 1: ["policewoman"]}, places={1: ["pool"]})
    battle(state, "pool", ["swim"], ["policewoman"])
    assert last(play(state, 1, "policewoman"), LocationKept).owner == 1
    assert state.discard == ["policewoman", "swim"]
    assert "you discard the Swim Club, the Pool stays, she is discarded" in told


@clause("PH-H1", "PH-R39", "PH-R41")
def test_the_discard_pile_is_counted_and_the_seal_is_listed() -> None:
    state = a_table(discard=["raid", "seal", "raid", "bribe", "aikido"])

    for viewer in (0, 3, None):
        shown = page("discard", state, viewer).splitlines()
        assert shown == [
            "5 cards in the discard pile, on top: Aikido.",
            "  Imperial Seal   Imperial Seal 1/1",
            "  Conspiracies    Raid 2/6",
            "  Combat cards    Aikido [3, ×2 Dojo] 1/1, Bribe [S] 1/4",
        ]
    assert page("défausse", a_table(discard=["seal"]), language="fr").splitlines() == [
        "Une carte dans la défausse : Sceau impérial.",
        "  Sceau impérial  Sceau impérial 1/1",
    ]
    assert page("discard", a_table()) == "The discard pile is empty."


@clause("PH-6.9", "PH-R41")
def test_the_table_counts_the_seal_among_what_is_discarded() -> None:
    assert "Imperial Seal" in line_of(a_table(), "Discarded:", 0)
    drawn = SCREEN.draw(game.view(a_table(discard=["seal"]), 0), teller())
    assert "Imperial Seal 1/1" in " ".join(drawn.split())


def test_there_is_no_page_of_another_name() -> None:
    assert page("nonsense", a_table()) == page("", a_table()) == ""


@clause("PH-4.7", "PH-4.10", "PH-H6")
def test_a_running_total_stands_beside_the_cards_that_a_viewer_knows() -> None:
    state = a_table(hands={0: ["swim", "kendo", "sleepyhead"], 1: ["third_year"]}, places={1: ["pool"]})
    play(state, 0, "attack pool")
    for card, total in (("swim", "6"), ("kendo", "8"), ("sleepyhead", "8.3")):
        play(state, 0, f"lay {card}")
        assert line_of(state, "Attack", 0).endswith(f"(total {total})"), "doubled at the pool"
        for viewer in (1, 3, None):
            assert "total" not in line_of(state, "Attack", viewer), "face down"
    play(state, 0, "ready")
    play(state, 1, "lay third_year")
    assert line_of(state, "Defence", 1) == "Defence (you): Third-year (total 3)"
    assert line_of(state, "Defence", 0) == "Defence (Seat 1): 1 hidden card"


@clause("PH-4.7", "PH-H8", "PH-R25")
def test_the_total_counts_what_a_bribe_took_for_those_who_saw_it_and_everything_once_turned_up() -> None:
    state = a_table(hands={0: ["swim", "kendo"], 1: ["bribe", "third_year"]}, places={1: ["pool"]})
    battle(state, "pool", ["swim", "kendo"], ["bribe", "third_year"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    assert line_of(state, "Defence", 1).endswith("(total 9)")
    assert line_of(state, "Defence", 0).endswith("(known so far 6)"), "the third-year is hidden from the attacker"
    assert line_of(state, "Defence", 3).endswith("(known so far 0)"), "of the shown Bribe alone"
    assert "total" not in line_of(state, "Attack", 3)
    close_windows(state)
    for viewer in (0, 1, 3, None):
        assert line_of(state, "Attack", viewer).endswith("(total 2)")
        assert line_of(state, "Defence", viewer).endswith("(total 9)")

"""What a viewer remembers, gone through again: once, in one place, for cards, worlds and beliefs alike."""

from __future__ import annotations

from pathlib import Path

import openps
from openps.games.panic_station.events import NOTE_CHECK, NOTE_LOOK, NOTE_TRADE, Incident, Note, What
from openps.games.panic_station.memory import relive
from tests.clauses import clause

WALKED = Incident(What.TRADE, 1, 2, 3, "")
LOOKED = Incident(What.LOOK, 0, 2, 0, "")
DIED = Incident(What.DEATH, 3, 0b0111, 0, "")


def told(story: list[Incident], notes: list[Note]) -> list[object]:
    heard: list[object] = []
    relive(story, notes, lambda incident, own: heard.append((incident, own)), heard.append)
    return heard


@clause("PS-19.3")
def test_what_the_viewer_saw_comes_between_what_everybody_saw() -> None:
    mine = Note(0, NOTE_TRADE, 2, ("ammo", "armor"))
    hand, check = Note(1, NOTE_LOOK, 2, ("gas_can",)), Note(3, NOTE_CHECK, 3, ())

    assert told([WALKED, LOOKED, DIED], [mine, hand, check]) == [
        (WALKED, mine), hand, (LOOKED, None), (DIED, None), check,
    ]  # fmt: skip


def test_a_look_before_a_trade_of_the_own_comes_first_and_the_trade_keeps_its_note() -> None:
    check, mine = Note(0, NOTE_CHECK, 3, ("infected",)), Note(0, NOTE_TRADE, 2, ("ammo", "armor"))

    assert told([WALKED], [check, mine]) == [check, (WALKED, mine)]
    assert told([], [Note(0, NOTE_CHECK, 3, ())]) == [Note(0, NOTE_CHECK, 3, ())]


def test_nobody_else_sorts_notes_into_the_story() -> None:
    source = Path(openps.__file__).parent
    walkers = [path.name for path in source.rglob("*.py") if "note.at" in path.read_text("utf-8")]
    assert walkers == ["memory.py"]

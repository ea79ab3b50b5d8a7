"""What a viewer remembers of a match, gone through again in its order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from openps.games.panic_station.events import NOTE_TRADE, Fact, Note


def relive(
    story: Sequence[Fact],
    notes: Sequence[Note],
    happened: Callable[[Fact, Note | None], None],
    looked: Callable[[Note], None],
) -> None:
    """Each thing that everybody saw, with the viewer's own note of it if it was a trade of the viewer's; and between
    them what the viewer alone looked at: hands and check cards.
    """
    own: dict[int, list[Note]] = {}
    for note in notes:
        own.setdefault(note.at, []).append(note)
    for at, fact in enumerate(story):
        trade = None
        for note in own.get(at, ()):
            if note.what == NOTE_TRADE:
                trade = note
            else:
                looked(note)
        happened(fact, trade)
    for note in own.get(len(story), ()):
        looked(note)

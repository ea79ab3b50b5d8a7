"""What happened while somebody waited, part by part; what befell them is marked, so that nothing else pushes it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple

from openps.engine.claims import Claim
from openps.engine.ids import Viewer
from openps.words.story import Story, Told, counted, deed, deeds_of, done_by_seat, owners_of, seats_of, told_in_full
from openps.words.teller import Teller


class Part(NamedTuple):
    """A line, how many entries of the log it tells of, and whether they befell the viewer."""

    line: str
    tells: int = 1
    mine: bool = False


def recap_of(news: Sequence[Told], story: Story, teller: Teller) -> list[Part]:
    """In full and as the log has it what befell the viewer and what must be read besides; the deeds of the others; all
    other talk.
    """
    viewer = teller.viewer
    mine = {one.number for one in news if befell(one.entry, story, viewer)}
    talk = [one.entry for one in news if isinstance(one.entry, Claim) and one.number not in mine]
    happened = [one for one in news if not isinstance(one.entry, Claim) or one.number in mine]
    full = [one for one in happened if one.number in mine or told_in_full(one.entry, story, viewer)]
    done = done_by_seat([one.entry for one in happened if one not in full], teller)
    deeds = [Part(deeds_of(seat, what, teller), what.total()) for seat, what in done.items()]
    return [*_lines(full, mine, teller), *deeds, *_talk(talk, teller)]


def is_news(entry: object, story: Story, teller: Teller) -> bool:
    """Not what the viewer did or said: whoever did it knows, and what was done without a choice is nothing to read."""
    if isinstance(entry, story.trifling):
        return False
    if isinstance(entry, Claim):
        return entry.speaker != teller.viewer
    return befell(entry, story, teller.viewer) or not _own_deed(entry, teller)


def befell(entry: object, story: Story, viewer: Viewer) -> bool:
    """Whether somebody did it to the viewer, or said it of them, or it is fateful and theirs or everybody's."""
    if isinstance(entry, story.trifling) or viewer is None:
        return False
    if isinstance(entry, Claim):
        return viewer in seats_of(entry.says) and entry.speaker != viewer
    named = seats_of(entry)
    concerns = viewer in named or viewer in owners_of(entry, story)
    if isinstance(entry, story.fateful):
        return concerns or isinstance(entry, story.weighty)
    return concerns and bool(named) and named[0] != viewer


def last_deed(log: Sequence[object], story: Story, teller: Teller) -> int:
    """How long the log was when the viewer last did something, as far as the log itself tells."""
    own = [at for at, entry in enumerate(log) if _own_deed(entry, teller) and not isinstance(entry, story.fateful)]
    return own[-1] + 1 if own else 0


def _own_deed(entry: object, teller: Teller) -> bool:
    return not isinstance(entry, Claim) and seats_of(entry)[:1] == [teller.viewer] and bool(deed(entry, teller))


def _lines(entries: Sequence[Told], mine: Collection[int], teller: Teller) -> list[Part]:
    """Whole sentences; the same one is told once, with how often."""
    times = Counter([one.line.removeprefix("--- ") for one in entries])
    marked = {one.line.removeprefix("--- ") for one in entries if one.number in mine}
    told = zip(counted(times, teller), times.items(), strict=True)
    return [Part(words, count, line in marked) for words, (line, count) in told]


def _talk(claims: Sequence[Claim], teller: Teller) -> list[Part]:
    if not claims:
        return []
    names = ", ".join([teller.seat(seat) for seat in dict.fromkeys([one.speaker for one in claims])])
    return [Part(teller.say("web-recap-talk", names=names, count=len(claims), about=0), len(claims))]

"""What happened between two looks, summed up: who it concerns reads it in full, the rest is told by player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, get_args, get_origin

from openps.engine.claims import Claim
from openps.engine.game import Sealed
from openps.engine.ids import Seat, Viewer
from openps.words.teller import Teller, hints, kebab, meant

LONGEST: Final = 8  # as many lines are read without a summary


@dataclass(frozen=True, slots=True)
class Story:
    """What a game's events mean for a summary, beyond the seats that their fields name."""

    weighty: tuple[type, ...] = ()  # told in full, whomever it happened to
    trifling: tuple[type, ...] = ()  # never told in a summary, not even to whom it concerns
    fateful: tuple[type, ...] = ()  # won, lost or found out: comes first where it is the viewer's or weighty
    recess: tuple[type, ...] = ()  # others had their turn: what befell the viewer is read before going on
    scenes: tuple[tuple[type, type], ...] = ()  # what is read in full by those whom the last of another kind named
    apiece: tuple[tuple[str, int], ...] = ()  # what seats own, in their order: its word, and how many each has


PLAIN_STORY: Final = Story()


@dataclass(frozen=True, slots=True)
class Told:
    """An entry of the log with its number and its line."""

    number: int
    entry: object
    line: str


def told(entries: Iterable[object], since: int, remark: Callable[[object, Teller], str], teller: Teller) -> list[Told]:
    """Entries of the log from a number on, as a viewer reads them; without those that say nothing."""
    lines = [(entry, f"{teller.event(entry)} {remark(entry, teller)}".rstrip()) for entry in entries]
    return [Told(number, entry, line) for number, (entry, line) in enumerate(lines, since) if line]


def summed_up(news: Sequence[Told], story: Story, teller: Teller) -> list[str]:
    """All lines where they are few, and for onlookers; otherwise the deeds of each player in a line, and in full what
    must be read, in the order in which they began.
    """
    if teller.viewer is None or len(news) <= LONGEST:
        return [one.line for one in news]
    in_full = [is_shown(at, news, story, teller.viewer) for at in range(len(news))]
    full = Counter([one.line for one, shown in zip(news, in_full, strict=True) if shown])
    rest = [one for one, shown in zip(news, in_full, strict=True) if not shown]
    first = {one.line: one.number for one in reversed(news)}
    began = [(first[line], words) for line, words in zip(full, counted(full, teller), strict=True)]
    began = [*began, *deeds_in([one for one in rest if not isinstance(one.entry, story.trifling)], teller)]
    more = [teller.say("recap-more", count=len(rest))] if rest else []
    return [*[line for _, line in sorted(began, key=lambda one: one[0])], *more]


def deeds_in(news: Sequence[Told], teller: Teller) -> list[tuple[int, str]]:
    """A line for each player, and one for what nobody did, with the number of the entry that it began with."""
    began: dict[Seat | None, int] = {}
    for one in news:
        if deed(one.entry, teller):
            began.setdefault(next(iter(seats_of(one.entry)), None), one.number)
    done = done_by_seat([one.entry for one in news], teller)
    return [(began[seat], deeds_of(seat, done[seat], teller)) for seat in done]


def is_shown(at: int, news: Sequence[Told], story: Story, viewer: Viewer) -> bool:
    """Whether the viewer must read it in full; in a scene of the viewer's own that is more."""
    entry = news[at].entry
    opening = next((opens for kind, opens in story.scenes if isinstance(entry, kind)), None)
    if opening is None or viewer is None:
        return told_in_full(entry, story, viewer)
    openings = [one.entry for one in news[:at] if isinstance(one.entry, opening)]
    # One that was read before: only those who take part are asked while a scene goes on.
    return not openings or viewer in seats_of(openings[-1])


def told_in_full(entry: object, story: Story, viewer: Viewer) -> bool:
    if isinstance(entry, story.trifling):
        return False
    if isinstance(entry, story.weighty):
        return True
    if isinstance(entry, Claim):
        return True  # there are few of them, and whom somebody accuses concerns everybody
    return viewer is not None and (viewer in seats_of(entry) or viewer in owners_of(entry, story))


def seats_of(entry: object) -> list[Seat]:
    """The seats that an event names, in the order of its fields: who did it comes first."""
    return _named(entry, "seat")


def owners_of(entry: object, story: Story) -> set[Seat]:
    """The seats whose pieces an event names."""
    return {number // count for word, count in story.apiece for number in _named(entry, word)}


def _named(entry: object, word: str) -> list[int]:
    """What stands in the fields that mean this."""
    if isinstance(entry, Sealed):
        return []
    named: list[int] = []
    for name, hint in hints(type(entry)):
        value, (plain, meaning) = getattr(entry, name), meant(hint)
        if meaning == word and value is not None:
            named.append(value)
        elif get_origin(plain) is tuple and meant(get_args(plain)[0])[1] == word:
            named += value
    return named


def done_by_seat(entries: Sequence[object], teller: Teller) -> dict[Seat | None, Counter[str]]:
    """The deeds of each player, in the order in which they began, and those of nobody."""
    done: dict[Seat | None, Counter[str]] = {}
    for entry in entries:
        words = deed(entry, teller)
        if words:
            done.setdefault(next(iter(seats_of(entry)), None), Counter())[words] += 1
    return done


def deed(entry: object, teller: Teller) -> str:
    """In a few words, where the game has some."""
    key = f"recap-{kebab(type(entry).__name__)}"
    return teller.say(key, **teller.values(entry)) if key in teller.say else ""


def deeds_of(seat: Seat | None, done: Counter[str], teller: Teller) -> str:
    """What a player did, in a line."""
    deeds = " · ".join(counted(done, teller))
    if seat is None:
        return teller.say("recap-besides", deeds=deeds)
    return teller.say("recap-seat", **teller.who("seat", seat), deeds=deeds)


def counted(told: Counter[str], teller: Teller) -> list[str]:
    """The same words once, with how often."""
    return [
        words if count == 1 else teller.say("recap-times", deed=words, count=count) for words, count in told.items()
    ]

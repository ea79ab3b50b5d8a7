"""Why something is certain: the fewest things that a seat saw from which it follows, each with its clause."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from openps.editions.puzzles.puzzle import Reason
from openps.engine.ids import Seat
from openps.games.panic_station import box, events
from openps.games.panic_station.events import Did, Incident, Note, What
from openps.games.panic_station.memory import relive
from openps.games.panic_station.view import StationView
from openps.games.panic_station.worlds import ALL, Deduction, Step, evidence, steps_from

MOST: Final = 5  # sentences; what needs more is no puzzle for five minutes
OWN: Final = "own"
SET: Final = "set"
CLAUSES: Final = {
    What.TRADE.value: "PS-10.3", What.SCAN.value: "PS-13.3", What.DEATH.value: "PS-17.11", What.LOOK.value: "PS-16.11",
    SET: "PS-3.5", OWN: "PS-10.13",
}  # fmt: skip
SPREAD: Final = Reason("spread", {}, "PS-10.4")
LAST: Final = {
    "infected": (SPREAD,),
    "clean": (SPREAD,),
    "host": (SPREAD, Reason("one", {}, "PS-3.10")),
    "no-host": (SPREAD, Reason("one", {}, "PS-3.10")),
}
# What steps come from, in the log. Draws and trades of others rule nothing out.
ENTRIES: Final[dict[str, type]] = {
    What.TRADE.value: events.CardsTraded,
    What.SCAN.value: events.ScanRead,
    What.DEATH.value: events.PlayerEliminated,
    What.LOOK.value: events.HandScanned,
}

Named: TypeAlias = tuple[str, Step]


class Chain(Deduction):
    """A deduction whose steps have names, and which can be made again with fewer of them."""

    def __init__(self, view: StationView) -> None:
        super().__init__(view)
        self.names = names_of(view)

    def again(self, kept: Collection[int]) -> int:
        """The worlds that are left if only some of the steps rule any out."""
        worlds = self.before[0]
        for at, step in enumerate(self.steps):
            worlds = self._after(worlds, step if at in kept else replace(step, keep=ALL, note=None))
        return worlds

    @property
    def telling(self) -> list[int]:
        """The steps that may rule worlds out."""
        return [at for at, step in enumerate(self.steps) if step.keep != ALL or step.note is not None]

    def needed(self, holds: int) -> set[int]:
        """Without any of these something would not be certain any more; what is told last is kept first."""
        kept = set(self.telling)
        for at in self.telling:
            if not self.again(kept - {at}) & ~holds:
                kept.discard(at)
        return kept


def names_of(view: StationView) -> list[str]:
    """What each step of a deduction comes from, in their order."""
    names: list[str] = []

    def happened(incident: Incident, own: Note | None) -> None:
        made = steps_from(incident, own, view.options)
        names.extend([SET if incident.what is What.DRAW and step.keep != ALL else incident.what.value for step in made])

    def looked(note: Note) -> None:
        assert evidence(note, view.options)
        names.append(What.LOOK.value)

    relive(view.story, view.notes, happened, looked)
    return [*names, OWN]


def reasons(kind: str, seat: Seat, holds: int, chain: Chain, log: Sequence[object]) -> tuple[Reason, ...]:
    """Nothing where it needs too much."""
    needed = chain.needed(holds)
    if not 0 < len(needed) <= MOST:
        return ()
    entries = entries_of(chain.names, log)
    told = [because(chain.names[at], entries.get(at), log) for at in sorted(needed)]
    return (*told, *LAST[kind], Reason(f"so-{kind}", {"seat": seat}))


def because(name: str, entry: int | None, log: Sequence[object]) -> Reason:
    event = None if entry is None else log[entry]
    says = f"{name}-{what_came(event)}" if isinstance(event, events.CardsTraded) else name
    return Reason(says, {}, CLAUSES[name], entry)


def what_came(trade: events.CardsTraded) -> str:
    """What an own trade showed: an infection card that came or went, or that there was none."""
    tried = [did for did in (trade.given_did, trade.back_did) if did is not Did.NOTHING]
    foreign = [card for card in (trade.given, trade.back) if card in box.COLOUR_OF]
    return "tried" if tried else "card" if foreign else "none"


def entries_of(names: Sequence[str], log: Sequence[object]) -> dict[int, int]:
    """The entries of the log that steps come from: the third scan is the third one that was read."""
    by_step: dict[int, int] = {}
    for name, kind in ENTRIES.items():
        entries = [at for at, entry in enumerate(log) if isinstance(entry, kind) and not _is_covered(entry)]
        steps = [at for at, one in enumerate(names) if one == name]
        by_step |= dict(zip(steps, entries, strict=False))
    return by_step


def _is_covered(entry: object) -> bool:
    """A hand that somebody else looked into."""
    return isinstance(entry, events.HandScanned) and (None in entry.cards or entry.cards == ())

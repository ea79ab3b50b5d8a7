"""What an experiment found, in words: lines for a terminal, and the parts that the page is made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Final

from openps.catalog import game_named, messages_of
from openps.lab.counts import Counts, Results, mark_of, same_deals
from openps.lab.figures import Figures
from openps.lab.plain import Plain
from openps.lab.simulate import NOBODY
from openps.lab.standings import interval as plain
from openps.lab.stats import Interval, apart, rate
from openps.lab.stats import paired as paired_rates
from openps.words.messages import Messages

MANY: Final = 12  # cells that are printed one after the other; of more, those that differ most come first in the report

Named = tuple[str, Interval]


class Words:
    """The words of each game in a file, in one language."""

    def __init__(self, results: Results, language: str) -> None:
        self.language = language
        self._of = {game: messages_of(game, language) for game in {cell["game"] for cell in results.cells}}

    def of(self, cell: Plain) -> Messages:
        return self._of[cell["game"]]

    def figures(self, cell: Plain) -> Figures:
        return Figures(self.of(cell))

    def name(self, cell: Plain, base: Plain | None = None) -> str:
        """What is special about a cell: its game, players and bots, and the options that are not as usual."""
        say = self.of(cell)
        told = [say(f"game-{cell['game']}"), say("lab-players", count=cell["players"]), ", ".join(cell["bots"])]
        return ", ".join([*told, *self.options(cell, base)])

    def options(self, cell: Plain, base: Plain | None = None) -> list[str]:
        usual = {option.key: option.values[0] for option in game_named(cell["game"]).info.options}
        usual |= base["options"] if base else {}
        return [f"{key}={value}" for key, value in cell["options"].items() if value != usual.get(key)]


def lines(results: Results, say: Messages) -> Iterator[str]:
    words = Words(results, say.language)
    yield results.about["name"]
    for cell, counts in zip(results.cells, results.counts, strict=True):
        if counts.matches:
            yield ""
            yield from _cell(cell, counts, words)
    compared = list(paired(results))
    if compared:
        yield ""
        yield say("lab-paired")
        yield from ("  " + _difference(results, pair, words) for pair in compared)


def _cell(cell: Plain, counts: Counts, words: Words) -> Iterator[str]:
    say, figures = words.of(cell), words.figures(cell)
    yield say("lab-cell", cell=words.name(cell), matches=counts.matches)
    for name, interval in [*sides(cell, counts, say), *seats(cell, counts, say), *first(counts, say)]:
        yield "  " + say("lab-rate", name=name, rate=figures.rate(asdict(interval)))
    for name, interval in roles(counts, figures):
        yield "  " + say("lab-rate", name=name, rate=figures.rate(asdict(interval)))
    length = figures.number(counts.mean_rounds)
    yield "  " + say("lab-length", rounds=length, decisions=figures.number(counts.decisions / counts.matches))
    ends = ", ".join([f"{name} {figures.percent(part)}" for name, part in why(counts, figures)])
    yield f"  {say('simulate-outcomes')} {ends}"
    told = [f"{key} {figures.number(total / counts.matches, 2)}" for key, total in counts.figures.items() if total]
    if told:
        yield f"  {say('lab-figures')} {', '.join(told)}"


def _difference(results: Results, pair: tuple[int, int, Interval], words: Words) -> str:
    base, other, interval = pair
    cell = results.cells[other]
    told = compared(results, base, other, interval, words)
    return words.of(cell)("lab-rate", name=words.name(cell, results.cells[base]), rate=told)


def compared(results: Results, base: int, other: int, interval: Interval, words: Words) -> str:
    """By how much the mark differs between two cells, or that no match was touched."""
    told = words.figures(results.cells[other]).points(plain(interval))
    return words.of(results.cells[other])("lab-untouched") if untouched(results, base, other) else told


# ---- figures with their intervals


def sides(cell: Plain, counts: Counts, say: Messages) -> list[Named]:
    known = list(dict.fromkeys([*game_named(cell["game"]).info.sides.values()]))
    names = [*known, NOBODY] if known else []
    told = [(say("lab-side", side=say(f"side-{side}")), side) for side in names]
    return [(name, rate(counts.sides[side], counts.matches)) for name, side in told]


def seats(cell: Plain, counts: Counts, say: Messages) -> list[Named]:
    if cell["players"] == 1:
        return [(say("lab-won"), rate(counts.seats[0], counts.matches))]
    return [(say("seat-other", seat=seat), rate(counts.seats[seat], counts.matches)) for seat in range(cell["players"])]


def first(counts: Counts, say: Messages) -> list[Named]:
    """Whoever began, beside what the mean seat won."""
    if len(counts.seats) < 2:
        return []
    return [(say("lab-first"), rate(counts.first, counts.matches))]


def roles(counts: Counts, figures: Figures) -> list[Named]:
    """Of the seats that were something in the end; as those of a match win together, only matches are counted on."""
    rows = []
    for role, played in sorted(counts.role_played.items()):
        share, matches = counts.role_won[role] / played, min(played, counts.matches)
        rows.append((figures.say("lab-as", role=figures.role(role)), rate(share * matches, matches)))
    return rows


def why(counts: Counts, figures: Figures) -> list[tuple[str, float]]:
    return [(figures.outcome(reason), count / counts.matches) for reason, count in counts.why.most_common()]


def survival(counts: Counts) -> tuple[list[float], list[float]]:
    """Which part of the matches goes on after so many rounds."""
    left, xs, ys = counts.matches, [0.0], [1.0]
    for rounds in sorted(counts.rounds):
        left -= counts.rounds[rounds]
        xs.append(float(rounds))
        ys.append(left / max(1, counts.matches))
    return xs, ys


# ---- comparisons


def untouched(results: Results, base: int, other: int) -> bool:
    """Whether no deal that both played went otherwise in any way: then an option did nothing."""
    ours, theirs = results.counts[other].courses(), results.counts[base].courses()
    return all(ours[number] == theirs[number] for number in ours.keys() & theirs.keys())


def paired(results: Results) -> Iterator[tuple[int, int, Interval]]:
    """Cells that differ from the first of their kind in options alone, compared with it deal by deal."""
    for base, others in kinds(results.cells):
        for other in others:
            ours, theirs = same_deals(results.counts[other], results.counts[base])
            if ours:
                yield base, other, paired_rates(ours, theirs)


def kinds(cells: Sequence[Plain]) -> list[tuple[int, list[int]]]:
    """The first cell of each game, number of players and line-up, and the others of it."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for index, cell in enumerate(cells):
        key = (cell["game"], cell["players"], tuple(cell["bots"]), cell["seats"])
        groups.setdefault(key, []).append(index)
    return [(indices[0], indices[1:]) for indices in groups.values()]


def changed(now: Results, before: Results) -> Iterator[tuple[Plain, Interval, int]]:
    """Cells that both runs have: by how much the mark differs, on the deals that both played."""
    known = {_key(cell): index for index, cell in enumerate(before.cells)}
    for index, cell in enumerate(now.cells):
        there = known.get(_key(cell))
        if there is None:
            continue
        ours, theirs = now.counts[index], before.counts[there]
        marks = same_deals(ours, theirs) if now.about["seed"] == before.about["seed"] else ([], [])
        unpaired = apart(rate(ours.won, ours.matches), rate(theirs.won, theirs.matches))
        yield cell, paired_rates(*marks) if marks[0] else unpaired, len(marks[0])


def _key(cell: Plain) -> tuple[object, ...]:
    options = tuple(sorted(cell["options"].items()))
    return cell["game"], cell["players"], tuple(cell["bots"]), cell["seats"], options


def mark_named(cell: Plain, say: Messages) -> str:
    """What the mark of a game is called."""
    side = mark_of(cell["game"])
    if side:
        return say(f"side-{side}")
    return say("lab-won") if cell["players"] == 1 else say("lab-first")

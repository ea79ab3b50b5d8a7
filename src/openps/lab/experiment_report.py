"""One page about an experiment, with plots: it works from disk, without a network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from html import escape
from importlib.resources import files
from typing import Final

from openps.lab import plots, shown
from openps.lab.counts import Counts, Results
from openps.lab.figures import Figures
from openps.lab.standings import interval
from openps.lab.stats import Interval
from openps.words.messages import Messages

MOST: Final = 40  # cells with plots of their own; the tables have all of them
LINES: Final = 4  # curves in one plot


def page(results: Results, against: Results | None, say: Messages) -> str:
    style = files("openps.lab").joinpath("report.css").read_text("utf-8")
    name = results.about["name"]
    body = "\n".join(_sections(results, against, say))
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(name)}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _sections(results: Results, against: Results | None, say: Messages) -> Iterator[str]:
    words = shown.Words(results, say.language)
    yield f"<h1>{escape(results.about['name'])}</h1>\n<p>{escape(say('lab-about'))}</p>"
    yield _made_by(results, say)
    if against is not None:
        yield _section(say("lab-changed"), _changes(results, against, words))
    for base, others in shown.kinds(results.cells):
        if results.counts[base].matches:
            yield from _kind(results, base, others, words)


def _made_by(results: Results, say: Messages) -> str:
    told = []
    for made in results.about["made_by"]:
        bots = ", ".join([bot if bot == means else f"{bot} = {means}" for bot, means in made["bots"].items()])
        told.append(
            say(
                "lab-made-by", game=made["game"], bots=bots, version=made["version"], rules=made["rules"],
                digest=made["bots_digest"], seed=results.about["seed"],
            )
        )  # fmt: skip
    return "".join([f"<p>{escape(one)}</p>" for one in told])


def _kind(results: Results, base: int, others: Sequence[int], words: shown.Words) -> Iterator[str]:
    """A game with one number of players and one line-up: the usual options first, then what other options change."""
    cell = results.cells[base]
    say = words.of(cell)
    yield f"<h2>{escape(words.name(cell))}</h2>"
    for index in [index for index in (base, *others[: MOST - 1]) if results.counts[index].matches]:
        yield _one(results, index, base, words)
    if others:
        yield _section(say("lab-paired"), _paired(results, base, others, words))
    yield _section(say("lab-survival"), _survival(results, [base, *others][:LINES], base, words))


def _one(results: Results, index: int, base: int, words: shown.Words) -> str:
    cell, counts = results.cells[index], results.counts[index]
    say, figures = words.of(cell), words.figures(cell)
    named = [*shown.sides(cell, counts, say), *shown.roles(counts, figures), *shown.seats(cell, counts, say)]
    named += shown.first(counts, say)
    title = say("lab-cell", cell=words.name(cell), matches=counts.matches)
    told = say("lab-length", rounds=figures.number(counts.mean_rounds), decisions=_decisions(counts, figures))
    won = _titled(say("lab-wins"), plots.dots(title, _rows(named)))
    ends = _titled(say("ladder-plot-outcomes"), plots.bars(title, shown.why(counts, figures)))
    length = _titled(told, plots.histogram(told, dict(sorted(counts.rounds.items())), say("ladder-rounds")))
    parts = won + ends + length + _numbers(named, words.figures(cell))
    opened = " open" if index == base else ""
    return f"<details{opened}><summary>{escape(title)}</summary>{parts}</details>"


def _decisions(counts: Counts, figures: Figures) -> str:
    return figures.number(counts.decisions / counts.matches)


def _rows(named: Sequence[shown.Named]) -> list[plots.Row]:
    return [(name, one.value, one.low, one.high) for name, one in named]


def _numbers(named: Sequence[shown.Named], figures: Figures) -> str:
    """What the plot shows, for those who want the numbers or cannot see it."""
    rows = "".join(
        [f"<tr><td>{escape(name)}</td><td>{escape(figures.rate(asdict(one)))}</td></tr>\n" for name, one in named]
    )
    return f'<div class="wide"><table>\n{rows}</table></div>'


def _paired(results: Results, base: int, others: Sequence[int], words: shown.Words) -> str:
    cell = results.cells[base]
    say = words.of(cell)
    kept = [pair for pair in shown.paired(results) if pair[0] == base]
    named = []
    for _, other, apart in kept:
        name = ", ".join(words.options(results.cells[other], cell)) or "–"
        named.append((name, apart, shown.compared(results, base, other, apart, words)))
    return _compared(say("lab-paired"), named, say("lab-more", what=shown.mark_named(cell, say)))


def _changes(now: Results, before: Results, words: shown.Words) -> str:
    common = list(shown.changed(now, before))
    if not common:
        return f"<p>{escape(words.of(now.cells[0])('lab-nothing-common'))}</p>"
    cell = common[0][0]
    say = words.of(cell)
    figures = words.figures(cell)
    named = [(words.name(one), apart, figures.points(interval(apart))) for one, apart, _ in common]
    return _compared(say("lab-changed"), named, say("lab-more", what=shown.mark_named(cell, say)))


def _compared(title: str, named: Sequence[tuple[str, Interval, str]], across: str) -> str:
    """Differences as a plot, and in words."""
    drawn = plots.differences(title, [_row(name, one) for name, one, _ in named], across)
    rows = "".join([f"<tr><td>{escape(name)}</td><td>{escape(told)}</td></tr>\n" for name, _, told in named])
    return f'{drawn}<div class="wide"><table>\n{rows}</table></div>'


def _row(name: str, one: Interval) -> plots.Row:
    plain = interval(one)
    return name, one.value, plain["low"], plain["high"]


def _survival(results: Results, indices: Sequence[int], base: int, words: shown.Words) -> str:
    cell = results.cells[base]
    say = words.of(cell)
    lines = []
    for index in [index for index in indices if results.counts[index].matches]:
        name = ", ".join(words.options(results.cells[index], cell)) or say("lab-usual")
        lines.append((name, *shown.survival(results.counts[index])))
    return plots.curves(say("lab-survival"), lines, say("ladder-rounds"))


def _titled(title: str, drawn: str) -> str:
    return f"<figure>{drawn}<figcaption>{escape(title)}</figcaption></figure>"


def _section(heading: str, inside: str) -> str:
    return f"<section>\n<h3>{escape(heading)}</h3>\n{inside}\n</section>"

"""A review as one HTML file that needs nothing else: to be sent around, and opened from the disk."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files

from openps.engine.ids import Seat
from openps.review.data import WHOLE, Suspicion
from openps.review.plots import COLOURS, Curve, Frame, Spot, plot
from openps.review.told import Section, Telling


def page(telling: Telling) -> str:
    style = files("openps.review").joinpath("page.css").read_text("utf-8")
    title = escape(telling.title())
    body = "\n".join([_section(section, telling) for section in telling.sections()])
    return (
        f'<!doctype html>\n<html lang="{telling.say.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _section(section: Section, telling: Telling) -> str:
    plots = "".join(_plots(section.key, telling))
    drawn_already = section.key in ("course", "suspicions")
    inside = _list(section, telling)
    if drawn_already:
        words = escape(telling.say("review-in-words"))
        inside = f"<details><summary>{words}</summary>{inside}</details>"
    return f"<section>\n<h2>{escape(section.title)}</h2>\n{plots}{inside}\n</section>"


def _list(section: Section, telling: Telling) -> str:
    kind = "ol" if section.key == "marks" else "ul"
    items: list[str] = []
    for line in section.lines:
        if line.startswith("  ") and items:  # a reason belongs to the line before it
            items[-1] += f"<br><em>{escape(line.strip())}</em>"
        else:
            items.append(escape(line))
    return f"<{kind}>{''.join([f'<li>{item}</li>' for item in items])}</{kind}>"


def _plots(key: str, telling: Telling) -> Iterator[str]:
    if key == "course":
        yield _course(telling)
        yield from [_eyes(telling, eyes.seat) for eyes in telling.review.eyes if len(telling.review.eyes) > 1]
    if key == "suspicions":
        for seat in range(telling.review.players):
            for says in dict.fromkeys([one.says for one in telling.review.suspicions if one.eyes == seat]):
                yield _suspicions(telling, seat, says)


def _frame(telling: Telling, height: int = 220) -> Frame:
    course = telling.review.course
    return Frame(course[0].step, course[-1].step, *telling.bounds(), height)


def _course(telling: Telling) -> str:
    review = telling.review
    curves = []
    for place in range(len(review.sides)):
        spots = [Spot(one.step, *_ends(one.sides[place])) for one in review.course]
        curves.append(Curve(telling.side(place), spots))
    marks = [(mark.step, telling.words_of(mark)) for mark in review.marks]
    return _figure(
        plot(telling.say("review-course"), _frame(telling), curves, marks), telling.say("review-open"), curves
    )


def _eyes(telling: Telling, seat: Seat) -> str:
    """Folded away: the curve as one seat saw it."""
    eyes = telling.review.eyes[seat]
    curves = []
    for place in range(len(telling.review.sides)):
        spots = [Spot(one.step, *_ends(one.sides[place])) for one in eyes.glances]
        curves.append(Curve(telling.side(place), spots))
    name = telling.say("review-eyes", **telling.teller.who("who", seat))
    drawn = _figure(plot(name, _frame(telling), curves), name, curves)
    return f"<details><summary>{escape(name)}</summary>{drawn}</details>"


def _ends(seen: object) -> tuple[int, int, int]:
    value, low, high = (getattr(seen, name) for name in ("value", "low", "high"))
    return value, low, high


def _suspicions(telling: Telling, seat: Seat, says: str) -> str:
    last = telling.review.course[-1].step
    own = [one for one in telling.review.suspicions if one.eyes == seat and one.says == says]
    curves = [_suspicion(telling, one, last) for one in own]
    name = telling.say("review-thought", **telling.teller.who("who", seat))
    frame = Frame(0, last, 0, WHOLE, 150 + 3 * len(curves))
    return _figure(plot(name, frame, curves), name, curves)


def _suspicion(telling: Telling, one: Suspicion, last: int) -> Curve:
    """As steps: what was thought stays until it changes. Beneath, as long as it was true."""
    spots: list[Spot] = []
    true: list[tuple[int, int]] = []
    for thought, end in zip(one.thoughts, [*[other.step for other in one.thoughts[1:]], last], strict=True):
        spots += [Spot(thought.step, thought.odds, thought.odds, thought.odds), Spot(end, thought.odds, thought.odds,
                  thought.odds)]  # fmt: skip
        if thought.true:
            true.append((thought.step, end))
    return Curve(telling.saying(one.about, one.says), spots, true)


def _figure(drawn: str, caption: str, curves: list[Curve]) -> str:
    """With a legend in words: colours alone tell nobody anything."""
    legend = "".join(
        [
            f'<li><span class="key c{number % COLOURS}"></span>{escape(one.name)}</li>'
            for number, one in enumerate(curves)
        ]
    )
    return f'<figure>{drawn}<ul class="legend">{legend}</ul><figcaption>{escape(caption)}</figcaption></figure>'

"""The results of a ladder for people: lines for a terminal, and one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Final

from openps.lab import plots
from openps.lab.figures import Figures
from openps.lab.standings import LONG
from openps.words.messages import Messages

Plain = Mapping[str, Any]

_STRENGTH: Final = (
    "ladder-head-contest", "ladder-head-games", "ladder-head-deals", "ladder-head-wins", "ladder-head-base",
    "ladder-head-difference", "ladder-head-test",
)  # fmt: skip
_ROLES: Final = ("ladder-head-contest", "ladder-head-role", "ladder-head-games", "ladder-head-wins", "ladder-head-base")
_OUTCOMES: Final = ("ladder-head-outcome", "ladder-head-share")
_SIDES: Final = ("ladder-head-side", "ladder-head-share")
_TIMES: Final = (
    "ladder-head-bot", "ladder-head-decisions", "ladder-head-mean", "ladder-head-nearly", "ladder-head-most",
)  # fmt: skip


def title(result: Plain, say: Messages) -> str:
    talk = say("ladder-talk-on") if result["talk"] else say("ladder-talk-off")
    name = say(f"game-{result['game']}")
    return say("ladder-title", game=name, players=result["players"], seed=str(result["seed"]), talk=talk)


# ---- lines


def lines(result: Plain, say: Messages) -> Iterator[str]:
    figures = Figures(say)
    yield title(result, say)
    for contest in result["contests"]:
        yield ""
        yield from _contest(contest, result, figures)


def _contest(contest: Plain, result: Plain, figures: Figures) -> Iterator[str]:
    say = figures.say
    among, alone = _who(contest, figures)
    yield say("ladder-contest", who=among, games=contest["played"], deals=contest["deals"])
    if contest["void"]:
        yield from ("  " + line for line in figures.failures(contest["failures"]))
        yield "  " + say("bots-void")
        return
    if contest["equal"]:
        yield from _matches(contest["alone"], figures, alone)
    else:
        yield from _compared(contest, result, figures)
        yield "  " + _length(contest["alone"], figures, alone)
        yield from _matches(contest["among"], figures, among)
    for name, row in contest["bots"].items():
        yield "  " + _time(name, row, figures)
        for belief in row["beliefs"]:
            yield "    " + _belief(belief, figures)


def _compared(contest: Plain, result: Plain, figures: Figures) -> Iterator[str]:
    say = figures.say
    wins, base = figures.strength(contest, "rate"), figures.strength(contest, "baseline_rate")
    scored = contest.get("scored")
    yield "  " + say("ladder-scores" if scored else "ladder-strength", wins=wins, base=base)
    difference = figures.difference(contest)
    yield "  " + say("ladder-score-difference" if scored else "ladder-difference", difference=difference)
    if result["better_by"] is not None:
        better, test = result["better_by"], "ladder-sprt-score" if scored else "ladder-sprt"
        points = figures.number(better, 2) if scored else figures.number(100 * better)
        yield "  " + say(test, points=points, verdict=verdict(contest, say))
        if contest["better"] is not None and contest["difference"]["low"] is not None:
            yield "  " + say("ladder-sprt-ended")
    for role, row in contest["roles"]["candidate"].items():
        base = figures.rate(contest["roles"]["baseline"][role]) if role in contest["roles"]["baseline"] else "–"
        told = say("ladder-strength", wins=figures.rate(row), base=base)
        yield f"    {say('ladder-as-role', role=figures.role(role), games=row['played'])} {told}"


def _matches(group: Plain, figures: Figures, who: str) -> Iterator[str]:
    """How long they were and how they ended."""
    yield "  " + _length(group, figures, who)
    for side, won in group["sides"].items():
        yield f"    {figures.say('ladder-side', side=figures.say('side-' + side), rate=figures.rate(won))}"
    for reason, count in group["outcomes"].items():
        yield f"    {figures.say('simulate-outcome', reason=figures.outcome(reason), count=count)}"


def verdict(contest: Plain, say: Messages) -> str:
    """What a sequential test says of a candidate."""
    if contest["better"] is None:
        return say("ladder-undecided")
    return say("ladder-better") if contest["better"] else say("ladder-not-better")


def _who(contest: Plain, figures: Figures) -> tuple[str, str]:
    """The two kinds of matches: with the candidate, and of the baseline alone."""
    names = {"candidate": contest["candidate"], "baseline": contest["baseline"]}
    if contest["equal"]:
        itself = figures.say("ladder-itself", bot=contest["baseline"])
        return itself, itself
    alone = contest["deals"] == contest["played"]
    among = figures.say("ladder-instead", **names) if alone else figures.say("ladder-among", **names)
    return among, figures.say("ladder-alone", baseline=contest["baseline"])


def _length(group: Plain, figures: Figures, who: str) -> str:
    return figures.say(
        "ladder-length",
        who=who,
        rounds=figures.number(group["rounds"]),
        longest=group["longest"],
        within=figures.percent(group["within"]),
        limit=LONG,
    )


def _time(name: str, row: Plain, figures: Figures) -> str:
    mean, nearly, most = (figures.milliseconds(row[key]) for key in ("mean_ms", "p99_ms", "max_ms"))
    return figures.say("ladder-time", bot=name, decisions=row["decisions"], mean=mean, nearly=nearly, most=most)


def _belief(belief: Plain, figures: Figures) -> str:
    return figures.say(
        "ladder-calibration",
        belief=figures.belief(belief),
        statements=belief["statements"],
        brier=figures.number(belief["brier"], 3),
        base=figures.percent(belief["base_rate"]),
        skill=figures.skill(belief["skill"]),
    )


# ---- the page


def page(result: Plain, say: Messages) -> str:
    figures = Figures(say)
    style = files("openps.lab").joinpath("report.css").read_text("utf-8")
    body = "\n".join(_sections(result, figures))
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title(result, say))}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _sections(result: Plain, figures: Figures) -> Iterator[str]:
    say, contests = figures.say, [one for one in result["contests"] if not one["void"]]
    yield f"<h1>{escape(title(result, say))}</h1>"
    yield f"<p>{escape(say('ladder-about', core=say('core-' + result['core'])))}</p>"
    for contest in [one for one in result["contests"] if one["void"]]:
        told = [*figures.failures(contest["failures"]), say("bots-void")]
        yield _section(_who(contest, figures)[0], "".join([f"<p>{escape(line)}</p>" for line in told]))
    if not contests:
        return
    if not all(contest["equal"] for contest in contests):
        yield _section(say("ladder-plot-strength"), _strength(result, figures))
    if any(contest["roles"]["candidate"] for contest in contests):
        yield _section(say("ladder-plot-roles"), _roles(contests, figures))
    beliefs = "".join(_calibrations(contests, figures))
    if beliefs:
        yield _section(say("ladder-plot-calibration"), beliefs)
    yield _section(say("ladder-plot-length"), "".join(_lengths(contests, figures)))
    yield _section(say("ladder-plot-outcomes"), "".join(_outcomes(contests, figures)))
    yield _section(say("ladder-plot-times"), _times(contests, figures))


def _section(heading: str, inside: str) -> str:
    return f"<section>\n<h2>{escape(heading)}</h2>\n{inside}\n</section>"


def _strength(result: Plain, figures: Figures) -> str:
    say = figures.say
    rows: list[plots.Row] = []
    table = []
    for contest in [one for one in result["contests"] if not (one["equal"] or one["void"])]:
        among, alone = _who(contest, figures)
        for label, rate in () if contest.get("scored") else ((among, "rate"), (alone, "baseline_rate")):
            rows.append((label, contest[rate]["value"], contest[rate]["low"], contest[rate]["high"]))
        test = verdict(contest, say) if result["better_by"] is not None else "–"
        table.append(
            [
                among, str(contest["played"]), str(contest["deals"]),
                figures.strength(contest, "rate"), figures.strength(contest, "baseline_rate"),
                figures.difference(contest), test,
            ]
        )  # fmt: skip
    return plots.dots(say("ladder-plot-strength"), rows) + _table(_STRENGTH, table, say)


def _roles(contests: Sequence[Plain], figures: Figures) -> str:
    table = []
    for contest in contests:
        baseline = contest["roles"]["baseline"]
        for role, row in contest["roles"]["candidate"].items():
            base = figures.rate(baseline[role]) if role in baseline else "–"
            table.append([_who(contest, figures)[0], figures.role(role), str(row["played"]), figures.rate(row), base])
    return _table(_ROLES, table, figures.say)


def _calibrations(contests: Sequence[Plain], figures: Figures) -> Iterator[str]:
    say = figures.say
    for contest in contests:
        for name, row in contest["bots"].items():
            for belief in row["beliefs"]:
                told = f"{name}: {_belief(belief, figures)}"
                drawn = plots.reliability(told, belief["curve"], say("ladder-thought"), say("ladder-true"))
                yield f"<figure>{drawn}<figcaption>{escape(told)}</figcaption></figure>"


def _groups(contests: Sequence[Plain], figures: Figures) -> Iterator[tuple[str, Plain]]:
    """All kinds of matches: of every contest those of the baseline alone, and those with the candidate."""
    for contest in contests:
        among, alone = _who(contest, figures)
        yield alone, contest["alone"]
        if not contest["equal"]:
            yield among, contest["among"]


def _lengths(contests: Sequence[Plain], figures: Figures) -> Iterator[str]:
    for who, group in _groups(contests, figures):
        told = _length(group, figures, who)
        counts = {int(rounds): count for rounds, count in group["by_rounds"].items()}
        drawn = plots.histogram(told, counts, figures.say("ladder-rounds"))
        yield f"<figure>{drawn}<figcaption>{escape(told)}</figcaption></figure>"


def _outcomes(contests: Sequence[Plain], figures: Figures) -> Iterator[str]:
    for who, group in _groups(contests, figures):
        parts = [(figures.outcome(reason), n / group["matches"]) for reason, n in group["outcomes"].items()]
        table = [[name, figures.percent(part)] for name, part in parts]
        short = [(f"{number}", part) for number, (_, part) in enumerate(parts, 1)]
        numbered = [[f"{number}. {name}", share] for number, (name, share) in enumerate(table, 1)]
        sides = [[figures.say(f"side-{side}"), figures.rate(won)] for side, won in group["sides"].items()]
        won = _table(_SIDES, sides, figures.say) if sides else ""
        yield f"<h3>{escape(who)}</h3>{plots.bars(who, short)}{_table(_OUTCOMES, numbered, figures.say)}{won}"


def _times(contests: Sequence[Plain], figures: Figures) -> str:
    table = []
    for contest in contests:
        for name, row in contest["bots"].items():
            times = [figures.milliseconds(row[key]) for key in ("mean_ms", "p99_ms", "max_ms")]
            table.append([name, str(row["decisions"]), *times])
    return _table(_TIMES, table, figures.say)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], say: Messages) -> str:
    """`heads` are the keys of the words above the columns."""
    top = "".join([f'<th scope="col">{escape(say(head))}</th>' for head in heads])
    body = "".join([f"<tr>{''.join([f'<td>{escape(cell)}</td>' for cell in row])}</tr>\n" for row in rows])
    return f'<div class="wide"><table>\n<tr>{top}</tr>\n{body}</table></div>'

"""What a contest showed, as one plain object: for people, for programs and for plots."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from openps.catalog import game_named
from openps.lab.calibration import Calibration, share
from openps.lab.hiring import plain_failures
from openps.lab.ladder import Group, Standing
from openps.lab.stats import Interval, rate

LONG: Final = 40  # rounds; a match among people is over by then


def plain(standing: Standing) -> dict[str, object]:
    contest = standing.contest
    roles = game_named(contest.game).info.statuses
    about = {
        "candidate": contest.candidate,
        "baseline": contest.baseline,
        "equal": contest.equal,
        **({"scored": True} if standing.scored else {}),
        "void": standing.void,
        "failures": plain_failures(standing.failures),
        "deals": len(standing.candidate),
        "played": standing.alone.matches if contest.equal else standing.among.matches,
        "seconds": round(standing.seconds, 1),
    }
    if standing.void:  # whatever came of it is partly somebody else's play
        return about
    return {
        **about,
        "rate": interval(standing.rate()),
        "baseline_rate": interval(standing.baseline_rate()),
        "difference": interval(standing.difference()),
        "better": standing.better,
        "roles": {"candidate": _roles(standing.among, roles), "baseline": _roles(standing.alone, roles)},
        "among": _group(standing.among),
        "alone": _group(standing.alone),
        "bots": {name: _bot(standing, name) for name in standing.times},
    }


def interval(measured: Interval) -> dict[str, float | None]:
    """Nothing where an end is not known: JSON has no infinity."""
    ends = {"value": measured.value, "low": measured.low, "high": measured.high}
    return {name: round(end, 5) if math.isfinite(end) else None for name, end in ends.items()}


def _roles(group: Group, statuses: Sequence[str]) -> dict[str, dict[str, float | None]]:
    by_role = {}
    for role in reversed(statuses):
        played = group.played_by_role[role]
        if played:
            # Those of one match win or lose together: only matches are counted on.
            share, matches = group.points_by_role[role] / played, min(played, group.matches)
            by_role[str(role)] = {"played": played, **interval(rate(share * matches, matches))}
    return by_role


def _group(group: Group) -> dict[str, object]:
    matches = max(1, group.matches)
    within = sum([count for rounds, count in group.rounds.items() if rounds <= LONG])
    total = sum([rounds * count for rounds, count in group.rounds.items()])
    return {
        "matches": group.matches,
        "decisions": round(group.decisions / matches, 1),
        "claims": round(group.claims / matches, 2),
        "rounds": round(total / matches, 2),
        "longest": max(group.rounds, default=0),
        "within": round(within / matches, 5),
        "by_rounds": {str(rounds): group.rounds[rounds] for rounds in sorted(group.rounds)},
        "sides": {side: interval(rate(group.sides[side], group.matches)) for side in sorted(group.sides)},
        "outcomes": {reason: group.outcomes[reason] for reason in sorted(group.outcomes)},
    }


def _bot(standing: Standing, name: str) -> dict[str, object]:
    times = standing.times[name]
    beliefs = sorted(standing.beliefs.get(name, {}).items())
    return {
        "decisions": times.count,
        "mean_ms": round(1000 * times.mean(), 3),
        "p99_ms": round(1000 * times.quantile(0.99), 3),
        "max_ms": round(1000 * times.longest, 3),
        "beliefs": [{"when": when, "what": what, **_belief(kept)} for (when, what), kept in beliefs],
    }


def _belief(kept: Calibration) -> dict[str, object]:
    whole = kept.whole()
    return {
        "statements": whole.count,
        "base_rate": round(share(whole.true, whole.count), 5),
        "brier": round(share(whole.errors, whole.count), 5),
        "skill": interval(kept.skill()),
        "curve": [
            {
                "count": cell.count,
                "thought": round(share(cell.thought, cell.count), 4),
                "true": round(share(cell.true, cell.count), 4),
            }
            for cell in kept.bins
            if cell.count
        ],
    }

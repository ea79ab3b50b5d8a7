"""One run that measures ours (pure and compiled) and peers side by side, as figures and as ratios.

The parts take turns in several short rounds, the median counts, and all count processor time, so that a machine that is
busy does not favour anybody. Random play everywhere: choose a legal move at random, play it, until the game is over.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
YARDSTICK = "catanatron"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", required=True, help="a Python with openps as it is")
    parser.add_argument("--compiled", required=True, help="a Python with the compiled core")
    parser.add_argument("--peers", required=True, help="a Python with the peers")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rounds = [one_round(given, number) for number in range(given.rounds)]
    rows = [median_row([rows[index] for rows in rounds]) for index in range(len(rounds[0]))]
    if given.json:
        print(json.dumps({"machine": machine(), "rounds": given.rounds, "seconds": given.seconds, "rows": rows}))
    else:
        print(report(rows, given))


def one_round(given: argparse.Namespace, number: int) -> list[dict[str, Any]]:
    print(f"round {number + 1} of {given.rounds} ...", file=sys.stderr)
    rows = ours(given.pure, given.seconds) + ours(given.compiled, given.seconds)
    command = [here(given.peers), str(HERE / "peers.py"), "--seconds", str(given.seconds), "--seed", str(number + 1)]
    for peer in run_json(command)["peers"]:
        rows.append({"what": f"{peer['engine']} {peer['version']}: {peer['game']}", **peer})
    return rows


def ours(python: str, seconds: int) -> list[dict[str, Any]]:
    result = run_json([here(python), "-m", "openps", "bench", "--json", "--seconds", str(seconds)])
    name = f"openps {result['openps']} ({result['core']})"
    return [{"what": f"{name}: {row['game']}, {row['players']} players", **row} for row in result["rows"]]


def here(python: str) -> str:
    """Programs run in another folder: the checkout must not stand before an installed package."""
    return str(Path(python).absolute())


def run_json(command: list[str]) -> Any:
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=HERE)
    return json.loads(done.stdout)


def median_row(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Figures by their median, everything else as in the first round."""
    row = dict(rows[0])
    for key, value in row.items():
        if isinstance(value, int | float) and all(key in other for other in rows):
            row[key] = statistics.median([other[key] for other in rows])
    return row


def played_out(row: dict[str, Any]) -> str:
    """Decisions a second in the loop of the game itself; peers have none that we drive."""
    return f"{row['playout_per_second']:,.0f}" if "playout_per_second" in row else ""


def machine() -> str:
    return f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}"


def report(rows: list[dict[str, Any]], given: argparse.Namespace) -> str:
    yard = next((row.get("decisions_per_second") for row in rows if row.get("engine") == YARDSTICK), None)
    lines = [
        f"{machine()}; random play, one thread, processor time, median of {given.rounds} rounds of {given.seconds} s",
        "",
        f"{'':<52}{'decisions/s':>12}{'games/s':>10}{'× ' + YARDSTICK:>14}{'played out':>12}",
    ]
    for row in rows:
        if "error" in row:
            lines.append(f"{row['what']:<52}  {row['error']}")
            continue
        rate, games = row["decisions_per_second"], row["games"] / row["seconds"]
        ratio = f"{rate / yard:.1f}" if yard else "-"
        lines.append(f"{row['what']:<52}{rate:>12,.0f}{games:>10,.1f}{ratio:>14}{played_out(row):>12}")
    lines += ["", f"{'':<52}{'copy':>9}{'view':>9}{'determinize':>13}{'a match':>10}"]
    for row in rows:
        if "copy_us" in row:
            parts = (f"{row['copy_us']:>6.1f} µs", f"{row['view_us']:>6.1f} µs", f"{row['determinize_us']:>10.0f} µs")
            lines.append(f"{row['what']:<52}{''.join(parts)}{row['match_kib']:>6.1f} KiB")
    return "\n".join(lines)


if __name__ == "__main__":
    main()

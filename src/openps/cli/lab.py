"""`openps lab`: experiments. One file says what is played; a folder holds what came of it."""

from __future__ import annotations

import argparse
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from openps.catalog import editions, messages_of
from openps.cli import given as user
from openps.cli.measure import most_jobs
from openps.editions.edition import Edition
from openps.engine.errors import OpenpsError
from openps.lab import experiment_file
from openps.lab.experiment import Experiment
from openps.lab.hands import cluster_here, hands, needed
from openps.lab.planning import Planned, plan_of
from openps.lab.running import Progress, Run
from openps.words.messages import Messages

MOST_WORKERS: Final = 64
EVERY: Final = 0.5  # seconds between two lines of progress


def new(given: argparse.Namespace, say: Messages) -> int:
    """A commented example, to be kept in a file."""
    for edition in [one for one in editions().values() if one.document]:
        example = files(edition.document).joinpath("experiment", f"{say.language}.toml")
        if example.is_file():
            print(example.read_text("utf-8"), end="")
            return 0
    raise OpenpsError("error-lab-no-example")


def plan(given: argparse.Namespace, say: Messages) -> int:
    planned = plan_of(_experiment(given))
    print("\n".join(_plan_lines(planned, say)))
    return 0


def _plan_lines(planned: Planned, say: Messages) -> list[str]:
    lines = [say("lab-plan", cells=planned.cells, matches=planned.matches)]
    for row in planned.rows:
        pace = _span(row.seconds * row.matches, say)
        lines.append("  " + say("lab-plan-row", game=row.game, bots=row.bots, matches=row.matches, time=pace))
    lines.append(say("lab-plan-time", time=_span(planned.seconds, say)))
    return [*lines, say("lab-plan-stop")] if planned.stops else lines


def run(given: argparse.Namespace, say: Messages) -> int:
    experiment = _experiment(given)
    needed("pyarrow.parquet")
    from openps.lab import parquet

    jobs = user.whole("--jobs", given.jobs, 1, most_jobs())
    # A stranger's folder is refused, and so is a cluster that is not there, before anything is begun.
    made = Run(experiment, Path(given.out or Path(given.file).with_suffix("")))
    with made.journal:
        if made.journal.complete:
            print(say("lab-already", folder=str(made.folder)))
            return 0
        try:
            with _stopped_alike(), hands(jobs, given.cluster or "") as there:
                made.go(there, _progress(say))
        except KeyboardInterrupt:
            parquet.write(made)
            print("\n" + say("lab-stopped", folder=str(made.folder)), file=sys.stderr)
            return 130
        written = parquet.write(made)
        made.finish()
    print(say("lab-done", matches=sum(made.limits), file=str(written)))
    return 0


@contextmanager
def _stopped_alike() -> Iterator[None]:
    """Whoever runs jobs for others ends them by a signal of its own, which should lose no more than Ctrl-C does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, signal.default_int_handler) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _experiment(given: argparse.Namespace) -> Experiment:
    try:
        text = user.read_bytes(given.file).decode()
    except UnicodeDecodeError as error:
        raise OpenpsError("error-toml", file=given.file, reason=str(error)) from None
    own = {key: path for key in _own_files() if (path := getattr(given, key)) is not None}
    return experiment_file.read(text, Path(given.file).parent, own)


def _own_files() -> dict[str, Edition]:
    """The options whose values are files, and whose they are."""
    return {file.option: edition for edition in editions().values() for file in edition.files}


def _progress(say: Messages) -> Callable[[Progress], None]:
    """A line that is written over on a terminal; in a pipe nothing."""
    shown, last = sys.stderr.isatty(), 0.0

    def tell(progress: Progress) -> None:
        nonlocal last
        now = time.monotonic()
        ended = progress.done == progress.total
        if not shown or (now - last < EVERY and not ended):
            return
        last = now
        rate = f"{progress.rate(now):.1f}".replace(".", say("decimal-mark"))
        left = _span(progress.left(now), say)
        told = say("lab-progress", done=progress.done, total=progress.total, rate=rate, left=left)
        print(f"\r{told}\x1b[K", end="\n" if ended else "", file=sys.stderr, flush=True)

    return tell


def _span(seconds: float, say: Messages) -> str:
    """About how long: seconds, minutes or hours."""
    for key, size in (("hours", 3600.0), ("minutes", 60.0)):
        if seconds >= 2 * size:
            return say(f"lab-{key}", count=round(seconds / size))
    return say("lab-seconds", count=max(1, round(seconds)))


def show(given: argparse.Namespace, say: Messages) -> int:
    from openps.lab import counts, shown

    print("\n".join(shown.lines(counts.read(Path(given.folder)), say)))
    return 0


def report(given: argparse.Namespace, say: Messages) -> int:
    from openps.lab import counts, experiment_report

    results = counts.read(Path(given.folder))
    against = counts.read(Path(given.against)) if given.against else None
    page = experiment_report.page(results, against, say)
    path = Path(given.html or Path(given.folder) / "report.html")
    user.write_bytes(path, page.encode())
    print(say("ladder-written", file=str(path)))
    return 0


def cluster(given: argparse.Namespace, say: Messages) -> int:
    """A cluster of this machine, to try things; a real one is started as Dask's own documentation says."""
    count = user.whole("--local", given.local, 1, MOST_WORKERS)
    with cluster_here(count) as made:
        print(say("lab-cluster", address=made.scheduler_address, count=count), flush=True)
        try:
            while True:
                time.sleep(3600)
        except KeyboardInterrupt:
            return 0


def add(verb: argparse.ArgumentParser, say: Messages) -> None:
    """The commands of the lab, below its verb."""
    verbs = verb.add_subparsers(metavar="COMMAND")
    for name, arguments, command in _VERBS:
        told = say(f"help-lab-{name}")
        one = verbs.add_parser(name, help=told, description=told, allow_abbrev=False)
        one.add_argument("--lang", help=say("help-lang"))
        for argument in arguments:
            metavar = argument.lstrip("-").upper()
            added = one.add_argument(argument, metavar=metavar, help=say(_HELP[argument]))
            added.required = argument == "--local" or not argument.startswith("-")
        one.set_defaults(run=command)
        for option, edition in _own_files().items() if "file" in arguments else ():
            told = messages_of(edition.key, say.language)(f"help-{option}-file")
            one.add_argument(f"--{option}", metavar="FILE", help=told)
        if "--jobs" in arguments:
            one.set_defaults(jobs="1")

    def show_help(given: argparse.Namespace, say: Messages) -> int:
        verb.print_help()
        return 0

    verb.set_defaults(run=show_help)


_HELP: Final = {
    "file": "help-lab-file", "folder": "help-lab-folder", "--out": "help-lab-out", "--jobs": "help-jobs",
    "--cluster": "help-lab-address", "--html": "help-html", "--against": "help-lab-against",
    "--local": "help-lab-local",
}  # fmt: skip

_VERBS: Final = (
    ("new", (), new),
    ("plan", ("file",), plan),
    ("run", ("file", "--out", "--jobs", "--cluster"), run),
    ("show", ("folder",), show),
    ("report", ("folder", "--html", "--against"), report),
    ("cluster", ("--local",), cluster),
)
VERBS: Final = tuple([name for name, _, _ in _VERBS])

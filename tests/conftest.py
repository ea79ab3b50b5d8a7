"""Fixtures that several folders share, which tests come first, and how long each file took."""

from __future__ import annotations

import gc
import os
import uuid
import warnings
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from tests.installed import KUHN_POKER, Environment
from tests.server import nursery
from tests.store import postgres

SLOWEST_SHOWN = 15
SECOND_TRY = "second try"
PROCESSOR = "processor"
REAL_THINGS = ("web", "tab", "server", "store", "chaos", "tui", "cli", "examples")
BY_THE_CLOCK = tuple(f"tests/{folder}/" for folder in REAL_THINGS)
# By what they take; the rest comes after them as it is collected. Whoever is done takes half of what is left to
# another, from its end: with the long ones at the begin nobody is alone with one at the end.
LONGEST_FIRST = (
    "tests/web/test_client.py", "tests/web/test_lesson.py", "tests/web/test_fits.py", "tests/web/test_friends.py",
    "tests/server/test_two_servers.py", "tests/server/test_terminal_tickets.py", "tests/web/", "tests/tab/",
    "tests/contract/", "tests/tui/", "tests/server/", "tests/chaos/", "tests/store/", "tests/bots/", "tests/cli/",
    "tests/tables/",
)  # fmt: skip


def pytest_sessionstart() -> None:
    """States and events hold no cycles: looking for some after every few hundred of them costs a tenth of the time."""
    gc.set_threshold(50_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files stay whole: what is made for one is made once."""
    items.sort(key=lambda item: _rank(item.nodeid))


def _rank(nodeid: str) -> int:
    return next((rank for rank, start in enumerate(LONGEST_FIRST) if nodeid.startswith(start)), len(LONGEST_FIRST))


class _Meter:
    """Processor time of this process and of those it has started and seen end, since it was read last."""

    def __init__(self) -> None:
        self._read = 0.0

    def spent(self) -> float:
        before, self._read = self._read, sum(os.times()[:4]) + nursery.spent()
        return self._read - before


METER = _Meter()


def pytest_collection_finish() -> None:
    """What it took to find the tests belongs to none of them."""
    METER.spent()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    report.user_properties.append((PROCESSOR, METER.spent()))
    return report


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    return _tried_twice(item, nextitem) if item.nodeid.startswith(BY_THE_CLOCK) else None


def _tried_twice(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Real browsers, servers and terminals on a busy machine are late now and then: what failed is tried once more.

    Whatever is wrong fails twice. What came right the second time is named at the end of the run: it is to be made
    firm. Rules, laws, views and words know no clock, and have one try.
    """
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    failed = next((report for report in reports if report.failed), None)
    if failed is not None:
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        for report in reports:
            report.user_properties.append((SECOND_TRY, _what_was_wrong(failed)))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _what_was_wrong(report: pytest.TestReport) -> str:
    wrong = (line for line in report.longreprtext.splitlines() if line.startswith("E "))
    return next(wrong, "").removeprefix("E").strip()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    _tell_times(terminalreporter)
    passed = [one for one in terminalreporter.stats.get("passed", []) if isinstance(one, pytest.TestReport)]
    late = {one.nodeid: wrong for one in passed for name, wrong in one.user_properties if name == SECOND_TRY}
    if late:
        terminalreporter.section("came right at the second try only: to be made firm")
        for nodeid, wrong in late.items():
            terminalreporter.line(f"{nodeid}: {wrong}")


def _tell_times(terminalreporter: pytest.TerminalReporter) -> None:
    """The slowest files, with what was prepared for their tests; by the clock and of the processor."""
    times, work = defaultdict[str, float](float), defaultdict[str, float](float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                file = report.nodeid.partition("::")[0]
                times[file] += report.duration
                work[file] += sum(float(value) for name, value in report.user_properties if name == PROCESSOR)
    if len(times) > 1:
        terminalreporter.section("times by file: by the clock, and of the processor but for browsers")
        for file, seconds in sorted(times.items(), key=lambda one: -one[1])[:SLOWEST_SHOWN]:
            terminalreporter.line(f"{seconds:7.1f} s {work[file]:7.1f} s  {file}")
        terminalreporter.line(f"{sum(times.values()):7.1f} s {sum(work.values()):7.1f} s  {len(times)} files in all")


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment of its own with the example of a game from outside, installed by pip."""
    made = Environment.made(tmp_path_factory.mktemp("environment"))
    made.install(KUHN_POKER)
    return made


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where processes of one run leave things for each other; the folder of each lies in it."""
    mine = tmp_path_factory.getbasetemp()
    return mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine


@pytest.fixture(scope="session")
def postgres_cluster(shelf: Path) -> Iterator[str]:
    if postgres.programs() is None:
        warnings.warn("PostgreSQL IS NOT INSTALLED: everything about it is NOT TESTED", stacklevel=1)
        pytest.skip("PostgreSQL IS NOT INSTALLED: everything about it is NOT TESTED")
    with postgres.cluster(shelf=shelf) as address:
        yield address


@pytest.fixture
def postgres_url(postgres_cluster: str) -> Iterator[str]:
    """A fresh database of its own."""
    import asyncio

    import asyncpg

    name = f"t{uuid.uuid4().hex[:12]}"

    async def command(text: str) -> None:
        line = await asyncpg.connect(postgres_cluster)
        try:
            await line.execute(text)
        finally:
            await line.close()

    asyncio.run(command(f"CREATE DATABASE {name}"))
    yield postgres_cluster.rsplit("/", 1)[0] + f"/{name}"
    asyncio.run(command(f"DROP DATABASE {name} WITH (FORCE)"))

"""Fixtures that several folders share, and how long each file of tests took."""

from __future__ import annotations

import gc
import uuid
import warnings
from collections import defaultdict
from collections.abc import Iterator

import pytest

from tests.installed import KUHN_POKER, Environment
from tests.store import postgres

SLOWEST_SHOWN = 15
SECOND_TRY = "second try"


def pytest_sessionstart() -> None:
    """States and events hold no cycles: looking for some after every few hundred of them costs a tenth of the time."""
    gc.set_threshold(50_000)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    _tell_times(terminalreporter)
    passed = [one for one in terminalreporter.stats.get("passed", []) if isinstance(one, pytest.TestReport)]
    late = [one.nodeid for one in passed if (SECOND_TRY, True) in map(tuple, one.user_properties)]
    if late:
        terminalreporter.section("came right at the second try only: to be made firm")
        for nodeid in late:
            terminalreporter.line(nodeid)


def _tell_times(terminalreporter: pytest.TerminalReporter) -> None:
    """The slowest files, with what was prepared for their tests; by the clock, all processes of a run together."""
    times: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                times[report.nodeid.partition("::")[0]] += report.duration
    if len(times) > 1:
        terminalreporter.section("times by file")
        for file, seconds in sorted(times.items(), key=lambda one: -one[1])[:SLOWEST_SHOWN]:
            terminalreporter.line(f"{seconds:7.1f} s  {file}")
        terminalreporter.line(f"{sum(times.values()):7.1f} s  {len(times)} files in all")


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment of its own with the example of a game from outside, installed by pip."""
    made = Environment.made(tmp_path_factory.mktemp("environment"))
    made.install(KUHN_POKER)
    return made


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    if postgres.programs() is None:
        warnings.warn("PostgreSQL IS NOT INSTALLED: everything about it is NOT TESTED", stacklevel=1)
        pytest.skip("PostgreSQL IS NOT INSTALLED: everything about it is NOT TESTED")
    with postgres.cluster() as address:
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

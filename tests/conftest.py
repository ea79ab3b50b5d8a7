"""Fixtures that several folders share."""

from __future__ import annotations

import uuid
import warnings
from collections.abc import Iterator

import pytest

from tests.store import postgres


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

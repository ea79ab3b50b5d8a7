"""TLS as the address asks for it, on every connection: those of transactions and the one that listens."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import pytest

from openps.tables.ports import Store
from tests.store import postgres
from tests.store.test_stores import opened, refusal_at, row


@dataclass(frozen=True)
class Authority:
    """Somebody who signs certificates, with openssl."""

    folder: Path
    name: str

    @property
    def certificate(self) -> Path:
        return self.folder / f"{self.name}.crt"

    def found(self) -> Authority:
        self._openssl("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={self.name}",
                      "-keyout", f"{self.name}.key", "-out", f"{self.name}.crt")  # fmt: skip
        return self

    def sign(self, whom: str, alternative: str) -> tuple[Path, Path]:
        """A certificate and its key."""
        self._openssl("req", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={whom}", "-keyout", f"{whom}.key",
                      "-out", f"{whom}.csr")  # fmt: skip
        (self.folder / "extension").write_text(f"subjectAltName={alternative}")
        self._openssl("x509", "-req", "-in", f"{whom}.csr", "-CA", f"{self.name}.crt", "-CAkey", f"{self.name}.key",
                      "-CAcreateserial", "-days", "2", "-extfile", "extension", "-out", f"{whom}.crt")  # fmt: skip
        return self.folder / f"{whom}.crt", self.folder / f"{whom}.key"

    def _openssl(self, *words: str) -> None:
        subprocess.run(["openssl", *words], cwd=self.folder, capture_output=True, check=True, timeout=60)


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    if shutil.which("openssl") is None or postgres.programs() is None:
        pytest.skip("OPENSSL OR POSTGRESQL IS NOT INSTALLED: TLS is NOT TESTED")
    return Authority(tmp_path_factory.mktemp("authority"), "ours").found()


@pytest.fixture(scope="module")
def secured(authority: Authority, shelf: Path) -> Iterator[str]:
    with postgres.cluster(*authority.sign("database", "IP:127.0.0.1"), shelf=shelf) as address:
        yield address


def works_over_tls(address: str, plain: str) -> None:
    async def test() -> None:
        async with opened(address) as store, opened(address) as other:
            await write_and_hear(store, other)
            line = await asyncpg.connect(plain)
            kinds = await line.fetch(
                "SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) "
                "WHERE client_addr IS NOT NULL AND pid <> pg_backend_pid()"
            )
            await line.close()
            assert len(kinds) >= 4  # two that listen, and a pool each
            assert all(kind["ssl"] for kind in kinds)
            await store.forget(1e12)

    async def write_and_hear(store: Store, other: Store) -> None:
        await store.append("a", row(1))
        await other.append("b", row(1))
        await store.take_wheel("a")
        await other.shout("a", "0")

    async def emptied() -> None:
        line = await asyncpg.connect(plain)
        await line.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await line.close()

    asyncio.run(emptied())
    asyncio.run(test())


def test_whoever_requires_tls_has_it_on_every_connection(secured: str) -> None:
    works_over_tls(f"{secured}?sslmode=require", f"{secured}?sslmode=disable")


def test_a_database_that_shows_the_right_certificate_is_believed(secured: str, authority: Authority) -> None:
    works_over_tls(f"{secured}?sslmode=verify-full&sslrootcert={authority.certificate}", f"{secured}?sslmode=disable")


def test_a_database_whose_certificate_somebody_else_signed_is_refused(secured: str, tmp_path: Path) -> None:
    other = Authority(tmp_path, "theirs").found()
    refused = refusal_at(f"{secured}?sslmode=verify-full&sslrootcert={other.certificate}")

    assert refused.key == "error-db-unusable"
    assert "certificate" in str(refused.arguments["cause"])


def test_a_database_of_another_name_is_refused(secured: str, authority: Authority) -> None:
    elsewhere = secured.replace("127.0.0.1", "localhost")
    refused = refusal_at(f"{elsewhere}?sslmode=verify-full&sslrootcert={authority.certificate}")

    assert (refused.key, "localhost" in str(refused.arguments["cause"])) == ("error-db-unusable", True)


@pytest.mark.parametrize("asked", ["sslmode=perhaps", "sslmode=verify-full&sslrootcert=/nowhere/root.crt"])
def test_what_cannot_be_asked_for_is_told_in_a_sentence(secured: str, asked: str) -> None:
    assert refusal_at(f"{secured}?{asked}").key == "error-db-unusable"


def test_a_database_without_tls_is_refused_where_it_is_required(postgres_url: str) -> None:
    assert refusal_at(f"{postgres_url}?sslmode=require").key == "error-db-unusable"

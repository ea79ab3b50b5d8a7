"""A PostgreSQL of our own for tests: a throw-away cluster on a private port of 127.0.0.1, run by an ordinary user."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "openps"


def programs() -> Path | None:
    """Where initdb and pg_ctl are, the newest first; they are seldom on the PATH."""
    newest = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    candidates = [*newest, *([Path(on_path).parent] if on_path else [])]
    return next((path for path in candidates if (path / "initdb").exists() and (path / "pg_ctl").exists()), None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def cluster(certificate: Path | None = None, key: Path | None = None, shelf: Path | None = None) -> Iterator[str]:
    """The address of a running cluster; stopped and removed in the end. With a certificate it speaks TLS.

    On a shelf lie fresh files for whoever comes next: to make them takes two seconds of a processor, to copy them none.
    """
    binaries = programs()
    assert binaries is not None
    # The server refuses to run as root; whoever is root lends it the user that the package made.
    user = "postgres" if os.name == "posix" and os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="openps-pg-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        home = folder / "home"
        home.mkdir()
        if user:
            shutil.chown(home, user)
        port = free_port()
        make = [binaries / "initdb", "-D", home / "data", "-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C.UTF-8"]
        if shelf is None:
            run(make, home, user)
        else:
            copied_or_made(shelf / "postgres", home / "data", lambda: run([*make, "--no-sync"], home, user))
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home}"
        if certificate and key:
            lend(certificate, home / "server.crt", user)
            lend(key, home / "server.key", user)
            settings += f" -c ssl=on -c ssl_cert_file={home}/server.crt -c ssl_key_file={home}/server.key"
        run([binaries / "pg_ctl", "-D", home / "data", "-w", "-o", settings, "-l", home / "log", "start"], home, user)
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
        finally:
            run([binaries / "pg_ctl", "-D", home / "data", "-m", "immediate", "-w", "stop"], home, user)


def copied_or_made(kept: Path, wanted: Path, make: Callable[[], None]) -> None:
    """The first one makes it, all others wait for a copy; who may read what stays as it is."""
    import fcntl

    with kept.with_suffix(".lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not kept.exists():
            make()
            run(["cp", "-a", wanted, kept.with_suffix(".half")], kept.parent, None)
            kept.with_suffix(".half").rename(kept)
            return
    run(["cp", "-a", kept, wanted], kept.parent, None)


def lend(file: Path, to: Path, user: str | None) -> None:
    """A copy that the server may read and nobody else: it refuses a key that others could read."""
    shutil.copy(file, to)
    to.chmod(0o600)
    if user:
        shutil.chown(to, user)


def run(command: list[str | Path], folder: Path, user: str | None) -> None:
    # Without its own files: a server that inherits the pipe of a test would keep it open.
    done = subprocess.run(
        command, cwd=folder, user=user, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr

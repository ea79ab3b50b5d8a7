"""Proves `make play` and `make test` on minimal Debian systems that have only what the README names.

    sudo python3 tools/fresh.py SUITE ... [--only STEP ...]

The committed state is cloned into a new root folder of each suite (bookworm, trixie, sid). Steps: `refusal` (without
python3-venv one sentence says what to install), `play`, `test-root`, and `test-user` after `sudo make programs`.
Output goes to build/fresh/SUITE-STEP.log.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "fresh"
USER = "player"
VENV = "python3-venv"
INSIDE = "OPENPS_FRESH_INSIDE"  # set in the namespace where our mounts are
SERVES_WITHIN = 1200
# How the package clients of this machine reach their registries, for the ones inside.
COPIED = (
    "/etc/resolv.conf",
    "/etc/pip.conf",
    "/etc/ssl/certs/ca-certificates.crt",
    "~/.config/pip",
    "~/.npmrc",
)
PASSED = re.compile(
    r"(https?|no)_proxy|SSL_CERT_FILE|NODE_EXTRA_CA_CERTS|PIP_(CERT|INDEX_URL|DEFAULT_TIMEOUT)", re.IGNORECASE
)


def packages() -> list[str]:
    """What the README tells people to install on Debian, and nothing else."""
    named = re.search(r"sudo apt install (.+)", (ROOT / "README.md").read_text("utf-8"))
    if named is None:
        sys.exit("The README has no line `sudo apt install ...`.")
    return named[1].split()


class Fresh:
    """A minimal Debian system in a folder."""

    def __init__(self, suite: str) -> None:
        self.suite = suite
        self.root = BUILD / suite
        self.failed: list[str] = []

    def make(self) -> None:
        if (self.root / "dev").is_mount():
            sys.exit(f"{self.root} is in use.")
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.parent.mkdir(parents=True, exist_ok=True)
        wanted = ",".join(name for name in packages() if name != VENV)
        with self.log("make") as log:
            command = [*maker(), f"--include={wanted}", self.suite, str(self.root)]
            subprocess.run(command, check=True, stdout=log, stderr=log)
        self.copy_configuration()
        no_services = self.root / "usr/sbin/policy-rc.d"  # packages with a server must not start it
        no_services.write_text("#!/bin/sh\nexit 101\n")
        no_services.chmod(0o755)
        for folder in ("proc", "dev"):
            subprocess.run(["mount", "--rbind", f"/{folder}", str(self.root / folder)], check=True)
        self.run("useradd", "--create-home", USER)

    def copy_configuration(self) -> None:
        for path in (Path(name).expanduser() for name in COPIED):
            inside = self.root / path.relative_to("/")
            if path.is_dir():
                shutil.copytree(path, inside, dirs_exist_ok=True)
            elif path.is_file():
                inside.parent.mkdir(parents=True, exist_ok=True)
                inside.unlink(missing_ok=True)
                shutil.copy(path, inside)

    def command(self, *words: str, user: str = "root", folder: str = "/") -> list[str]:
        home = "/root" if user == "root" else f"/home/{user}"
        passed = [f"{name}={value}" for name, value in os.environ.items() if PASSED.fullmatch(name)]
        path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        inside = ["env", "-i", f"--chdir={folder}", f"HOME={home}", f"USER={user}", "LANG=C.UTF-8", path, *passed]
        return ["chroot", f"--userspec={user}", str(self.root), *inside, *words]

    def run(self, *words: str, user: str = "root", folder: str = "/") -> None:
        subprocess.run(self.command(*words, user=user, folder=folder), check=True)

    def log(self, step: str) -> contextlib.AbstractContextManager:
        return (BUILD / f"{self.suite}-{step}.log").open("w+")

    def clone(self, user: str) -> str:
        """Of what is committed, owned by the person who uses it."""
        home = "/root" if user == "root" else f"/home/{user}"
        inside = self.root / home[1:] / "openps"
        if not inside.is_dir():
            subprocess.run(["git", "clone", "--quiet", "--no-local", str(ROOT), str(inside)], check=True)
            self.run("chown", "-R", f"{user}:", f"{home}/openps")
        return f"{home}/openps"

    # ---- steps

    def refusal(self) -> str:
        """Without python3-venv one sentence, and nothing half-made that spoils the next try."""
        folder = self.clone(USER)
        command = self.command("make", "play", user=USER, folder=folder)
        refused = subprocess.run(command, capture_output=True, text=True, check=False)
        if refused.returncode == 0 or f"sudo apt install {VENV}" not in refused.stderr:
            raise AssertionError(f"make play without {VENV} says: {refused.stdout}{refused.stderr}")
        self.install_venv()
        return "one sentence"

    def install_venv(self) -> None:
        if (self.root / "usr/share/doc" / VENV).exists():
            return
        with self.log("venv") as log:
            for words in (["update"], ["install", "-y", "--no-install-recommends", VENV]):
                subprocess.run(self.command("apt-get", *words), check=True, stdout=log, stderr=log)

    def play(self) -> str:
        """`make play` as an ordinary user, until page and /healthz answer."""
        self.install_venv()
        folder, port = self.clone(USER), free_port()
        command = self.command("make", "play", f"ARGS=--port {port}", user=USER, folder=folder)
        with self.log("play") as log:
            started = time.monotonic()
            server = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
            try:
                wait_for(f"http://127.0.0.1:{port}/healthz", server)
                took = time.monotonic() - started
                page = fetch(f"http://127.0.0.1:{port}/")
            finally:
                os.killpg(server.pid, signal.SIGINT)
                server.wait(30)
        if b"<title>" not in page:
            raise AssertionError("the page is no page")
        return f"page and /healthz after {took:.0f} s"

    def test_root(self) -> str:
        return self.test("root")

    def test_user(self) -> str:
        return self.test(USER)

    def test(self, user: str) -> str:
        self.install_venv()
        command = self.command("make", "test", user=user, folder=self.clone(user))
        with self.log(f"test-{user}") as log:
            if user != "root":  # who may not install anything
                programs = self.command("make", "programs", folder=self.clone(user))
                subprocess.run(programs, check=True, stdout=log, stderr=log)
            started = time.monotonic()
            ended = subprocess.run(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, check=False)
            log.seek(0)
            closing = [line.strip() for line in log if re.search(r"\d+ passed|\d+ failed", line)]
        if ended.returncode != 0:
            raise AssertionError(f"make test as {user} failed: {closing[-1:]}, see {log.name}")
        return f"{closing[-1]} ({time.monotonic() - started:.0f} s with installing)"


STEPS: dict[str, Callable[[Fresh], str]] = {
    "refusal": Fresh.refusal,
    "play": Fresh.play,
    "test-root": Fresh.test_root,
    "test-user": Fresh.test_user,
}


def maker() -> list[str]:
    for program in ("mmdebstrap", "debootstrap"):
        if shutil.which(program):
            return [program, "--variant=minbase"]
    sys.exit("`make fresh` needs mmdebstrap or debootstrap. On Debian or Ubuntu type: sudo apt install mmdebstrap")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + SERVES_WITHIN
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            fetch(address)
            return
        if server.poll() is not None:
            break
        time.sleep(0.5)
    raise AssertionError("make play doesn't serve")


def fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=5) as answer:
        body: bytes = answer.read()
        return body


def prove(suite: str, steps: list[str]) -> Iterator[tuple[str, bool]]:
    system = Fresh(suite)
    system.make()
    for step in steps:
        try:
            yield f"{suite} {step}: {STEPS[step](system)}", True
        except AssertionError as error:
            yield f"{suite} {step}: FAILED: {error}", False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("suites", nargs="+")
    parser.add_argument("--only", nargs="+", choices=STEPS, default=list(STEPS))
    given = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("`make fresh` makes root folders of other systems, so it needs root: sudo make fresh")
    if INSIDE not in os.environ:  # what is mounted there goes away with it
        os.environ[INSIDE] = "1"
        os.execvp("unshare", ["unshare", "--mount", sys.executable, *sys.argv])
    good = []
    for suite in given.suites:
        for line, passed in prove(suite, given.only):
            print(line, flush=True)
            good.append(passed)
    sys.exit(not all(good))


if __name__ == "__main__":
    main()

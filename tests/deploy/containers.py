"""Builds the image and plays in it: `make containers`.

    python -m tests.deploy.containers [--base IMAGE]

Without a base image the build stands on a minimal Debian, made here. Everything is thrown away afterwards. Where
nothing may start a container, the server runs in the image's files by chroot: as its user, with its settings, and with
everything read-only but /data and /tmp.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from openps.client import Api, connect
from openps.wire import messages as wire
from tests.store.postgres import free_port

ROOT = Path(__file__).parents[2]
PACKAGES = "python3,python3-venv,ca-certificates"
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
BASE = f"FROM scratch\nADD base.tar /\nENV NODE_EXTRA_CA_CERTS={CERTIFICATES} PIP_CERT={CERTIFICATES}\n"
# What pip and npm of this machine need to reach their packages.
OURS = (Path("/etc/ssl/certs"), Path("/etc/pip.conf"), Path.home() / ".config" / "pip", Path.home() / ".npmrc")
READ_ONLY = """set -e; cd "$1"; mount --bind . . ; mount -o remount,bind,ro "$1"; cd "$1"; mount --rbind /dev dev
mount -t proc proc proc; mount -t tmpfs tmpfs tmp; mount -t tmpfs -o "mode=0700,uid=$2,gid=$3" tmpfs data
if touch var/tmp/probe 2>/dev/null; then echo "the root can be written to"; exit 1; fi
shift 3; exec chroot "$@" """


class Image:
    """One built image, in a store of its own."""

    def __init__(self, folder: Path) -> None:
        self._buildah = [
            "buildah",
            "--storage-driver",
            "vfs",
            "--root",
            f"{folder}/store",
            "--runroot",
            f"{folder}/run",
        ]
        self._folder = folder

    def call(self, *arguments: str) -> str:
        return subprocess.run(
            [*self._buildah, *arguments], check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT
        ).stdout

    def make_base(self) -> str:
        """A Debian with nothing but what the first lines of the Containerfile ask for."""
        subprocess.run(
            [
                "mmdebstrap",
                "--quiet",
                "--variant=minbase",
                f"--include={PACKAGES}",
                "bookworm",
                self._folder / "base.tar",
            ],
            check=True,
        )
        (self._folder / "Containerfile").write_text(BASE)
        self.call("bud", "--quiet", "--isolation", "chroot", "--tag", "base", str(self._folder))
        return "localhost/base"

    def build(self, base: str) -> None:
        volumes = [word for path in OURS if path.exists() for word in ("--volume", f"{path}:{path}:ro")]
        how = ["--isolation", "chroot", "--format", "docker", "--build-arg", f"BASE={base}", *volumes]
        self.call("bud", "--quiet", *how, "--tag", "openps", "--file", "deploy/Containerfile", ".")
        self.call("from", "--name", "one", "openps")
        self.settings: dict[str, Any] = json.loads(self.call("inspect", "--type", "image", "openps"))["Docker"][
            "config"
        ]

    def run(self, *command: str) -> str:
        return self.call("run", "--isolation", "chroot", "one", "--", *command)

    @contextmanager
    def served(self, port: int) -> Iterator[subprocess.Popen[bytes]]:
        """As the image says, but on a port of its own and for this machine alone."""
        user, group = self.settings["User"].split(":")
        assert int(user) > 0, "the server runs as root"
        root = self.call("mount", "one").strip()
        command = [*self.settings["Entrypoint"], *self.settings["Cmd"], "--host", "127.0.0.1", "--port", str(port)]
        chroot = [f"--userspec={user}:{group}", root, "env", "-i", *self.settings["Env"], *command]
        process = subprocess.Popen(["unshare", "--mount", "sh", "-c", READ_ONLY, "sh", root, user, group, *chroot])
        try:
            yield process
        finally:
            process.terminate()
            process.wait(60)

    def is_healthy(self, port: int) -> bool:
        """By the command of the image."""
        kind, *command = self.settings["Healthcheck"]["Test"]
        assert kind == "CMD"
        inside = [word.replace("8000", str(port)) for word in command]
        return (
            subprocess.run(
                [*self._buildah, "run", "--isolation", "chroot", "one", "--", *inside], stderr=subprocess.DEVNULL
            ).returncode
            == 0
        )


async def play(url: str) -> None:
    """One move of one match."""
    api = Api(url)
    mine = await api.open(wire.NewTable(game="negotiator", name="Ann"))
    await api.do(mine.table, "start", mine.ticket)
    async with await connect(url, mine.table, mine.ticket) as seat:
        while not seat.moves():
            await asyncio.wait_for(seat.hear(), 60)
        assert isinstance(await seat.play(seat.moves()[0]), wire.News)


def wait_for(image: Image, port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 120
    while not image.is_healthy(port):
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.5)


def try_image(image: Image) -> None:
    sys.stdout.write(f"{image.run('openps', '--version').strip()} in an image, user {image.run('id', '-u')}")
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    assert not image.is_healthy(port), "healthy without a server"
    with image.served(port) as process:
        wait_for(image, port, process)
        with urllib.request.urlopen(url, timeout=60) as page:
            assert b"<script" in page.read()
        asyncio.run(play(url))
        process.terminate()
        assert process.wait(60) == 0
    sys.stdout.write("healthy; page and move answered; stopped with 0; only /data and /tmp can be written to\n")


def missing() -> list[str]:
    return [name for name in ("buildah", "mmdebstrap", "unshare", "chroot") if shutil.which(name) is None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", default="", help="a base image that this machine can fetch")
    given = parser.parse_args()
    if os.geteuid() != 0 or missing():
        raise SystemExit(
            f"The container is NOT TESTED: it takes root and the programs {', '.join(missing()) or 'that are here'}."
        )
    with tempfile.TemporaryDirectory(prefix="openps-containers-") as name:
        image = Image(Path(name))
        image.build(given.base or image.make_base())
        try_image(image)


if __name__ == "__main__":
    main()

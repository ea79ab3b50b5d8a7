"""The examples for proxies, run by the real programs: on ports of their own, with a certificate of their own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.store.postgres import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "games.example"
PROGRAMS = ("nginx", "caddy")
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # folders of nginx that only root may use otherwise


class Front:
    """One proxy with its ports, before a server that listens on another."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind = kind
        self.folder = folder
        self.behind, self.tls, self.plain = free_port(), free_port(), free_port()
        self.host = f"{NAME}:{self.tls}"
        self.public = "https://" + self.host
        self.webroot = folder / "webroot"

    def logs(self) -> str:
        """Everything that the program has written, wherever."""
        return "".join(path.read_text("utf-8", "replace") for path in self.folder.glob("*.log"))

    @contextmanager
    def started(self) -> Iterator[Front]:
        certificate(self.folder)
        command = self._nginx() if self.kind == "nginx" else self._caddy()
        with (self.folder / "screen.log").open("wb") as screen:
            process = subprocess.Popen(command, stdout=screen, stderr=screen, env=self._environment())
        try:
            wait_for(self.tls, process)
            wait_for(self.plain, process)
            yield self
        finally:
            process.terminate()
            process.wait(60)

    def _environment(self) -> dict[str, str]:
        """Caddy keeps things in the user's folders."""
        ours = {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        return {**os.environ, **ours, "OPENPS_NAME": self.host, "OPENPS_UPSTREAM": f"127.0.0.1:{self.behind}"}

    def _nginx(self) -> list[str]:
        """Everything that the examples don't switch off is logged, at the level that says most."""
        changes = {
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "    listen 443 ssl": f"    listen 127.0.0.1:{self.tls} ssl",
            "listen [::]:80;": "",
            "listen [::]:443 ssl http2;": "",
            "https://games.example$request_uri": f"{self.public}$request_uri",
            "127.0.0.1:8000": f"127.0.0.1:{self.behind}",
            "/var/www/certbot;": f"{self.webroot};",
            "/etc/letsencrypt/live/games.example/fullchain.pem": str(self.folder / "cert.pem"),
            "/etc/letsencrypt/live/games.example/privkey.pem": str(self.folder / "key.pem"),
        }
        files = [DEPLOY / "nginx" / "openps-http.conf", DEPLOY / "nginx" / "openps-https.conf"]
        sites = changed("".join(path.read_text("utf-8") for path in files), changes)
        places = "".join(f"{of}_temp_path {self.folder}/{of};" for of in TEMPORARY)
        user = "user root;" if os.geteuid() == 0 else ""  # or its helpers could not look into our folder
        (self.folder / "nginx.conf").write_text(
            f"daemon off; {user} pid {self.folder}/nginx.pid; error_log {self.folder}/error.log info;\n"
            f"events {{}}\nhttp {{ {places} access_log {self.folder}/access.log;\n{sites} }}\n"
        )
        return [program("nginx"), "-p", str(self.folder), "-c", "nginx.conf", "-e", "error.log"]

    def _caddy(self) -> list[str]:
        """Without its administration, and without asking anybody for a certificate."""
        ports = f"admin off\n\thttp_port {self.plain}\n\tdefault_bind 127.0.0.1\n"
        own = f"tls {self.folder}/cert.pem {self.folder}/key.pem\n"
        changes = {"\n{\n\tlog": f"\n{{\n\t{ports}\tlog", "games.example} {": f"games.example}} {{\n\t{own}"}
        (self.folder / "Caddyfile").write_text(changed((DEPLOY / "Caddyfile").read_text("utf-8"), changes))
        return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(self.folder / "Caddyfile")]


def changed(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def program(name: str) -> str:
    """Where it is, also in the folder for administrators; without it the test is skipped."""
    path = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if path is None:
        missing = f"{name.upper()} IS NOT INSTALLED: its example is NOT TESTED"
        warnings.warn(missing, stacklevel=2)
        pytest.skip(missing)
    return path


def certificate(folder: Path) -> None:
    command = [
        program("openssl"),
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        f"/CN={NAME}",
    ]
    more = [
        "-addext",
        f"subjectAltName=DNS:{NAME}",
        "-keyout",
        str(folder / "key.pem"),
        "-out",
        str(folder / "cert.pem"),
    ]
    subprocess.run([*command, *more], check=True, capture_output=True)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 120
    while True:
        assert process.poll() is None
        assert time.monotonic() < deadline
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)

"""The example for nginx, run by a real one: TLS, sockets, and an address that a client cannot choose."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import shutil
import socket
import ssl
import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as dial
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running, running
from tests.store.postgres import free_port

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "guide" / "nginx.conf"
NAME = "games.example"
PUBLIC = "https://games.example"
SOCKETS = 3
NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")  # where Debian puts it, for everybody


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a proxy with a server behind it."""
    if NGINX is None or shutil.which("openssl") is None:
        warnings.warn("NGINX IS NOT INSTALLED: the example of a proxy is NOT TESTED", stacklevel=1)
        pytest.skip("NGINX IS NOT INSTALLED: the example of a proxy is NOT TESTED")
    folder = tmp_path_factory.mktemp("proxy")
    options = ("--public-url", PUBLIC, "--behind-proxy", "--limit", f"sockets={SOCKETS}")
    with running(str(folder / "t.db"), folder, free_port(), *options) as server, proxied(server, folder) as port:
        yield port
        assert "unexpected" not in server.logs()


@contextmanager
def proxied(server: Running, folder: Path) -> Iterator[int]:
    """The example as it stands, with other ports and a certificate of its own."""
    # What it says on the screen is the public address; its port stands in the command.
    behind = server._command[server._command.index("--port") + 1]
    tls, plain = free_port(), free_port()
    certificate(folder)
    text = EXAMPLE.read_text("utf-8")
    for old, new in {
        "listen 443 ssl": f"listen 127.0.0.1:{tls} ssl",
        "listen 80": f"listen 127.0.0.1:{plain}",
        "127.0.0.1:8000": f"127.0.0.1:{behind}",
        "/etc/letsencrypt/live/games.example/fullchain.pem": str(folder / "cert.pem"),
        "/etc/letsencrypt/live/games.example/privkey.pem": str(folder / "key.pem"),
    }.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (folder / "site.conf").write_text(text)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;\n"
        f"events {{}}\nhttp {{ client_body_temp_path {folder}/bodies; access_log off; include {folder}/site.conf; }}\n"
    )
    nginx = subprocess.Popen([NGINX or "nginx", "-p", folder, "-c", folder / "nginx.conf", "-e", folder / "nginx.log"])
    try:
        wait_for(tls, nginx)
        yield tls
    finally:
        nginx.terminate()
        nginx.wait(60)


def certificate(folder: Path) -> None:
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    more = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
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


def context() -> ssl.SSLContext:
    made = ssl.create_default_context()
    made.check_hostname = False
    made.verify_mode = ssl.CERT_NONE
    return made


def ask(port: int, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes]:
    line = http.client.HTTPSConnection("127.0.0.1", port, timeout=60, context=context())
    try:
        line.request(method, path, body or None, {"Host": NAME, "Origin": PUBLIC, **headers})
        answer = line.getresponse()
        return answer.status, answer.read()
    finally:
        line.close()


async def enter(port: int, **headers: str) -> ClientConnection:
    return await dial(
        f"wss://{NAME}/api/v1/socket", host="127.0.0.1", port=port, ssl=context(), origin=PUBLIC,
        additional_headers=headers, proxy=None,
    )  # fmt: skip


def test_pages_and_requests_come_through(address: int) -> None:
    assert ask(address, "GET", "/healthz")[0] == 200
    status, body = ask(address, "POST", "/api/v1/tables", json.dumps({"game": "pani_high", "name": "Ann"}).encode())
    assert status == 200
    assert {"table", "ticket"} <= set(json.loads(body))


def test_other_names_and_origins_are_turned_away(address: int) -> None:
    assert ask(address, "GET", "/healthz", Origin="http://evil.example")[0] == 403


def test_a_body_that_is_too_large_ends_at_the_proxy(address: int) -> None:
    status, body = ask(address, "POST", "/api/v1/tables", b"x" * 70_000)
    assert (status, b"nginx" in body) == (413, True)


def test_a_socket_comes_through_and_plays(address: int) -> None:
    _, body = ask(address, "POST", "/api/v1/tables", json.dumps({"game": "pani_high", "name": "Ann"}).encode())
    mine = json.loads(body)

    async def test() -> str:
        async with await enter(address) as line:
            await line.send(json.dumps({"type": "hello", "table": mine["table"], "ticket": mine["ticket"]}))
            return str(await asyncio.wait_for(line.recv(), 60))

    assert json.loads(asyncio.run(test()))["type"] == "welcome"


def test_a_client_cannot_choose_its_address(address: int) -> None:
    """As many sockets as one address may have, whatever each of them says about where it comes from."""

    async def test() -> int:
        async with AsyncExitStack() as stack:
            for number in range(SOCKETS):
                forged = {"X-Forwarded-For": f"192.0.2.{number}", "Forwarded": f"for=192.0.2.{number}"}
                await stack.enter_async_context(await enter(address, **forged))
            one_more = await stack.enter_async_context(await enter(address, **{"X-Forwarded-For": "192.0.2.99"}))
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(one_more.recv(), 60)
            assert closed.value.rcvd is not None
            return int(closed.value.rcvd.code)

    assert asyncio.run(test()) == 4429

"""The examples for nginx and Caddy, run by the real ones: TLS, sockets, addresses that are neither forged nor kept."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
import ssl
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as dial
from websockets.exceptions import ConnectionClosed

from openps.client import Seat
from openps.wire import messages as wire
from tests.deploy.front import NAME, PROGRAMS, Front, program
from tests.server.running import Running, running

SOCKETS = 3
HERE = "127.0.0.77"  # the client, at an address that nobody else has
SECRET = "/t/the-guests-secret"


@dataclass
class Site:
    """A proxy with a server behind it."""

    front: Front
    server: Running


@pytest.fixture(scope="module", params=PROGRAMS)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    program(request.param)
    front = Front(request.param, tmp_path_factory.mktemp(request.param))
    folder = tmp_path_factory.mktemp("server")
    options = ("--public-url", front.public, "--behind-proxy", "--limit", f"sockets={SOCKETS}")
    with running(str(folder / "t.db"), folder, front.behind, *options) as server, front.started():
        yield Site(front, server)
        assert "unexpected" not in server.logs()


def trusting(front: Front, *protocols: str) -> ssl.SSLContext:
    """Trusts the certificate of this proxy alone."""
    context = ssl.create_default_context(cafile=str(front.folder / "cert.pem"))
    context.set_alpn_protocols(list(protocols) or ["http/1.1"])
    return context


class Line(http.client.HTTPSConnection):
    """A request from the client's address to the proxy by its public name."""

    def __init__(self, front: Front) -> None:
        super().__init__(NAME, front.tls, timeout=60)
        self._tls = trusting(front)

    def connect(self) -> None:
        plain = socket.create_connection(("127.0.0.1", self.port), 60, (HERE, 0))
        self.sock = self._tls.wrap_socket(plain, server_hostname=NAME)


def ask(
    front: Front, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[int, http.client.HTTPMessage, bytes]:
    with contextlib.closing(Line(front)) as line:
        line.request(method, path, body or None, {"Host": front.host, "Origin": front.public, **headers})
        answer = line.getresponse()
        return answer.status, answer.headers, answer.read()


async def enter(front: Front, **headers: str) -> ClientConnection:
    return await dial(
        f"wss://{front.host}/api/v1/socket", host="127.0.0.1", port=front.tls, ssl=trusting(front), origin=front.public,
        additional_headers=headers, local_addr=(HERE, 0), proxy=None,
    )  # fmt: skip


def opened(front: Front, game: str) -> wire.Seated:
    status, _, body = ask(front, "POST", "/api/v1/tables", json.dumps({"game": game, "name": "Ann"}).encode())
    assert status == 200
    return msgspec.json.decode(body, type=wire.Seated)


def test_pages_and_requests_come_through(site: Site) -> None:
    assert ask(site.front, "GET", "/healthz")[0] == 200
    assert opened(site.front, "pani_high").ticket


def test_other_names_and_origins_are_turned_away(site: Site) -> None:
    assert ask(site.front, "GET", "/healthz", Origin="http://evil.example")[0] == 403
    assert ask(site.front, "GET", "/healthz", Origin="https://" + f"{NAME}:1")[0] == 403


def test_what_browsers_may_keep_is_what_the_server_says(site: Site) -> None:
    for path in ("/", "/healthz"):
        direct = http.client.HTTPConnection("127.0.0.1", site.front.behind, timeout=60)
        direct.request("GET", path)
        expected = direct.getresponse().headers["cache-control"]
        direct.close()
        assert expected
        assert ask(site.front, "GET", path)[1].get_all("cache-control") == [expected]


def test_browsers_may_speak_http_2_and_stay_with_tls(site: Site) -> None:
    plain = socket.create_connection(("127.0.0.1", site.front.tls), 60)
    with trusting(site.front, "h2").wrap_socket(plain, server_hostname=NAME) as line:
        assert line.selected_alpn_protocol() == "h2"
    assert ask(site.front, "GET", "/")[1]["strict-transport-security"]


def test_plain_http_leads_to_the_public_address_with_its_port(site: Site) -> None:
    line = http.client.HTTPConnection("127.0.0.1", site.front.plain, timeout=60)
    line.request("GET", SECRET, headers={"Host": f"{NAME}:{site.front.plain}"})
    answer = line.getresponse()
    assert answer.status in (301, 308)
    assert answer.headers["location"] == site.front.public + SECRET
    line.close()


def test_nginx_answers_the_certificate_authority(site: Site) -> None:
    if site.front.kind != "nginx":
        pytest.skip("Caddy fetches its certificates itself.")
    challenge = site.front.webroot / ".well-known" / "acme-challenge" / "token"
    challenge.parent.mkdir(parents=True)
    challenge.write_text("answer")
    line = http.client.HTTPConnection("127.0.0.1", site.front.plain, timeout=60)
    line.request("GET", "/.well-known/acme-challenge/token", headers={"Host": NAME})
    answer = line.getresponse()
    assert (answer.status, answer.read()) == (200, b"answer")
    line.close()


def test_a_body_that_is_too_large_is_refused(site: Site) -> None:
    assert ask(site.front, "POST", "/api/v1/tables", b"x" * 70_000)[0] == 413


def test_a_match_is_played_over_the_socket(site: Site) -> None:
    mine = opened(site.front, "negotiator")
    status, _, _ = ask(site.front, "POST", f"/api/v1/tables/{mine.table}/start", Authorization=f"Bearer {mine.ticket}")
    assert status == 200

    async def test() -> wire.Heard:
        async with await enter(site.front) as line:
            await line.send(msgspec.json.encode(wire.Hello(table=mine.table, ticket=mine.ticket)).decode())
            seat = Seat(line, msgspec.json.decode(await line.recv(), type=wire.Welcome))
            while not seat.moves():
                await asyncio.wait_for(seat.hear(), 60)
            return await asyncio.wait_for(seat.play(seat.moves()[0]), 60)

    assert isinstance(asyncio.run(test()), wire.News)


def test_a_client_cannot_choose_its_address(site: Site) -> None:
    """As many sockets as one address may have, whatever each of them says about where it comes from."""

    async def test() -> int:
        async with AsyncExitStack() as stack:
            for number in range(SOCKETS):
                forged = {"X-Forwarded-For": f"192.0.2.{number}", "Forwarded": f"for=192.0.2.{number}"}
                await stack.enter_async_context(await enter(site.front, **forged))
            one_more = await stack.enter_async_context(await enter(site.front, **{"X-Forwarded-For": "192.0.2.99"}))
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(one_more.recv(), 60)
            assert closed.value.rcvd is not None
            return int(closed.value.rcvd.code)

    assert asyncio.run(test()) == 4429


def test_no_log_holds_an_address_or_what_was_asked_for(site: Site) -> None:
    """Also where something fails: bodies that are too large, broken requests, a server that goes and is gone."""
    ask(site.front, "POST", SECRET, b"x" * 70_000)
    for port in (site.front.tls, site.front.plain):
        with socket.create_connection(("127.0.0.1", port), 60, (HERE, 0)) as line:
            line.sendall(f"GET {SECRET} HTTP/1.1\r\nno header\r\n\r\n".encode())
            line.recv(1_000)

    async def lose_the_server() -> None:
        async with await enter(site.front) as line:
            await asyncio.to_thread(site.server.kill)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(line.recv(), 60)

    asyncio.run(lose_the_server())
    assert ask(site.front, "GET", SECRET)[0] == 502
    site.server.start()
    logs = site.front.logs() + site.server.logs()
    assert HERE not in logs
    assert SECRET not in logs

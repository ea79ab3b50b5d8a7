"""Who counts as one client, what all of them together may cost, and how often a password is tried."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from openps.client import Api, connect
from openps.desk.limits import MANY_TRIES, MOST_BUCKETS, SMALL_BURST, Clients, Limits, Places, client_of
from openps.desk.waiting import Waiting
from openps.engine.errors import OpenpsError
from openps.server.proxies import Proxies
from openps.tables.errors import NotNow, TooMuch, Unknown
from openps.wire import messages as wire
from tests.server.running import Running, running
from tests.server.test_guard import a_table, closing

FRIEND, STRANGER = "192.0.2.1", "198.51.100.7"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Behind a proxy at 127.0.0.9."""
    folder = tmp_path_factory.mktemp("limits")
    with running(str(folder / "t.db"), folder, 0, "--behind-proxy", "127.0.0.9,::1") as made:
        yield made
        made.stop()
        assert "unexpected" not in made.logs()


def asked(url: str, path: str, body: bytes | None = None, source: str = "127.0.0.1", **headers: str) -> int:
    """The status, for somebody at this address."""
    line = http.client.HTTPConnection(url.removeprefix("http://"), timeout=60, source_address=(source, 0))
    try:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        line.request("POST" if body is not None else "GET", path, body, named)
        return line.getresponse().status
    finally:
        line.close()


def volley(url: str, table: str, sources: Iterable[str]) -> Counter[int]:
    """A wrong password from each of these, all at once."""
    body = json.dumps({"name": "Mallory", "password": "guess"}).encode()
    with ThreadPoolExecutor(40) as many:
        return Counter(many.map(lambda source: asked(url, f"/api/v1/tables/{table}/join", body, source), sources))


# ---- passwords


def test_a_volley_of_passwords_is_no_more_than_as_many_tries_one_by_one(server: Running) -> None:
    async def test() -> None:
        table, tickets = await a_table(server.url, password="pw")
        statuses = await asyncio.to_thread(volley, server.url, table, ["127.0.0.3"] * 60)
        assert statuses.keys() == {401, 429}
        assert statuses[401] <= SMALL_BURST + 5  # what was given back meanwhile
        async with await connect(server.url, table, tickets[1]):
            pass
        hello = json.dumps({"type": "hello", "table": table, "password": "guess"})
        codes = await asyncio.gather(*[closing(server.url, hello, local_addr=("127.0.0.4", 0)) for _ in range(40)])
        assert Counter(codes)[4401] <= SMALL_BURST + 5

    asyncio.run(test())


def test_many_addresses_do_not_try_one_table_at_will_and_its_friends_still_come(server: Running) -> None:
    async def test() -> None:
        table, tickets = await a_table(server.url, password="pw")
        sources = [f"127.0.1.{number}" for number in range(1, 101)]
        statuses = await asyncio.to_thread(volley, server.url, table, sources)
        assert statuses[401] <= MANY_TRIES + 15  # what was given back meanwhile
        async with await connect(server.url, table, tickets[1]):
            pass
        await asyncio.sleep(1.5)
        joined = await Api(server.url).join(table, wire.Join(name="Late", password="pw"))
        assert joined.ticket

    asyncio.run(test())


def the_clients() -> Clients:
    return Clients(Limits(), lambda: 0.0)


def tries(clients: Clients, client: str, table: str, error: OpenpsError) -> None:
    with pytest.raises(type(error)), clients.trying(client, table):
        raise error


def test_a_password_is_paid_for_before_it_is_checked() -> None:
    clients = the_clients()
    under_way = [clients.trying(STRANGER, "table") for _ in range(SMALL_BURST)]
    for one in under_way:
        one.__enter__()
    with pytest.raises(TooMuch):
        clients.trying(STRANGER, "table").__enter__()
    with clients.trying(FRIEND, "table"):
        pass


def test_whoever_knows_the_password_pays_nothing_even_if_the_table_says_no() -> None:
    clients = the_clients()
    for _ in range(2 * MANY_TRIES):
        with clients.trying(FRIEND, "table"):
            pass
        tries(clients, FRIEND, "table", NotNow("error-full"))
    clients.request(FRIEND)


def test_one_stranger_never_keeps_friends_from_their_table() -> None:
    now = 0.0
    clients = Clients(Limits(), lambda: now)
    for _ in range(1_000):
        try:
            with clients.trying(STRANGER, "table"):
                raise Unknown("error-password")
        except Unknown:
            clients.failed(STRANGER)
        except TooMuch:
            now += 0.5
        with clients.trying(FRIEND, "table"):
            pass


# ---- who is one, and how many are remembered


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"), ("fe80::1%eth0", "fe80::/64"), ("unknown", "unknown"),
        ("x" * 5_000, "x" * 64), ("", ""),
    ],
)  # fmt: skip
def test_a_home_is_one_client_however_many_addresses_it_has(address: str, client: str) -> None:
    assert client_of(address) == client


def test_a_hundred_thousand_clients_take_no_more_room_than_the_last_of_them() -> None:
    clients = the_clients()
    for number in range(100_000):
        clients.failed(f"client {number}")
    assert clients.remembered == MOST_BUCKETS


def test_who_is_seen_again_and_again_is_not_forgotten() -> None:
    clients = the_clients()
    for number in range(2 * MOST_BUCKETS):
        clients.failed(f"client {number}")
        if number % 1_000 == 0:
            clients.failed(STRANGER)
    with pytest.raises(TooMuch):
        clients.request(STRANGER)


def test_places_are_for_one_and_for_all_and_a_proxy_has_as_many_as_there_are() -> None:
    places = Places(2, 5)
    assert [places.take(STRANGER) for _ in range(3)] == [True, True, False]
    assert [places.take("proxy", many=True) for _ in range(4)] == [True, True, True, False]
    places.leave(STRANGER)
    assert places.take(STRANGER)
    assert not places.take(FRIEND)


# ---- what waits


class Full:
    """A way out on which so much waits."""

    def __init__(self, budget: Waiting, client: str, waiting: int) -> None:
        self.budget, self.client, self.waiting, self.gone = budget, client, waiting, False
        budget.enter(self, client)
        budget.change(client, waiting)

    def let_go(self) -> None:
        self.gone = True
        self.budget.change(self.client, -self.waiting)
        self.waiting = 0


def test_a_client_with_too_much_waiting_loses_its_fullest_way() -> None:
    budget = Waiting(100, 1_000)
    ways = [Full(budget, STRANGER, size) for size in (20, 70, 15)]
    assert [one.gone for one in ways] == [False, True, False]
    assert budget.waiting == 35


def test_where_all_have_too_much_the_one_with_most_pays_and_not_the_last_who_came() -> None:
    budget = Waiting(100, 150)
    slow = [Full(budget, STRANGER, 40), Full(budget, STRANGER, 50)]
    neighbour, friend = Full(budget, "192.0.2.9", 55), Full(budget, FRIEND, 10)
    assert [one.gone for one in (*slow, neighbour, friend)] == [False, True, False, False]


# ---- proxies


def statuses(url: str, source: str) -> set[int]:
    """Of more mistakes than one client may make, each for another client."""
    told = [asked(url, "/api/v1/tables/zzzz", None, source, x_forwarded_for=f"203.0.113.{at}") for at in range(30)]
    return set(told)


def test_a_proxy_is_believed_for_whom_it_asks_and_nobody_else_is(server: Running) -> None:
    assert statuses(server.url, "127.0.0.9") == {404}
    assert statuses(server.url, "127.0.0.8") == {404, 429}


def test_what_a_client_wrote_into_the_header_before_the_proxy_is_not_believed(server: Running) -> None:
    told = [
        asked(server.url, "/api/v1/tables/zzzz", None, "127.0.0.9", x_forwarded_for=f"192.0.2.{at}, 203.0.113.200")
        for at in range(30)
    ]
    assert set(told) == {404, 429}


def test_a_proxy_on_this_machine_needs_no_address(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), tmp_path, 0, "--behind-proxy") as server:
        assert statuses(server.url, "127.0.0.1") == {404}
        assert statuses(server.url, "127.0.0.9") == {404, 429}


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies("10.0.0.7, 10.1.0.0/16,::1")
    assert all(address in proxies for address in ("10.0.0.7", "10.1.2.3", "::1"))
    assert not any(address in proxies for address in ("10.0.0.8", "127.0.0.1", "", "nobody"))
    assert "127.0.0.1" not in Proxies()

"""A small client for tables on a server: for scripts, tests, the terminal and load.

async with await openps.client.connect(url, table, ticket) as seat:
    async for news in seat.news():
        ...
"""

from openps.client.http import Api, ServerSaid
from openps.client.seat import Gone, Seat, connect

__all__ = ["Api", "Gone", "Seat", "ServerSaid", "connect"]

"""Addresses of databases as people may read them."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

import sqlalchemy as sa

MASK: Final = "***"
_SECRET: Final = ("password", "sslpassword")


def masked(url: sa.URL) -> str:
    """Without its passwords, also those after the question mark."""
    shown = url.update_query_dict({name: MASK for name in _SECRET if name in url.query}).render_as_string()
    return shown.replace(quote(MASK), MASK)


def is_masked(url: sa.URL) -> bool:
    return MASK in (url.password, *url.query.values())

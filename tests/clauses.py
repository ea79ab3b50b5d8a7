"""Which clauses of docs/rules a test proves."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """`@clause("PH-4.9")`: this test fails if the rule of that clause is not kept."""
    return pytest.mark.clause(*ids)

"""Environments for learning: the games as PettingZoo, Gymnasium and OpenSpiel know games, and many at once.

Importing it registers the games with Gymnasium. It needs the extra `rl`; OpenSpiel is asked for only by
`openps.rl.open_spiel`.
"""

from __future__ import annotations

from openps.rl.missing import needed

needed("error-extra", "numpy", "gymnasium", "pettingzoo")

from openps.rl.single import SingleSeat, register_all  # noqa: E402 - what is missing is told first
from openps.rl.vector import VectorEnv  # noqa: E402 - as above

register_all()

__all__ = ["SingleSeat", "VectorEnv"]

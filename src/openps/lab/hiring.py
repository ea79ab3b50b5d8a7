"""Bots for measurements. Ours must not fail; a program of somebody else may, and is heard of where it is run."""

from __future__ import annotations

import sys
import time

from openps.bots.registry import PROGRAM, Player, hire, hire_backed, spec_named
from openps.engine.errors import OpenpsError
from openps.words.messages import Messages, language_of_locale


def hired(spec: str, game: str) -> Player:
    if spec_named(spec, game).rung.key == PROGRAM:
        return hire_backed(spec, game, time.perf_counter, complain)
    return hire(spec, game, time.perf_counter)


def complain(failed: OpenpsError) -> None:
    """A line on the error output, in words."""
    sys.stderr.write(f"openps: {Messages(language_of_locale()).error(failed)}\n")

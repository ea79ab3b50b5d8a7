"""Packages that only an extra installs, and the sentence that names the extra where one is missing."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from openps import DISTRIBUTION
from openps.engine.errors import OpenpsError


def require(extra: str, *modules: str) -> list[ModuleType]:
    """The modules, imported; raises OpenpsError with what to install where one of them is missing."""
    try:
        return [import_module(module) for module in modules]
    except ImportError as error:
        package = (error.name or modules[0]).partition(".")[0]
        raise OpenpsError("error-extra", package=package, extra=extra, distribution=DISTRIBUTION) from None

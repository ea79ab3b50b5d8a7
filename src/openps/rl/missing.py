"""What is not installed is named in a sentence, with what to install."""

from __future__ import annotations

from importlib.util import find_spec

from openps import DISTRIBUTION
from openps.rl.errors import LANGUAGE
from openps.words.messages import Messages


class NotInstalled(ImportError):
    """A package of an extra is missing."""


def needed(key: str, *packages: str) -> None:
    """Raises with the words of this key where one of the packages is missing."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        say = Messages(LANGUAGE)
        raise NotInstalled(say(key, package=", ".join(missing), extra="rl", distribution=DISTRIBUTION))

"""A move that ends everything is asked for twice: its game has words for the second question (`sure-abandon`)."""

from __future__ import annotations

from typing import Final

from openps.words.messages import Messages

YES: Final = ("yes", "y", "oui", "o")


def asked_again(move: str, say: Messages) -> str:
    """What a person is asked before this move is played; nothing for almost all of them."""
    key = f"sure-{move.partition(' ')[0]}"
    return say("play-sure", question=say(key)) if key in say else ""


def is_sure(answer: str, say: Messages) -> bool:
    """A yes in either language; anything else takes the move back, and says so."""
    if answer.strip().lower() in YES:
        return True
    print(say("play-not-sure"))
    return False

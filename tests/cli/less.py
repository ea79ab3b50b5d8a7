"""Takes something away from the process that asks for it, as a host might find it taken."""

from __future__ import annotations

import ctypes
import resource

_VERSION_3 = 0x20080522


def less_room(room: int) -> None:
    """No file grows beyond so many bytes, as on a disk that is full."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))


def less_rights() -> None:
    """Root reads and binds what it likes. Without its capabilities it is an ordinary user who owns root's files."""
    header, none = (ctypes.c_uint32 * 2)(_VERSION_3, 0), (ctypes.c_uint32 * 6)()
    assert ctypes.CDLL(None).capset(ctypes.byref(header), ctypes.byref(none)) == 0

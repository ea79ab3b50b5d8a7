"""openps: the open tabletop for Panic Station, Négociateur and Pani-High!

Unofficial; not connected with the authors or publishers of the games.
"""

__version__ = "0.1.0"

DISTRIBUTION = "openps-tabletop"
"""The name for pip: `openps` alone is another program there. A tab of a browser has no metadata to read it from."""

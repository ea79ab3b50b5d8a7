"""`make site-serve`: serves the folder of a site on this machine, as a web space would, for a try.

python -m static_site.serve build/site --port 8080
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8080
NO_FRAMES: Final = "; frame-ancestors 'none'"
"""Only a header can say this."""


def policy() -> str:
    return Path(__file__).with_name("policy.txt").read_text("utf-8").strip()


HEADERS: Final = {
    "Content-Security-Policy": policy() + NO_FRAMES,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


class Site(SimpleHTTPRequestHandler):
    """Files, with the headers that a careful host would send."""

    extensions_map = {  # noqa: RUF012 - as the library has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *given: object) -> None:  # noqa: A002 - as the library calls it
        """Nobody reads on a terminal what a page asks for."""


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    return ThreadingHTTPServer((LOOPBACK, port), partial(Site, directory=str(folder)))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--port", type=int, default=PORT)
    given = asked.parse_args()
    if not (given.folder / "index.html").is_file():
        sys.exit(f"There is no site in {given.folder}; make one: make site")
    with server(given.folder, given.port) as serving:
        print(f"The site is on http://127.0.0.1:{serving.server_port}/ (Ctrl+C ends it)", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            serving.serve_forever()


if __name__ == "__main__":
    main()

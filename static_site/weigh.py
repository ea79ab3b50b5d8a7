"""What a first visit to a site downloads, as hosts send it: `python -m static_site.weigh build/site`.

`plain` is a host that compresses nothing, `gzip` one that does so on the way (level 6), `brotli` one that prepared its
files with the best that there is. Archives are compressed as they are, and are sent so everywhere.
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from static_site.build import WORKER, named

LIKE_A_HOST: Final = 6
PACKED: Final = frozenset({".zip", ".png"})
BROTLI: Final = (
    "const z = require('zlib'), { readFileSync } = require('fs');"
    "console.log(JSON.stringify(process.argv.slice(1).map((p) => z.brotliCompressSync(readFileSync(p)).length)))"
)


def weigh(folder: Path, *, brotli: bool = True) -> dict[str, dict[str, int]]:
    """Bytes of the parts of a site, by way of sending them."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".gz"]
    start = {folder / name for name in [*named(folder), WORKER]}
    parts = {
        "what the start page names": [path for path in files if path in start],
        "the rest of the page": [path for path in files if path not in start and path.parent.name != "py"],
        **{path.name: [path] for path in files if path.parent.name == "py"},
        "all": files,
    }
    ways = {path: (path.stat().st_size, zipped(path)) for path in files}
    best = brotlied(files) if brotli else {}
    return {
        part: {"files": len(of), "plain": sum(ways[path][0] for path in of), "gzip": sum(ways[path][1] for path in of)}
        | ({"brotli": sum(best[path] for path in of)} if brotli else {})
        for part, of in parts.items()
    }


def zipped(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix in PACKED else len(gzip.compress(data, LIKE_A_HOST))


def brotlied(files: list[Path]) -> dict[Path, int]:
    """By node, which has it; Python has not."""
    soft = [path for path in files if path.suffix not in PACKED]
    asked = [shutil.which("node") or "node", "-e", BROTLI, *map(str, soft)]
    sizes = json.loads(subprocess.run(asked, capture_output=True, check=True, text=True).stdout)
    return {path: path.stat().st_size for path in files} | dict(zip(soft, sizes, strict=True))


def main() -> None:
    print(json.dumps(weigh(Path(sys.argv[1])), indent=1))


if __name__ == "__main__":
    main()

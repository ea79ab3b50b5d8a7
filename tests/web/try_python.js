// A worker for tests: starts the Python of the site, imports all of ours, and plays a match of each game at random.
const base = new URL("py/", import.meta.url).href;
const PLAY = `
import importlib
import json
import pkgutil
import openps
from openps.catalog import games
from openps.engine.laws import random_match

import ready
for one in pkgutil.walk_packages(openps.__path__, "openps."):
    if not one.name.endswith("__main__"):
        importlib.import_module(one.name)
json.dumps({"compiled": ready.compiled_here, "played": {key: random_match(game, game.options(max(game.info.players), {}), 1).outcome() is not None for key, game in games().items()}})
`;

async function start() {
  const [packed, compiled] = await Promise.all(["openps.zip", "msgspec.wasm"].map(async (name) => (await fetch(base + name)).arrayBuffer()));
  const { loadPyodide } = await import(`${base}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: base });
  python.unpackArchive(packed, "zip", { extractDir: "/lib/ours" });
  python.FS.writeFile("/lib/ours/msgspec/_core.cpython-314-wasm32-emscripten.so", new Uint8Array(compiled));
  return python.runPython(`import sys; sys.path.insert(0, "/lib/ours")\n${PLAY}`);
}

let evil = "refused";
try {
  evil = new Function("return 'allowed'")();
} catch {}

start().then(
  (played) => postMessage({ evil, ...JSON.parse(played) }),
  (error) => postMessage({ evil, error: String(error) }),
);

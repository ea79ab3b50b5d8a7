// Compiles all .py below the given folder, in place, by the very Python that will read them in the browser.
// node compile.mjs FOLDER OPTIMIZE
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const [folder, optimize] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS("/sources", folder);
python.globals.set("optimize", Number(optimize));
const count = python.runPython(`
import py_compile
from pathlib import Path

SOURCES = Path("/sources")
UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH  # no times in it: the same sources give the same bytes

paths = sorted(SOURCES.rglob("*.py"))
for path in paths:
    name = str(path.relative_to(SOURCES))
    py_compile.compile(str(path), str(path.with_suffix(".pyc")), name, doraise=True, optimize=optimize, invalidation_mode=UNCHECKED)
len(paths)
`);
console.log(`${count} modules compiled`);

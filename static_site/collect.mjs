// Imports all of ours, and compiles every text by which the standard library makes dataclasses of them.
// node collect.mjs FOLDER FILE
import { writeFileSync } from "node:fs";
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const [folder, file] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS("/sources", folder);
const made = python.runPython(`
import dataclasses
import importlib
import marshal
import pkgutil
import sys

texts = set()

def noted(text, names, made):
    texts.add(text)
    exec(text, names, made)

dataclasses.exec = noted
sys.dont_write_bytecode = True
sys.path.insert(0, "/sources")
import openps

for one in pkgutil.walk_packages(openps.__path__, "openps."):
    if not one.name.endswith("__main__"):
        importlib.import_module(one.name)
marshal.dumps({text: marshal.dumps(compile(text, "<string>", "exec", dont_inherit=True)) for text in sorted(texts)})
`);
writeFileSync(file, made.toJs());

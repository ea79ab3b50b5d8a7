// Python in a worker: Pyodide and our package, from the folder `py` beside the page. Nothing comes from anywhere else.

import { forget, taken, type Kept } from "./memory";

export interface Proxy {
  toJs(): unknown;
  destroy(): void;
}

interface FileSystem {
  mkdirTree(path: string): void;
  readdir(path: string): string[];
  readFile(path: string): Uint8Array;
  writeFile(path: string, data: Uint8Array, how?: { canOwn: boolean }): void;
  isDir(mode: number): boolean;
  stat(path: string): { mode: number };
}

export interface Python {
  FS: FileSystem;
  pyimport(name: string): any;
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array;
}

/** Of Emscripten, what we touch: given before it starts, and there when it has. */
interface Runtime {
  locateFile(path: string): string;
  dynamicLibraries: string[];
  HEAP8: Int8Array;
  _malloc(size: number): number;
}

export const LIBRARY = "/lib/openps";
// The one module of ours that is WebAssembly, at the place where Python looks for it. Loaded before Python runs it lies
// at the same address at every start, so that a memory which was kept finds it there.
const COMPILED = `${LIBRARY}/msgspec/_core.cpython-314-wasm32-emscripten.so`;
const COMPILED_AT = "msgspec.wasm";
// Pyodide has a list of packages elsewhere, which it would fetch: we need none of them.
const NO_PACKAGES = { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" }, packages: {} };
const PACKAGE = "openps.zip";
const LOADER = "pyodide.mjs";
const MODULE = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";

export type Progress = (done: number, total: number) => void;

/** How many bytes of all that is loaded have come; every file is fetched once, and counted on its way. */
async function counted(base: string, progress: Progress): Promise<() => void> {
  const fetched = globalThis.fetch;
  const told = await fetched(`${base}manifest.json`).then((answer) => answer.json());
  const sizes = told.sizes as Record<string, number>;
  const total = Object.values(sizes).reduce((one, other) => one + other, 0);
  let done = 0;
  const count = (bytes: number): void => progress(Math.min((done += bytes), total), total);
  globalThis.fetch = async (asked, options) => {
    const answer = await fetched(asked, options);
    if (!answer.body) return answer;
    const through = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, out) => (count(part.byteLength), out.enqueue(part)),
    });
    return new Response(answer.body.pipeThrough(through), { status: answer.status, headers: answer.headers });
  };
  return () => (globalThis.fetch = fetched);
}

async function bytesAt(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.arrayBuffer();
}

/** Whether this browser has it all from an earlier visit. Then nobody watches it come, and the answer is taken as it is:
 * of one that was passed on the browser would not keep what it compiled. */
async function isKept(base: string): Promise<boolean> {
  return Boolean(await globalThis.caches?.match(base + WASM).catch(() => undefined)); // no caches at an address that is not safe
}

/** Python before it starts: with our module in WebAssembly, and as much memory as is to be laid into it. */
async function created(base: string, runtime: Runtime, bytes: number): Promise<Runtime> {
  const { default: create } = await import(/* @vite-ignore */ base + MODULE);
  const { locateFile } = runtime;
  runtime.locateFile = (path) => (path === COMPILED ? base + COMPILED_AT : locateFile(path));
  runtime.dynamicLibraries = [COMPILED];
  const made: Runtime = await create(runtime);
  if (bytes > made.HEAP8.byteLength) made._malloc(bytes); // so that it grows; what is laid into it knows nothing of the piece
  return made;
}

interface Start {
  base: string;
  loadPyodide: (how: object) => Promise<Python>;
}

async function started({ base, loadPyodide }: Start, heap: Uint8Array | null, more: object = {}): Promise<Python> {
  const createPyodideModule = (runtime: Runtime): Promise<Runtime> => created(base, runtime, heap?.byteLength ?? 0);
  const from = heap ? { _loadSnapshot: heap } : {};
  const made = await loadPyodide({ indexURL: base, lockFileContents: NO_PACKAGES, createPyodideModule, ...from, ...more });
  performance.mark("python");
  return made;
}

/** From what an earlier visit kept; nothing where there is none, or where it does not start. Who comes so far that all
 * works says that it is `proven`. */
async function remembered(start: Start, kept: Promise<Kept | null>): Promise<Python | null> {
  const here = await kept.catch(() => null);
  if (!here) return null;
  try {
    const made = await started(start, here.heap);
    for (const [path, bytes] of here.files) lay(made, path, bytes);
    made.pyimport("openps.tab.remembered").awake();
    return made;
  } catch (error) {
    console.info(String(error));
    return forget(start.base);
  }
}

function lay({ FS }: Python, path: string, bytes: Uint8Array): void {
  FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  FS.writeFile(path, bytes, { canOwn: true });
}

export interface How {
  progress?: Progress;
  /** Its memory is to be kept: begins anew, and can be asked for it. */
  keeps?: boolean;
}

/** Starts Python, with our package on its path; marks tell `make figures` how far it was when. */
export async function python(base: string, { progress, keeps = false }: How = {}): Promise<Python> {
  const loader = import(/* @vite-ignore */ base + LOADER);
  import(/* @vite-ignore */ base + MODULE).catch(() => undefined); // wanted next
  const kept = keeps ? Promise.resolve(null) : taken(base);
  const plainly = progress && !(await isKept(base)) ? await counted(base, progress) : () => undefined;
  try {
    const start: Start = { base, loadPyodide: (await loader).loadPyodide };
    performance.mark("loader");
    return (await remembered(start, kept)) ?? (await anew(start, keeps));
  } finally {
    plainly();
  }
}

async function anew(start: Start, keeps: boolean): Promise<Python> {
  const packed = bytesAt(start.base + PACKAGE);
  const made = await started(start, null, { _makeSnapshot: keeps });
  made.unpackArchive(await packed, "zip", { extractDir: LIBRARY });
  lay(made, COMPILED, new Uint8Array()); // only looked for: it is loaded
  made.runPython(`import sys; sys.path.insert(0, "${LIBRARY}"); import ready`);
  performance.mark("package");
  return made;
}

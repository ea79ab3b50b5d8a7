// Python in a worker: Pyodide and our package, from the folder `py` beside the page. Nothing comes from anywhere else.

export interface Proxy {
  toJs(): unknown;
  destroy(): void;
}

export interface Python {
  pyimport(name: string): any;
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

const LIBRARY = "/lib/openps";
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

/** Starts Python, with our package on its path; marks tell `make figures` how far it was when. */
export async function python(base: string, progress?: Progress): Promise<Python> {
  const loader = import(/* @vite-ignore */ base + LOADER);
  import(/* @vite-ignore */ base + MODULE).catch(() => undefined); // the loader asks for it next
  const plainly = progress && !(await isKept(base)) ? await counted(base, progress) : () => undefined;
  try {
    const packed = bytesAt(base + PACKAGE);
    const { loadPyodide } = await loader;
    performance.mark("loader");
    const made: Python = await loadPyodide({ indexURL: base, lockFileContents: NO_PACKAGES });
    performance.mark("python");
    made.unpackArchive(await packed, "zip", { extractDir: LIBRARY });
    made.runPython(`import sys; sys.path.insert(0, "${LIBRARY}"); import ready`);
    performance.mark("package");
    return made;
  } finally {
    plainly();
  }
}

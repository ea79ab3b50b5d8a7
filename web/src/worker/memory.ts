// The memory of a Python that has imported all of ours, with its files: made once on this device, kept with its version
// of the site, and laid into a fresh Python at the next start. Nothing depends on it: what is not here, or does not
// start, is done without.

export interface Kept {
  heap: Uint8Array;
  files: File[];
}

export type File = [path: string, bytes: Uint8Array];

interface Index {
  heap: number;
  files: [path: string, size: number][];
}

const MEMORY = "memory";
const TRYING = "trying";
const MOST_TRIES = 3; // a tab may be closed before it has begun
const LENGTH = 4; // bytes at the end, which tell how long the index before them is
const ENOUGH_ROOM = 200_000_000; // bytes; matches come first

/** Where it lies: a cache beside that of the files, and gone with it. Nowhere, where the files are not kept. */
async function place(base: string): Promise<Cache | null> {
  try {
    const { version } = (await (await fetch(`${base}manifest.json`)).json()) as { version: string };
    const site = `openps ${new URL("../", base).href} ${version}`; // as the service worker names it
    return (await caches.has(site)) ? await caches.open(`${site} ${MEMORY}`) : null;
  } catch {
    return null; // no caches at an address that is not safe
  }
}

/** One that was taken again and again, and never `proven`, ends its tab perhaps: it is forgotten. */
export async function taken(base: string): Promise<Kept | null> {
  const cache = await place(base);
  const here = await cache?.match(base + MEMORY);
  if (!cache || !here) return null;
  const tries = Number((await (await cache.match(base + TRYING))?.text()) ?? 0);
  if (tries >= MOST_TRIES) return forget(base);
  await cache.put(base + TRYING, new Response(String(tries + 1)));
  return opened(await here.arrayBuffer()) ?? forget(base);
}

export async function proven(base: string): Promise<void> {
  await (await place(base))?.delete(base + TRYING);
}

export async function forget(base: string): Promise<null> {
  const cache = await place(base).catch(() => null);
  await Promise.all([cache?.delete(base + MEMORY), cache?.delete(base + TRYING)]);
  return null;
}

/** Whether it is not here yet, and there is plenty of room for it. */
export async function isWanted(base: string): Promise<boolean> {
  const cache = await place(base);
  if (!cache || (await cache.match(base + MEMORY))) return false;
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return quota - usage > ENOUGH_ROOM;
}

export async function keep(base: string, kept: Kept): Promise<void> {
  const cache = await place(base);
  await cache?.put(base + MEMORY, new Response(packed(kept)));
}

/** The heap first, as it has to lie at a round address; then the files, and what is where. */
export function packed({ heap, files }: Kept): Blob {
  const index: Index = { heap: heap.byteLength, files: files.map(([path, bytes]) => [path, bytes.byteLength]) };
  const told = new TextEncoder().encode(JSON.stringify(index));
  const parts = [heap, ...files.map(([, bytes]) => bytes), told, new Uint32Array([told.byteLength])];
  return new Blob(parts as BlobPart[]);
}

/** Nothing where it is not whole. */
export function opened(data: ArrayBuffer): Kept | null {
  try {
    const length = new DataView(data).getUint32(data.byteLength - LENGTH, true);
    const end = data.byteLength - LENGTH - length;
    const index = JSON.parse(new TextDecoder().decode(new Uint8Array(data, end, length))) as Index;
    let at = index.heap;
    const files = index.files.map(([path, size]): File => [path, new Uint8Array(data, (at += size) - size, size)]);
    return at === end ? { heap: new Uint8Array(data, 0, index.heap), files } : null;
  } catch {
    return null;
  }
}

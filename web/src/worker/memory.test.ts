import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forget, isWanted, keep, opened, packed, proven, taken, type Kept } from "./memory";

const BASE = new URL("game/py/", location.href).href;
const SITE = `openps ${new URL("game/", location.href).href} `;
const KEPT: Kept = { heap: new Uint8Array([1, 2, 3, 4]), files: [["/lib/a", new Uint8Array([5])], ["/lib/b", new Uint8Array()]] };

/** As much of the browser's caches as is asked of them. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();
  full = false;

  has = (name: string): Promise<boolean> => Promise.resolve(this.all.has(name));

  open = (name: string): Promise<unknown> => {
    const mine = this.all.get(name) ?? this.all.set(name, new Map()).get(name)!;
    return Promise.resolve({
      match: (key: string) => Promise.resolve(mine.get(key)?.clone()),
      delete: (key: string) => Promise.resolve(mine.delete(key)),
      put: (key: string, answer: Response) => (this.full ? Promise.reject(new DOMException("", "QuotaExceededError")) : Promise.resolve(mine.set(key, answer))),
    });
  };
}

let caches: Caches;
let version = "one";

beforeEach(() => {
  caches = new Caches();
  version = "one";
  caches.all.set(`${SITE}one`, new Map());
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ version }))));
  vi.stubGlobal("navigator", { storage: { estimate: () => Promise.resolve({ quota: 1e9, usage: 0 }) } });
  vi.stubGlobal("Response", Plain);
});

afterEach(() => vi.unstubAllGlobals());

/** An answer that holds what it was given: the one of the test environment reads no blobs of its own. */
class Plain {
  constructor(private readonly body: Blob | string = "") {}
  clone = (): Plain => this;
  json = async (): Promise<unknown> => JSON.parse(await this.text());
  text = async (): Promise<string> => (typeof this.body === "string" ? this.body : "");
  arrayBuffer = (): Promise<ArrayBuffer> => bytesOf(this.body as Blob);
}

function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
}

test("what is packed is opened again, with its files", async () => {
  expect(opened(await bytesOf(packed(KEPT)))).toEqual(KEPT);
});

test("what is not whole is nothing", async () => {
  const data = await bytesOf(packed(KEPT));
  expect([opened(data.slice(1)), opened(data.slice(0, -1)), opened(new ArrayBuffer(0)), opened(new ArrayBuffer(64))]).toEqual([null, null, null, null]);
});

test("it is kept with its version of the site, and wanted once", async () => {
  expect(await isWanted(BASE)).toBe(true);
  await keep(BASE, KEPT);
  expect(await isWanted(BASE)).toBe(false);
  expect(await taken(BASE)).toEqual(KEPT);

  version = "two";
  expect([await taken(BASE), await isWanted(BASE)]).toEqual([null, false]); // its files are not kept yet
});

test("where little room is left, matches come first", async () => {
  vi.stubGlobal("navigator", { storage: { estimate: () => Promise.resolve({ quota: 1e8, usage: 0 }) } });
  expect(await isWanted(BASE)).toBe(false);
});

test("a storage that is full leaves nothing behind", async () => {
  caches.full = true;
  await expect(keep(BASE, KEPT)).rejects.toThrow();
  caches.full = false;
  expect(await taken(BASE)).toBeNull();
});

test("one that starts again and again without coming to life is forgotten", async () => {
  await keep(BASE, KEPT);
  for (let time = 0; time < 3; time++) expect(await taken(BASE)).toEqual(KEPT);
  expect(await taken(BASE)).toBeNull();
  expect(await isWanted(BASE)).toBe(true);
});

test("one that comes to life may be taken for ever", async () => {
  await keep(BASE, KEPT);
  for (let time = 0; time < 9; time++) {
    expect(await taken(BASE)).toEqual(KEPT);
    await proven(BASE);
  }
  await forget(BASE);
  expect(await taken(BASE)).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hold, take } from "./alone";

type Asked = { ifAvailable?: boolean; steal?: boolean };
type Work = (lock: object | null) => Promise<void> | undefined;

/** The locks of one browser, as far as we use them. */
class Locks {
  private readonly held = new Map<string, (why: Error) => void>();

  request = (name: string, asked: Asked, work: Work): Promise<void> => {
    const holder = this.held.get(name);
    if (holder && asked.ifAvailable) return Promise.resolve(work(null));
    holder?.(new Error("AbortError"));
    return new Promise((done, failed) => {
      this.held.set(name, failed);
      void work({})?.then(() => (this.held.delete(name), done()));
    });
  };
}

beforeEach(() => vi.stubGlobal("navigator", { locks: new Locks() }));
afterEach(() => vi.unstubAllGlobals());

const nothing = (): void => undefined;

test("several lines of one page share a table, and the last one lets it go", async () => {
  const first = await hold("shared", nothing);
  const second = await hold("shared", nothing);
  expect(first).not.toBeNull();
  expect(second).not.toBeNull();

  const free = vi.fn();
  first?.letGo();
  await navigator.locks.request("openps table shared", { ifAvailable: true }, async (lock) => free(lock));
  expect(free).toHaveBeenLastCalledWith(null);
  second?.letGo();
  await vi.waitFor(async () => {
    await navigator.locks.request("openps table shared", { ifAvailable: true }, async (lock) => free(lock));
    expect(free).not.toHaveBeenLastCalledWith(null);
  });
});

test("a table that another tab has is not to be had, until somebody says: here", async () => {
  const told = vi.fn();
  void navigator.locks.request("openps table other", {}, () => new Promise(nothing)).catch(told);
  expect(await hold("other", nothing)).toBeNull();

  take("other");
  expect(await hold("other", nothing)).not.toBeNull();
  await Promise.resolve();
  expect(told).toHaveBeenCalled();
});

test("whoever loses a table is told", async () => {
  const lost = vi.fn();
  await hold("taken", lost);
  void navigator.locks.request("openps table taken", { steal: true }, () => new Promise(nothing));
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
});

test("where there are no locks, everybody may play", async () => {
  vi.stubGlobal("navigator", {});
  expect(await hold("plain", nothing)).not.toBeNull();
});

import { expect, test, vi } from "vitest";
import { house } from "./house.svelte";
import { dial, inTab, isSite, keepHere, offersTab, request, serverAt } from "./transport";

test("a page that says nothing of a worker has a server behind it", () => {
  expect([inTab, isSite, offersTab]).toEqual([false, false, false]);
});

test("the address of a server may be short, and is never code", () => {
  expect(serverAt(" games.example.org ")).toMatch(/games[.]example[.]org.$/);
  expect(serverAt(["http:", "127.0.0.1:8000"].join("//"))).toContain("127.0.0.1:8000");
  for (const wrong of ["", "two words", "two%20words", "javascript:alert(1)", ["javascript:", "%0aalert(1)"].join("//"), ["ftp:", "games"].join("//")]) {
    expect(serverAt(wrong)).toBeNull();
  }
});

test("a table of this device is asked here, and all others of the server", async () => {
  const asked: string[] = [];
  vi.spyOn(house, "ask").mockImplementation((address) => (asked.push(`here ${address}`), Promise.resolve(new Response())));
  vi.spyOn(house, "dial").mockImplementation((table) => (asked.push(`dialled ${table}`), {} as never));
  vi.stubGlobal("fetch", (address: string) => (asked.push(`server ${address}`), Promise.resolve(new Response())));
  keepHere("abcd");
  await request("/api/v1/tables/abcd/tale");
  await request("/api/v1/tables/abcde");
  await request("/api/v1/games");
  await request("/here/away");
  dial("abcd");

  expect(asked).toEqual(["here /api/v1/tables/abcd/tale", "server /api/v1/tables/abcde", "server /api/v1/games", "here /here/away", "dialled abcd"]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

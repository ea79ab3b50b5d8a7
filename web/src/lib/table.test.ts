// The seat at a table: while a person reads what has to be read, what is shown stays as it is, and nobody waits for that.
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Heard, News } from "./wire";

vi.hoisted(() => (globalThis.matchMedia = (() => ({ matches: true })) as never));
const { TableLink } = await import("./table.svelte");

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  send(): void {}
  close(): void {}

  hear(message: Partial<Heard>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const news = (seq: number, seats: number[], more: Partial<News> = {}): Partial<News> => ({
  type: "news", seq, first: seq - 1, events: [{ kind: `e${seq}` }], view: {}, decision: { ask: "act", seats }, moves: [], menu: [], re: "", outcome: null, claims: [], kept_claims: 0, kept: {}, ...more,
});

let link: InstanceType<typeof TableLink>;
const shown = (): number | undefined => link.known.news?.seq;
const settled = async (): Promise<void> => {
  for (let times = 0; times < 12; times++) await tick();
};

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  link = new TableLink("abcd", "ticket");
  link.open();
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear({ type: "welcome", member: "m", seat: 0, table: null, names: {}, away: null, chats: [] } as unknown as Partial<Heard>);
  FakeSocket.last.hear(news(1, [1]));
});
afterEach(() => {
  void link.close();
  vi.unstubAllGlobals();
});

test("what happens while somebody reads is shown afterwards, one after the other", async () => {
  link.hold(true);
  FakeSocket.last.hear(news(2, [2]));
  FakeSocket.last.hear(news(3, [3]));
  await settled();
  expect(shown()).toBe(1);

  const seen: (number | undefined)[] = [];
  link.hold(false);
  for (let times = 0; times < 12; times++) {
    await tick();
    if (seen.at(-1) !== shown()) seen.push(shown());
  }
  expect(seen.filter((seq) => seq !== 1)).toEqual([2, 3]);
  expect(link.known.log.map(({ kind }) => kind)).toEqual(["e1", "e2", "e3"]);
});

test.each([
  ["whoever is asked", news(3, [0])],
  ["the end of the match", news(3, [], { decision: null, outcome: { winners: [1], reason: "x" } as unknown as NonNullable<News["outcome"]> })],
])("%s is told at once, with all that came before", async (_, urgent) => {
  link.hold(true);
  FakeSocket.last.hear(news(2, [2]));
  FakeSocket.last.hear(urgent);
  await settled();
  expect(shown()).toBe(3);
  expect(link.known.log).toHaveLength(3);
});

test("what comes after the reading is told as always", async () => {
  link.hold(true);
  link.hold(false);
  await settled();
  FakeSocket.last.hear(news(2, [2]));
  expect(shown()).toBe(2);
});

test("who gave up is told until it was seen for a while, also when the line broke meanwhile", () => {
  vi.useFakeTimers();
  const table = (...seats: unknown[]): unknown => ({ phase: "playing", seats, members: [] });
  const welcome = (...seats: unknown[]): void =>
    FakeSocket.last.hear({ type: "welcome", member: "m", seat: 0, table: table(...seats), names: {}, away: null, chats: [] } as unknown as Partial<Heard>);
  welcome({ member: "ann" }, { member: "bea" }, { member: "cem" });
  FakeSocket.last.hear({ type: "table", table: table({ bot: "normal" }, { member: "bea" }, { member: "cem" }), re: "" } as unknown as Partial<Heard>);
  welcome({ bot: "normal" }, { bot: "normal" }, { member: "cem" });
  vi.advanceTimersByTime(60_000);
  expect(link.passing).toEqual([{ kind: "resigned", member: "ann" }, { kind: "resigned", member: "bea" }]);

  link.passing.forEach(link.seen);
  vi.advanceTimersByTime(60_000);
  expect(link.passing).toEqual([]);
  vi.useRealTimers();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Bots, Remembering, Reviews } from "./aside";

class FakeWorker {
  static all: FakeWorker[] = [];
  sent: any[] = [];
  ended = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: unknown): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  tell(data: unknown): void {
    this.onmessage?.({ data });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const worker = (number: number): FakeWorker => FakeWorker.all[number] as FakeWorker;

test("bots are asked one question after the other, once they are awake", async () => {
  const bots = new Bots("py/");
  const answers = [bots.think("one", 5), bots.think("two", 5)];
  expect(worker(0).sent).toEqual([{ base: "py/" }]);

  worker(0).tell({ ready: true });
  expect(worker(0).sent.at(-1)).toEqual({ question: "one" });
  worker(0).tell({ answer: "first" });
  expect(worker(0).sent.at(-1)).toEqual({ question: "two" });
  worker(0).tell({ answer: "second" });
  expect(await Promise.all(answers)).toEqual(["first", "second"]);
});

test("a bot that takes too long is ended, and the next question finds another one", async () => {
  const bots = new Bots("py/");
  const slow = bots.think("slow", 5);
  const next = bots.think("next", 5);
  worker(0).tell({ ready: true });
  vi.advanceTimersByTime(5_001);
  expect(await slow).toBe("");
  expect(worker(0).ended).toBe(true);

  worker(1).tell({ ready: true });
  worker(1).tell({ answer: "there" });
  expect(await next).toBe("there");
});

test("a worker that does not start leaves nobody waiting", async () => {
  const bots = new Bots("py/");
  const asked = bots.think("one", 5);
  worker(0).onerror?.();
  expect(await asked).toBe("");
});

test("a review tells its lines in order, and an empty one at the end", async () => {
  const reviews = new Reviews("py/");
  reviews.begin(1, "record");
  worker(0).tell({ line: "one" });
  expect(await reviews.line(1)).toBe("one");
  const next = reviews.line(1);
  worker(0).tell({ line: "two" });
  worker(0).tell({ line: "" });
  expect([await next, await reviews.line(1)]).toEqual(["two", ""]);
});

test("a review that nobody wants ends at once", async () => {
  const reviews = new Reviews("py/");
  reviews.begin(1, "record");
  const waits = reviews.line(1);
  reviews.end(1);
  expect([await waits, worker(0).ended, await reviews.line(1)]).toEqual(["", true, ""]);
});

test("which levels play otherwise here is told once the bots are awake", () => {
  const told: string[] = [];
  new Bots("py/", (levels) => told.push(levels)).start();
  FakeWorker.all[0]!.tell({ ready: true, levels: '{"pani_high":{"strong":"less-far"}}' });

  expect(told).toEqual(['{"pani_high":{"strong":"less-far"}}']);
});

test("a memory is kept once nobody has waited for a bot for a while, and once in a tab", () => {
  const remembering = new Remembering("py/");
  remembering.hear(false);
  vi.advanceTimersByTime(1_000);
  remembering.hear(true);
  vi.advanceTimersByTime(60_000);
  expect(FakeWorker.all).toEqual([]);

  remembering.hear(false);
  vi.advanceTimersByTime(3_000);
  expect(worker(0).sent).toEqual([{ base: "py/" }]);
  worker(0).tell("over");
  expect(worker(0).ended).toBe(true);

  remembering.hear(false);
  vi.advanceTimersByTime(60_000);
  expect(FakeWorker.all.length).toBe(1);
});

test("who is asked while a memory is made goes first, and it is made later", () => {
  const remembering = new Remembering("py/");
  remembering.hear(false);
  vi.advanceTimersByTime(3_000);
  remembering.hear(true);
  expect(worker(0).ended).toBe(true);

  remembering.hear(false);
  vi.advanceTimersByTime(3_000);
  expect(worker(1).sent).toEqual([{ base: "py/" }]);
});

test("bots say when they think and when nobody is asked any more", () => {
  const busy: boolean[] = [];
  const bots = new Bots("py/", undefined, (thinks) => busy.push(thinks));
  void bots.think("one", 5);
  worker(0).tell({ ready: true });
  worker(0).tell({ answer: "first" });
  expect(busy).toEqual([true, false]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Hello } from "./wire";
import { Connection, type ConnectionState, type Socket } from "./connection";

class FakeSocket implements Socket {
  sent: string[] = [];
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  send(data: string): void {
    this.sent.push(data);
  }

  close(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }

  welcome(): void {
    this.onopen?.(new Event("open"));
    this.onmessage?.({ data: JSON.stringify({ type: "welcome" }) } as MessageEvent);
  }
}

let sockets: FakeSocket[];
let states: ConnectionState[];
let connection: Connection;
const hello: Hello = { type: "hello", table: "abcd", ticket: "secret", after: 7 };

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  connection = new Connection({ hello: () => hello, heard: () => undefined, changed: (state) => states.push(state) }, () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1) as FakeSocket;
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("says hello first, with the ticket and the last news it saw", () => {
  sockets[0]?.welcome();

  expect(JSON.parse(sockets[0]?.sent[0] ?? "")).toEqual(hello);
  expect(states).toEqual(["connecting", "open"]);
});

test("comes back by itself, a little later each time", () => {
  sockets[0]?.welcome();
  sockets[0]?.close();
  expect(states.at(-1)).toBe("broken");
  expect(connection.send({ type: "ping" })).toBe(false);

  vi.advanceTimersByTime(600);
  expect(sockets).toHaveLength(2);
  sockets[1]?.close();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(sockets).toHaveLength(3);
});

test("does not wait when the network is back", () => {
  sockets[0]?.close();
  connection.hurry();

  expect(sockets).toHaveLength(2);
});

test.each([4401, 4403, 4404])("gives up where the server says no for good: %i", (code) => {
  sockets[0]?.welcome();
  sockets[0]?.close(code);
  vi.advanceTimersByTime(60_000);

  expect(states.at(-1)).toBe("ended");
  expect(sockets).toHaveLength(1);
});

test("leaves a match to the tab that has it, and comes back when told", () => {
  sockets[0]?.welcome();
  sockets[0]?.close(4409);
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe("elsewhere");
  expect(sockets).toHaveLength(1);

  connection.open();
  sockets[1]?.welcome();
  expect(states.at(-1)).toBe("open");
});

test("notices a connection that fell silent", () => {
  sockets[0]?.welcome();
  vi.advanceTimersByTime(20_000);
  expect(sockets[0]?.sent.at(-1)).toContain("ping");
  vi.advanceTimersByTime(8_000);

  expect(states.at(-1)).toBe("broken");
});

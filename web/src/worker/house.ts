// The house in a worker: the same Python that a server runs, told the same messages. The page sends what it would send
// over HTTP and WebSockets, and hears what it would hear.

import { Bots, Remembering, Reviews } from "./aside";
import { forget, proven } from "./memory";
import { python, type Proxy } from "./python";
import type { FromHouse, ToHouse } from "./messages";
import { Shelf } from "./shelf";

interface Door {
  open(): Promise<void>;
  ask(method: string, address: string, body: string, ticket: string, language: string): Promise<Proxy>;
  dial(line: number): void;
  hear(line: number, text: string): void;
  hang_up(line: number): void;
  appended(table: string, seq: number): void;
}

// Bots wake up when one is asked, or a while after the house is open: until then the device is there for the first question.
const WAKES_AFTER = 2_500; // milliseconds

const tell = (message: FromHouse): void => postMessage(message);
const others = new BroadcastChannel("openps"); // other tabs, each with a house of its own and the same shelf
let door: Promise<Door> | null = null;
let base = ""; // of Python and our package

/** Fulfils `openps.tab.outside.Outside`; the names are those of Python. */
function outside(): object {
  const remembering = new Remembering(base);
  const bots = new Bots(base, (levels) => tell({ kind: "measured", levels }), (busy) => remembering.hear(busy));
  const reviews = new Reviews(base);
  setTimeout(() => bots.start(), WAKES_AFTER);
  return {
    shelf: new Shelf((table, seq) => others.postMessage({ table, seq })),
    say: (line: number, text: string) => tell({ kind: "say", line, text }),
    closed: (line: number, code: number, reason: string) => tell({ kind: "closed", line, code, reason }),
    log: (text: string) => console.info(text),
    trouble: (what: string) => tell({ kind: "trouble", what }),
    think: bots.think,
    begin_review: (number: number, record: string) => reviews.begin(number, record),
    review_line: (number: number) => reviews.line(number),
    end_review: (number: number) => reviews.end(number),
  };
}

async function open(): Promise<Door> {
  const made = await python(base, { progress: (done, total) => tell({ kind: "progress", done, total }) });
  const door = made.pyimport("openps.tab.door");
  performance.mark("imported");
  const opened: Door = door.Door(outside());
  await opened.open();
  performance.mark("open");
  void proven(base);
  others.onmessage = ({ data }) => opened.appended(data.table, data.seq);
  tell({ kind: "ready" });
  return opened;
}

async function hear(message: ToHouse): Promise<void> {
  if (message.kind === "open") {
    base = message.base;
    door ??= open();
  }
  const house = await door;
  if (!house) return;
  if (message.kind === "ask") await answer(house, message);
  else if (message.kind === "dial") house.dial(message.line);
  else if (message.kind === "say") house.hear(message.line, message.text);
  else if (message.kind === "hang_up") house.hang_up(message.line);
}

async function answer(house: Door, asked: Extract<ToHouse, { kind: "ask" }>): Promise<void> {
  const told = await house.ask(asked.method, asked.address, asked.body, asked.ticket, asked.language);
  const [status, type, text] = told.toJs() as [number, string, string];
  told.destroy();
  tell({ kind: "answer", id: asked.id, status, type, text });
}

/** The next one begins anew, from nothing that was kept. */
async function fail(error: unknown): Promise<void> {
  await forget(base).catch(() => undefined);
  tell({ kind: "failed", why: String(error) });
}

onmessage = ({ data }: MessageEvent<ToHouse>) => void hear(data).catch(fail);

// The house in a worker of this page: asked and dialled as a server is. Started when somebody needs it, or beside the start page.

import type { FromHouse, ToHouse } from "../worker/messages";
import type { Socket } from "./connection";
import { hold, type Hold } from "./alone";
import { early } from "./early";
import { isSite } from "./where";
import { served } from "../site/served";

const ELSEWHERE = 4409; // as `connection` knows it
const FAILED = 1011;

/** By game and level: how, as `openps.tab.speed` tells. */
export type Otherwise = Record<string, Record<string, string>>;

class HouseInTab {
  done = $state(0); // of what is loaded
  total = $state(1);
  ready = $state(false);
  failed = $state("");
  trouble = $state(""); // why matches are not kept from now on
  awake = $state(false); // its bots, too: from now on nothing has to be fetched for a match
  otherwise = $state.raw<Otherwise>({}); // levels that play otherwise on this device
  private started = false;
  private worker: Worker | null = null;
  private readonly unsent: ToHouse[] = []; // until there is a worker
  private numbers = 0;
  private readonly asked = new Map<number, (answer: Response) => void>();
  private readonly waiting: (() => void)[] = [];
  private readonly lines = new Map<number, TabSocket>();

  start(): void {
    if (this.started) return;
    this.started = true;
    this.failed = "";
    // What comes through the service worker of a site is downloaded once, and kept.
    if (isSite) void served().then(() => this.open());
    else this.open();
  }

  private open(): void {
    this.worker = new Worker(new URL("../worker/house.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.heard(data);
    this.worker.onerror = (event) => this.fail(event.message ?? "");
    this.tell({ kind: "open", base: new URL("py/", document.baseURI).href });
    for (const message of this.unsent.splice(0)) this.tell(message);
    void navigator.storage?.persist?.().catch(() => false);
  }

  /** In place of `fetch`; rejects where there is no house. */
  async ask(address: string, { method = "GET", headers = {}, body }: RequestInit = {}): Promise<Response> {
    this.start();
    const told = new Headers(headers);
    const ticket = told.get("authorization")?.replace(/^Bearer /, "") ?? "";
    const language = told.get("accept-language") ?? "";
    const known = await early(address, language);
    if (known) return known;
    const id = ++this.numbers;
    return new Promise((done) => {
      this.asked.set(id, done);
      this.tell({ kind: "ask", id, method, address, body: typeof body === "string" ? body : "", ticket, language });
    });
  }

  dial(table: string): Socket {
    this.start();
    const line = ++this.numbers;
    const socket = new TabSocket(line, (message) => this.tell(message), () => this.lines.delete(line));
    this.lines.set(line, socket);
    void socket.sit(table, (then) => this.whenReady(then));
    return socket;
  }

  /** Nobody is greeted, and nobody waits for an answer, before Python runs. */
  private whenReady(then: () => void): void {
    if (this.ready) queueMicrotask(then);
    else this.waiting.push(then);
  }

  private tell(message: ToHouse): void {
    if (this.worker) this.worker.postMessage(message);
    else if (this.started) this.unsent.push(message);
  }

  private heard(message: FromHouse): void {
    if (message.kind === "progress") [this.done, this.total] = [message.done, message.total];
    else if (message.kind === "ready") this.begin();
    else if (message.kind === "failed") this.fail(message.why);
    else if (message.kind === "trouble") this.trouble = message.what;
    else if (message.kind === "measured") this.woke(message.levels);
    else if (message.kind === "say") this.lines.get(message.line)?.heard(message.text);
    else if (message.kind === "closed") this.lines.get(message.line)?.ended(message.code, message.reason);
    else this.answered(message);
  }

  private begin(): void {
    this.ready = true;
    for (const then of this.waiting.splice(0)) then();
  }

  private woke(levels: string): void {
    this.awake = true;
    this.otherwise = JSON.parse(levels) as Otherwise;
  }

  private answered({ id, status, type, text }: Extract<FromHouse, { kind: "answer" }>): void {
    this.asked.get(id)?.(new Response(text, { status, headers: { "content-type": type } }));
    this.asked.delete(id);
  }

  /** Whatever waits is told so, and the next question starts it anew. */
  private fail(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    this.started = this.ready = this.awake = false;
    this.unsent.length = 0;
    this.failed = why || "?";
    console.error(why);
    for (const done of this.asked.values()) done(Response.error());
    this.asked.clear();
    this.waiting.length = 0;
    for (const line of [...this.lines.values()]) line.ended(FAILED, "failed");
  }
}

/** A line to a table: its page has the table to itself, or is told that another tab has. */
class TabSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  private held: Hold | null = null;
  private over = false;

  constructor(
    private readonly line: number,
    private readonly tell: (message: ToHouse) => void,
    private readonly forget: () => void,
  ) {}

  send(text: string): void {
    this.tell({ kind: "say", line: this.line, text });
  }

  /** That another tab has the table is known before Python is there. */
  async sit(table: string, whenReady: (then: () => void) => void): Promise<void> {
    const held = await hold(table, () => this.lost());
    if (!held) return this.lost();
    if (this.over) return held.letGo();
    this.held = held;
    this.tell({ kind: "dial", line: this.line });
    whenReady(() => this.onopen?.(new Event("open")));
  }

  private lost(): void {
    this.tell({ kind: "hang_up", line: this.line });
    this.ended(ELSEWHERE, "elsewhere");
  }

  close(): void {
    this.tell({ kind: "hang_up", line: this.line });
    this.ended(1000, "");
  }

  heard(text: string): void {
    if (!this.over) this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  ended(code: number, reason: string): void {
    if (this.over) return;
    this.over = true;
    this.held?.letGo();
    this.forget();
    this.onclose?.(new CloseEvent("close", { code, reason }));
  }
}

export const house = new HouseInTab();

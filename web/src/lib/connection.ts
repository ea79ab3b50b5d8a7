// One connection to a table: says hello, comes back by itself after a break, and gives up where the server says no for good.

import { dial } from "./transport";
import type { Heard, Hello, Sent } from "./wire";

export type ConnectionState = "connecting" | "open" | "broken" | "ended" | "elsewhere";

export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

const NO_TICKET = 4401;
const FOR_GOOD = [NO_TICKET, 4403, 4404];
const ELSEWHERE = 4409; // another tab of this browser has the match
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8_000;
const CLOSES_WITHIN = 1_000;

export interface LineHandlers {
  hello: () => Hello;
  heard: (message: Heard) => void;
  changed: (state: ConnectionState, waitSeconds: number) => void;
}

export class Connection {
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private closed: Promise<void> | undefined;

  constructor(
    private readonly handlers: LineHandlers,
    private readonly dialled: (table: string) => Socket = dial,
  ) {}

  open(): void {
    if (this.ended) return;
    clearTimeout(this.retry);
    this.handlers.changed("connecting", 0);
    const socket = this.dialled(this.handlers.hello().table);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Heard);
    socket.onclose = (event) => this.broken(socket, event.code);
  }

  /** False where the connection is down: nothing was sent. */
  send(message: Sent): boolean {
    if (!this.beat) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Once it has come about, the server knows as well that nobody is here. */
  close(): Promise<void> {
    this.ended = true;
    this.stop();
    this.closed ??= new Promise((done) => {
      const { socket } = this;
      if (!socket) return done();
      socket.onclose = () => done();
      setTimeout(done, CLOSES_WITHIN);
      socket.close();
    });
    return this.closed;
  }

  /** The person is back, or the network is: no need to wait any longer. */
  hurry(): void {
    if (this.retry === undefined) return;
    clearTimeout(this.retry);
    this.retry = undefined;
    this.open();
  }

  private greet(socket: Socket): void {
    socket.send(JSON.stringify(this.handlers.hello()));
    this.beat = setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    this.send({ type: "ping" });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), ANSWER_WITHIN);
  }

  private hear(message: Heard): void {
    clearTimeout(this.silence);
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.handlers.changed("open", 0);
    }
    this.handlers.heard(message);
  }

  private broken(socket: Socket, code: number): void {
    if (socket !== this.socket || this.ended) return;
    this.stop();
    if (code === ELSEWHERE) {
      this.handlers.changed("elsewhere", 0);
      return;
    }
    if (FOR_GOOD.includes(code)) {
      this.ended = true;
      this.handlers.changed("ended", 0);
      return;
    }
    // A little luck in the wait: not everybody knocks at once when a server comes back.
    const wait = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    this.handlers.changed("broken", Math.ceil(wait / 1000));
    this.retry = setTimeout(() => this.open(), wait);
  }

  private stop(): void {
    clearInterval(this.beat);
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    this.beat = undefined;
    this.retry = undefined;
  }
}

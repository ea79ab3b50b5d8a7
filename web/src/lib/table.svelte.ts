// A seat at a table, or a place beside it: the connection, what was heard over it, and what can be asked for.

import { heard, NOTHING, type Known } from "./fold";
import type { Heard, Hello, Sent } from "./wire";
import { Connection, type ConnectionState } from "./connection";
import { settings } from "./settings.svelte";

let asked = 0;

export class TableLink {
  known = $state.raw<Known>(NOTHING);
  connection = $state<ConnectionState>("connecting");
  wait = $state(0);
  private readonly wire: Connection;
  private waiting: string | null = null; // chosen while the connection was down

  constructor(
    readonly table: string,
    readonly ticket = "",
    private readonly password = "",
  ) {
    this.wire = new Connection({
      hello: () => this.hello(),
      heard: (message) => this.hear(message),
      changed: (state, wait) => {
        this.connection = state;
        this.wait = wait;
      },
    });
  }

  open(): void {
    this.wire.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.wire.close();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  readonly hurry = (): void => {
    if (document.visibilityState === "visible") this.wire.hurry();
  };

  readonly move = (text: string): void => {
    const { news, pending } = this.known;
    if (!news || pending) return;
    const id = this.ask((id) => ({ type: "move", move: text, after: news.seq, id }));
    if (id === null) this.waiting = text;
    else this.known = { ...this.known, pending: id };
  };

  readonly takeBack = (): unknown => this.ask((id) => ({ type: "take_back", id }));
  readonly claim = (text: string): unknown => this.ask((id) => ({ type: "say", text, id }));
  readonly chat = (text: string): unknown => this.ask((id) => ({ type: "chat", text, id }));
  readonly pause = (on: boolean): unknown => this.ask((id) => ({ type: "pause", on, id }));

  readonly calm = (): void => {
    this.known = { ...this.known, refused: null };
  };

  /** The number of the request; none where the connection is down. */
  private ask(message: (id: string) => Sent): string | null {
    asked += 1;
    const id = `w${asked}`;
    if (!this.wire.send(message(id))) return null;
    this.calm();
    return id;
  }

  private hello(): Hello {
    const { table, ticket, password } = this;
    return { type: "hello", table, ticket, password, after: this.known.news?.seq ?? 0, language: settings.language };
  }

  private hear(message: Heard): void {
    this.known = heard(this.known, message, performance.now());
    const { waiting } = this;
    if (message.type !== "news" || waiting === null) return;
    // Back again: what was chosen meanwhile is sent, if it is still there to be chosen.
    this.waiting = null;
    if (message.moves.some((one) => one.text === waiting)) this.move(waiting);
  }
}

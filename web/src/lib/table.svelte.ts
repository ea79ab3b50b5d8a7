// A seat at a table, or a place beside it: the connection, what was heard over it, and what can be asked for.

import { tick } from "svelte";
import { changes, SEEN_FOR, type Passing, type Reaction } from "./company";
import { heard, NOTHING, type Known } from "./fold";
import type { Heard, Hello, News, Sent } from "./wire";
import { Connection, type ConnectionState } from "./connection";
import { settings } from "./settings.svelte";

let asked = 0;

export class TableLink {
  known = $state.raw<Known>(NOTHING);
  connection = $state<ConnectionState>("connecting");
  wait = $state(0);
  passing = $state.raw<Passing[]>([]); // what is seen for a moment
  private readonly wire: Connection;
  private waiting: string | null = null; // chosen while the connection was down
  private holds = false; // the person reads something that has to be read
  private held: News[] = []; // what came meanwhile, and is shown afterwards
  private telling = false; // one after the other
  private wanted: number | null = null; // the entry to look at once the last one has come

  constructor(
    readonly table: string,
    readonly ticket = "",
    private readonly password = "",
    private readonly name = "", // of somebody who looks on without a ticket
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

  close(): Promise<void> {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    return this.wire.close();
  }

  /** Somebody else is at the table who can see it; onlookers make no gestures while a match is played. */
  get reacts(): boolean {
    const { table, member, seat } = this.known;
    const others = (table?.members.length ?? 0) > 1 || (table?.watching ?? 0) > 0;
    return others && member !== null && (seat !== null || table?.phase !== "playing");
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
  readonly react = (reaction: Reaction): unknown => this.ask((id) => ({ type: "react", reaction, id }));
  readonly pause = (on: boolean): unknown => this.ask((id) => ({ type: "pause", on, id }));

  readonly pace = (pace: number): unknown => this.ask((id) => ({ type: "pace", pace, id }));
  readonly skip = (on: boolean): unknown => this.ask((id) => ({ type: "skip", on, id }));

  /** What a strong bot would do; the question waits for its answer. */
  readonly askHint = (): void => {
    const id = this.ask((id) => ({ type: "hint", id }));
    if (id !== null) this.known = { ...this.known, pending: id };
  };

  readonly dropHint = (): void => {
    this.known = { ...this.known, hint: null };
  };

  /** Back to the moment at which an entry of the log was told. One question at a time: a slider asks faster than anybody answers. */
  readonly look = (entry: number): void => {
    const { looking, past } = this.known;
    if (looking !== null && past?.re !== looking) {
      this.wanted = entry;
      return;
    }
    const id = this.ask((id) => ({ type: "look", entry, id }));
    if (id !== null) this.known = { ...this.known, looking: id };
  };

  /** To what is now. */
  readonly live = (): void => {
    this.wanted = null;
    this.known = { ...this.known, looking: null, past: null };
  };

  /** What is shown stays as it is until the person has read; nobody else waits, and who is asked is told at once. */
  readonly hold = (on: boolean): void => {
    this.holds = on;
    if (!on) void this.tellHeld();
  };

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

  private pass(one: Passing): void {
    // A person's next gesture takes the place of the last, and being back that of being gone.
    const same = (other: Passing): boolean => other.member === one.member && (other.kind === "gesture") === (one.kind === "gesture");
    const others = this.passing.filter((other) => !same(other));
    this.passing = [...others, one];
    if (one.kind === "gesture") this.seen(one); // of whoever is late nobody needs it any more
  }

  /** Words wait until they are drawn: a page that is busy with a burst of news would else drop them unread. */
  readonly seen = (one: Passing): void => {
    setTimeout(() => (this.passing = this.passing.filter((other) => other !== one)), SEEN_FOR[one.kind]);
  };

  private hello(): Hello {
    const { table, ticket, name, password } = this;
    return { type: "hello", table, ticket, name, password, after: this.known.news?.seq ?? 0, language: settings.language };
  }

  private hear(message: Heard): void {
    if (message.type !== "news" || !(this.holds || this.held.length)) return this.tell(message);
    this.held.push(message);
    if (!this.holds || this.isUrgent(message)) void this.tellHeld();
  }

  private isUrgent({ outcome, decision, re }: News): boolean {
    const { seat, news, pending } = this.known;
    const asks = [decision, news?.decision].some((one) => seat !== null && one?.seats.includes(seat));
    return asks || outcome !== null || (re !== "" && re === pending);
  }

  /** Each by itself, so that whatever listens hears of each. */
  private async tellHeld(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    await tick();
    for (let one = this.held.shift(); one; one = this.held.shift()) {
      this.tell(one);
      await tick();
    }
    this.telling = false;
  }

  private tell(message: Heard): void {
    const before = this.known.table;
    this.known = heard(this.known, message, performance.now());
    if (message.type === "reaction") this.pass({ kind: "gesture", member: message.member, reaction: message.reaction });
    // A welcome, too: who went or gave up while the line was broken.
    if (message.type === "table" || (message.type === "welcome" && message.table)) changes(before, message.table).forEach((one) => this.pass(one));
    if (message.type === "past" && this.wanted !== null && this.known.past) {
      const entry = this.wanted;
      this.wanted = null;
      this.look(entry);
    }
    // One that was refused, or asked for over a line that broke, is answered no more.
    if (message.type === "welcome" || (message.type === "refused" && message.re === this.known.looking)) this.live();
    const { waiting } = this;
    if (message.type !== "news" || waiting === null) return;
    // Back again: what was chosen meanwhile is sent, if it is still there to be chosen.
    this.waiting = null;
    if (message.moves.some((one) => one.text === waiting)) this.move(waiting);
  }
}

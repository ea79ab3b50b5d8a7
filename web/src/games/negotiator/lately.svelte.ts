// What was just rolled and turned up, one thing after the other, and what came of it. A board that shows something else
// next waits until it was seen.
import { untrack } from "svelte";
import { changesIn, endedIn, type Change, type Ended } from "./because";
import type { Cards } from "./box";
import type { Told, View } from "./generated";
import { happeningsIn, type Happening } from "./happenings";

const ROLL = 750; // milliseconds
const LOOK = 1_100; // at each, where several things happened at once
const SEEN = 1_450; // a roll that ended a call

export class Lately {
  waiting = $state.raw<Happening[]>([]);
  shown = $state.raw<Happening | null>(null);
  changes = $state.raw<Change[]>([]);
  ended = $state.raw<Ended | null>(null);
  rolling = $state(false);
  spin = $state(0);
  /** Whether the table stays as it is for a moment, so that the last roll is seen. */
  held = $state(false);
  private last: Happening | null = null;

  constructor(told: () => { events: Told["event"][]; view: View; cards: Cards; still: boolean }) {
    const newest = $derived(told().events); // whatever else is told anew, nothing is rolled twice
    $effect.pre(() => {
      void newest;
      untrack(() => this.hear(told()));
    });
    $effect(() => {
      if (!this.rolling && !this.waiting.length) return;
      const timer = setTimeout(this.next, this.rolling ? ROLL : LOOK);
      const turning = this.rolling ? setInterval(() => (this.spin += 1), 90) : undefined;
      return () => {
        clearTimeout(timer);
        clearInterval(turning);
      };
    });
    $effect(() => {
      if (!this.held) return;
      const timer = setTimeout(() => (this.held = false), SEEN);
      return () => clearTimeout(timer);
    });
  }

  private hear({ events, view, cards, still }: { events: Told["event"][]; view: View; cards: Cards; still: boolean }): void {
    const found = happeningsIn(events, this.last, view.threat);
    const changes = changesIn(events, view, cards);
    const ended = endedIn(events);
    if (found.length || changes.length || ended || !events.length) [this.changes, this.ended] = [changes, ended];
    if (!events.length) this.last = null; // a reader leafs through the match
    else this.last = found.at(-1) ?? this.last;
    this.held = !still && found.some(isRolled);
    if (still || !found.length) this.settle();
    else [this.waiting, this.shown, this.rolling] = [found.slice(1), found[0]!, isRolled(found[0]!)];
  }

  private next = (): void => {
    if (this.rolling) return void (this.rolling = false);
    const [one, ...rest] = this.waiting;
    [this.waiting, this.shown, this.rolling] = [rest, one ?? this.shown, one ? isRolled(one) : false];
  };
  /** At once, as it is in the end. */
  private settle(): void {
    [this.waiting, this.shown, this.rolling] = [[], this.last, false];
  }
  get busy(): boolean {
    return this.rolling || this.waiting.length > 0;
  }
  skip = (): void => {
    if (this.busy) this.settle();
    this.held = false;
  };
}

const isRolled = (one: Happening) => one.kind === "test" && (one.tumbling.length > 0 || one.successes !== null);

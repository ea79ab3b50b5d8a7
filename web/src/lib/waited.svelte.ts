// What happened while the person waited: due when that person is asked again, or comes back to the page, until the next
// own act. It is told in the line of the bar that tells what happens anyway; all of it is shown to whoever asks.

import type { Entry } from "./folded";
import type { Known } from "./fold";
import { recapOf, type Recap } from "./recap";
import type { Teller } from "./words";

interface Here {
  known: Known;
  words: Teller | null;
  mine: boolean; // the person is asked
  decided: number; // how long the log was when the person last decided
  tells: boolean; // a lesson and a match of one tell nothing
}

export class Waited {
  #opened = $state(-1); // which of them is shown whole, by the same number
  readonly #here: () => Here;
  #read = $state(-1); // what was put aside: the number of the decision after which it happened
  #hiddenAt = 0; // how long the log was when the page was left
  #back = $state(false); // the person has come back to the page, and something happened meanwhile
  readonly recap: Recap | null = $derived.by(() => this.#told());

  constructor(here: () => Here) {
    this.#here = here;
  }

  get open(): boolean {
    return this.#opened === this.#here().decided;
  }

  get shown(): Recap | null {
    return this.open ? this.recap : null;
  }

  toggle = (): void => {
    this.#opened = this.open ? -1 : this.#here().decided;
  };

  putAside = (): void => {
    [this.#read, this.#opened, this.#back] = [this.#here().decided, -1, false];
  };

  /** The page is left, or the person is back. */
  looked = (): void => {
    const { begins, log } = this.#here().known;
    const length = begins + log.length;
    if (document.visibilityState === "hidden") this.#hiddenAt = length;
    else if (length > this.#hiddenAt) [this.#read, this.#back] = [-1, true];
  };

  #told(): Recap | null {
    const { known, words, mine, decided, tells } = this.#here();
    const due = (mine || this.#back) && !known.news?.outcome && !known.past && !known.pending && this.#read !== decided;
    if (!tells || !words || !due) return null;
    const from = Math.max(decided, known.begins);
    const entries: Entry[] = known.log.slice(from - known.begins).map((event, at) => ({ event, number: from + at }));
    return recapOf(entries, known.seat, words);
  }
}

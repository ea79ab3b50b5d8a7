// What a person has picked on a board, until it is sent or cancelled.
import { untrack } from "svelte";

export interface Picked {
  key: string; // the thing, as the targets of the board name it
  name: string;
}

export class Picking {
  now = $state.raw<Picked | null>(null);
  private origin: Element | null = null;

  /** With new moves whatever was picked is forgotten; `renewed` hears of it after that. To be made with the board. */
  constructor(
    moves: () => unknown,
    private readonly heard: { renewed?: () => void; cancelled?: () => void } = {},
  ) {
    const current = $derived(moves()); // whatever else the board is told anew, what is picked stays
    $effect(() => {
      void current;
      untrack(() => {
        this.now = null;
        this.heard.renewed?.();
      });
    });
  }

  get key(): string | null {
    return this.now?.key ?? null;
  }

  /** Picked again, a thing is let go. */
  pick = (key: string, name: string): void => {
    if (this.key === key) return this.cancel();
    this.origin = document.activeElement;
    this.now = { key, name };
  };

  /** Nothing is picked any more, and the focus is where it was before. */
  cancel = (): void => {
    this.now = null;
    this.heard.cancelled?.();
    if (this.origin instanceof HTMLElement || this.origin instanceof SVGElement) this.origin.focus();
  };
}

// What is pressed on this table, until a move comes of it or the person lets go.
import { untrack } from "svelte";
import { drop, left, lit, press, pressable, type Chain, type Pieces, type Step } from "./press";

interface Heard {
  send: (text: string, keys: readonly string[]) => void;
  renewed: () => Chain; // with new moves: what is picked then, mostly nothing
}

export class Playing {
  chain = $state.raw<Chain>([]);
  private origin: Element | null = null;

  /** To be made with the board. */
  constructor(
    private readonly pieces: () => Pieces,
    private readonly heard: Heard,
  ) {
    $effect(() => {
      void this.pieces().moves;
      untrack(() => (this.chain = this.heard.renewed()));
    });
  }

  readonly lit = $derived.by(() => lit(this.pieces(), this.chain));
  readonly pressable = $derived.by(() => pressable(this.pieces(), this.chain));
  readonly left = $derived.by(() => left(this.pieces(), this.chain));

  press = (key: string): void => this.take(press(this.pieces(), this.chain, key), [...this.chain, key]);
  drop = (from: string, to: string): void => this.take(drop(this.pieces(), from, to), [from, to]);
  pick = (...keys: string[]): void => this.take({ chain: keys }, keys);

  /** Nothing is picked any more, and the focus is where it was before. */
  cancel = (): void => {
    this.chain = [];
    if (this.origin instanceof HTMLElement || this.origin instanceof SVGElement) this.origin.focus();
  };

  private take(step: Step, keys: readonly string[]): void {
    if (!this.chain.length) this.origin = document.activeElement;
    if (step.send) {
      this.chain = [];
      this.heard.send(step.send.text, keys);
    } else this.chain = step.chain;
  }
}

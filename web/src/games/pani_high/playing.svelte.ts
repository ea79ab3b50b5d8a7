// Playing on the pieces: one is picked, its targets are lit, and a tap on one of them plays. A fighter may be picked before
// the attack: then the attack is sent, and the card as soon as the table asks for it.
import type { LegalMove } from "../../lib/contract";
import type { Targets } from "../../lib/board/choices";
import { Picking } from "../../lib/board/picking.svelte";
import { atOnce, STAGE, targetsOf, thing } from "./pick";
import type { Move, View } from "./generated";

interface Table {
  moves: LegalMove<Move>[];
  view: View;
  isFighter: (card: string) => boolean;
  send: (text: string) => void;
}

const LAYING = "lay ";
const PATIENCE = 3000; // milliseconds until an answer is not waited for any more
// Without those of the shell (L, T, Z, R, D), beginning where the left hand lies.
const LETTERS = "qasexcvfgbyjumikop";

export class Playing {
  readonly #table: () => Table;
  readonly #picking: Picking;
  #next: string[] = []; // cards to be laid once the table asks for them
  #turn = 0; // in which they were meant
  #sent: LegalMove<Move>[] | null = null; // the moves of which one was sent
  #since = 0;
  readonly targets: Targets<Move> = $derived.by(() => targetsOf(this.#table().moves, this.#table().view.ask));

  constructor(table: () => Table) {
    this.#table = table;
    this.#picking = new Picking(() => table().moves, { renewed: () => this.#goOn() });
  }

  get picked(): string | null {
    return this.#picking.key;
  }

  get name(): string | null {
    return this.#picking.now?.name ?? null;
  }

  /** What can be done with the thing that is picked. */
  get offered(): LegalMove<Move>[] {
    return this.picked === null ? [] : this.#movesOf(this.picked);
  }

  can = (key: string): boolean => this.#movesOf(key).length > 0;

  /** Whether it is worth pointing at: everything that can be used, or only the targets of what is picked. */
  lit = (key: string): boolean => {
    if (this.picked === null || this.picked === key) return this.can(key);
    return this.#between(this.picked, key) !== undefined;
  };

  /** The text of the move that one tap sends. */
  sends = (key: string): string | undefined => atOnce(this.targets, key)?.text;

  tap = (key: string, name: string): void => {
    const move = (this.picked !== null && this.#between(this.picked, key)) || atOnce(this.targets, key) || this.#again(key);
    if (move) this.play(move.text, key);
    else if (this.can(key)) this.#picking.pick(key, name);
  };

  /** The moves of what is picked, or any other. With a fighter in hand an attack is more than an attack. */
  play = (text: string, tapped = ""): void => {
    const { moves } = this.#table();
    const attacks = moves.some((one) => one.text === text && one.move.kind === "Attack");
    const fighter = [this.picked ?? "", tapped].find((key) => this.#isFighter(key));
    if (attacks) this.#mean(fighter ? [LAYING + cardOf(fighter)] : []);
    // Whoever lays cards faster than the table answers has laid them all the same.
    if (text.startsWith(LAYING) && this.#isUnanswered()) this.#mean([...this.#next, text]);
    else this.#send(text);
  };

  carry = (from: string, name: string): void => {
    if (this.picked !== from) this.#picking.pick(from, name);
  };

  drop = (from: string, to: string): void => {
    const [only, ...others] = this.#movesOf(from);
    // What is meant for a player may be put down on a location in front of him.
    const move = this.#between(from, to) ?? this.#between(from, this.#ownerOf(to)) ?? (to === STAGE && !others.length ? only : undefined);
    if (move) this.play(move.text, from);
    else this.cancel();
  };

  cancel = (): void => {
    if (this.picked !== null) this.#picking.cancel();
  };

  /** A letter for each of these things, in their order, as far as the letters go. */
  lettersOf(keys: string[]): Map<string, string> {
    const usable = [...new Set(keys)].filter(this.can);
    return new Map(usable.slice(0, LETTERS.length).map((key, at) => [key, LETTERS.charAt(at)]));
  }

  #movesOf(key: string): LegalMove<Move>[] {
    return this.targets.get(key) ?? (this.#isFighter(key) ? this.#attacks() : []);
  }

  #attacks(): LegalMove<Move>[] {
    return this.#table().moves.filter(({ move }) => move.kind === "Attack");
  }

  #isFighter(key: string): boolean {
    return key.startsWith(thing.hand("")) && this.#table().view.ask === "act" && this.#table().isFighter(cardOf(key));
  }

  /** The one move that both things stand for. */
  #between(one: string, other: string): LegalMove<Move> | undefined {
    if (one === other || (this.#isFighter(one) && this.#isFighter(other))) return undefined;
    const both = this.#movesOf(one).filter((move) => this.#movesOf(other).includes(move));
    return both.length === 1 ? both[0] : undefined;
  }

  #ownerOf(key: string): string {
    return thing.player(this.#table().view.places.findIndex((row) => row.some((place) => thing.place(place) === key)));
  }

  /** Tapped a second time, what is picked is played, if there is only one way to do so. */
  #again(key: string): LegalMove<Move> | undefined {
    const [only, ...others] = this.#movesOf(key);
    return this.picked === key && !others.length && !this.#isFighter(key) ? only : undefined;
  }

  #send(text: string): void {
    const { moves, send } = this.#table();
    [this.#sent, this.#since] = [moves, Date.now()];
    send(text);
  }

  #isUnanswered(): boolean {
    return this.#sent === this.#table().moves && Date.now() - this.#since < PATIENCE;
  }

  #mean(next: string[]): void {
    this.#next = next;
    this.#turn = this.#table().view.turn;
  }

  #goOn(): void {
    const { moves, view } = this.#table();
    const [text, ...rest] = this.#next;
    if (text === undefined) return;
    const isAsked = this.#turn === view.turn && moves.some((one) => one.text === text);
    const isEarly = this.#turn === view.turn && view.ask === "act"; // the attack is not answered yet
    if (!isEarly) this.#next = isAsked ? rest : [];
    if (isAsked) this.#send(text);
  }
}

const cardOf = (key: string): string => key.slice(key.indexOf(":") + 1);

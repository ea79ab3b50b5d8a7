// What the buttons of the tray say.
import type { LegalMove, Words } from "../../lib/contract";
import type { Cards } from "./box";
import { inWords, optionsOf } from "./effects";
import type { Move, View } from "./generated";

export function labelOf({ move }: LegalMove<Move>, view: View, cards: Cards, words: Words): string {
  switch (move.kind) {
    case "Play":
      return words.say("web-play");
    case "Lay":
      return words.say("web-lay");
    case "Buy":
      return words.say("web-buy", { cost: cards.face(move.card).cost });
    case "Convert":
      return words.say("web-convert");
    case "Reroll":
      return words.say("label-die", { number: move.die + 1, face: view.rolled[move.die] ?? 0 });
    case "Reveal":
      return words.say("label-demand", { number: move.position + 1, kind: view.kinds[move.position] ?? "" });
    case "Choose":
      return inWords(optionsOf(view.todo[0] ?? "")[move.option] ?? [], words);
    default:
      return words.move(move);
  }
}

/** What taking the dice as they lie would bring. */
export function noteOf({ move }: LegalMove<Move>, view: View, cards: Cards, words: Words, successes: number | null): string {
  if (move.kind !== "Accept" || successes === null) return "";
  return inWords(cards.face(view.testing).rows[Math.min(2, successes)] ?? [], words);
}

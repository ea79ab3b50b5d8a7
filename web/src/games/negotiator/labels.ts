// What the buttons of the tray say.
import type { LegalMove, Words } from "../../lib/contract";
import type { Cards } from "./box";
import { inWords, optionsOf } from "./effects";
import type { Move, View } from "./generated";
import type { Cause, Change } from "./because";
import { DIAL } from "./types";

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

/** What moved the Threat, or what came of it where the dial ends. */
export function changeOf(change: Change, words: Words): string {
  if (change.kind === "beyond") return words.say("web-threat-beyond", { way: change.freed ? "freed" : "killed", count: change.count, cause: causeOf(change.cause, words) });
  const [before, after] = [DIAL[change.before] ?? "", DIAL[change.after] ?? ""];
  const moved = words.say("web-threat-because", { before, after, cause: causeOf(change.cause, words) });
  return change.doubled ? `${moved} ${words.say("web-threat-doubled", { card: words.piece(change.doubled) })}` : moved;
}

function causeOf(cause: Cause, words: Words): string {
  if (!cause) return words.say("web-cause-lasting", { card: "none" });
  return words.say(`web-cause-${cause.kind}`, { card: words.piece(cause.card) });
}

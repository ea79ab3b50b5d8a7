// What cannot be undone and costs much is asked for twice.
import type { LegalMove, Named, Words } from "../contract";

/** What is asked before this move is sent; nothing for almost all of them. */
export function sureOf(move: LegalMove<Named>, words: Words): string {
  const key = `sure-${move.text.split(" ")[0]}`;
  return words.has(key) ? words.say(key) : "";
}

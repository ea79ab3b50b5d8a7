// What the tray of a board says: the question, and a hint for those who do not know where to look.
import type { Question, Words } from "../contract";

export interface Asked {
  decision: Question | null;
  moves: readonly unknown[]; // of the viewer; without any, somebody else is asked
  words: Words;
}

/** The question to the viewer, or for whom the table waits; how it ended, where nobody is asked any more. */
export function questionOf({ decision, moves, words }: Asked, over: string, waiting = waitingFor(decision, words)): string {
  if (!decision) return over;
  return moves.length ? words.say(`ask-${decision.ask}`) : waiting;
}

function waitingFor(decision: Question | null, words: Words): string {
  return words.say("web-waiting", { seats: decision?.seats.map((seat) => words.mid(seat)).join(", ") ?? "" });
}

/** What to do, or why one is asked at all where there is only one answer. */
export function hintOf({ decision, moves, words }: Asked): string {
  const key = `web-hint-${decision?.ask}`;
  if (!moves.length) return "";
  return onlyHint({ decision, moves, words }) || (words.has(key) ? words.say(key) : "");
}

/** Where everybody is asked so that being asked tells nothing, one answer may be all there is: then it is said why. */
function onlyHint({ decision, moves, words }: Asked): string {
  const key = `web-hint-only-${decision?.ask}`;
  return moves.length === 1 && words.has(key) ? `${words.say(key)} ${words.say("web-hint-single")}` : "";
}

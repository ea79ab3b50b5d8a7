// What a person should see happen, in its order: every test with its dice, every Terror card that was turned up.
import type { Told, View } from "./generated";

export interface Test {
  kind: "test";
  card: string;
  faces: number[];
  converted: number; // of the 4s, the first ones
  successes: number | null; // while the dice may still be changed
  tumbling: number[]; // the dice that were just rolled
  threat: number; // when they were
}
export interface Drawn {
  kind: "terror";
  card: string;
}
export type Happening = Test | Drawn;

/** In what was told since the last view, which left the Threat at this; a test that was under way before goes on. */
export function happeningsIn(events: readonly Told["event"][], before: Happening | null, threat: number): Happening[] {
  const found: Happening[] = [];
  let test: Test | null = before?.kind === "test" ? { ...before, tumbling: [] } : null;
  const change = (changed: Test) => {
    if (found.at(-1) === test) found.pop();
    test = changed;
    found.push(changed);
  };
  for (const [at, event] of events.entries()) {
    if (event.kind === "DiceRolled") {
      const moved = events.slice(at).find((one) => one.kind === "ThreatMoved");
      test = { kind: "test", card: event.card, faces: event.faces, converted: 0, successes: null, tumbling: [...event.faces.keys()], threat: moved?.before ?? threat };
      found.push(test);
    } else if (event.kind === "TerrorDrawn") found.push({ kind: "terror", card: event.card });
    else if (test && event.kind === "DieRerolled") change({ ...test, faces: test.faces.with(event.die, event.face), tumbling: [...test.tumbling.filter((die) => die !== event.die), event.die] });
    else if (test && event.kind === "FourConverted") change({ ...test, converted: test.converted + 1 });
    else if (test && event.kind === "TestJudged") change({ ...test, successes: event.successes });
  }
  return found;
}

/** The test that waits on the table, for whoever comes to it late. */
export function testOn(view: View, successes: number | null): Test | null {
  if (!view.testing || view.ask === null || !view.rolled.length) return null;
  return { kind: "test", card: view.testing, faces: view.rolled, converted: view.converted, successes, tumbling: [], threat: view.threat };
}

/** Whether a die counts as a success by itself: a 5 or 6, or where the card says so every die above the Threat; none by itself where they are added up or compared. */
export function isSuccess(method: string, face: number, threat: number): boolean {
  if (method === "each") return face > threat;
  return method === "successes" && face >= 5;
}

/** Which of the 4s are converted: the first ones. */
export function isConverted({ faces, converted }: Pick<Test, "faces" | "converted">, at: number): boolean {
  return faces[at] === 4 && faces.slice(0, at).filter((face) => face === 4).length < converted;
}

/** The row of a card that so many successes bring. */
export function rowOf(successes: number | null): 0 | 1 | 2 | null {
  if (successes === null) return null;
  return successes >= 2 ? 2 : successes === 1 ? 1 : 0;
}

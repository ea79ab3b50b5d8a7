// What cards do, from their short lines into words and signs.
import type { Words } from "../../lib/contract";
import { DIAL } from "./types";

const SIGNED = ["points", "threat", "dice"];

export interface Told {
  kind: string; // for the sign
  text: string;
  bad: boolean;
}

export function tellAll(lines: string[], words: Words): Told[] {
  return lines.map((line) => tell(line, words));
}

export function inWords(lines: string[], words: Words): string {
  return tellAll(lines, words).map((one) => one.text).join(words.say("effect-and")) || words.say("effect-nothing");
}

/** The options of a line such as `choose points +2 / threat -1 & end`. */
export function optionsOf(line: string): string[][] {
  return line
    .replace(/^choose /, "")
    .split(" / ")
    .map((option) => option.split(" & "));
}

export function tell(line: string, words: Words): Told {
  const [kind = "", ...rest] = line.split(" ");
  if (kind === "choose") {
    const text = optionsOf(line).map((option) => inWords(option, words)).join(words.say("effect-or"));
    return { kind, text, bad: false };
  }
  if (kind === "each_turn") {
    const inner = tell(rest.join(" "), words);
    return { ...inner, text: words.say("effect-each_turn", { effect: inner.text }) };
  }
  const number = Number.parseInt(rest[0] ?? "", 10);
  const span = Number.isNaN(number) ? (rest[0] ?? "") : (rest[1] ?? "");
  const amount = SIGNED.includes(kind) ? `${number > 0 ? "+" : "−"}${Math.abs(number)}` : number;
  const level = kind === "threat_to" ? (rest[0] === "start" ? "start" : (rest[0] ?? DIAL[0])) : "";
  const text = words.say(`effect-${kind}`, { amount, count: Math.abs(number) || 0, span, level });
  return { kind, text, bad: isBad(kind, number) };
}

/** Only for the eye: what one would rather not have. */
function isBad(kind: string, number: number): boolean {
  if (kind === "threat") return number > 0;
  if (kind === "points" || kind === "dice") return number < 0;
  return ["kill", "end", "remove", "escape", "double", "drop", "halve", "add"].includes(kind);
}

// Why the Threat changed and why a call ended, from what was told beside it.
import type { Cards } from "./box";
import type { Told, View } from "./generated";
import { rowOf } from "./happenings";
import { CONCEDED } from "./types";

/** A card that was played or turned up, a Demand when it is conceded and every turn after that, what somebody is able to do. */
export type Cause = { kind: "card" | "demand" | "lasting" | "ability"; card: string } | null;
export type Change =
  | { kind: "moved"; before: number; after: number; cause: Cause; doubled: string | null }
  | { kind: "beyond"; freed: boolean; count: number; cause: Cause }; // below L, or above E
export type Ended = "cut" | "empty" | "own";
type Event = Told["event"];

/** One thing that happened, with the lines that it brings and what came of them. */
interface Part {
  cause: Cause;
  lines: string[];
  rest: Cause; // what comes once the lines are done
  events: Event[];
}

export function changesIn(events: readonly Event[], view: View, cards: Cards): Change[] {
  return partsOf(events, view, cards).flatMap((part) => changesOf(part, view, cards));
}

function partsOf(events: readonly Event[], view: View, cards: Cards): Part[] {
  const parts: Part[] = [];
  const begin = (cause: Cause, lines: string[], rest: Cause = cause) => parts.push({ cause, lines, rest, events: [] });
  for (const [at, event] of events.entries()) {
    if (event.kind === "CardPlayed") begin({ kind: "card", card: event.card }, untested(event.card, cards));
    else if (event.kind === "TestJudged") {
      const cause: Cause = { kind: "card", card: event.card };
      const follows = events[at + 1];
      const rest: Cause = follows?.kind === "AbilityTriggered" ? { kind: "ability", card: follows.taker } : cause;
      begin(cause, [...cards.face(event.card).rows[rowOf(event.successes) ?? 0], ...cards.face(event.card).additional], rest);
    } else if (event.kind === "DieRerolled" && event.forced) begin({ kind: "ability", card: view.taker }, []);
    else if (event.kind === "DemandConceded") begin({ kind: "demand", card: event.demand }, [...cards.face(event.demand).rows[0], ...cards.face(event.demand).counterpart]);
    else if (event.kind === "PurchaseEnded") {
      const follows = events[at + 1];
      const lasting = lastingIn(view, cards);
      if (follows?.kind === "AbilityTriggered") begin({ kind: "ability", card: follows.taker }, ["threat +1"], lasting);
      else begin(lasting, []);
    } else if (event.kind === "TerrorDrawn") begin({ kind: "card", card: event.card }, [...untested(event.card, cards), ...cards.face(event.card).additional]);
    else parts.at(-1)?.events.push(event);
  }
  return parts;
}

const untested = (card: string, cards: Cards): string[] => (cards.face(card).test === "none" ? cards.face(card).rows[0] : []);

/** The conceded Demand that every turn brings something, where it is the only one. */
function lastingIn(view: View, cards: Cards): Cause {
  const found = conceded(view).filter((card) => cards.face(card).counterpart.some((line) => line.startsWith("each_turn ")));
  return found.length === 1 ? { kind: "lasting", card: found[0]! } : null;
}

const conceded = (view: View): string[] => view.demands.filter((card, at): card is string => card !== null && view.faces[at] === CONCEDED);

/** How far the lines of a card move the Threat, upwards or downwards; nothing of what is chosen. */
function printed(lines: string[], sign: "+" | "-"): number {
  return lines.reduce((sum, line) => sum + (line.startsWith(`threat ${sign}`) ? Number(line.slice("threat ".length + 1)) : 0), 0);
}

function changesOf(part: Part, view: View, cards: Cards): Change[] {
  const twice = conceded(view).find((card) => cards.face(card).counterpart.includes("double")) ?? null;
  const own = part.lines.filter((line) => /^threat/.test(line)).length;
  let moves = 0;
  let [up, down] = [0, 0];
  const changes: Change[] = [];
  for (const event of part.events) {
    if (event.kind !== "ThreatMoved") continue;
    moves += 1;
    const cause = part.rest === part.cause || moves <= own ? part.cause : part.rest;
    const rises = event.after > event.before;
    if (rises) up += event.after - event.before;
    else down += event.before - event.after;
    const isOwn = cause?.kind === "demand" && cause.card === twice;
    changes.push({ kind: "moved", before: event.before, after: event.after, cause, doubled: rises && !isOwn ? twice : null });
  }
  const count = (kind: Event["kind"]) => part.events.filter((event) => event.kind === kind).length;
  const below = Math.min(count("HostageFreed"), printed(part.lines, "-") - down);
  const above = Math.min(count("HostageKilled"), printed(part.lines, "+") * (twice ? 2 : 1) - up);
  if (below > 0) changes.push({ kind: "beyond", freed: true, count: below, cause: part.cause });
  if (above > 0 && view.threat === HIGHEST) changes.push({ kind: "beyond", freed: false, count: above, cause: part.cause });
  return changes;
}

const HIGHEST = 7; // E of the dial

/** Why the call is over, if it ended just now: the other side hung up, no card was left, or it was the player's own will. */
export function endedIn(events: readonly Event[]): Ended | null {
  const at = events.findIndex((event) => event.kind === "TalkEnded");
  if (at < 0) return null;
  if (events.some((event) => event.kind === "TalkCut")) return "cut";
  return at === 0 ? "own" : "empty";
}

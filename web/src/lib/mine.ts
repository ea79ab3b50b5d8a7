// A table of one's own from afar, in words: with whom, whose turn, since when.

import { names, playersOf } from "./people";
import type { OwnTable } from "./wire";

type Say = (key: string, values?: Record<string, string | number>) => string;

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "5 minutes ago", in the largest unit that fits; "now" within the minute. */
export function ago(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", Infinity];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}

export function isMyTurn({ info, seat, asked }: OwnTable): boolean {
  return info.phase === "playing" && seat !== null && asked.includes(seat);
}

/** Tables that wait for me stand first, the others in their order. */
export function myTurnFirst<Kept extends { table: string }>(mine: Kept[], seen: Record<string, OwnTable>): Kept[] {
  const waits = ({ table }: Kept): boolean => Boolean(seen[table] && isMyTurn(seen[table]));
  return [...mine.filter(waits), ...mine.filter((one) => !waits(one))];
}

/** With whom; what the table waits for; how long ago something happened there. */
export function fromAfar(own: OwnTable, say: Say, language: string, now: number): string[] {
  const { info, seat, asked, touched } = own;
  const everybody = names(playersOf(info, say));
  const others = everybody.filter((_, at) => at !== seat && (info.seats[at]?.member || info.seats[at]?.bot));
  const waiting = asked.map((at) => everybody[at] ?? "").join(", ");
  const state =
    info.phase !== "playing" || !waiting
      ? say(`web-phase-${info.phase}`)
      : isMyTurn(own)
        ? say("web-your-turn")
        : say("web-waiting", { seats: waiting });
  return [others.length ? say("web-mine-with", { names: others.join(", ") }) : "", state, ago(now / 1000 - touched, language)].filter(Boolean);
}

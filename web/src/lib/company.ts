// What passes between people at a table: gestures that are seen for a moment, and who went, came back or gave up.

import type { AskedBack, Member, Reacted, TableInfo, TableNow } from "./wire";

export type Reaction = Reacted["reaction"];

export type Passing =
  | { kind: "gesture"; member: string; reaction: Reaction }
  | { kind: "gone" | "back" | "resigned"; member: string };

export const SEEN_FOR = { gesture: 4_000, gone: 8_000, back: 8_000, resigned: 8_000 } as const;
export const REALLY_AWAY = 5; // seconds: as the server counts
export const PEOPLE_DECIDE = 86_400; // a patience that no evening outlasts

/** What became of people's seats between two tellings of a table. */
export function changes(before: TableNow | null, after: TableNow): Passing[] {
  if (before?.phase !== "playing") return [];
  return before.seats.flatMap((was, seat): Passing[] => {
    const is = after.seats[seat];
    if (!was.member || !is) return [];
    if (is.bot && !is.member) return [{ kind: "resigned", member: was.member }];
    if (was.stand_in === is.stand_in) return [];
    return [{ kind: is.stand_in ? "gone" : "back", member: was.member }];
  });
}

export interface Absent {
  seat: number;
  member: Member;
  seconds: number;
  votes: string[];
  needed: number; // votes that let a bot play
}

/** People who are away and for whom nobody plays yet; `since` are the seconds since the table was told. */
export function absent(table: TableInfo, since: number): Absent[] {
  const seated = table.members.filter((one) => one.seat !== null);
  const needed = Math.floor(seated.filter((one) => one.here).length / 2) + 1;
  return seated.flatMap((member): Absent[] => {
    const place = table.seats[member.seat ?? -1];
    const seconds = Math.floor(member.away + since);
    if (member.here || !place || place.stand_in || seconds < REALLY_AWAY) return [];
    return [{ seat: member.seat ?? 0, member, seconds, votes: place.votes, needed }];
  });
}

/** Whether somebody is asked about a lost ticket: whoever said no is left in peace. */
export function asks({ voters, no }: AskedBack, member: string | null): boolean {
  return voters.includes(member ?? "") && !no.includes(member ?? "");
}

/** Whole minutes, of which something that is not over has at least one. */
export function minutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

// What a claim can point at: the latest entries of the log that name somebody else.

import type { Named, Seat } from "./contract";
import type { Meanings } from "./words";

export interface Reason {
  number: number; // of the entry, as claims count them
  event: Named;
  seat: Seat; // whom it speaks of
}

const MOST = 3;

export function reasonsIn(log: Named[], begins: number, meanings: Meanings, own: Seat | null): Reason[] {
  const found: Reason[] = [];
  for (let at = log.length - 1; at >= 0 && found.length < MOST; at--) {
    const event = log[at]!;
    const seat = seatsOf(event, meanings).find((one) => one !== own);
    if (seat !== undefined) found.push({ number: begins + at, event, seat });
  }
  return found;
}

function seatsOf(event: Named, meanings: Meanings): Seat[] {
  if (event.kind === "Claim") return [event.speaker as Seat];
  const fields = Object.entries(meanings.events[event.kind] ?? {});
  const told = fields.filter(([, meaning]) => meaning === "seat").map(([name]) => event[name]);
  return told.filter((seat): seat is Seat => typeof seat === "number");
}

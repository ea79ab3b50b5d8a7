// What deserves a moment of everybody's attention before the game goes on: the die of the parasites, a heat scan, a trade.
import type { Seat } from "../../lib/contract";
import type { Event, Told } from "./generated";

type CardsTraded = Extract<Event, { kind: "CardsTraded" }>;

export type Moment =
  | { kind: "die"; die: number }
  | { kind: "scan"; infected: number; living: number }
  | { kind: "traded"; given: string; back: string; event: CardsTraded }
  | { kind: "drawn"; cards: string[] }
  | { kind: "seen"; other: Seat; cards: string[] };

/** How long each stays, in milliseconds. */
export const LASTS: Record<Moment["kind"], number> = { die: 1500, scan: 3200, traded: 4800, drawn: 2600, seen: 6000 };

export function momentsOf(events: Told["event"][], seat: Seat | null): Moment[] {
  const found = events.flatMap((event) => momentOf(event, seat));
  const drawn = events.flatMap((event) => (event.kind === "CardDrawn" && event.seat === seat ? (event.card ?? []) : []));
  return drawn.length ? [...found, { kind: "drawn", cards: drawn }] : found;
}

function momentOf(event: Told["event"], seat: Seat | null): Moment[] {
  switch (event.kind) {
    case "ParasitesMoved":
      return [{ kind: "die", die: event.die }];
    case "ScanRead":
      return [{ kind: "scan", infected: event.infected, living: event.living }];
    case "CardsTraded":
      return seat === null ? [] : traded(event, event.seat === seat);
    case "HandScanned":
      return event.seat === seat ? [{ kind: "seen", other: event.target, cards: known(event.cards) }] : [];
    default:
      return [];
  }
}

/** Only the two who traded see which cards changed hands. */
function traded(event: CardsTraded, mine: boolean): Moment[] {
  if (event.given === null || event.back === null) return [];
  const [given, back] = mine ? [event.given, event.back] : [event.back, event.given];
  return [{ kind: "traded", given, back, event }];
}

const known = (cards: (string | null)[]): string[] => cards.filter((card) => card !== null);

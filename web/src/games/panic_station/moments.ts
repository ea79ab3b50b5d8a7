// What deserves a moment of everybody's attention before the game goes on: the die of the parasites, a heat scan, a trade.
import type { Named, Seat } from "../../lib/contract";

export type Moment =
  | { kind: "die"; die: number }
  | { kind: "scan"; infected: number; living: number }
  | { kind: "traded"; given: string; back: string; event: Named }
  | { kind: "drawn"; cards: string[] }
  | { kind: "seen"; other: Seat; cards: string[] };

/** How long each stays, in milliseconds. */
export const LASTS: Record<Moment["kind"], number> = { die: 1500, scan: 3200, traded: 4800, drawn: 2600, seen: 6000 };

export function momentsOf(events: Named[], seat: Seat | null): Moment[] {
  const found: Moment[] = [];
  const drawn: string[] = [];
  for (const event of events) {
    if (event.kind === "ParasitesMoved") found.push({ kind: "die", die: event.die as number });
    if (event.kind === "ScanRead")
      found.push({ kind: "scan", infected: event.infected as number, living: event.living as number });
    if (event.kind === "CardsTraded" && event.given !== null && seat !== null) {
      const [given, back] = event.seat === seat ? [event.given, event.back] : [event.back, event.given];
      found.push({ kind: "traded", given: given as string, back: back as string, event });
    }
    if (event.kind === "CardDrawn" && event.seat === seat && event.card !== null) drawn.push(event.card as string);
    if (event.kind === "HandScanned" && event.seat === seat)
      found.push({ kind: "seen", other: event.target as Seat, cards: event.cards as string[] });
  }
  if (drawn.length) found.push({ kind: "drawn", cards: drawn });
  return found;
}

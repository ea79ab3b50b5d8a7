// What there is to think about: for each player the trades, attacks, looks and claims that concern them, by their numbers in
// the log. Nothing is worked out here; it is what the viewer was told, put in order.
import { spoken } from "../../lib/claims";
import type { Seat } from "../../lib/contract";
import type { Told } from "./generated";
import { seatOf } from "./types";

export type Matter = "trade" | "attack" | "look" | "claim" | "fate";

export interface Line {
  number: number; // in the log, as claims cite it
  matter: Matter;
  event: Told["event"];
}

export interface Sheet {
  scans: Line[];
  seats: Line[][]; // by seat, the oldest first
}

export function sheetOf(log: readonly Told["event"][], begins: number, players: number): Sheet {
  const sheet: Sheet = { scans: [], seats: Array.from({ length: players }, () => []) };
  log.forEach((event, at) => {
    const number = begins + at;
    if (event.kind === "ScanRead") sheet.scans.push({ number, matter: "look", event });
    const { matter, seats } = concerns(event);
    for (const seat of new Set(seats)) sheet.seats[seat]?.push({ number, matter, event });
  });
  return sheet;
}

function concerns(event: Told["event"]): { matter: Matter; seats: Seat[] } {
  switch (event.kind) {
    case "CardsTraded":
      return { matter: "trade", seats: [event.seat, event.partner] };
    case "ShotFired":
    case "Stabbed":
      return { matter: "attack", seats: event.target === null ? [] : [event.seat, seatOf(event.target)] };
    case "GrenadeThrown":
      return { matter: "attack", seats: [event.seat] };
    case "HandScanned":
      return { matter: "look", seats: [event.seat, event.target] };
    case "CheckCardGiven":
      return { matter: "fate", seats: [event.victim] };
    case "PlayerEliminated":
      return { matter: "fate", seats: [event.seat] };
    case "Claim":
      return { matter: "claim", seats: [event.speaker, ...saidOf(event.text)] };
    default:
      return { matter: "fate", seats: [] };
  }
}

function saidOf(text: string): Seat[] {
  const { seat } = spoken(text).values;
  return typeof seat === "number" ? [seat] : [];
}

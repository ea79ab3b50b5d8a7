// What the chalkboard tells of what has just happened: a battle with where its cards went, or a conspiracy.
import type { Event } from "./generated";

export type Happened = Fought | Conspired;

interface Side {
  seat: number;
  back: string[]; // into the hand
  lost: string[]; // to the discard pile
}

export interface Fought {
  kind: "fought";
  location: string;
  attack: Side;
  defence: Side;
  totals: { attack: number; defence: number } | null; // a Policewoman lets nobody count
  told: Event; // who has the location now
}

export interface Conspired {
  kind: "conspired";
  card: string;
  seat: number;
  target: number | null;
  told: Event[];
}

export interface Fighters {
  location: string;
  attacker: number;
  defender: number;
  loser?: number | null; // the side, once totals have spoken: 0 attacked, 1 defended
}

type Named = { kind: string };
type Of<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

function lastOf<Kind extends Event["kind"]>(events: Named[], kind: Kind): Of<Kind> | undefined {
  return events.findLast((one): one is Of<Kind> => one.kind === kind);
}

const OF_CONSPIRACIES = ["CardStolen", "CardsDropped", "HandSpied", "CardDiscarded"];
const isEvent = (event: Named): event is Event => OF_CONSPIRACIES.includes(event.kind);

/** Of these events, with the battle that was fought before them; `totals` may have been told earlier. */
export function happenedIn(events: Named[], before: Fighters | null, totals: Fought["totals"]): Happened | null {
  const conspiracy = lastOf(events, "ConspiracyPlayed");
  const cleared = lastOf(events, "BattleCleared");
  if (cleared) return fought(events, cleared, before, totals);
  if (!conspiracy) return null;
  const told = events.slice(events.indexOf(conspiracy) + 1).filter(isEvent);
  return { kind: "conspired", card: conspiracy.card, seat: conspiracy.seat, target: conspiracy.target, told };
}

function fought(events: Named[], cleared: Of<"BattleCleared">, before: Fighters | null, totals: Fought["totals"]): Fought | null {
  const fighters = lastOf(events, "AttackDeclared") ?? before;
  if (!fighters) return null;
  const { attacker, defender, location } = fighters;
  const ended = lastOf(events, "LocationTaken") ?? lastOf(events, "LocationKept") ?? endOf(before ?? fighters);
  const compared = lastOf(events, "TotalsCompared");
  return {
    kind: "fought",
    location,
    attack: { seat: attacker, back: cleared.attacker_back, lost: cleared.attacker_lost },
    defence: { seat: defender, back: cleared.defender_back, lost: cleared.defender_lost },
    totals: compared ? { attack: compared.attack, defence: compared.defence } : totals,
    told: ended,
  };
}

/** Whoever loses is asked what to save before the cards go: by then it was told long ago who has the location. */
function endOf({ location, attacker, defender, loser = null }: Fighters): Of<"LocationTaken"> | Of<"LocationKept"> {
  if (loser === 1) return { kind: "LocationTaken", location, loser: defender, winner: attacker };
  return { kind: "LocationKept", location, owner: defender };
}

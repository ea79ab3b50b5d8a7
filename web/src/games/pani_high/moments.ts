// What is staged at school, told from the events as this seat may know them. That somebody showed nothing is never staged:
// a window that closes looks the same with a full hand as with an empty one.
import { endingCue, endingTitle, endingTone, picture, type Happened, type Moment } from "../../lib/stage/moment";
import type { Seat, Words } from "../../lib/contract";
import { inTenths } from "./box";
import type { Event, Told } from "./generated";
import Moments, { type Scene } from "./Moments.svelte";

type Of<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;
type Here = Happened<Told>;

const art = (scene: Scene) => picture(Moments, { scene });

export default function momentsOf(here: Here): Moment[] {
  return here.before === null ? [] : here.events.flatMap((event) => momentOf(event, here));
}

function momentOf(event: Told["event"], here: Here): Moment[] {
  const { seat, words } = here;
  switch (event.kind) {
    case "AttackDeclared":
      return event.defender === seat ? [attacked(event, words)] : [];
    case "TotalsCompared":
      return [battle(event, here)];
    case "LocationTaken":
      return happened(here, "TotalsCompared") ? [] : [taken(event, here)];
    case "PolicewomanShown":
      return [{ key: "policewoman", title: words.event(event), text: kept(here), art: art({ is: "police" }), tone: "neutral", sound: "siren", who: [event.seat] }];
    case "BribeShown":
      return [{ key: "bribe", title: words.event(event), text: "", art: art({ is: "sign", name: "bribe" }), tone: "neutral", sound: "card", who: [event.seat] }];
    case "CardTaken":
      return [bribed(event, here)];
    case "ConspiracyPlayed":
      return [conspiracy(event, here)];
    case "CardDrawn":
      return here.view.pile === 0 ? [{ key: "last", title: words.say("web-stage-last"), text: words.say("web-stage-last-text"), art: art({ is: "last" }), tone: "neutral", sound: "alarm", who: [event.seat] }] : [];
    case "MatchScored":
      return [over(here)];
    default:
      return [];
  }
}

function happened<Kind extends Event["kind"]>({ events }: Here, kind: Kind): Of<Kind> | undefined {
  return events.find((event): event is Of<Kind> => event.kind === kind);
}

function attacked(event: Of<"AttackDeclared">, words: Words): Moment {
  return {
    key: "attacked",
    title: words.say("web-stage-attacked", { ...words.who("attacker", event.attacker), location: words.piece(event.location) }),
    text: words.say("web-stage-attacked-text"),
    art: art({ is: "place", location: event.location, falls: true }),
    tone: "bad",
    sound: "alarm",
    who: [event.attacker],
  };
}

/** Both totals, and whose the location is now. Of others too: who wins what is everybody's business. */
function battle(event: Of<"TotalsCompared">, here: Here): Moment {
  const { events, seat, words } = here;
  const seats = fightersIn(event, here);
  const later = events.slice(events.indexOf(event));
  const end = later.find((one) => one.kind === "LocationTaken" || one.kind === "LocationKept");
  const sides = { attack: inTenths(event.attack, words), defence: inTenths(event.defence, words) };
  return {
    key: "battle",
    title: words.say("web-stage-battle", sides),
    text: end ? words.event(end) : words.event(event),
    art: art({ is: "battle", ...sides, attackWins: event.loser === seats[1] }),
    tone: seat !== null && seats.includes(seat) ? (event.loser === seat ? "bad" : "good") : "neutral",
    sound: "clash",
    who: seats,
    apart: true,
  };
}

/** Who attacked and who defended, also where several battles are told at once. */
function fightersIn(event: Of<"TotalsCompared">, { log, before, view }: Here): Seat[] {
  const declared = log.slice(0, log.lastIndexOf(event) + 1).findLast((one): one is Of<"AttackDeclared"> => one.kind === "AttackDeclared");
  if (declared) return [declared.attacker, declared.defender];
  const fought = before?.battle ?? view.battle;
  return fought ? [fought.attack.seat, fought.defence.seat] : [];
}

function taken(event: Of<"LocationTaken">, { seat, words }: Here): Moment {
  const tone = event.loser === seat ? "bad" : event.winner === seat ? "good" : "neutral";
  return { key: "taken", title: words.event(event), text: "", art: art({ is: "place", location: event.location, falls: false }), tone, sound: "reveal", who: [event.winner, event.loser] };
}

function kept(here: Here): string {
  const event = happened(here, "LocationKept");
  return event ? here.words.event(event) : "";
}

/** To the two of them it tells the card, with the look and the sound that it has for any card. */
function bribed(event: Of<"CardTaken">, here: Here): Moment {
  const concerned = here.seat === event.taker || here.seat === event.loser;
  const found = happened(here, "FoundBribeShown");
  return {
    key: concerned ? "bribed-mine" : "bribed",
    title: here.words.event(event),
    text: found ? here.words.event(found) : "",
    art: art({ is: "card", card: concerned ? event.card : null }),
    tone: concerned ? "secret" : "neutral",
    sound: "card",
    who: [event.taker, event.loser],
  };
}

/** With all that came of it: who lost a card, or whose hand was seen. */
function conspiracy(event: Of<"ConspiracyPlayed">, here: Here): Moment {
  const { events, seat, words } = here;
  const victims = events.flatMap((one) => (one.kind === "CardStolen" ? [one.victim] : []));
  const concerned = seat !== null && event.card !== "drop_out" && [event.seat, event.target, ...victims].includes(seat);
  return {
    key: concerned ? "conspiracy-mine" : "conspiracy",
    title: words.event(event),
    text: events.flatMap((one) => cameOfIt(one, here)).join(" "),
    art: art({ is: "sign", name: event.card }),
    tone: concerned ? "secret" : event.target === seat ? "bad" : "neutral",
    sound: "card",
    who: event.target === null ? [event.seat] : [event.seat, event.target],
  };
}

function cameOfIt(event: Told["event"], { seat, words }: Here): string[] {
  if (event.kind === "HandSpied" && event.victim === seat) return [words.say("event-hand-spied-hidden", { ...words.who("spy", event.spy), ...words.who("victim", event.victim) })];
  return event.kind === "CardStolen" || event.kind === "CardsDropped" || event.kind === "HandSpied" ? [words.event(event)] : [];
}

function over({ view, won, words }: Here): Moment {
  const scores = view.scores.map((score, seat) => `${words.seat(seat)} ${inTenths(score, words)}`);
  return { key: "over", title: endingTitle(won, words), text: scores.join(" · "), art: art({ is: "sign", name: won === false ? "flag" : "seal" }), tone: endingTone(won), sound: endingCue(won), who: [] };
}

// What is staged in a crisis. There is one player and nothing that somebody else may not know.
import type { Words } from "../../lib/contract";
import { endingCue, endingTitle, endingTone, picture, type Happened, type Moment } from "../../lib/stage/moment";
import { cardsOf } from "./box";
import { isWayOut } from "./costly";
import { inWords, tellAll } from "./effects";
import type { Event, Told, View } from "./generated";
import Moments, { type Scene } from "./Moments.svelte";
import { DIAL, type Face } from "./types";

type Here = Happened<Told>;
type Drawn = Extract<Event, { kind: "TerrorDrawn" }>;

const art = (scene: Scene) => picture(Moments, { scene });
const LOWEST = 0; // L of the dial
const HIGHEST = 7; // and E

export default function momentsOf(here: Here): Moment[] {
  if (here.before === null) return opening(here);
  return here.events.flatMap((event) => momentOf(event, here));
}

function opening({ view, words }: Here): Moment[] {
  if (view.turn > 1 || view.phase !== "discussion" || view.played.length || view.down.length || isOver(view)) return [];
  const values = { taker: words.piece(view.taker), hostages: view.zone, limit: lostAt(view) };
  return [
    {
      key: "call",
      title: words.say("web-stage-call", values),
      text: words.say("web-stage-call-text", values),
      art: art({ is: "call", who: view.taker }),
      tone: "neutral",
      sound: "ring",
      who: [],
      stays: true,
    },
  ];
}

/** NG-11.2  More than half of all. */
const lostAt = ({ zone, freed, dead }: View): number => Math.floor((zone + freed + dead) / 2) + 1;
const isOver = ({ fate, ask }: View): boolean => ask === null || (fate !== "taker" && fate !== "accomplice");

function momentOf(event: Told["event"], here: Here): Moment[] {
  const { view, words } = here;
  switch (event.kind) {
    case "TalkBegan":
      return event.last ? [{ key: "last", title: words.say("web-stage-last"), text: words.say("web-stage-last-text"), art: art({ is: "clock" }), tone: "bad", sound: "ring", who: [] }] : [];
    case "DemandRevealed":
      return [demand(event, here)];
    case "HostageFreed":
    case "HostageKilled":
      return event === here.events.find((one) => one.kind === event.kind) ? [hostages(event.kind, here)] : [];
    case "ThreatMoved":
      return event.after === LOWEST || event.after === HIGHEST ? [threat(event, words)] : [];
    case "TerrorDrawn":
      return [terror(event, here)];
    case "AccompliceTookOver":
      return [{ key: "accomplice", title: words.event(event), text: words.say("web-stage-accomplice-text"), art: art({ is: "call", who: "accomplice" }), tone: "bad", sound: "alarm", who: [] }];
    case "TakerCaptured":
    case "TakerEliminated":
    case "AccompliceSurrendered":
    case "TakerEscaped":
    case "TimeRanOut":
    case "HopeLost":
    case "Abandoned":
      return isOver(view) ? [over(event, here)] : [];
    default:
      return [];
  }
}

/** All that were freed or lost at once, and how many there are now. */
function hostages(kind: "HostageFreed" | "HostageKilled", { events, view, words }: Here): Moment {
  const count = events.filter((one) => one.kind === kind).length;
  const freed = kind === "HostageFreed";
  const now = [words.say("table-zone", { count: view.zone }), words.say("table-freed", { count: view.freed }), words.say("table-dead", { count: view.dead })];
  return {
    key: freed ? "freed" : "lost",
    title: words.say(freed ? "web-stage-freed" : "web-stage-killed", { count }),
    text: now.join(" · "),
    art: art({ is: "hostages", held: view.zone, moved: count, freed }),
    tone: freed ? "good" : "bad",
    sound: freed ? "freed" : "lost",
    who: [],
  };
}

function threat(event: Extract<Event, { kind: "ThreatMoved" }>, words: Words): Moment {
  const worst = event.after === HIGHEST;
  return {
    key: "threat",
    title: words.event(event),
    text: words.say(worst ? "web-stage-threat-highest" : "web-stage-threat-lowest"),
    art: art({ is: "dial", before: event.before, after: event.after }),
    tone: worst ? "bad" : "good",
    sound: worst ? "alarm" : "reveal",
    who: [],
  };
}

/** What is wanted, and the catch of a way out before anybody grants it. */
function demand(event: Extract<Event, { kind: "DemandRevealed" }>, { view, words }: Here): Moment {
  const sentences = [words.event(event), isWayOut(view, event.position) ? words.say("web-escape-catch") : ""];
  return { key: "demand", title: words.piece(event.demand), text: sentences.filter(Boolean).join(" "), art: art({ is: "paper", sign: "reveal" }), tone: "neutral", sound: "card", who: [] };
}

function terror(event: Drawn, here: Here): Moment {
  const face = cardsOf(here.options).face(event.card);
  if (face.family === "pivotal") return pivotal(event, here.words);
  return face.family === "minor" ? minor(event, face, here) : ordinary(event, face, here);
}

/** NG-8.7, NG-12.4  It stays as an offer; the accomplice has no use for it. */
function minor(event: Drawn, { cost, rows, counterpart }: Face, { events, words }: Here): Moment {
  const stays = events.some((one) => one.kind === "MinorKept" && one.card === event.card);
  const told = stays
    ? [words.say("web-stage-minor-stays"), `${words.say("web-offer-if", { cost })} ${inWords(rows[0], words)}.`, inReturn(counterpart, words)]
    : [words.say("web-stage-minor-gone")];
  return { key: "minor", title: words.say("web-stage-minor", { card: words.piece(event.card) }), text: told.filter(Boolean).join(" "), art: art({ is: "paper", sign: "phone" }), tone: "neutral", sound: "card", who: [] };
}

/** NG-8.1, NG-8.3  What it did; where it calls for a test, the dice have not been rolled yet. */
function ordinary(event: Drawn, face: Face, here: Here): Moment {
  const { words } = here;
  const [first] = tellAll(face.rows[0], words);
  const tested = face.test !== "none";
  const bad = !tested && tellAll([...face.rows[0], ...alsoDone(face, here)], words).some((one) => one.bad);
  const did = tested ? [words.say("web-stage-terror-test")] : [inWords(face.rows[0], words), also(face, here), moved(event, here)];
  return {
    key: "terror",
    title: words.say("web-terror-up", { card: words.piece(event.card) }),
    text: did.filter(Boolean).join(" · "),
    art: art({ is: "paper", sign: tested ? "dice" : (first?.kind ?? "threat") }),
    tone: bad ? "bad" : "neutral",
    sound: bad ? "hit" : "card",
    who: [],
  };
}

/** NG-8.3, NG-12.5  An additional effect comes only while a Demand lies face down. */
const alsoDone = ({ additional }: Face, { view }: Here): string[] => (view.fate === "taker" && view.demands.includes(null) ? additional : []);
const also = (face: Face, here: Here): string => {
  const lines = alsoDone(face, here);
  return lines.length ? `${here.words.say("web-if-hidden")} ${inWords(lines, here.words)}` : "";
};
const inReturn = (lines: string[], words: Words): string => (lines.length ? `${words.say("web-in-return")} ${inWords(lines, words)}.` : "");

/** From where to where the Threat went since this card was turned up. */
function moved(event: Drawn, { events, words }: Here): string {
  const steps = events.slice(events.indexOf(event)).filter((one) => one.kind === "ThreatMoved");
  const [before, after] = [steps[0]?.before ?? 0, steps.at(-1)?.after ?? 0];
  return before === after ? "" : words.say("web-stage-terror-threat", { before: DIAL[before] ?? "", after: DIAL[after] ?? "" });
}

function pivotal(event: Drawn, words: Words): Moment {
  const title = words.say("web-stage-pivotal", { card: words.piece(event.card) });
  return { key: "pivotal", title, text: words.event(event), art: art({ is: "paper", sign: "threat" }), tone: "bad", sound: "alarm", who: [] };
}

function over(event: Told["event"], { won, words }: Here): Moment {
  const scene: Scene = { is: "paper", sign: won === false ? "escape" : "check" };
  return { key: "over", title: endingTitle(won, words), text: words.event(event), art: art(scene), tone: endingTone(won), sound: endingCue(won), who: [] };
}

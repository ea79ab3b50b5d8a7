// What is staged in a crisis. There is one player and nothing that somebody else may not know.
import type { Words } from "../../lib/contract";
import { endingCue, endingTitle, endingTone, picture, type Happened, type Moment } from "../../lib/stage/moment";
import { cardsOf } from "./box";
import type { Event, Told, View } from "./generated";
import Moments, { type Scene } from "./Moments.svelte";

type Here = Happened<Told>;

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
  const { view, words, options } = here;
  switch (event.kind) {
    case "TalkBegan":
      return event.last ? [{ key: "last", title: words.say("web-stage-last"), text: words.say("web-stage-last-text"), art: art({ is: "clock" }), tone: "bad", sound: "ring", who: [] }] : [];
    case "DemandRevealed":
      return [{ key: "demand", title: words.piece(event.demand), text: words.event(event), art: art({ is: "paper", sign: "reveal" }), tone: "neutral", sound: "card", who: [] }];
    case "HostageFreed":
    case "HostageKilled":
      return event === here.events.find((one) => one.kind === event.kind) ? [hostages(event.kind, here)] : [];
    case "ThreatMoved":
      return event.after === LOWEST || event.after === HIGHEST ? [threat(event, words)] : [];
    case "TerrorDrawn":
      return cardsOf(options).face(event.card).family === "pivotal" ? [pivotal(event, words)] : [];
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

function pivotal(event: Extract<Event, { kind: "TerrorDrawn" }>, words: Words): Moment {
  const title = words.say("web-stage-pivotal", { card: words.piece(event.card) });
  return { key: "pivotal", title, text: words.event(event), art: art({ is: "paper", sign: "threat" }), tone: "bad", sound: "alarm", who: [] };
}

function over(event: Told["event"], { won, words }: Here): Moment {
  const scene: Scene = { is: "paper", sign: won === false ? "escape" : "check" };
  return { key: "over", title: endingTitle(won, words), text: words.event(event), art: art(scene), tone: endingTone(won), sound: endingCue(won), who: [] };
}

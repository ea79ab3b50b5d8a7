// What is staged at the station, told from the events as this seat may know them. What is private has one look and one sound
// from outside, whatever it tells: a scream at an infection would be heard at the other end of the sofa.
import type { Seat, Words } from "../../lib/contract";
import { endingCue, endingTitle, endingTone, picture, type Happened, type Moment } from "../../lib/stage/moment";
import type { Event, Told } from "./generated";
import Moments, { type Scene } from "./Moments.svelte";
import { kindOf, seatOf } from "./types";

type Of<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;
type Here = Happened<Told>;
type Hurt = Of<"CharacterHurt">;
type Cause = Of<"ShotFired"> | Of<"Stabbed"> | Of<"GrenadeThrown"> | Of<"ParasitesMoved">;

const art = (scene: Scene) => picture(Moments, { scene });

export default function momentsOf(here: Here): Moment[] {
  if (here.before === null) return opening(here);
  return here.events.flatMap((event) => momentOf(event, here));
}

// ---- who you are

/** In the first round: whoever comes later has been told before. */
function opening({ view, seat, words, options }: Here): Moment[] {
  if (seat === null || view.end || view.turn > view.players.length) return [];
  const role = view.host ? "host" : view.infected ? "infected" : "human";
  return [
    {
      key: "role",
      title: words.say(`web-stage-role-${role}`),
      text: words.say(`web-stage-role-${role}-text`, { cans: cansOf(options) }),
      art: art({ is: "role", role }),
      tone: "secret",
      sound: "reveal",
      who: [seat],
      hold: true,
    },
  ];
}

const cansOf = (options: Record<string, unknown>): number => (options.harder_hive === true ? 4 : 3);
const handMinimum = (options: Record<string, unknown>): number => (options.easier_humans === true ? 4 : 5);

// ---- one event

function momentOf(event: Told["event"], here: Here): Moment[] {
  const { words } = here;
  switch (event.kind) {
    case "CardsTraded":
      return [traded(event, here)];
    case "HandScanned":
      return [look(event, here)];
    case "CheckCardGiven":
      return event.killer === here.seat ? [checkCard(event, here)] : [];
    case "CardDrawn":
      return event === firstDrawn(here) ? [drawn(here, event.seat)] : [];
    case "CharacterHurt":
      return event === here.events.find(isWound) ? [wounds(here)] : [];
    case "ParasitesMoved":
      return [{ key: "die", title: words.event(event), text: "", art: art({ is: "die", die: event.die }), tone: "neutral", sound: "dice", who: [] }];
    case "ScanRead":
      return [{ key: "scan", title: words.event(event), text: "", art: art({ is: "scan", infected: event.infected, living: event.living }), tone: "neutral", sound: "scan", who: [] }];
    case "ArmorPlayed":
      return [{ key: "armor", title: words.event(event), text: "", art: art({ is: "sign", name: "armor" }), tone: "neutral", sound: "card", who: [event.seat] }];
    case "PlayerEliminated":
      return [{ key: "eliminated", title: words.event(event), text: "", art: art({ is: "sign", name: "skull" }), tone: "bad", sound: "death", who: [event.seat] }];
    case "AlertDrawn":
      return [{ key: "alert", title: words.event(event), text: appeared(here), art: art({ is: "sign", name: "parasite" }), tone: "bad", sound: "alarm", who: [event.seat] }];
    case "RoomPlaced":
      return event.card === "hive" ? [hive(here)] : [];
    case "HiveBurned":
      return [{ key: "burned", title: words.event(event), text: "", art: art({ is: "fire" }), tone: endingTone(here.won), sound: "fire", who: [event.seat] }];
    case "MatchEnded":
      return here.events.some((one) => one.kind === "HiveBurned") ? [] : [over(here)];
    default:
      return [];
  }
}

function appeared({ events, words }: Here): string {
  return events.flatMap((one) => (one.kind === "ParasiteAppeared" ? [words.event(one)] : [])).join(" ");
}

function hive({ words, options }: Here): Moment {
  const text = words.say("web-stage-hive-text", { cans: cansOf(options) });
  return { key: "hive", title: words.say("web-stage-hive"), text, art: art({ is: "sign", name: "hive" }), tone: "neutral", sound: "alarm", who: [] };
}

function over({ view, won, words }: Here): Moment {
  return { key: "over", title: endingTitle(won, words), text: words.say(`outcome-${view.end}`), art: art({ is: "sign", name: "infection" }), tone: endingTone(won), sound: endingCue(won), who: [] };
}

// ---- a trade

/** Two cards cross, for everybody alike. Only the two see which, and what the masked event tells them of it. */
function traded(event: Of<"CardsTraded">, here: Here): Moment {
  const { seat, words } = here;
  const who = [event.seat, event.partner];
  const { given, back } = event;
  if (given === null || back === null || seat === null) {
    return { key: "traded", title: words.event(event), text: "", art: art({ is: "trade", away: null, here: null }), tone: "neutral", sound: "trade", who };
  }
  const mine = event.seat === seat;
  const inOrder = mine ? who : [event.partner, event.seat]; // as the cards lie: mine that goes, and then theirs
  const [away, got] = mine ? [given, back] : [back, given];
  const other = mine ? event.partner : event.seat;
  const [toMe, toThem] = mine ? [event.back_did, event.given_did] : [event.given_did, event.back_did];
  const told = words.who("other", other);
  const cards = words.say("web-stage-traded-cards", { given: words.piece(away), back: words.piece(got) });
  return {
    key: "traded-mine",
    title: words.say(`web-stage-traded-${toMe}`, told),
    text: [cards, did("me", toMe, told, words), did("them", toThem, told, words)].filter(Boolean).join(" "),
    art: art({ is: "trade", away: { card: away, name: words.piece(away) }, here: { card: got, name: words.piece(got) } }),
    tone: "secret",
    sound: "trade",
    who: inOrder,
  };
}

/** What a card did, where there is more to tell than the title says. */
function did(whom: "me" | "them", what: Of<"CardsTraded">["given_did"], told: Record<string, string>, words: Words): string {
  const key = `web-stage-did-${whom}-${what}`;
  return words.has(key) ? words.say(key, told) : "";
}

// ---- what was seen

function look(event: Of<"HandScanned">, { seat, words }: Here): Moment {
  const mine = event.seat === seat;
  const title = words.say("event-hand-scanned-hidden", { ...words.who("seat", event.seat), ...words.who("target", event.target) });
  const cards = mine ? event.cards.map((card) => named(card, words)) : event.cards.map(() => null);
  const text = mine ? words.pieces(event.cards) : "";
  return { key: mine ? "look-mine" : "look", title, text, art: art({ is: "cards", cards }), tone: mine ? "secret" : "neutral", sound: "scan", who: [event.seat, event.target], ...(mine ? { stays: true } : {}) };
}

function checkCard(event: Of<"CheckCardGiven">, { words }: Here): Moment {
  const card = art({ is: "cards", cards: [null] });
  return { key: "check", title: words.event(event), text: "", art: card, tone: "secret", sound: "card", who: [event.victim] };
}

const firstDrawn = ({ events, seat }: Here) => events.find((one) => one.kind === "CardDrawn" && one.seat === seat);

/** All that one has drawn at once; that it was the Host card is seen by nobody else, nor heard. */
function drawn({ events, words }: Here, seat: Seat): Moment {
  const cards = events.flatMap((one) => (one.kind === "CardDrawn" && one.seat === seat && one.card !== null ? [one.card] : []));
  const host = cards.includes("host");
  const title = words.say(host ? "web-stage-role-host" : "web-you-drew");
  const text = host ? words.say("web-stage-role-host-text") : words.pieces(cards);
  return { key: "drawn", title, text, art: art({ is: "cards", cards: cards.map((card) => named(card, words)) }), tone: "secret", sound: "card", who: [seat] };
}

function named(card: string | null, words: Words): { card: string; name: string } | null {
  return card === null ? null : { card, name: words.piece(card) };
}

// ---- wounds

const isWound = (event: Told["event"]): event is Hurt => event.kind === "CharacterHurt";

/** All wounds of one attack are one moment: who, by whom, with what, and how much. */
function wounds(here: Here): Moment {
  const { events, seat, words } = here;
  const hurt = events.filter(isWound);
  const ofMine = hurt.find((one) => seatOf(one.character) === seat);
  const [shown] = ofMine ? [ofMine] : hurt;
  const cause = causeOf(here);
  const others = hurt.filter((one) => one !== shown).map((one) => wound(one, words));
  return {
    key: "hurt",
    title: shown ? wound(shown, words) : "",
    text: [cause ? by(cause, words) : "", ...others, ofMine ? armorNote(here, cause) : ""].filter(Boolean).join(" "),
    art: art({ is: "strike", weapon: WEAPONS[cause?.kind ?? "ParasitesMoved"], damage: shown?.damage ?? 0, died: shown?.health === 0 }),
    tone: ofMine ? "bad" : "neutral",
    sound: hurt.some((one) => one.health === 0) ? "death" : "hit",
    who: [...new Set([...attackers(cause), ...hurt.map((one) => seatOf(one.character))])],
  };
}

const WEAPONS = { ShotFired: "bullet", Stabbed: "combat_knife", GrenadeThrown: "grenade", ParasitesMoved: "parasite" } as const;

function wound({ character, damage, health }: Hurt, words: Words): string {
  const values = { ...words.who("owner", seatOf(character)), kind: kindOf(character), damage, health };
  return words.say(health === 0 ? "web-stage-died" : "web-stage-hurt", values);
}

/** The attack is in the log, maybe some answers before the wound. */
function causeOf({ log, events }: Here): Cause | undefined {
  const at = log.findIndex((event) => event === events.find(isWound));
  return log.slice(0, at).findLast(isCause);
}

function isCause(event: Told["event"]): event is Cause {
  return event.kind === "ShotFired" || event.kind === "Stabbed" || event.kind === "GrenadeThrown" || event.kind === "ParasitesMoved";
}

function attackers(cause: Cause | undefined): Seat[] {
  return cause && cause.kind !== "ParasitesMoved" ? [cause.seat] : [];
}

function by(cause: Cause, words: Words): string {
  if (cause.kind === "ParasitesMoved") return words.say("web-stage-by-parasites");
  return words.say(`web-stage-by-${WEAPONS[cause.kind]}`, words.who("attacker", cause.seat));
}

/** Why no armor could help, for whoever was hit: by the number of cards, which everybody sees, never by the cards. */
function armorNote({ log, view, seat, options, words }: Here, cause: Cause | undefined): string {
  if (cause?.kind === "GrenadeThrown") return words.say("web-stage-no-armor-grenade");
  const since = cause ? log.slice(log.lastIndexOf(cause)) : [];
  const played = since.some((event) => event.kind === "ArmorPlayed" && event.seat === seat);
  const count = view.players[seat ?? 0]?.cards ?? 0;
  return !played && count <= handMinimum(options) ? words.say("web-stage-no-armor-hand", { count }) : "";
}

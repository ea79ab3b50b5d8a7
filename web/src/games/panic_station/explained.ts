// What the pieces of the station are and do now: cards, rooms, characters, parasites, signs, actions.
// Nothing here knows more than the view, and nothing of one's own secrets shows while they are covered.
import { written, type Explain, type Explanation, type Table, type Written } from "../../lib/explain";
import box from "./box.json";
import type { Told, View } from "./generated";
import { KINDS, kindOf, seatOf } from "./types";

type Here = Table<Told>;

export const explained: Explain<Told> = (kind, name, table) => {
  if (kind === "move" && ACTIONS[name]) return explained("action", ACTIONS[name], table);
  const found = written(table.words, kind, name, sharedBy(kind, name, table));
  return found && { ...found, ...nowOf(kind, name, table) };
};

/** Moves that the menu of a turn has one name for. */
const ACTIONS: Record<string, string> = {
  lay: "use_card",
  "throw-grenade": "use_card",
  "use-scanner": "use_card",
  "first-aid": "use_card",
  "share-first-aid": "use_card",
  search: "search",
  "team-search": "search",
  fire: "attack",
  stab: "attack",
  "heat-scan": "terminal",
  "open-doors": "terminal",
  cameras: "terminal",
  heal: "sick_bay",
  burn: "burn",
  explore: "explore",
  walk: "move",
  trade: "trade",
  "end-turn": "end",
};

/** What it has in common with others: the words of all storages, of all infections, of every Trooper. */
function sharedBy(kind: string, name: string, { words, options }: Here): Written {
  const values = { needed: gasToBurn(options) };
  switch (kind) {
    case "card":
      return { like: name.startsWith("infection_") ? "infection" : undefined, values };
    case "room":
      return { like: iconOf(name), values };
    case "character":
      return characterWords(name, words);
    case "parasite":
      return { title: capital(words.say(`parasite-${name}`)) };
    case "action":
      return { title: words.say(`action-${name}`), values };
    default:
      return { values };
  }
}

function gasToBurn(options: Here["options"]): number {
  return options.harder_hive === true ? box.gas_to_burn.harder : box.gas_to_burn.usual;
}

function iconOf(room: string): string | undefined {
  const icon = box.rooms.find((one) => one.key === room)?.icon;
  return icon === "none" ? "empty" : icon;
}

/** `android` for any of them, or one of twelve by its number. */
function characterWords(name: string, words: Here["words"]): Written {
  if (KINDS.some((one) => one === name)) return { title: words.say(`kind-${name}`) };
  return { like: kindOf(Number(name)), title: capital(words.say(`character-${name}`)) };
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

// ---- what it does now

function nowOf(kind: string, name: string, table: Here): Pick<Explanation, "now" | "reason"> {
  switch (kind) {
    case "card":
      return { now: cardNow(name, table), reason: whyNoCard(name, table) };
    case "room":
      return { now: roomNow(name, table) };
    case "character":
      return { now: characterNow(name, table) };
    case "parasite":
      return { now: table.words.say("web-parasites-badge") };
    case "icon":
      return { now: iconNow(name, table) };
    case "action":
      return { reason: refusalOf(name, table) };
    default:
      return {};
  }
}

function cardNow(card: string, { view, seat, options, words, covered }: Here): string | undefined {
  if (card !== "gas_can" || seat === null || covered) return undefined;
  const count = view.hand.filter((one) => one === card).length;
  return words.say("now-gas", { count, needed: gasToBurn(options) });
}

const NEVER_LAID = /^(infection.*|host|gas_can|armor|back)$/;

/** Why no card can be used at all: the menu says it of the kind of action. */
function whyNoCard(card: string, table: Here): string | undefined {
  const laid = table.view.hand.includes(card) && !NEVER_LAID.test(card);
  return laid && !table.covered ? refusalOf("use_card", table) : undefined;
}

function refusalOf(action: string, { menu, words }: Here): string | undefined {
  const refusal = menu.find((entry) => entry.action === action)?.refusal;
  return refusal ? words.say(`refusal-${refusal}`) : undefined;
}

function roomNow(room: string, { view, words }: Here): string | undefined {
  const placed = view.placed.find((one) => one.card === room);
  const icon = iconOf(room);
  if (!placed || !icon || icon === "empty") return undefined;
  return words.say(placed.red ? "now-red" : "now-black-side");
}

function characterNow(name: string, { view, words }: Here): string | undefined {
  const number = Number(name);
  const health = Number.isNaN(number) ? undefined : view.players[seatOf(number)]?.[kindOf(number)].health;
  return health === undefined ? undefined : words.say("now-health", { health, ap: box.ap_of_health[health] ?? 0 });
}

function iconNow(name: string, { view, seat, words }: Here): string | undefined {
  switch (name) {
    case "ap":
      return view.active === seat ? words.say("web-ap", { count: view.now.ap }) : undefined;
    case "marker":
      return words.say("table-marker", { seat: words.seat(view.marker), active: spelt(view.marker_active), doors: spelt(view.doors_open) });
    case "doors":
      return words.say("web-doors", { open: view.doors_open ? "yes" : "no" });
    case "rooms_left":
      return words.say("web-rooms-left", { count: roomsLeft(view) });
    case "scans":
      return lastScan(view, words);
    default:
      return undefined;
  }
}

const spelt = (value: boolean): string => (value ? "True" : "False"); // as the message files spell it

/** Behind the one that is next. */
function roomsLeft({ rooms_hidden, rooms_buried, rooms_ahead }: View): number {
  return rooms_hidden + rooms_buried.length + Math.max(0, rooms_ahead.length - 1);
}

function lastScan({ story }: View, words: Here["words"]): string {
  const scan = story.findLast((one) => one.what === "scan");
  if (!scan) return words.say("web-no-scan");
  return words.say("now-scan", { infected: scan.number, living: scan.other.toString(2).replaceAll("0", "").length });
}

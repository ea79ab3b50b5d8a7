// What the pieces of the school are and do now: cards, locations, players, signs and choices. Values are those of the deck
// that the table plays with; of a hand it tells what the viewer sees or has seen, and no more.
import { parted, written, type Explain, type Explanation, type Table, type Written } from "../../lib/explain";
import { deckOf, facesOf, inTenths, savesOf, SEAL_SCORE, worth, type Face } from "./box";
import type { Told } from "./generated";

type Here = Table<Told>;

export const explained: Explain<Told> = (kind, name, table) => {
  if (kind === "icon" && name === "seal") return explained("card", name, table);
  if (kind === "move" && CONSPIRACIES[name]) return explained("card", CONSPIRACIES[name], table);
  const found = written(table.words, kind, name, sharedBy(kind, name, table));
  const more = kind === "card" ? { origin: originOf(name, table), brief: worthNow(name, table) } : {};
  return found && { ...found, now: nowOf(kind, name, table), ...more };
};

/** Whether the card is our own design; the clause stands beside it anyway. */
function originOf(name: string, { options, words }: Here): string | undefined {
  const { origin } = deckOf(options)(name);
  return origin ? parted(words.say(`origin-${origin}`)).text : undefined;
}

const CONSPIRACIES: Record<string, string> = { raid: "raid", "drop-out": "drop_out", spy: "spy", agitate: "agitation" };

function sharedBy(kind: string, name: string, { words, options }: Here): Written {
  const score = inTenths(SEAL_SCORE, words);
  switch (kind) {
    case "card":
      return name === "hidden" ? {} : { like: familyOf(deckOf(options)(name)), values: { ...printed(name, options, words), score } };
    case "place":
      return { title: words.piece(name), values: clubs(clubsOf(name, options), words) };
    case "player":
      return { title: words.seat(Number(name)) };
    default:
      return { values: { score } };
  }
}

/** A card of a club is at home somewhere. */
const familyOf = ({ doubled_at }: Face): string => (doubled_at.length ? "club" : "combat");

function printed(card: string, options: Here["options"], words: Here["words"]): Record<string, string | number> {
  const { value, doubled_at } = deckOf(options)(card);
  const counts = { value: inTenths(value, words), doubled: inTenths(2 * value, words) };
  return { ...counts, place: words.pieces(doubled_at), saves: savesOf(options) };
}

const clubs = (cards: string[], words: Here["words"]) => ({ clubs: words.pieces(cards), bare: cards.length ? "no" : "yes" });

function clubsOf(place: string, options: Here["options"]): string[] {
  return facesOf(options)
    .filter((face) => face.doubled_at.includes(place))
    .map(({ key }) => key);
}

// ---- what it does now

function nowOf(kind: string, name: string, table: Here): Explanation["now"] {
  const { view, words } = table;
  switch (kind) {
    case "card":
      return name === "hidden" ? undefined : cardNow(name, table);
    case "place":
      return ownerNow(name, table);
    case "player":
      return words.say("now-player", { places: view.places[Number(name)]?.length ?? 0, cards: view.hand_sizes[Number(name)] ?? 0 });
    default:
      return undefined;
  }
}

const COUNTED = /^(bribe|policewoman|health_committee)$/;

function worthNow(card: string, { view, options, words }: Here): string | undefined {
  const face = card === "hidden" ? null : deckOf(options)(card);
  if (!view.battle || face?.family !== "combat" || !face.value) return undefined;
  return words.say("now-worth", { value: inTenths(worth(face, view.battle.location), words) });
}

function cardNow(card: string, table: Here): string | undefined {
  const { view, options, words } = table;
  const face = deckOf(options)(card);
  if (!COUNTED.test(card) || (view.battle && face.value)) return worthNow(card, table);
  return words.say("now-copies", { copies: face.copies, gone: view.discard.filter((one) => one === card).length });
}

function ownerNow(place: string, { view, words }: Here): string | undefined {
  const owner = view.places.findIndex((places) => places.includes(place));
  return owner < 0 ? undefined : words.say("now-owner", words.who("seat", owner));
}

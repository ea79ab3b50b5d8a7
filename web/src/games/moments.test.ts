// The law of timing: whatever a secret is, its moment has one kind, one look, one sound and one length for whoever sees or
// hears a screen from outside. Every event that a mask hides something of stands here in all its worlds.
import { describe, expect, it } from "vitest";
import type { Fixture } from "../dev/news";
import { wordsFor } from "../dev/words";
import type { Named } from "../lib/contract";
import { fromOutside, type Happened, type Moment, type MomentsOf } from "../lib/stage/moment";
import { cueOf, joined, toneOf, waits } from "../lib/stage/queue";
import { LANGUAGES, type Language, type Teller } from "../lib/words";
import { EDITIONS } from ".";

const FIXTURES = import.meta.glob<Fixture>("./*/*.fixture.json", { eager: true, import: "default" });
const LOADED = new Map<string, MomentsOf>();
for (const { key, moments } of EDITIONS) if (moments) LOADED.set(key, (await moments()).default);

const CARDS = ["gas_can", "armor", "host", "infection_red", "infection_green", "grenade"];
const SCHOOL = ["bribe", "policewoman", "seal", "kendo"];
const TO_ME = ["nothing", "infected", "made_host", "parried", "already"]; // whoever gets a card is told the truth
const TO_THEM = [...TO_ME, "sick", "stopped"]; // whoever gave it, what the card that came back tells
const pairs = <One, Other>(ones: One[], others: Other[]) => ones.flatMap((one) => others.map((other) => [one, other] as const));

/** One thing that happens: what everybody sees of it, who may know more, and all that it may be for them. */
interface Secret {
  hidden: Named;
  knows: number[];
  worlds: Named[] | ((seat: number) => Named[]);
  after?: Named[]; // what happened with it, for everybody
}

const trade = { kind: "CardsTraded", seat: 0, partner: 1 };
const SECRETS: Record<string, Record<string, Secret>> = {
  panic_station: {
    CardsTraded: {
      hidden: { ...trade, given: null, back: null, given_did: "hidden", back_did: "hidden" },
      knows: [0, 1],
      worlds: (seat) =>
        pairs(pairs(["gas_can", "infection_red"], CARDS), pairs(TO_ME, TO_THEM)).map(([[given, back], [me, them]]) => ({
          ...trade, given, back, given_did: seat ? me : them, back_did: seat ? them : me,
        })),
    },
    CardDrawn: { hidden: { kind: "CardDrawn", seat: 0, card: null }, knows: [0], worlds: CARDS.map((card) => ({ kind: "CardDrawn", seat: 0, card })) },
    CardDealt: { hidden: { kind: "CardDealt", seat: 0, card: null }, knows: [0], worlds: CARDS.map((card) => ({ kind: "CardDealt", seat: 0, card })) },
    CardOffered: { hidden: { kind: "CardOffered", seat: 0, card: null }, knows: [0], worlds: CARDS.map((card) => ({ kind: "CardOffered", seat: 0, card })) },
    HandScanned: {
      hidden: { kind: "HandScanned", seat: 0, target: 1, cards: [null, null] },
      knows: [0, 1],
      worlds: pairs(CARDS, CARDS).map((cards) => ({ kind: "HandScanned", seat: 0, target: 1, cards: [...cards] })),
    },
    CheckCardGiven: {
      hidden: { kind: "CheckCardGiven", victim: 1, killer: 0, infected: null },
      knows: [0],
      worlds: [true, false].map((infected) => ({ kind: "CheckCardGiven", victim: 1, killer: 0, infected })),
    },
    StationSetUp: { hidden: { kind: "StationSetUp", rooms: [null], deck: [null], first: 0 }, knows: [], worlds: [] },
    DeckReshuffled: { hidden: { kind: "DeckReshuffled", cards: [null] }, knows: [], worlds: [] },
  },
  pani_high: {
    CardDrawn: { hidden: { kind: "CardDrawn", seat: 0, card: null }, knows: [0], worlds: SCHOOL.map((card) => ({ kind: "CardDrawn", seat: 0, card })) },
    CardLaid: { hidden: { kind: "CardLaid", seat: 0, card: null }, knows: [0], worlds: SCHOOL.map((card) => ({ kind: "CardLaid", seat: 0, card })) },
    CardTaken: {
      hidden: { kind: "CardTaken", taker: 0, loser: 1, position: null, card: null },
      knows: [0, 1],
      worlds: pairs(SCHOOL, [0, 2]).map(([card, position]) => ({ kind: "CardTaken", taker: 0, loser: 1, position, card })),
    },
    CardStolen: {
      hidden: { kind: "CardStolen", thief: 0, victim: 1, card: null },
      knows: [0, 1],
      worlds: SCHOOL.map((card) => ({ kind: "CardStolen", thief: 0, victim: 1, card })),
      after: [{ kind: "ConspiracyPlayed", seat: 0, card: "raid", target: 1 }],
    },
    HandSpied: {
      hidden: { kind: "HandSpied", spy: 0, victim: 1, cards: [null, null] },
      knows: [0, 1],
      worlds: pairs(SCHOOL, SCHOOL).map((cards) => ({ kind: "HandSpied", spy: 0, victim: 1, cards: [...cards] })),
      after: [{ kind: "ConspiracyPlayed", seat: 0, card: "spy", target: 1 }],
    },
    HandsDealt: { hidden: { kind: "HandsDealt", hands: [[null], [null]], pile: [null] }, knows: [], worlds: [] },
  },
  negotiator: {
    DemandsPlaced: { hidden: { kind: "DemandsPlaced", demands: [null], spare: [null] }, knows: [], worlds: [] },
    TerrorDeckBuilt: { hidden: { kind: "TerrorDeckBuilt", deck: [null], out: [null] }, knows: [], worlds: [] },
  },
};
const NEWS: Record<string, string> = { panic_station: "middle", pani_high: "act", negotiator: "discuss" };

const spoken = new Map<string, Teller>();

function wordsOf(game: string, seat: number | null, language: Language): Teller {
  const { players, names } = FIXTURES[`./${game}/${NEWS[game]}.fixture.json`]!;
  const key = `${game} ${seat} ${language}`;
  const known = spoken.get(key) ?? wordsFor(game, language, seat, players, names[language]);
  spoken.set(key, known);
  return known;
}

function happened(game: string, seat: number | null, events: Named[], language: Language = "en"): Happened {
  const { view, options, players } = FIXTURES[`./${game}/${NEWS[game]}.fixture.json`]!;
  const words = wordsOf(game, seat, language);
  return { events, log: events, before: view, view, seat, options, won: null, words, players };
}

function staged(game: string, seat: number | null, events: Named[], language: Language = "en"): Moment[] {
  return LOADED.get(game)!(happened(game, seat, events, language));
}

/** Also how a row is played: who is alone, and where several people look at one screen. */
function outside(moments: Moment[]): unknown {
  return [false, true].map((shared) => [joined([], moments, shared).map((act) => [waits(act), toneOf(act), cueOf(act)]), moments.map(fromOutside)]);
}

const EACH = Object.entries(SECRETS).flatMap(([game, kinds]) => Object.entries(kinds).map(([kind, secret]) => ({ game, kind, ...secret })));

describe.each(EACH)("$game: $kind", ({ game, hidden, knows, worlds, after = [] }) => {
  const worldsOf = (seat: number): Named[] => (Array.isArray(worlds) ? worlds : worlds(seat));

  it("looks, lasts and sounds the same from outside in all its worlds", () => {
    for (const seat of knows) {
      const seen = worldsOf(seat).map((event) => JSON.stringify(outside(staged(game, seat, [...after, event]))));
      expect([...new Set(seen)].length).toBe(1);
    }
  });

  it("is held back where several people look at one screen, for whoever may know more", () => {
    for (const seat of knows) {
      const told = worldsOf(seat).map((event) => staged(game, seat, [...after, event]));
      const differs = new Set(told.map((moments) => JSON.stringify(moments.map(({ title, text, art }) => [title, text, art.props])))).size > 1;
      const row = joined([], told[0] ?? [], true);
      if (differs) expect(row.every((act) => act.is === "one" && act.covered)).toBe(true);
    }
  });

  it("is the same for everybody else, and for who looks on", () => {
    const others = [2, 3, null].map((seat) => staged(game, seat, [...after, hidden]));
    const [first] = others.map((moments) => JSON.stringify(outside(moments)));
    for (const moments of others) {
      expect(JSON.stringify(outside(moments))).toBe(first);
      expect(moments.filter(({ tone, hold }) => tone === "secret" || hold)).toEqual([]);
    }
  });

  it.each(LANGUAGES)("has words for every world in %s", (language) => {
    for (const seat of [...knows, null]) {
      const told = (seat === null ? [hidden] : worldsOf(seat)).flatMap((event) => staged(game, seat, [...after, event], language));
      for (const { title, text } of told) expect(`${title} ${text}`).not.toMatch(/web-stage|\{|undefined|none/);
    }
  });
});

describe("the role at the beginning", () => {
  const roles = [[false, false], [true, false], [true, true]];
  const opening = (infected: boolean, host: boolean, seat: number | null): Moment[] => {
    const { view, ...rest } = happened("panic_station", seat, []);
    return LOADED.get("panic_station")!({ ...rest, before: null, view: { ...view, turn: 1, infected, host } });
  };

  it("is told to everybody alike, and held back", () => {
    const told = roles.map(([infected, host]) => opening(infected!, host!, 0));
    expect(new Set(told.map((moments) => JSON.stringify(outside(moments)))).size).toBe(1);
    expect(told.map(([one]) => one?.title)).toEqual(["You are human.", "You are infected.", "You are the HOST."]);
    expect(told.flat().every(({ hold }) => hold)).toBe(true);
  });

  it("is no business of who looks on, nor of who comes later", () => {
    expect(opening(true, true, null)).toEqual([]);
    const { view, ...rest } = happened("panic_station", 0, []);
    expect(LOADED.get("panic_station")!({ ...rest, before: null, view: { ...view, turn: 30 } })).toEqual([]);
  });
});

describe("a trade", () => {
  const told = (seat: number, given_did: string, language: Language = "en"): Moment | undefined =>
    staged("panic_station", seat, [{ ...trade, given: "infection_red", back: "gas_can", given_did, back_did: "nothing" }], language)[0];

  it("says that somebody tried to infect you only where the event says so", () => {
    expect(told(1, "parried")?.title).toContain("tried to infect you");
    expect(told(1, "parried")?.text).toContain("Your gas can stopped it");
    expect(told(1, "already")?.text).toContain("you were infected already");
    expect(told(1, "infected")?.title).toBe("You are infected.");
    expect(told(1, "infected")?.text).toContain("you win with the infected");
    expect(told(1, "nothing")?.title).not.toContain("infect");
    expect(told(1, "already", "fr")?.text).toContain("Rien ne change\u202f: vous étiez déjà du côté des infectés.");
  });

  it("tells whoever gave the card no more than the card that came back", () => {
    expect(told(0, "stopped")?.text).toContain("or");
    expect(told(0, "sick")?.text).toContain("or since before");
  });
});

describe("a wound", () => {
  const shot = { kind: "ShotFired", seat: 2, target: 0, room: 3, more: 0 };
  const hurt = { kind: "CharacterHurt", character: 0, damage: 1, health: 3 };
  const cards = (count: number, log: Named[], seat: number | null = 0): Moment | undefined => {
    const { view, ...rest } = happened("panic_station", seat, [hurt]);
    const { players } = FIXTURES["./panic_station/middle.fixture.json"]!.view as unknown as { players: object[] };
    const counted = players.map((player) => ({ ...player, cards: count }));
    return LOADED.get("panic_station")!({ ...rest, log: [...log, hurt], view: { ...view, players: counted } })[0];
  };

  it("names who attacked, with what, and what is left, also when the attack was told before", () => {
    expect(cards(7, [shot])).toMatchObject({ key: "hurt", sound: "hit", tone: "bad", who: [2, 0] });
    expect(cards(7, [shot])?.title).toBe("Your Trooper loses 1 HP: 3 left.");
    expect(cards(7, [shot])?.text).toMatch(/ shot\.$/);
    expect(cards(7, [{ kind: "ParasitesMoved", die: 1 }])?.text).toContain("Parasites bit");
  });

  it("says why armor was of no use, by what everybody sees", () => {
    expect(cards(5, [shot])?.text).toContain("with 5 cards");
    expect(cards(5, [shot, { kind: "ArmorPlayed", seat: 0 }])?.text).not.toContain("5 cards");
    expect(cards(7, [{ kind: "GrenadeThrown", seat: 2, character: 4, room: 3 }])?.text).toContain("grenade");
    expect(cards(5, [shot], 1)?.text).not.toContain("5 cards");
  });
});

describe("a card of the Terror deck", () => {
  const drawn = (card: string, more: Named[] = [], seen: object = {}, language: Language = "en"): Moment | undefined => {
    const { view, ...rest } = happened("negotiator", 0, [{ kind: "TerrorDrawn", card }, ...more], language);
    return LOADED.get("negotiator")!({ ...rest, view: { ...view, fate: "taker", demands: ["ransom", null], ...seen } })[0];
  };
  const rose = { kind: "ThreatMoved", before: 3, after: 5 };

  it("is staged with what it is and what it did", () => {
    expect(drawn("worsening", [rose])).toMatchObject({ key: "terror", title: "Terror: It is getting worse", tone: "bad", sound: "hit" });
    expect(drawn("worsening", [rose])?.text).toBe("Threat +1 · With a face-down Demand also: Threat +1 · Threat 3 → 5");
    expect(drawn("worsening", [rose], { demands: ["ransom"] })?.text).toBe("Threat +1 · Threat 3 → 5");
    expect(drawn("back_to_square_one", [{ ...rose, after: 2 }, { kind: "ThreatMoved", before: 2, after: 3 }])?.text).not.toContain("→");
    expect(drawn("moment_of_weakness")).toMatchObject({ text: "1 freed", tone: "neutral", sound: "card" });
  });

  it("leaves to the dice what they have not decided yet", () => {
    expect(drawn("dont_test_me")).toMatchObject({ text: "The dice decide what comes of it.", tone: "neutral", sound: "card" });
  });

  it("is staged as an offer that stays where it is a Minor Demand", () => {
    const kept = drawn("press", [{ kind: "MinorKept", card: "press" }]);
    expect(kept).toMatchObject({ key: "minor", tone: "neutral", sound: "card" });
    expect(kept?.title).toMatch(/^A Minor Demand: “.+”$/);
    expect(kept?.text).toBe("It stays on the table. Concede it for nothing in a call: +2 pts. In return: Threat +1.");
    expect(drawn("press", [{ kind: "TerrorResolved", card: "press" }], { fate: "accomplice" })?.text).toMatch(/discarded/);
  });

  it.each(LANGUAGES)("goes by itself and has words in %s", (language) => {
    for (const card of ["worsening", "dont_test_me", "press", "lights_out"]) {
      const moment = drawn(card, [rose], {}, language);
      expect([moment?.hold, moment?.stays]).toEqual([undefined, undefined]);
      expect(`${moment?.title} ${moment?.text}`).not.toMatch(/web-|\{|undefined/);
    }
  });
});

describe("a Demand that is turned up", () => {
  const revealed = (kind: string): string | undefined => {
    const { view, ...rest } = happened("negotiator", 0, [{ kind: "DemandRevealed", position: 0, demand: "helicopter" }]);
    return LOADED.get("negotiator")!({ ...rest, view: { ...view, demands: ["helicopter"], kinds: [kind], faces: [1] } })[0]?.text;
  };

  it("tells the catch of a way out, and of nothing else", () => {
    expect(revealed("escape")).toMatch(/catch him in the same call, or you lose\.$/);
    expect(revealed("major")).not.toContain("or you lose");
  });
});

describe("what is public", () => {
  const shown = (game: string, seat: number | null, ...events: Named[]): string[] => staged(game, seat, events).map(({ key }) => key);

  it("is staged in every game", () => {
    expect(shown("panic_station", 0, { kind: "ScanRead", infected: 2, living: 5 })).toEqual(["scan"]);
    expect(shown("panic_station", 0, { kind: "RoomPlaced", card: "hive", room: 1, way: "N", facing: "upright", following: null })).toEqual(["hive"]);
    expect(shown("panic_station", 0, { kind: "HiveBurned", seat: 1 }, { kind: "MatchEnded", reason: "hive_burned" })).toEqual(["burned"]);
    expect(shown("negotiator", 0, { kind: "HostageFreed" }, { kind: "HostageFreed" })).toEqual(["freed"]);
    expect(shown("negotiator", 0, { kind: "ThreatMoved", before: 5, after: 7 }, { kind: "HostageKilled" })).toEqual(["threat", "lost"]);
    expect(shown("negotiator", 0, { kind: "ThreatMoved", before: 5, after: 6 })).toEqual([]);
    const totals = { kind: "TotalsCompared", attack: 45, defence: 30, loser: 1 };
    expect(shown("pani_high", 3, totals, { kind: "LocationTaken", location: "pool", loser: 1, winner: 0 })).toEqual(["battle"]);
    const [others] = staged("pani_high", 3, [{ kind: "AttackDeclared", attacker: 0, defender: 1, location: "pool" }, totals]);
    expect(others).toMatchObject({ key: "battle", who: [0, 1], apart: true });
    expect(shown("pani_high", 1, { kind: "AttackDeclared", attacker: 0, defender: 1, location: "pool" })).toEqual(["attacked"]);
    expect(shown("pani_high", 2, { kind: "AttackDeclared", attacker: 0, defender: 1, location: "pool" })).toEqual([]);
  });

  it("never is a window that closed: who showed nothing may have had something", () => {
    const closed = ["DefenderWindowClosed", "AttackerWindowClosed", "TakeDeclined"].map((kind) => ({ kind, seat: 0 }));
    for (const seat of [0, 1, null]) expect(shown("pani_high", seat, ...closed)).toEqual([]);
    for (const seat of [0, 1, null]) expect(shown("panic_station", seat, { kind: "HitTaken", seat: 0 })).toEqual([]);
  });

  it.each(LANGUAGES)("has words for a call and for the end in %s", (language) => {
    const { view, ...rest } = happened("negotiator", 0, [], language);
    const call = LOADED.get("negotiator")!({ ...rest, before: null, view: { ...view, turn: 1, phase: "discussion", played: [], down: [] } });
    expect(call.map(({ key, stays }) => [key, stays])).toEqual([["call", true]]);
    expect(`${call[0]?.title} ${call[0]?.text}`).not.toMatch(/web-stage|\{|undefined/);
    const end = LOADED.get("pani_high")!({ ...happened("pani_high", 0, [{ kind: "MatchScored", scores: [10], seal: null }], language), won: true });
    expect(end.map(({ key, tone, sound }) => [key, tone, sound])).toEqual([["over", "good", "win"]]);
  });
});


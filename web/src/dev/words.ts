// Words for the gallery and the tests, over the same message files that the terminal reads. The shell brings its own.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Named, Player, Seat, Words } from "../lib/contract";
import meaningsOfGames from "./meanings.json";

import houseEn from "../../../src/openps/words/messages/en.ftl?raw";
import houseFr from "../../../src/openps/words/messages/fr.ftl?raw";
import stationEn from "../../../src/openps/games/panic_station/messages/en.ftl?raw";
import stationFr from "../../../src/openps/games/panic_station/messages/fr.ftl?raw";
import crisisEn from "../../../src/openps/games/negotiator/messages/en.ftl?raw";
import crisisFr from "../../../src/openps/games/negotiator/messages/fr.ftl?raw";
import schoolEn from "../../../src/openps/games/pani_high/messages/en.ftl?raw";
import schoolFr from "../../../src/openps/games/pani_high/messages/fr.ftl?raw";

export type Language = "en" | "fr";

const FILES: Record<string, Record<Language, string>> = {
  panic_station: { en: stationEn, fr: stationFr },
  negotiator: { en: crisisEn, fr: crisisFr },
  pani_high: { en: schoolEn, fr: schoolFr },
};

/** What a field stands for: a word, a row of one thing, or a fixed group of several. */
type Meaning = string | Meaning[];
const MEANINGS = meaningsOfGames as unknown as Record<string, Record<string, Record<string, Meaning>>>;

export function wordsFor(
  game: string,
  language: Language,
  viewer: Seat | null,
  players: Player[],
  names: Record<string, string>,
): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(language === "en" ? houseEn : houseFr));
  bundle.addResource(new FluentResource(FILES[game]![language]), { allowOverrides: true });

  function say(key: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, values) : key;
  }
  const has = (key: string) => bundle.hasMessage(key);
  const seat = (at: Seat | null) =>
    at === null ? "none" : at === viewer ? say("seat-you") : (players[at]?.name ?? say("seat-other", { seat: at }));
  const piece = (key: string) => names[key] || (has(`piece-${key}`) ? say(`piece-${key}`) : key);
  const printed = (key: string) => names[`text ${key}`] || (has(`text-${key}`) ? say(`text-${key}`) : "");
  const tenths = (value: number) =>
    `${value < 0 ? "-" : ""}${Math.floor(Math.abs(value) / 10)}${value % 10 ? say("decimal-mark") + (Math.abs(value) % 10) : ""}`;

  function value(told: unknown, meaning: Meaning): string | number {
    if (Array.isArray(meaning)) return row(told as unknown[], meaning);
    if (meaning === "seat") return seat(told as Seat | null);
    if (told === null || told === undefined) return "none";
    if (meaning === "piece") return piece(String(told));
    if (meaning === "tenths") return tenths(told as number);
    if (meaning) return say(`${meaning}-${String(told)}`);
    if (typeof told === "boolean") return told ? "True" : "False";
    return typeof told === "number" ? told : String(told);
  }
  function row(told: unknown[], meaning: Meaning[]): string {
    if (meaning.length > 1) return told.map((one, at) => value(one, meaning[at] ?? "")).join(" ");
    if (meaning[0] !== "piece") return told.map((one) => value(one, meaning[0] ?? "")).join(", ");
    const known = told.filter((one): one is string => one !== null);
    const said = [...new Set(known)].sort().map((key) => {
      const count = known.filter((one) => one === key).length;
      return count > 1 ? `${count}× ${piece(key)}` : piece(key);
    });
    if (known.length < told.length) said.push(say("pieces-hidden", { count: told.length - known.length }));
    return said.join(", ") || say("pieces-none");
  }
  function fields(told: Named): Record<string, string | number> {
    const found: Record<string, string | number> = {};
    for (const [name, meaning] of Object.entries(MEANINGS[game]?.[told.kind] ?? {})) {
      found[name] = value(told[name], meaning);
      if (meaning === "piece" && told[name] !== null) found[`${name}_text`] = printed(String(told[name]));
    }
    return found;
  }
  const kebab = (name: string) => name.replace(/([a-z])(?=[A-Z])/g, "$1-").toLowerCase();
  function event(told: Named): string {
    const key = `event-${kebab(told.kind)}`;
    const hides = Object.entries(MEANINGS[game]?.[told.kind] ?? {}).some(([name, meaning]) =>
      Array.isArray(meaning)
        ? meaning[0] === "piece" && (told[name] as unknown[]).includes(null)
        : meaning === "piece" && told[name] === null,
    );
    return say(hides && has(`${key}-hidden`) ? `${key}-hidden` : key, fields(told));
  }
  const move = (told: Named) => {
    const key = `move-${kebab(told.kind)}`;
    return has(key) ? say(key, fields(told)) : told.kind;
  };
  return { language, say, has, piece, seat, event, move };
}

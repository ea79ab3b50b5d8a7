// A clause such as PS-10.4 leads to the rules of its game.

const GAMES: Record<string, string> = { PS: "panic_station", NG: "negotiator", PH: "pani_high" };

export function clauseAddress(clause: string): string {
  return `#/rules/${GAMES[clause.split("-")[0] ?? ""] ?? ""}/${clause}`;
}

// What the house would answer, without asking Python: from what was written when the page was built.

import { cards } from "./cards";
import { isSite } from "./where";

const GAMES = "/api/v1/games";
const RULES = /^\/api\/v1\/rules\/([a-z_]+)$/;

/** Nothing where only the house knows. */
export async function early(address: string, language: string): Promise<Response | null> {
  if (address === GAMES) return cards();
  const game = isSite ? RULES.exec(address)?.[1] : undefined;
  if (!game) return null;
  const told = await fetch(new URL(`told/rules-${game}-${language}.json`, document.baseURI)).catch(() => null);
  return told?.ok ? told : null;
}

// The cards of the games as the house would tell them: the start page need not wait until Python is there.

import type { GameCard } from "./wire";

interface Written {
  place: number;
  card: GameCard;
}

const CARDS = import.meta.glob<Written>("./generated/cards/*.json", { import: "default" });

export async function cards(): Promise<Response> {
  const written = await Promise.all(Object.values(CARDS).map((load) => load()));
  return Response.json({ games: written.sort((one, other) => one.place - other.place).map(({ card }) => card) });
}

// What explains itself on this board, by the keys that its pieces carry (`data-explain`).
import { explains } from "../../lib/explain";

/** The signs and numbers that stand for something. */
export const ICONS_EXPLAINED = ["hand", "pile", "discard", "gone", "memory", "known", "total", "steps", "seal", "score", "phase"] as const;
export type Explained = (typeof ICONS_EXPLAINED)[number];

/** Nobody knows what lies face down. */
export const HIDDEN = "hidden";

export const tells = {
  card: (card: string | null) => explains("card", card ?? HIDDEN),
  place: (place: string) => explains("place", place),
  player: (seat: number) => explains("player", seat),
  icon: (name: Explained) => explains("icon", name),
};

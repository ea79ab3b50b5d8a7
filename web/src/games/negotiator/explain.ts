// What explains itself on this board, as `data-explain` names it. Names of cards are those of the box, or of the table's own cards.

export const EXPLAINED = {
  card: "every Discussion card, in hand, for sale or played",
  taker: "arkayne, donna, edward, or accomplice once he is in charge",
  demand: "every Demand that lies face up; hidden-major, hidden-escape for one that does not",
  terror: "every Terror card and Pivotal Event that was turned up",
  level: "the steps of the dial, by number from 0 (L) to 7 (E)",
  icon: [
    "threat", "points", "dice", "hostages", "held", "freed", "dead", "turn", "phase", "terror_deck", "pivotal", "market", "odds",
    "exploits", "convert", "reroll", "fours", "played", "goal", "clock", "cost", "hand",
  ],
} as const;

export type Icon = (typeof EXPLAINED.icon)[number];

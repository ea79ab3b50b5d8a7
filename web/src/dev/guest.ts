// A guest for tests and for the gallery: a small game of poker, as the server would tell of it. It brings no board.
import { faced } from "../lib/people";
import type { BoardProps, Named, Player } from "../lib/contract";
import type { GuestEdition } from "../lib/guests";
import type { Language } from "../lib/words";

const WORDS: Record<Language, string> = {
  en: `game-kuhn = Kuhn poker
about-kuhn = Three cards, one bet.
piece-jack = jack
piece-queen = queen
piece-king = king
each-stakes = Paid
field-history = So far
history-check = check
ask-act = Check or bet?
web-hint-act = The higher card wins.
action-bet = Bet
action-check = Check
action-fold = Fold
refusal-nothing-to-fold = Nobody has bet.
move-check = Check
move-bet = Bet on your { $card }
move-ask = Ask { $seat }
group-check = Check
group-bet = Bet
group-ask = Ask
`,
  fr: `game-kuhn = Poker de Kuhn
about-kuhn = Trois cartes, une mise.
piece-jack = valet
piece-queen = dame
piece-king = roi
each-stakes = Payé
field-history = Jusqu’ici
history-check = parole
ask-act = Parole ou mise ?
web-hint-act = La plus haute carte gagne.
action-bet = Miser
action-check = Parole
action-fold = Se coucher
refusal-nothing-to-fold = Personne n’a misé.
move-check = Parole
move-bet = Miser sur : { $card }
move-ask = Demander à { $seat }
group-check = Parole
group-bet = Miser
group-ask = Demander
`,
};

export function kuhn(language: Language): GuestEdition {
  return {
    messages: WORDS[language],
    meanings: {
      view: {
        viewer: "seat", active: "seat", turn: "", hand: ["*", "piece"], hand_sizes: ["*", ""], stakes: ["*", ""],
        pot: "", history: ["*", ""], deck: ["*", "piece"], ask: "",
      },
      events: {},
      moves: { Check: {}, Bet: { card: "piece" }, Ask: { seat: "seat" } },
      tales: {},
      claims: [],
      statuses: [],
      cards: [],
      score: "",
    },
    art: null,
    board: null,
  };
}

const PLAYERS: Player[] = faced([
  { name: "Ann", here: true, bot: null },
  { name: "Bob", here: true, bot: null },
  { name: "Cleo", here: true, bot: "easy" },
]);

const legal = (text: string, move: Named) => ({ text, move });

/** What Ann is told when it is her turn. */
export const NEWS: Omit<BoardProps, "words" | "send" | "still"> = {
  view: {
    viewer: 0, active: 0, turn: 3, ask: "act", hand: ["king"], hand_sizes: [1, 1, 1], stakes: [2, 2, 1], pot: 5,
    history: ["check", "bet"], deck: [null], last: false,
  },
  seat: 0,
  options: {},
  decision: { ask: "act", seats: [0] },
  moves: [legal("check", { kind: "Check" }), legal("bet king", { kind: "Bet", card: "king" }), legal("ask 2", { kind: "Ask", seat: 2 })],
  menu: [
    { action: "check", moves: [0, 2], refusal: null, clause: null },
    { action: "bet", moves: [1], refusal: null, clause: null },
    { action: "fold", moves: [], refusal: "nothing-to-fold", clause: "KP-2.3" },
  ],
  events: [],
  players: PLAYERS,
};

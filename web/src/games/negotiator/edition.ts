import type { Edition } from "../../lib/edition";
import Art from "./Art.svelte";
import { tally } from "./career";
import { isCostly } from "./costly";
import type { Told } from "./generated";
import { MARKS } from "./tale";
import "./palette.css";

export const edition: Edition<Told> = {
  key: "negotiator",
  clauses: "NG",
  art: Art,
  board: () => import("./Board.svelte"),
  explain: () => import("./explained"),
  pictures: () => import("./Pictures.svelte"),
  moments: () => import("./moments"),
  career: {
    screen: () => import("./Career.svelte"),
    beside: () => import("./CareerNote.svelte"),
    tally,
  },
  marks: MARKS,
  sure: ({ move, view, words }) => (isCostly(move, view) ? words.say("web-sure-lost") : ""),
  phase: ({ view, words }) => words.say("web-how-far", { turn: view.turn, phase: view.phase, points: view.points }),
  log: {
    fights: /Killed|Dice|Test/,
    cards: /Card|Bought|Drawn|Demand/,
  },
};

import type { Edition } from "../../lib/edition";
import Art from "./Art.svelte";
import { armorQuestion } from "./blow";
import type { Told } from "./generated";
import { MARKS } from "./tale";
import "./palette.css";

export const edition: Edition<Told> = {
  key: "panic_station",
  clauses: "PS",
  art: Art,
  board: () => import("./Board.svelte"),
  explain: () => import("./explained"),
  pictures: () => import("./Pictures.svelte"),
  marks: MARKS,
  sheet: () => import("./Sheet.svelte"),
  moments: () => import("./moments"),
  colours: ["red", "green", "purple", "orange", "blue", "white"],
  round: true, // a square piece is an Android
  out: ({ view, seat }) => view.players[seat]?.alive === false,
  phase: ({ view, words, seat }) => words.say(view.ask !== null && view.active === seat ? "web-phase" : "web-phase-ended", { turn: view.turn, ap: view.now.ap }),
  question: ({ view, words, seat }) => (view.ask === "armor" ? armorQuestion(view, seat, words) : ""),
  log: {
    fights: /Attack|Hit|Hurt|Shot|Stab|Grenade|Eliminated/,
    cards: /Card|Item|Hand|Drawn|Traded/,
  },
};

import type { Edition } from "../../lib/edition";
import Art from "./Art.svelte";
import type { Told } from "./generated";
import { MARKS } from "./tale";
import "./palette.css";

export const edition: Edition<Told> = {
  key: "pani_high",
  clauses: "PH",
  art: Art,
  board: () => import("./Board.svelte"),
  explain: () => import("./explained"),
  pictures: () => import("./Pictures.svelte"),
  moments: () => import("./moments"),
  marks: MARKS,
  phase: ({ view, words }) => words.say("web-phase", { turn: view.turn, count: view.pile }),
  log: {
    fights: /Attack|Battle|Totals|Yielded|Policewoman|Bribe/,
    cards: /Card|Hand|Conspiracy/,
  },
};

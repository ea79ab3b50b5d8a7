import type { Edition } from "../../lib/edition";
import Art from "./Art.svelte";
import { tally } from "./career";
import type { Told } from "./generated";
import "./palette.css";

export const edition: Edition<Told> = {
  key: "negotiator",
  clauses: "NG",
  art: Art,
  board: () => import("./Board.svelte"),
  pictures: () => import("./Pictures.svelte"),
  career: {
    screen: () => import("./Career.svelte"),
    beside: () => import("./CareerNote.svelte"),
    tally,
  },
  log: {
    fights: /Killed|Dice|Test/,
    cards: /Card|Bought|Drawn|Demand/,
  },
};

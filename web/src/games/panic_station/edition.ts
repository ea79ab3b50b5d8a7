import type { Edition } from "../../lib/edition";
import Art from "./Art.svelte";
import type { Told } from "./generated";
import "./palette.css";

export const edition: Edition<Told> = {
  key: "panic_station",
  clauses: "PS",
  art: Art,
  board: () => import("./Board.svelte"),
  pictures: () => import("./Pictures.svelte"),
  ending: () => import("./Ending.svelte"),
  colours: ["red", "green", "purple", "orange", "blue", "white"],
  log: {
    fights: /Attack|Hit|Hurt|Shot|Stab|Grenade|Eliminated/,
    cards: /Card|Item|Hand|Drawn|Traded/,
  },
};

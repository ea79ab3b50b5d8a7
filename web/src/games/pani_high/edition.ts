import type { Edition } from "../../lib/edition";
import Art from "./Art.svelte";
import type { Told } from "./generated";
import "./palette.css";

export const edition: Edition<Told> = {
  key: "pani_high",
  clauses: "PH",
  art: Art,
  board: () => import("./Board.svelte"),
  pictures: () => import("./Pictures.svelte"),
  log: {
    fights: /Attack|Battle|Totals|Yielded|Policewoman|Bribe/,
    cards: /Card|Hand|Conspiracy/,
  },
};

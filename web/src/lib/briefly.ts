// What a thing on the table does, in one sentence for whoever picks it. Its words are fetched when something is touched.

import { editionOf } from "../games";
import { inShort, written, type Table } from "./explain";
import { teach } from "./library";
import type { Messages } from "./words";

export type Briefly = (table: Table, kind: string, name: string) => string;

export async function brief(game: string, messages: Messages): Promise<Briefly> {
  const [own] = await Promise.all([editionOf(game)?.explain?.(), teach(messages, game)]);
  return (table, kind, name) => {
    const found = own?.explained(kind, name, table) ?? written(table.words, kind, name);
    return found ? inShort(found) : "";
  };
}

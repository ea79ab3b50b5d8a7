// Playing on from a moment of a match that is over.

import { keep, ownName } from "./open";
import { go } from "./route.svelte";
import { api } from "./speech.svelte";
import type { TableInfo } from "./wire";

export interface Branch {
  ply: number;
  seat: number;
  fair: boolean;
  level: string;
}

/** Opens the table and goes there. */
export async function playOn(info: Pick<TableInfo, "table" | "game">, branch: Branch): Promise<void> {
  const seated = await api.practise(info.table, { name: ownName(), ...branch });
  keep(seated, info.game, ownName());
  go(`/table/${seated.table}`);
}

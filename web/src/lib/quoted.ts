// The sentences of clauses, for whoever shows one in passing. The rules of a game are fetched once, when the first is asked for.

import { shortened } from "./explain";
import { plain } from "./rules";
import { settings } from "./settings.svelte";
import { api } from "./speech.svelte";

const fetched = new Map<string, Promise<Map<string, string>>>();

async function clausesOf(game: string): Promise<Map<string, string>> {
  const { clauses } = await api.rules(game);
  return new Map(clauses.map((one) => [one.id, plain(one.text)]));
}

/** The first sentences of a clause, of the first where several are named; nothing where the server does not answer, and it is asked again the next time. */
export async function quoted(game: string, clause: string): Promise<string> {
  const [first] = clause.split(", ");
  if (!first) return "";
  const key = `${game} ${settings.language}`;
  const known = fetched.get(key) ?? clausesOf(game);
  fetched.set(key, known);
  try {
    return shortened((await known).get(first) ?? "");
  } catch {
    fetched.delete(key);
    return "";
  }
}

// A clause such as AB-10.4 leads to the rules of the game whose clauses begin with AB.

import { EDITIONS } from "../games";

export function clauseAddress(clause: string): string {
  const prefix = clause.split("-")[0];
  return `#/rules/${EDITIONS.find((one) => one.clauses === prefix)?.key ?? ""}/${clause}`;
}

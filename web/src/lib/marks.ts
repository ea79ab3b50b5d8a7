// What a person thinks of the others at a table: kept in this browser beside the ticket of the seat, never sent to anybody.

export const MARKS = ["trust", "suspect"] as const;

export interface Mark {
  mark: "" | (typeof MARKS)[number];
  note: string;
}

const KEY = "openps.marks";
const MOST_TABLES = 40; // the oldest are forgotten
type Kept = Record<string, Record<string, Mark>>;

function kept(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return read && typeof read === "object" ? (read as Kept) : {};
  } catch {
    return {}; // somebody else wrote there: we begin anew
  }
}

const placeOf = (table: string, seat: number | null): string => `${table}/${seat ?? "-"}`;

export function markOf(table: string, seat: number | null, other: number): Mark {
  return kept()[placeOf(table, seat)]?.[other] ?? { mark: "", note: "" };
}

export function keepMark(table: string, seat: number | null, other: number, mark: Mark): void {
  const all = kept();
  const place = placeOf(table, seat);
  const mine = { ...all[place], [other]: mark };
  delete all[place];
  const newest = [...Object.entries(all), [place, mine] as const].slice(-MOST_TABLES);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
}

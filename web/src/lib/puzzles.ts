// Puzzles of the day: dates as they are written, and the days that were answered in this browser.

const KEY = "openps.puzzles";

/** The answers to the puzzles of a game, by day: whether the first one was right. */
export type Answers = Record<string, boolean>;

function all(): Record<string, Answers> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Answers>) : {};
  } catch {
    return {};
  }
}

export function answersOf(game: string): Answers {
  return all()[game] ?? {};
}

/** The first answer of a day counts. */
export function keepAnswer(game: string, day: string, right: boolean): Answers {
  const known = all();
  const mine = { [day]: right, ...known[game] };
  localStorage.setItem(KEY, JSON.stringify({ ...known, [game]: mine }));
  return mine;
}

/** The date where the person is: 2026-11-18. */
export function dayOf(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** So many days later, or earlier. */
export function shifted(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Days in a row that were solved, up to this one; a day that is not answered yet breaks nothing. */
export function streak(answers: Answers, today: string): number {
  let day = today in answers ? today : shifted(today, -1);
  let count = 0;
  while (answers[day]) {
    count += 1;
    day = shifted(day, -1);
  }
  return count;
}

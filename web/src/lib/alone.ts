// Two tabs and one match: one of them plays. A lock of the browser says which; it is free again when its tab is gone, however
// that ended.

export interface Hold {
  letGo(): void;
}

interface Held {
  release: () => void;
  lost: Set<() => void>;
}

const held = new Map<string, Promise<Held | null>>();
const taking = new Set<string>(); // tables that the person wants here, wherever they are open
const nameOf = (table: string): string => `openps table ${table}`;

function locked(table: string): Promise<Held | null> {
  return new Promise((done) => {
    const lost = new Set<() => void>();
    const keep = (lock: Lock | null): Promise<void> | undefined => {
      if (!lock) return void done(null);
      return new Promise((release) => done({ release, lost }));
    };
    const asked = taking.delete(table) ? { steal: true } : { ifAvailable: true };
    navigator.locks.request(nameOf(table), asked, keep).catch(() => {
      held.delete(table); // another tab has taken it
      for (const tell of [...lost]) tell();
    });
  });
}

/** A table for this page alone, however many lines it has to it; nothing where another tab has it. */
export async function hold(table: string, lost: () => void): Promise<Hold | null> {
  if (!navigator.locks) return { letGo: () => undefined }; // an address that is not safe: the journal itself is on guard
  const asked = held.get(table) ?? locked(table);
  held.set(table, asked);
  const mine = await asked;
  if (!mine) {
    held.delete(table);
    return null;
  }
  const tell = (): void => lost(); // each line has one of its own
  mine.lost.add(tell);
  return { letGo: () => leave(table, mine, tell) };
}

function leave(table: string, mine: Held, lost: () => void): void {
  if (!mine.lost.delete(lost) || mine.lost.size) return;
  held.delete(table);
  mine.release();
}

/** From now on it is played here: the other tab is told, and shows it no more. */
export function take(table: string): void {
  taking.add(table);
}

/** Once the other tab has left it. */
export function whenFree(table: string, then: () => void, over: AbortSignal): void {
  navigator.locks?.request(nameOf(table), { signal: over }, () => undefined).then(then, () => undefined);
}

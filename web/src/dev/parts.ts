// Parts of a message file, as the page is built with them (messages.ts beside the configuration of the build).

/** Only the command line and the terminal say these; what a server refuses comes with its words. */
export const TERMINAL = /^((help|ladder|play|simulate|prove|verify|bench|endgames|serve|core|error|rules|left|games|new|backup|restore|tui|brief|legend|lab|experiment|bot-failed|search-small)-|career-(written|practice|go-on|known|kept|aside)$|table-(headline|active|east|signs|seat|colour|health|items|decks|goals|lettered|remark-host|scans|notes|rooms)$|online-(?!away)|review-(?!reason-))/;
/** New versions are told by sites alone. Of lost tickets most people never read, of puzzles only whoever opens one, of what comes after a match not while they play. */
export const RARE = /^(web-(lost-|asked-back|agree|refuse|ticket-|puzzle-|after-|alone-|version-)|review-reason-)/;
const EXPLAINING = /^((explain|title|now|reason|wager)-|origin-(ours|partly)$)/;
const FRONT = /^((game|about)-|origin-values$)/;

const WANTED: Record<string, (key: string) => boolean> = {
  house: (key) => !TERMINAL.test(key) && !RARE.test(key),
  rare: (key) => RARE.test(key),
  front: (key) => FRONT.test(key),
  table: (key) => !TERMINAL.test(key) && !EXPLAINING.test(key),
  explain: (key) => EXPLAINING.test(key),
};

/** The messages of a file that a part of the page wants; comments are for whoever writes them. */
export function partOf(text: string, part: string): string {
  const entries = text.split(/^(?=[a-zA-Z-])/m).filter((entry) => /^[a-zA-Z]/.test(entry));
  const wanted = entries.filter((entry) => WANTED[part]?.(entry.split(" ", 1)[0] ?? ""));
  return wanted.map((entry) => entry.replace(/^#.*\n?/gm, "").trimEnd() + "\n").join("");
}

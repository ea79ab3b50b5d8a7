// What is left on the clock of a seat: it runs from the newest news on, while the seat is asked.
import type { Known } from "./fold";

export function clockLeft(known: Known, seat: number, paused: boolean, now: number): string {
  const running = (known.news?.decision?.seats.includes(seat) ?? false) && !paused;
  const gone = running ? Math.max(0, now - known.heardAt) / 1000 : 0;
  const seconds = Math.max(0, Math.round((known.news?.clocks?.[seat] ?? 0) - gone));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

// The keys of the board. Digits are the choices of the tray; L, T, Z, R, D, H, N and ? belong to the page.
import { command } from "../../lib/keys";

/** Cards that can be picked: those of the hand or, while it is open, those for sale. */
export const CARD_KEYS = [..."abcefijkop"];
/** Demands, or the dice on the table. */
export const PIECE_KEYS = [..."quvxy"];
export const MARKET_KEY = "m";
export const GIVE_UP_KEY = "g";
export const HANG_UP_KEY = "s";

/** Presses the piece of this key, unless another window is open. */
export function press(root: HTMLElement | undefined, event: KeyboardEvent): void {
  const key = command(event);
  if (key?.length !== 1 || document.querySelector("dialog[open]")) return;
  const pieces = root?.querySelectorAll<HTMLElement>("[data-key]:not(:disabled)") ?? [];
  const piece = [...pieces].find((one) => one.dataset.key === key);
  if (!piece) return;
  event.preventDefault();
  piece.focus();
  piece.click();
}

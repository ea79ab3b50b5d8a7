// The log as it is shown: numbers, claims with what they cite, and nothing told twice.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Named } from "../lib/contract";
import { meanings, messages } from "../lib/library";
import { speech } from "../lib/speech.svelte";
import { Teller, type Language } from "../lib/words";
import Log from "./Log.svelte";

// What jsdom has not.
vi.hoisted(() => (globalThis.matchMedia = (() => ({ matches: true })) as never));
vi.stubGlobal("ResizeObserver", class { observe(): void {} disconnect(): void {} });

const claim = (at: number, speaker: number, text: string): Named => ({ kind: "Claim", speaker, text, at });
const LOG: Named[] = [
  { kind: "TradeBegan", seat: 1, partner: 2, room: 6 },
  { kind: "Sealed" },
  { kind: "CardsTraded", seat: 1, partner: 2, given: null, back: null, given_did: "hidden", back_did: "hidden" },
  claim(13, 1, "I trust 2 because 10"),
  claim(14, 2, "1 is infected because 10"),
  claim(15, 0, "1 is infected"),
  claim(16, 1, "I am human because 14"),
  { kind: "PhaseEnded", marker: 2 },
  claim(18, 1, "I trust 2 because 3"),
];

beforeEach(() => speech.speak("en"));
afterEach(cleanup);

async function shown(log: Named[], language: Language = "en", begins = 10): Promise<HTMLElement> {
  const telling = { viewer: 0, names: ["Ann", "Bea", "Cem"], entry: (number: number) => log[number - begins] };
  const words = new Teller(await messages(language, "panic_station"), await meanings("panic_station"), telling);
  return render(Log, { game: "panic_station", log, words, begins }).container;
}

function lines(page: HTMLElement): string[] {
  return [...page.querySelectorAll("li")].map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim());
}

test("every line has its number, a claim tells what it cites, and repeats are one line", async () => {
  expect(lines(await shown(LOG))).toEqual([
    "10 Bea began a trade with Cem in room 6.",
    "12 Bea and Cem traded a card.",
    "14 Cem said: “Bea is infected, after the trade in room 6 (no. 10)” (You too)",
    "16 Bea said: “I am human, in answer to Cem (no. 14)”",
    "17 The parasite phase ended. The marker went to Cem.",
    "18 Bea said: “I trust Cem, because of no. 3 of the log” (2 times)",
  ]);
});

test("a click on what is cited marks it, also where a filter hid it", async () => {
  const page = await shown(LOG);
  await fireEvent.change(page.querySelector("select")!, { target: { value: "talk" } });
  expect(lines(page)).toHaveLength(3);

  await fireEvent.click(page.querySelector('[data-number="14"] [role=button]')!);
  await tick();

  expect(page.querySelector("[aria-current]")?.getAttribute("data-number")).toBe("10");
  expect(lines(page)).toHaveLength(6);
  expect(document.activeElement).toBe(page.querySelector("[aria-current]"));
});

test("what is cited is shown, however long ago it was; what is not known any more is no button", async () => {
  const long = Array.from({ length: 400 }, (): Named => ({ kind: "PhaseEnded", marker: 2 }));
  const page = await shown([...LOG, ...long, claim(419, 2, "1 is infected because 10"), claim(420, 2, "I trust 1 because 3")]);
  expect(page.querySelectorAll("li")).toHaveLength(150);
  expect(page.querySelectorAll('[data-number="420"] [role=button]')).toHaveLength(0);

  await fireEvent.keyDown(page.querySelector('[data-number="419"] [role=button]')!, { key: "Enter" });
  await tick();

  expect(page.querySelector("[aria-current]")?.textContent).toContain("began a trade");
});

import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Qr from "./Qr.svelte";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));

const ADDRESS = "https://games.example:8000/t/abcdefgh";

function drawn(text: string): { size: number; path: string } {
  const { container } = render(Qr, { props: { text } });
  const [, , width] = container.querySelector("svg")!.getAttribute("viewBox")!.split(" ");
  return { size: Number(width), path: container.querySelector("path")!.getAttribute("d")! };
}

test("an address is drawn with white round it, a longer one larger", () => {
  expect(drawn(ADDRESS).size).toBe(6 + 29); // as many bytes as version 3 holds
  expect(drawn(`${ADDRESS}/${ADDRESS}`).size).toBeGreaterThan(35);
  expect(drawn(ADDRESS).path).not.toBe(drawn(`${ADDRESS}x`).path);
});

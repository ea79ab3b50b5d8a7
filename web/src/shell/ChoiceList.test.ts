// The choices in words: what may lose the match is asked for twice there too.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { wordsFor } from "../dev/words";
import { editionOf } from "../games";
import discuss from "../games/negotiator/discuss.fixture.json";
import type { Named } from "../lib/contract";
import { speech } from "../lib/speech.svelte";
import ChoiceList from "./ChoiceList.svelte";

vi.hoisted(() => (globalThis.matchMedia = (() => ({ matches: true })) as never));

beforeEach(() => speech.speak("en"));
afterEach(cleanup);

describe("the way out, granted from the list", () => {
  const granted = { kind: "Concede", demand: "helicopter" };
  const paid = { kind: "Concede", demand: "ransom" };
  const view = { ...discuss.view, demands: ["ransom", "helicopter"], kinds: ["major", "escape"], faces: [1, 1] };
  const words = wordsFor("negotiator", "en", 0, [], discuss.names.en);
  const sure = (move: Named) => editionOf("negotiator")!.sure!({ move, view, words });
  const show = () => {
    const send = vi.fn<(text: string) => void>();
    const moves = [granted, paid].map((move) => ({ text: `concede ${move.demand}`, move }));
    const { container } = render(ChoiceList, { props: { moves, menu: [], words, sure, send } });
    return { send, find: (selector: string) => container.querySelector<HTMLElement>(selector) };
  };

  it("is asked for twice, with what may come of it", async () => {
    const { send, find } = show();
    await fireEvent.click(find('[data-move="concede helicopter"]')!);
    expect(send).not.toHaveBeenCalled();
    expect(find("[role=alert]")!.textContent).toBe(words.say("web-sure-lost"));
    await fireEvent.click(find('[data-sure="concede helicopter"]')!);
    expect(send.mock.calls).toEqual([["concede helicopter"]]);
  });

  it("is the only one: what costs points is conceded with one click", async () => {
    const { send, find } = show();
    await fireEvent.click(find('[data-move="concede ransom"]')!);
    expect(send.mock.calls).toEqual([["concede ransom"]]);
  });
});

import { expect, test } from "vitest";
import source from "./Token.svelte?raw";

const style = source.split("<style>")[1] ?? "";

/** How much redder than gray a colour of a rule is, of 255. */
function redness(rule: string): number[] {
  const body = new RegExp(`${rule.replaceAll(".", "[.]")} \\{([^}]*)\\}`).exec(style)?.[1] ?? "";
  return [...body.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g)].map(([, ...parts]) => {
    const [red = 0, green = 0, blue = 0] = parts.map((part) => parseInt(part, 16));
    return red - Math.max(green, blue);
  });
}

test("the black parasite is drawn in black and white, as it is called", () => {
  for (const rule of [".shell.black", ".bug.black"]) {
    expect(redness(rule).length).toBeGreaterThan(0);
    expect(Math.max(...redness(rule))).toBeLessThan(20);
  }
  expect(style).toContain("fill: #050608");
});

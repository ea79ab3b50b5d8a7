// Where long names may be broken.
import { expect, test } from "vitest";
import { broken } from "./broken";

test.each([
  ["Cheerleading", "Cheer-lea-ding"],
  ["Health Committee", "Health Com-mit-tee"],
  ["Second-year", "Second-year"],
  ["Tennis Court", "Tennis Court"],
  ["Parachutage", "Pa-rachu-tage"],
])("%s", (name, shown) => {
  expect(broken(name).replaceAll("\u00ad", "-")).toBe(shown);
});

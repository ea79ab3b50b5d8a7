import { expect, test } from "vitest";
import type { Estimate, Point, Suspicion } from "../review";
import { band, fieldOf, figure, line, pointAt, stepAt, suspected, thoughtAt, x, y } from "./review";

const sure = (value: number): Estimate => ({ value, low: value, high: value });
const point = (step: number, ...values: number[]): Point => ({
  step,
  log: step + 1,
  turn: 1,
  sides: values.map(sure),
  seats: values.map(sure),
});
const method = { bot: "", turns: 0, further: 0, playouts: 1, worlds: 1, fresh: 1, threshold: 1, scored: false, seed: "" };
const course = [point(-1, 500_000), point(0, 250_000), point(1, 1_000_000)];
const field = fieldOf({ course, method }, 200, 100);

test("chances lie between none and all, from before the deal to the end", () => {
  expect(field).toEqual({ width: 200, height: 100, first: -1, last: 1, low: 0, high: 1_000_000 });
  expect([x(field, -1), x(field, 1)]).toEqual([0, 200]);
  expect([y(field, 0), y(field, 1_000_000)]).toEqual([100, 0]);
});

test("where a game is played for points, the field holds all of them", () => {
  const scored = { course: [point(0, -2_000_000, 7_000_000)], method: { ...method, scored: true } };
  expect(fieldOf(scored, 10, 10)).toMatchObject({ low: -2_000_000, high: 7_000_000 });
  expect(figure(7_500_000, scored, "fr")).toBe("7,5");
});

test("a curve goes through every step, and its band back below it", () => {
  expect(line(field, course, 0)).toBe("M0.0 50.0L100.0 75.0L200.0 0.0");
  expect(band(field, course, 0).split("L")).toHaveLength(6);
  expect(line(field, course, 3)).toBe("");
});

test("a place of the field is the step that lies nearest", () => {
  expect([stepAt(field, -5), stepAt(field, 90), stepAt(field, 999)]).toEqual([-1, 0, 1]);
  expect(pointAt(course, 0)?.step).toBe(0);
  expect(pointAt(course, 99)?.step).toBe(1);
});

test("what was thought stays until it changes", () => {
  const thought = (step: number, odds: number): Suspicion["thoughts"][number] => ({ step, odds, true: true });
  const one: Suspicion = { eyes: 0, about: 1, says: "I am infected", thoughts: [thought(2, 100), thought(7, 900)] };
  expect(thoughtAt(one, 1)).toBeUndefined();
  expect(thoughtAt(one, 6)?.odds).toBe(100);
  expect(thoughtAt(one, 7)?.odds).toBe(900);
  expect(suspected({ suspicions: [one, one] })).toEqual(["I am infected"]);
});

test("figures are written as the language does", () => {
  expect(figure(-125_000, { method }, "en", true)).toBe("-13%");
  expect(figure(125_000, { method }, "en", true)).toBe("+13%");
});

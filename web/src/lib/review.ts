// A review, as it is drawn: chances along the steps of a match, and what was thought at one of them.

import type { Estimate, Point, Review, Suspicion, Thought, Wager } from "../review";

export const WHOLE = 1_000_000;
export const BEFORE = -1;

/** What a curve lies in: steps from left to right, values from below to above. */
export interface Field {
  width: number;
  height: number;
  first: number;
  last: number;
  low: number;
  high: number;
}

export function x(field: Field, step: number): number {
  return ((step - field.first) / Math.max(1, field.last - field.first)) * field.width;
}

export function y(field: Field, value: number): number {
  return field.height - ((value - field.low) / Math.max(1, field.high - field.low)) * field.height;
}

/** Chances lie between none and all; where figures are points, between the smallest and the largest of them. */
export function fieldOf(review: Pick<Review, "course" | "method">, width: number, height: number): Field {
  const steps = review.course.map((one) => one.step);
  const first = steps[0] ?? BEFORE;
  const last = steps.at(-1) ?? 0;
  const field = { width, height, first, last, low: 0, high: WHOLE };
  if (!review.method.scored) return field;
  const all = review.course.flatMap((one) => one.sides.flatMap(({ low, high }) => [low, high]));
  return { ...field, low: Math.min(0, ...all), high: Math.max(WHOLE, ...all) };
}

type Pick_ = (estimate: Estimate) => number;
/** Along the steps: with open cards, or as one seat could see it. */
export type Along = Pick<Point, "step" | "sides">;

function corners(field: Field, course: Along[], side: number, pick: Pick_): string[] {
  return course.flatMap((one) => {
    const estimate = one.sides[side];
    return estimate ? [`${x(field, one.step).toFixed(1)} ${y(field, pick(estimate)).toFixed(1)}`] : [];
  });
}

/** The curve of a side. */
export function line(field: Field, course: Along[], side: number): string {
  const all = corners(field, course, side, (one) => one.value);
  return all.length ? `M${all.join("L")}` : "";
}

/** What lies within its interval. */
export function band(field: Field, course: Along[], side: number): string {
  const above = corners(field, course, side, (one) => one.high);
  const below = corners(field, course, side, (one) => one.low).reverse();
  return above.length ? `M${[...above, ...below].join("L")}Z` : "";
}

export function pointAt<Seen extends Along>(course: Seen[], step: number): Seen | undefined {
  return course.findLast((one) => one.step <= step) ?? course[0];
}

/** The step that lies nearest to a place of the field. */
export function stepAt(field: Field, place: number): number {
  const step = field.first + (place / Math.max(1, field.width)) * (field.last - field.first);
  return Math.min(field.last, Math.max(field.first, Math.round(step))) || 0; // and not -0
}

/** What was thought after a step: it stays as it was until it changes. */
export function thoughtAt(suspicion: Suspicion, step: number): Thought | undefined {
  return suspicion.thoughts.findLast((one) => one.step <= step);
}

/** What can be suspected in this match, in the words of claims. */
export function suspected(review: Pick<Review, "suspicions">): string[] {
  return [...new Set(review.suspicions.map((one) => one.says))];
}

const WAGERS = 6;

/** Those that brought or cost most, in their order. */
export function greatWagers(review: Pick<Review, "wagers">): Wager[] {
  const great = [...review.wagers].sort((one, other) => Math.abs(other.brought) - Math.abs(one.brought)).slice(0, WAGERS);
  return great.sort((one, other) => one.number - other.number);
}

/** 45 %, as the language writes it. */
export function percent(millionths: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(millionths / WHOLE);
}

/** A figure of the review: a chance, or points where a game is played for them. */
export function figure(millionths: number, review: Pick<Review, "method">, language: string, signed = false): string {
  const points = review.method.scored;
  const format = new Intl.NumberFormat(language, {
    style: points ? "decimal" : "percent",
    maximumFractionDigits: points ? 1 : 0,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return format.format(millionths / WHOLE);
}

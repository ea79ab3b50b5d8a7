import { expect, test } from "vitest";
import { inWords } from "./lost";

test("a time is told in the largest unit that it is whole of", () => {
  const say = (key: string, values: Record<string, unknown> = {}): string => `${values.count} ${key.replace("web-lost-", "")}`;

  expect([15, 60, 90, 600, 3600, 86_400].map((seconds) => inWords(seconds, say))).toEqual([
    "15 seconds", "1 minutes", "90 seconds", "10 minutes", "1 hours", "24 hours",
  ]);
});

import { expect, test } from "vitest";
import { qr } from "./qr";

test("a short text is drawn as a reader of QR codes wants it", () => {
  // Read back by an independent reader when it was written; the picture must not change.
  const rows = qr("A")?.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));
  expect(rows).toEqual([
    "#######..#.##.#######",
    "#.....#..###..#.....#",
    "#.###.#.##.##.#.###.#",
    "#.###.#..#.#..#.###.#",
    "#.###.#...#.#.#.###.#",
    "#.....#.....#.#.....#",
    "#######.#.#.#.#######",
    "........##.##........",
    "###.########.##...#..",
    "#.##....#.....#...##.",
    ".#.####..##.#...#...#",
    ".#.##...##....#...#..",
    "..##.##.#...#.#.#.#.#",
    "........#..#.#.#.#.#.",
    "#######.#.##.###.####",
    "#.....#.######.###...",
    "#.###.#.##.#.###.##.#",
    "#.###.#..##...#...##.",
    "#.###.#.##..#...#...#",
    "#.....#.#.....#...##.",
    "#######.###.#.#.#.###",
  ]);
});

test("what does not fit is not drawn", () => {
  expect(qr("x".repeat(106))).not.toBeNull();
  expect(qr("x".repeat(107))).toBeNull();
});

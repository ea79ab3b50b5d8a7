// A QR code of a short address: bytes, level L, versions 1 to 5, which have one block and one alignment pattern each.

const DATA = [19, 34, 55, 80, 108]; // codewords by version
const CHECK = [7, 10, 15, 20, 26];
const LEVEL_L = 1;
const FORMAT_POLYNOMIAL = 0x537;
const FORMAT_MASK = 0x5412;

type Grid = boolean[][];

/** Rows of dark and light; nothing where the text is too long. */
export function qr(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)];
  const at = DATA.findIndex((room) => bytes.length + 2 <= room);
  if (at < 0) return null;
  const data = codewords(bytes, DATA[at] as number);
  const bits = [...data, ...remainder(data, CHECK[at] as number)].flatMap((word) => bitsOf(word, 8));
  const masked = MASKS.map((_, mask) => drawn(at + 1, bits, mask));
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

function bitsOf(value: number, count: number): boolean[] {
  return Array.from({ length: count }, (_, at) => ((value >> (count - 1 - at)) & 1) === 1);
}

/** Mode, length, the bytes, an end, and padding. */
function codewords(bytes: number[], room: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: nibbles.length / 2 }, (_, at) => (nibbles[2 * at]! << 4) | nibbles[2 * at + 1]!);
  for (let pad = 0; words.length < room; pad += 1) words.push(pad % 2 ? 0x11 : 0xec);
  return words;
}

// ---- Reed and Solomon, over the field of 256 elements with 0x11d

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

function generator(degree: number): number[] {
  let found = [1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    const next = [...found, 0];
    found.forEach((factor, at) => (next[at + 1]! ^= times(factor, root)));
    found = next;
    root = times(root, 2);
  }
  return found.slice(1);
}

function remainder(data: number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest = new Array<number>(degree).fill(0);
  for (const word of data) {
    const factor = word ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at]!, factor));
  }
  return rest;
}

// ---- the drawing

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, bits: boolean[], mask: number): Grid {
  const size = 17 + 4 * version;
  const cells: (boolean | undefined)[][] = Array.from({ length: size }, () => new Array<boolean | undefined>(size));
  const put = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) cells[y]![x] = dark;
  };
  patterns(version, size, put, (x, y) => cells[y]?.[x] === undefined);
  format(mask, size, put);
  lay(size, bits, MASKS[mask]!, (x, y) => cells[y]![x] === undefined, put);
  return cells.map((row) => row.map(Boolean));
}

type Put = (x: number, y: number, dark: boolean) => void;
type Free = (x: number, y: number) => boolean;

function patterns(version: number, size: number, put: Put, free: Free): void {
  for (const [left, top] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(left, top, 4, put);
  if (version > 1) square(size - 7, size - 7, 2, put);
  for (let at = 8; at < size - 8; at += 1) {
    if (free(at, 6)) put(at, 6, at % 2 === 0);
    if (free(6, at)) put(6, at, at % 2 === 0);
  }
}

/** Rings round a centre: dark, light, dark, and round the large ones a light border. */
function square(x: number, y: number, radius: number, put: Put): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      put(x + dx, y + dy, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
  }
}

function format(mask: number, size: number, put: Put): void {
  const told = (LEVEL_L << 3) | mask;
  let rest = told;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * FORMAT_POLYNOMIAL);
  const bits = bitsOf(((told << 10) | rest) ^ FORMAT_MASK, 15).reverse(); // the last bit first
  for (let at = 0; at < 15; at += 1) {
    const dark = bits[at]!;
    if (at < 6) put(8, at, dark);
    else if (at < 8) put(8, at + 1, dark);
    else if (at === 8) put(7, 8, dark);
    else put(14 - at, 8, dark);
    if (at < 8) put(size - 1 - at, 8, dark);
    else put(8, size - 15 + at, dark);
  }
  put(8, size - 8, true);
}

/** Two columns at a time from the right, up and down in turn, past the column of the clock. */
function lay(size: number, bits: boolean[], mask: (x: number, y: number) => boolean, free: Free, put: Put): void {
  let next = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!free(x, y)) continue;
        put(x, y, (bits[next] ?? false) !== mask(x, y));
        next += 1;
      }
    }
  }
}

/** Long runs and blocks of one colour are hard to read. */
function penalty(grid: Grid): number {
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))];
  const runs = lines.flatMap((line) => line.map((dark) => (dark ? "1" : "0")).join("").match(/1{5,}|0{5,}/g) ?? []);
  let blocks = 0;
  for (let y = 1; y < grid.length; y += 1) {
    for (let x = 1; x < grid.length; x += 1) {
      const same = [grid[y - 1]![x - 1], grid[y - 1]![x], grid[y]![x - 1]].every((dark) => dark === grid[y]![x]);
      if (same) blocks += 1;
    }
  }
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 3 * blocks;
}

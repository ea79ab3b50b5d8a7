// Where everybody stands: behind the windows of the house, out and safe, or lost. As large as the place allows.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Person {
  at: number; // the same one all through the match
  where: "held" | "freed" | "dead";
  x: number; // of the middle
  y: number;
}
export interface Crowd {
  size: number; // the width of a person
  house: Box;
  windows: { x: number; y: number }[]; // one for each of them
  safe: Box;
  lost: Box;
  people: Person[];
}

const LARGEST = 60;
const SMALLEST = 12;
const TALL = 1.25; // a person, to its width
const LABEL = 22;
const EDGE = 5;
const GAP = 6;
const HOUSE = 0.46;

const across = (width: number, size: number) => Math.max(1, Math.floor((width - 2 * EDGE) / size));
const rows = (count: number, width: number, size: number) => Math.ceil(count / across(width, size));
const high = (count: number, width: number, size: number) => LABEL + EDGE + rows(count, width, size) * size * TALL;

export function crowd(zone: number, freed: number, dead: number, width: number, height: number): Crowd {
  const total = zone + freed + dead;
  const house = { x: 0, y: 0, width: Math.floor(width * HOUSE), height };
  const beside = width - house.width - GAP;
  let size = LARGEST;
  const fits = () => high(total, house.width, size) <= height && high(freed, beside, size) + GAP + high(dead, beside, size) <= height;
  while (size > SMALLEST && !fits()) size -= 1;

  const least = high(freed, beside, size);
  const spare = Math.max(0, height - GAP - least - high(dead, beside, size));
  const safe = { x: house.width + GAP, y: 0, width: beside, height: least + spare * (dead > freed ? 0.4 : 0.6) };
  const lost = { ...safe, y: safe.height + GAP, height: height - safe.height - GAP };
  const windows = [...Array(total).keys()].map((at) => placed(house, at, total, size));
  // Those who leave leave their window dark: the first ones are freed, the last ones are lost.
  const people = windows.map((place, at): Person => {
    if (at < freed) return { at, where: "freed", ...placed(safe, at, freed, size) };
    const from = total - 1 - at;
    return from < dead ? { at, where: "dead", ...placed(lost, from, dead, size) } : { at, where: "held", ...place };
  });
  return { size, house, windows, safe, lost, people };
}

/** In rows of equal length, in the middle of what the label leaves. */
function placed(box: Box, at: number, count: number, size: number): { x: number; y: number } {
  const lines = rows(count, box.width, size);
  const columns = Math.ceil(count / lines);
  const stepX = Math.min(size * 1.35, (box.width - 2 * EDGE) / columns);
  const stepY = Math.min(size * TALL * 1.3, (box.height - LABEL - EDGE) / lines);
  const left = box.x + (box.width - stepX * columns) / 2;
  const top = box.y + LABEL + (box.height - LABEL - EDGE - stepY * lines) / 2;
  return { x: left + stepX * ((at % columns) + 0.5), y: top + stepY * (Math.floor(at / columns) + 0.5) };
}

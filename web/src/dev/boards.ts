import { withFaces, type Fixture } from "./news";

const FILES = import.meta.glob<{ default: Fixture }>("../../fixtures/*.json");

export const FIXTURES: string[] = Object.keys(FILES)
  .map((path) => path.replace(/^.*\/|\.json$/g, ""))
  .sort();

export async function fixture(name: string): Promise<Fixture> {
  const load = FILES[`../../fixtures/${name}.json`];
  if (!load) throw new Error(`no fixture ${name}: run web/fixtures/make.py`);
  return withFaces((await load()).default);
}

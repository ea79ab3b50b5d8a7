// A worker that starts Python once more, beside a house that has nothing to do, keeps its memory for the next visit, and ends.

import { isWanted, keep, type File } from "./memory";
import { LIBRARY, python, type Python } from "./python";

onmessage = async ({ data }: MessageEvent<{ base: string }>) => {
  try {
    if (await isWanted(data.base)) await remember(data.base);
  } catch (error) {
    console.info(String(error)); // the next start is as this one was
  }
  postMessage("over");
};

async function remember(base: string): Promise<void> {
  const made = await python(base, { keeps: true });
  made.runPython("import gc, openps.tab.remembered as held; held.prepare(); gc.collect()");
  await keep(base, { heap: made.makeMemorySnapshot(), files: [...below(made, LIBRARY)] });
}

function* below(made: Python, folder: string): Generator<File> {
  for (const name of made.FS.readdir(folder).filter((one) => one !== "." && one !== "..")) {
    const path = `${folder}/${name}`;
    if (made.FS.isDir(made.FS.stat(path).mode)) yield* below(made, path);
    else yield [path, made.FS.readFile(path)];
  }
}

// The worker of the bots: the same Python with games and bots. It gets what a seat may know, and no state.

import { proven } from "./memory";
import { python } from "./python";

let answer: Promise<(question: string) => string> | null = null;

async function start(base: string): Promise<(question: string) => string> {
  const made = await python(base);
  const { answer } = made.pyimport("openps.tab.bots");
  postMessage({ ready: true, levels: made.pyimport("openps.tab.speed").told() });
  void proven(base);
  return answer;
}

onmessage = async ({ data }: MessageEvent<{ base?: string; question?: string }>) => {
  if (data.base) answer = start(data.base);
  if (data.question !== undefined && answer) postMessage({ answer: (await answer)(data.question) });
};

export {};

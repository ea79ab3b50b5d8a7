// The worker of one review: it tells line by line how far it is, and an empty line at the end.

import { proven } from "./memory";
import { python } from "./python";

onmessage = async ({ data }: MessageEvent<{ base: string; record: string }>) => {
  const made = await python(data.base);
  const { told } = made.pyimport("openps.tab.reviews");
  void proven(data.base);
  for (const line of told(data.record)) postMessage({ line });
  postMessage({ line: "" });
};

export {};

// Our own little signs for what one feels at a table, on a field of 24 by 24.

import type { Reaction } from "../lib/company";

export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
}

const INK = "#10161d";
const FACE: Stroke = { d: "M12 2.5A9.5 9.5 0 1 1 12 21.5 9.5 9.5 0 0 1 12 2.5z", fill: "#ffd34d", line: INK };

/** In the order in which they are offered. */
export const GESTURES: Record<Reaction, Stroke[]> = {
  thumb: [
    { d: "M2.5 11h4v9.5h-4z", fill: "#5aa9f0", line: INK },
    { d: "M6.5 11.5l4-8.5c2 0 3 1.5 2.6 3.4L12.5 9.5h6.2c1.5 0 2.6 1.4 2.2 2.9l-1.6 6.4c-.3 1-1.1 1.7-2.2 1.7H6.5z", fill: "#ffd34d", line: INK },
  ],
  laugh: [FACE, { d: "M6 10.5l2-1.8 2 1.8M14 10.5l2-1.8 2 1.8", line: INK }, { d: "M6.5 13h11c0 3.6-2.3 5.7-5.5 5.7S6.5 16.6 6.5 13z", fill: "#7a1f2b", line: INK }],
  gasp: [FACE, { d: "M8.5 7.7v2.6M15.5 7.7v2.6M6.3 5.9l2.2-1M17.7 5.9l-2.2-1", line: INK }, { d: "M12 13a2.6 3 0 1 1 0 6 2.6 3 0 0 1 0-6z", fill: "#7a1f2b", line: INK }],
  doubt: [
    { d: "M2 14.5c3.5-5.5 16.5-5.5 20 0-3.5 4.5-16.5 4.5-20 0z", fill: "#f4f7fa", line: INK },
    { d: "M15.5 11a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z", fill: "#3f8f63", line: INK },
    { d: "M3 8.5l10-3.2 8 1.2", line: "#ffd34d" },
  ],
  clap: [
    { d: "M4 12.5L10.5 6c1.4-1.4 3.6.6 2.3 2l1.4-1.4c1.5-1.4 3.5.6 2.2 2.1l-7 7.8-4.9 4.3L2 17z", fill: "#f0a860", line: INK },
    { d: "M9.5 20.5l-1-5 6.3-6.6c1.4-1.3 3.5.6 2.2 2.1l1-1c1.5-1.3 3.5.7 2.2 2.2l-6.7 7.3z", fill: "#ffd34d", line: INK },
    { d: "M15 2v2.5M19.5 3.5l-1.5 2M22 7.5l-2.5.8", line: "#f4f7fa" },
  ],
  heart: [{ d: "M12 20.5C5 15.6 2.5 12.3 2.5 8.8 2.5 3.5 9.7 2.3 12 7c2.3-4.7 9.5-3.5 9.5 1.8 0 3.5-2.5 6.8-9.5 11.7z", fill: "#ff6b78", line: INK }],
};

export const REACTIONS: Reaction[] = ["thumb", "laugh", "gasp", "doubt", "clap", "heart"];

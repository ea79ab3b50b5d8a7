// How the moments that decided a match are marked, by their kind.

import type { Mark } from "../../lib/edition";

export const MARKS: Record<string, Mark> = {
  BattleFought: { path: "M4 4l11 11M13 17l4-4M16.500 16.500L20 20M20 4L9 15M11 17l-4-4M7.500 16.500L4 20", tone: "plain" },
  BattleStopped: { path: "M8 12V6.500a1.500 1.500 0 0 1 3 0V11M11 10.500V5a1.500 1.500 0 0 1 3 0v6M14 11V6.500a1.500 1.500 0 0 1 3 0V14c0 4-2 7-5.500 7-3 0-4.500-2-6.500-5.500-.8-1.500 1-2.500 2-1.200L8 15.500", tone: "plain" },
  SealCame: { path: "M12 3a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM8.500 12.500L7 21l5-2.500L17 21l-1.500-8.500", tone: "good" },
  SealLost: { path: "M12 3a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM8.500 12.500L7 21l5-2.500L17 21l-1.500-8.500", tone: "bad" },
};

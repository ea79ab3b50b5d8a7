// How the moments that decided a match are marked, by their kind.

import type { Mark } from "../../lib/edition";

export const MARKS: Record<string, Mark> = {
  Freed: { path: "M6 21V4l8-1v18M14 5h4v3M18 16v5M4 21h9M16 12h6M19 9l3 3-3 3", tone: "good" },
  Killed: { path: "M6 11a6 6 0 1 1 12 0c0 2.500-1 4-2.500 5v3h-7v-3C7 15 6 13.500 6 11zM9.500 11h.01M14.500 11h.01M12 14v1.500", tone: "bad" },
  Learned: { path: "M5 3h14v18H5zM8.500 8h7M8.500 12h7M8.500 16h4", tone: "plain" },
  Conceded: { path: "M5 3h14v18H5zM8.500 8h7M8.500 12h7M8.500 16h4", tone: "plain" },
  Pivoted: { path: "M13 3L5 14h6l-1 7 8-11h-6z", tone: "bad" },
  AccompliceCame: { path: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M18 8v6M15 11h6", tone: "bad" },
  Earned: { path: "M12 3l2.700 6 6.300.6-4.800 4.300 1.500 6.600-5.700-3.500-5.700 3.500 1.500-6.600L3 9.600 9.300 9z", tone: "good" },
  LastTest: { path: "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01", tone: "plain" },
};

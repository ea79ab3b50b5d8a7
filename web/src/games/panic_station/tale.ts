// How the moments that decided a match are marked, by their kind.

import type { Mark } from "../../lib/edition";

export const MARKS: Record<string, Mark> = {
  HostChosen: { path: "M5 5h14v6c0 5-3 8-7 8s-7-3-7-8zM8.500 10.500h2M13.500 10.500h2M9 15c2 1.200 4 1.200 6 0", tone: "bad" },
  Infected: { path: "M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM12 3v4.500M12 16.500V21M3 12h4.500M16.500 12H21M5.600 5.600l3.200 3.200M15.200 15.200l3.200 3.200M18.400 5.600l-3.200 3.200M8.800 15.200l-3.200 3.200", tone: "bad" },
  Parried: { path: "M12 3l7 2.500v6c0 4.500-3 7.500-7 9.500-4-2-7-5-7-9.500v-6zM9 12l2.200 2.500L15.500 9.500", tone: "good" },
  Fell: { path: "M6 11a6 6 0 1 1 12 0c0 2.500-1 4-2.500 5v3h-7v-3C7 15 6 13.500 6 11zM9.500 11h.01M14.500 11h.01M12 14v1.500", tone: "plain" },
  Eliminated: { path: "M6 11a6 6 0 1 1 12 0c0 2.500-1 4-2.500 5v3h-7v-3C7 15 6 13.500 6 11zM9.500 11h.01M14.500 11h.01M12 14v1.500", tone: "bad" },
  Scanned: { path: "M12 20a8 8 0 1 1 8-8M12 16a4 4 0 1 1 4-4M12 12l7-7M12 12h.01", tone: "plain" },
  HiveFound: { path: "M12 3l7.500 4.500v9L12 21l-7.500-4.500v-9zM12 9l2.600 1.500v3L12 15l-2.600-1.500v-3z", tone: "plain" },
  HiveDestroyed: { path: "M12 3c1 4 5 5.500 5 10.500a5 5 0 0 1-10 0C7 11 9 10 9 7.500c1.500.5 2.500 1.500 3 3 .8-2 1-4.500 0-7.500z", tone: "good" },
};

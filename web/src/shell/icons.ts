// Our own icons, as lines on a field of 24 by 24.

export const ICONS = {
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6.5M21 20a6 6 0 0 0-4-5.6",
  person: "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 21a7 7 0 0 1 14 0",
  bot: "M5 9h14v10H5zM12 9V5M12 5h.01M9 14h.01M15 14h.01M3 13v3M21 13v3",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  book: "M4 5a2 2 0 0 1 2-2h6v17H6a2 2 0 0 0-2 2zM20 5a2 2 0 0 0-2-2h-6v17h6a2 2 0 0 1 2 2z",
  gear: "M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9l2.2 2.2M16.9 16.9l2.2 2.2M4.9 19.1l2.2-2.2M16.9 7.1l2.2-2.2",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1-1",
  talk: "M4 5h16v11H10l-5 4v-4H4z",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  board: "M4 4h16v16H4zM4 12h16M12 4v16",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2",
  crown: "M3 18h18M4 15L3 6l5 4 4-6 4 6 5-4-1 9z",
  check: "M4 12l5 6L20 6",
  cross: "M5 5l14 14M19 5L5 19",
  question: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01",
  load: "M12 3v12M6 10l6 6 6-6M4 21h16",
  again: "M4 12a8 8 0 1 1 2.5 5.8M4 20v-4h4",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M6 5v14M18 5l-8 7 8 7",
  last: "M18 5v14M6 5l8 7-8 7",
  door: "M6 21V4l8-1v18M14 5h4v16M4 21h17M11 12h.01",
  screens: "M3 5h12v9H3zM17 9h4v11h-6v-3M9 14v4M6 18h6",
  dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01",
  flag: "M6 21V4M6 4h11l-2 4 2 4H6",
} as const;

export type IconName = keyof typeof ICONS;

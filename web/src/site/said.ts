/** What a page says to the service worker of its site. A type alone: that worker has to be one file. */
export type Said = "take over" | "claim" | "go on";

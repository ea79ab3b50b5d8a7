// The types of the server as the shell sees them. It draws no game: events, moves and views of all games are alike to it.

import type * as made from "../wire";
import type { LegalMove, Named } from "./contract";

export type News = Omit<made.News, "events" | "moves" | "claims" | "view"> & {
  events: Named[];
  moves: LegalMove[];
  claims: Named[];
  view: unknown;
};
export type Frame = Omit<made.Frame, "events" | "view"> & { events: Named[]; view: unknown };
export type Frames = Omit<made.Frames, "frames"> & { frames: Frame[] };
export type Heard = Exclude<made.Heard, made.News> | News;

export type {
  Absence,
  Career,
  CareerMatch,
  ChatLine,
  ClauseCard,
  GameCard,
  Games,
  Hello,
  Join,
  Lobby,
  Lost,
  Member,
  Moved,
  NewTable,
  Proof,
  Refused,
  Rematch,
  Rules,
  Seated,
  Sent,
  TableCard,
  TableInfo,
} from "../wire";

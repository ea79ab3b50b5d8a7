// One fixture as web/fixtures/make.py writes it: what the server would have told one seat.
import { editionOf } from "../games";
import { faced } from "../lib/people";
import type { LegalMove, MenuEntry, Player, Question, Seat, Telling } from "../lib/contract";

export interface Fixture<Told extends Telling = Telling> {
  game: string;
  name: string;
  seat: Seat | null;
  options: Record<string, unknown>;
  names: Record<"en" | "fr", Record<string, string>>;
  players: Player[];
  view: Told["view"];
  decision: Question | null;
  moves: LegalMove<Told["move"]>[];
  menu: MenuEntry[];
  events: Told["event"][];
  outcome: { winners: Seat[]; reason: string } | null;
  aid: unknown;
}

/** With the faces that its game gives to people. */
export function withFaces<News extends Fixture>(news: News): News {
  const edition = editionOf(news.game);
  return { ...news, players: faced(news.players, edition?.colours, edition?.round) };
}

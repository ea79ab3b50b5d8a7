// One fixture as web/fixtures/make.py writes it: what the server would have told one seat.
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

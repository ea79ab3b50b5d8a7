// One fixture as web/fixtures/make.py writes it: what the server would have told one seat.
import type { LegalMove, MenuEntry, Named, Player, Question, Seat } from "../lib/contract";

export interface Fixture {
  game: string;
  name: string;
  seat: Seat | null;
  options: Record<string, unknown>;
  names: Record<"en" | "fr", Record<string, string>>;
  players: Player[];
  view: unknown;
  decision: Question | null;
  moves: LegalMove[];
  menu: MenuEntry[];
  events: Named[];
  outcome: { winners: Seat[]; reason: string } | null;
  aid: unknown;
}

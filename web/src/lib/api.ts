// The HTTP half of the server. A refusal is raised with the server's own words, in the language of the person.

import { learnClauses } from "./clauses";
import { keyTo } from "./purse";
import { request } from "./transport";
import type * as wire from "./wire";
import type { Language } from "./words";

const API = "/api/v1";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly clause: string,
    words: string,
  ) {
    super(words);
  }
}

const NOWHERE = ["error-no-table", "error-no-game", "error-no-page", "error-no-puzzles"];

/** The server's words, where it says that there is no such thing at all. */
export function nowhere(problem: unknown): string | null {
  return problem instanceof Refusal && NOWHERE.includes(problem.code) ? problem.message : null;
}

export class Api {
  constructor(
    private readonly language: () => Language,
    private readonly unreachable: () => string, // words for a server that does not answer
  ) {}

  games = async (): Promise<wire.Games> => {
    const told: wire.Games = await this.get("/games");
    learnClauses(told.games);
    return told;
  };
  rules = (game: string): Promise<wire.Rules> => this.get(`/rules/${game}`);
  /** The clauses that answer what a player asks, the best first. */
  findRules = (game: string, asked: string): Promise<wire.FoundRules> =>
    this.get(`/rules/${game}/search?asked=${encodeURIComponent(asked)}`);
  /** What matches of a game add up to: what both are, the game knows. */
  career = <Career>(game: string, matches: object[]): Promise<Career> => this.post("/career", { game, matches });
  lesson = (game: string): Promise<wire.LessonCard> => this.get(`/lessons/${game}`);
  openLesson = (game: string, asked: wire.NewLesson): Promise<wire.Seated> => this.post(`/lessons/${game}`, asked);
  /** What the lab found for a table like this, in a sentence. */
  balance = (game: string, players: number, options: Record<string, string>, level: string): Promise<wire.BalanceMeter> =>
    this.get(`/balance/${game}?${new URLSearchParams({ players: String(players), level, options: Object.entries(options).map((one) => one.join("=")).join(",") })}`);
  /** Of a table whose host brought the cards: what is known of their balance, and to have it measured. */
  ownBalance = (table: string): Promise<wire.BalanceMeter> => this.get(`/tables/${table}/balance`);
  measure = (table: string, ticket: string): Promise<wire.BalanceMeter> => this.post(`/tables/${table}/balance`, undefined, ticket);
  /** The puzzle of a date, such as 2026-11-18, or of a number; its answer is told once somebody answered. */
  puzzle = (game: string, which: string): Promise<wire.PuzzleCard> =>
    this.get(`/puzzles/${game}?${which.includes("-") ? "day" : "number"}=${encodeURIComponent(which)}`);
  answerPuzzle = (game: string, answer: wire.PuzzleAnswer): Promise<wire.PuzzleVerdict> => this.post(`/puzzles/${game}`, answer);
  tables = (): Promise<wire.Lobby> => this.get("/tables");
  table = (table: string): Promise<wire.TableInfo> => this.get(`/tables/${table}`);
  own = (table: string, ticket: string): Promise<wire.OwnTable> => this.get(`/tables/${table}/own`, ticket);
  proof = (table: string): Promise<wire.Proof> => this.get(`/tables/${table}/proof`, keyTo(table));
  open = (asked: wire.NewTable): Promise<wire.Seated> => this.post("/tables", asked);
  join = (table: string, asked: wire.Join): Promise<wire.Seated> => this.post(`/tables/${table}/join`, asked);
  lost = (table: string, asked: wire.Lost): Promise<wire.Seated> => this.post(`/tables/${table}/lost`, asked);
  /** With a new ticket: whether it is good, or what it waits for. */
  knock = (table: string, ticket: string): Promise<wire.Knocked> => this.post(`/tables/${table}/knock`, undefined, ticket);
  rematch = (table: string, ticket: string): Promise<wire.Rematch> =>
    this.post(`/tables/${table}/rematch`, undefined, ticket);

  /** `seat`, `ready`, `bot`, `kick`, `leave`, `start`, `reissue`. */
  act = (table: string, what: string, ticket: string, body?: object): Promise<wire.Moved> =>
    this.post(`/tables/${table}/${what}`, body, ticket);

  frames = (table: string, seat: number | null, start: number): Promise<wire.Frames> =>
    this.get(`/tables/${table}/frames?start=${start}${seat === null ? "" : `&seat=${seat}`}`, keyTo(table));

  /** Of a match that is over: what decided it. */
  tale = (table: string): Promise<wire.Tale> => this.get(`/tables/${table}/tale`, keyTo(table));
  /** Of a match that is over: the whole log, with all that was hidden. */
  openLog = (table: string): Promise<wire.OpenLog> => this.get(`/tables/${table}/log`, keyTo(table));

  /** `seen`: the stage of what is known here already. */
  review = (table: string, seen: string): Promise<wire.ReviewNow> => this.get(`/tables/${table}/review?seen=${seen}`, keyTo(table));
  askReview = (table: string): Promise<wire.ReviewNow> => this.post(`/tables/${table}/review`, undefined, keyTo(table));
  cancelReview = (table: string): Promise<wire.ReviewNow> => this.post(`/tables/${table}/review/cancel`, undefined, keyTo(table));
  /** A record becomes a table that is over. */
  bring = (record: string): Promise<wire.Brought> => this.post("/records", { record });

  /** Play on from a moment of a match that is over. */
  practise = (table: string, asked: wire.NewPractice): Promise<wire.Seated> =>
    this.post(`/tables/${table}/practice`, asked, keyTo(table));

  recordAddress = (table: string): string => `${API}/tables/${table}/record`;
  /** For a table that is closed to others. */
  record = (table: string): Promise<Blob> => this.file(table, "record");
  reviewPage = (table: string): Promise<Blob> => this.file(table, "review.html");
  private file = async (table: string, name: string): Promise<Blob> => {
    const headers = { authorization: `Bearer ${keyTo(table)}`, "accept-language": this.language() };
    const answer = await request(`${API}/tables/${table}/${name}`, { headers }).catch(() => null);
    if (!answer) throw new Refusal("error-server-gone", "", this.unreachable());
    if (answer.ok) return answer.blob();
    const told = await answer.json();
    throw new Refusal(told.code, told.clause, told.words);
  };

  private get<T>(path: string, ticket = ""): Promise<T> {
    return this.exchange(path, ticket ? { headers: { authorization: `Bearer ${ticket}` } } : {});
  }

  private post<T>(path: string, body?: object, ticket = ""): Promise<T> {
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (ticket) headers.authorization = `Bearer ${ticket}`;
    return this.exchange(path, { method: "POST", headers, body: body && JSON.stringify(body) });
  }

  private async exchange<T>(path: string, asked: RequestInit): Promise<T> {
    const headers = { ...asked.headers, "accept-language": this.language() };
    const answer = await request(API + path, { ...asked, headers }).catch(() => null);
    const told = await answer?.json().catch(() => null);
    if (!answer || told === null) throw new Refusal("error-server-gone", "", this.unreachable());
    if (!answer.ok) throw new Refusal(told.code, told.clause, told.words);
    return told as T;
  }
}

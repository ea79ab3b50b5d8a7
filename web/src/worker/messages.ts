// What the page and the worker of the house tell each other.

export type ToHouse =
  | { kind: "open"; base: string }
  | { kind: "ask"; id: number; method: string; address: string; body: string; ticket: string; language: string }
  | { kind: "dial"; line: number }
  | { kind: "say"; line: number; text: string }
  | { kind: "hang_up"; line: number };

export type FromHouse =
  | { kind: "progress"; done: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; status: number; type: string; text: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "closed"; line: number; code: number; reason: string }
  | { kind: "trouble"; what: string }
  | { kind: "measured"; levels: string }; // JSON: what `openps.tab.speed` tells

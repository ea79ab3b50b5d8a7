// Workers beside the one that the house runs in: bots think in one, each review has another, and one keeps a memory.

const STARTS_WITHIN = 120_000;

interface Question {
  text: string;
  seconds: number;
  done: (answer: string) => void;
}

/** One question at a time; a worker that takes too long is ended, and the next question makes a new one. */
export class Bots {
  private worker: Worker | null = null;
  private ready = false;
  private readonly waiting: Question[] = [];
  private asked: Question | null = null;
  private limit: ReturnType<typeof setTimeout> | undefined;

  /** `measured` is told which levels play otherwise on this device, as soon as that is known; `busy`, whether one thinks. */
  constructor(
    private readonly base: string,
    private readonly measured: (levels: string) => void = () => undefined,
    private readonly busy: (thinks: boolean) => void = () => undefined,
  ) {}

  think = (text: string, seconds: number): Promise<string> =>
    new Promise((done) => {
      this.waiting.push({ text, seconds, done });
      this.next();
    });

  /** So that the first question finds it awake. */
  start(): void {
    if (this.worker) return;
    this.worker = new Worker(new URL("./bots.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.heard(data);
    this.worker.onerror = () => this.end();
    this.worker.postMessage({ base: this.base });
    this.limit = setTimeout(() => this.end(), STARTS_WITHIN);
  }

  private heard(data: { ready?: boolean; levels?: string; answer?: string }): void {
    clearTimeout(this.limit);
    if (data.levels !== undefined) this.measured(data.levels);
    this.ready = true;
    this.answered(data.answer);
  }

  private answered(answer: string | undefined): void {
    const { asked } = this;
    if (answer !== undefined) this.asked = null;
    if (asked && answer !== undefined) asked.done(answer);
    this.next();
  }

  private next(): void {
    this.start();
    if (!this.ready || this.asked) return;
    this.asked = this.waiting.shift() ?? null;
    this.busy(this.asked !== null);
    if (!this.asked) return;
    this.limit = setTimeout(() => this.end(), this.asked.seconds * 1000);
    this.worker?.postMessage({ question: this.asked.text });
  }

  private end(): void {
    clearTimeout(this.limit);
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
    const failed = this.asked ?? this.waiting.shift();
    this.asked = null;
    failed?.done("");
    if (this.waiting.length) this.next();
  }
}

const QUIET = 2_000; // milliseconds without a bot that thinks, until nobody is in the way of anybody

/** Keeps the memory of a Python for the next visit, while nobody waits for a bot; who is asked meanwhile goes first. */
export class Remembering {
  private worker: Worker | null = null;
  private begins: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(private readonly base: string) {}

  hear(busy: boolean): void {
    clearTimeout(this.begins);
    if (busy) this.stop();
    else if (!this.over && !this.worker) this.begins = setTimeout(() => this.begin(), QUIET);
  }

  private begin(): void {
    this.worker = new Worker(new URL("./remember.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = this.worker.onerror = () => this.end();
    this.worker.postMessage({ base: this.base });
  }

  /** It is there, or cannot be: in this tab it is not tried again. */
  private end(): void {
    this.over = true;
    this.stop();
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}

interface Made {
  worker: Worker;
  lines: string[];
  wants: ((line: string) => void) | null;
  over: boolean;
}

/** Reviews, by the number that Python gave them. */
export class Reviews {
  private readonly all = new Map<number, Made>();

  constructor(private readonly base: string) {}

  begin(number: number, record: string): void {
    const worker = new Worker(new URL("./review.ts", import.meta.url), { type: "module" });
    const made: Made = { worker, lines: [], wants: null, over: false };
    this.all.set(number, made);
    worker.onmessage = ({ data }: MessageEvent<{ line: string }>) => this.heard(made, data.line);
    worker.onerror = () => this.heard(made, "");
    worker.postMessage({ base: this.base, record });
  }

  private heard(made: Made, line: string): void {
    if (!line) made.over = true;
    if (made.wants) made.wants(line);
    else if (line) made.lines.push(line);
    made.wants = null;
  }

  /** The next line; an empty one after the last. */
  line(number: number): Promise<string> {
    const made = this.all.get(number);
    const known = made?.lines.shift();
    if (!made || known !== undefined || made.over) return Promise.resolve(known ?? "");
    return new Promise((done) => (made.wants = done));
  }

  end(number: number): void {
    const made = this.all.get(number);
    made?.worker.terminate();
    made?.wants?.("");
    this.all.delete(number);
  }
}

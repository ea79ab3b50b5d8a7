// What is kept in this browser: rows of journals and reviews, in IndexedDB. A row counts once its transaction is on the disk.

const NAME = "openps";
const VERSION = 1;

type Told = "written" | "behind" | "full" | "away";
type Row = { table: string; seq: number; at: number; body: string };

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("rows", { keyPath: ["table", "seq"] });
      asked.result.createObjectStore("reviews");
    };
    asked.onsuccess = () => {
      asked.result.onversionchange = () => asked.result.close(); // a newer page in another tab goes first
      done(asked.result);
    };
    asked.onerror = () => failed(asked.error);
    asked.onblocked = () => failed(new Error("blocked"));
  });
}

function got<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

const WHY: Record<string, Told> = { ConstraintError: "behind", QuotaExceededError: "full" };

/** Fulfils `openps.tab.outside.Shelf`; the names are those of Python. */
export class Shelf {
  private readonly database = opened();

  constructor(private readonly tell: (table: string, seq: number) => void) {
    this.database.catch(() => undefined); // whoever asks for something is told
  }

  add = async (table: string, seq: number, at: number, body: string): Promise<Told> => {
    const row: Row = { table, seq, at, body };
    const told = await this.write("rows", (store) => store.add(row));
    if (told === "written") this.tell(table, seq);
    return told;
  };

  rows = async (table: string, after: number): Promise<string> => {
    try {
      const store = (await this.database).transaction("rows").objectStore("rows");
      const found: Row[] = await got(store.getAll(IDBKeyRange.bound([table, after + 1], [table, Infinity])));
      return JSON.stringify(found.map(({ seq, at, body }) => [seq, at, body]));
    } catch {
      return "[]";
    }
  };

  keep_review = (table: string, body: string): Promise<Told> => this.write("reviews", (store) => store.put(body, table));

  review = async (table: string): Promise<string> => {
    try {
      const store = (await this.database).transaction("reviews").objectStore("reviews");
      return ((await got(store.get(table))) as string | undefined) ?? "";
    } catch {
      return "";
    }
  };

  private async write(name: string, work: (store: IDBObjectStore) => void): Promise<Told> {
    const database = await this.database.catch(() => null);
    if (!database) return "away";
    return new Promise((done) => {
      try {
        const change = database.transaction(name, "readwrite", { durability: "strict" });
        change.oncomplete = () => done("written");
        change.onabort = () => done(WHY[change.error?.name ?? ""] ?? "away");
        work(change.objectStore(name));
      } catch {
        done("away");
      }
    });
  }
}

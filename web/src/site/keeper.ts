// Keeps the files of one version of a site in the browser, and hands them out from there. Every file is compared with the
// hash that the site was sealed with: half of an upload, or the login page of a hotel, is never kept.

export interface Site {
  version: string;
  policy: string;
  /** What the page names itself; the rest is asked for when it is needed. */
  start: string[];
  /** Hashes by address, in the order in which they are wanted: the start page first, Python last. */
  files: Record<string, string>;
}

const START = "index.html";
const HASH = "x-openps-hash";
// Not every host knows them, and a module of another type would not be run.
const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  mjs: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  zip: "application/zip",
};

export class Keeper {
  private readonly family: string;
  private readonly coming = new Map<string, Promise<void>>();

  constructor(
    private readonly site: Site,
    private readonly base: string, // the folder of the site: several may live on one host
    private readonly storage: CacheStorage,
    private readonly ask: typeof fetch,
  ) {
    this.family = `openps ${base} `;
  }

  /** What the start page needs; the rest may come while somebody reads it. */
  async keepStart(): Promise<void> {
    await this.keepAll(this.site.start);
  }

  /** One after the other, in their order; what is there already costs nothing. */
  async keepAll(paths = Object.keys(this.site.files)): Promise<void> {
    for (const path of paths) await this.keep(path);
  }

  /** Forgets the files of other versions. */
  async clean(): Promise<void> {
    for (const name of await this.others()) await this.storage.delete(name);
  }

  /** The file that an address means; nothing where it is not one of ours. */
  pathOf(address: string): string | null {
    const { origin, pathname } = new URL(address);
    const plain = origin + pathname;
    if (!plain.startsWith(this.base)) return null;
    const path = plain.slice(this.base.length) || START;
    return path in this.site.files ? path : null;
  }

  /** `aside` is what goes on after the answer. What somebody else asked for a moment ago is waited for. */
  async answer(path: string, aside: (work: Promise<void>) => void): Promise<Response> {
    let kept = await this.kept(path);
    const coming = kept ? undefined : this.coming.get(path);
    if (coming) {
      await coming.catch(() => undefined);
      kept = await this.kept(path);
    }
    return kept ?? this.passedOn(path, aside);
  }

  /** A file is shown as it comes, and kept when all of it is there; what cannot be kept was shown all the same. */
  private async passedOn(path: string, aside: (work: Promise<void>) => void): Promise<Response> {
    const both = this.fetched(path).then((answer) => answer.body!.tee());
    aside(this.noted(path, both.then(([, copied]) => this.put(path, new Response(copied)))).catch(() => undefined));
    const [shown] = await both;
    return new Response(shown, { headers: this.headers(path) });
  }

  private async keep(path: string): Promise<void> {
    if (await this.kept(path)) return;
    await (this.coming.get(path) ?? this.noted(path, this.brought(path)));
  }

  /** A host that goes by times takes a file for unchanged whose time is older than that of the one before: it is asked
   * once more, without a word of what is here. */
  private async brought(path: string): Promise<void> {
    const bring = async (cache: RequestCache): Promise<void> => this.put(path, await this.fetched(path, cache));
    await bring("no-cache").catch(() => bring("reload"));
  }

  /** What is under way, or came while this worker runs: nobody fetches it a second time. What failed is tried again. */
  private noted(path: string, work: Promise<void>): Promise<void> {
    this.coming.set(path, work);
    work.catch(() => this.coming.delete(path));
    return work;
  }

  private async kept(path: string): Promise<Response | undefined> {
    const cache = await this.mine();
    const here = await cache.match(this.base + path);
    return here ?? this.carriedOver(path, cache);
  }

  /** An older version may have had the very same file: only what changed is downloaded again. */
  private async carriedOver(path: string, cache: Cache): Promise<Response | undefined> {
    for (const name of await this.others()) {
      const old = await (await this.storage.open(name)).match(this.base + path);
      if (old?.headers.get(HASH) !== this.site.files[path]) continue;
      await cache.put(this.base + path, new Response(await old!.clone().arrayBuffer(), { headers: this.headers(path) }));
      return old;
    }
    return undefined;
  }

  /** Whatever lies between asks whether it is still the newest. */
  private async fetched(path: string, cache: RequestCache = "no-cache"): Promise<Response> {
    const answer = await this.ask(this.base + path, { cache });
    if (!answer.ok) throw new Error(`${answer.status} ${path}`);
    return answer;
  }

  private async put(path: string, answer: Response): Promise<void> {
    const data = await answer.arrayBuffer();
    if ((await hashOf(data)) !== this.site.files[path]) throw new Error(`not the ${path} of ${this.site.version}`);
    await (await this.mine()).put(this.base + path, new Response(data, { headers: this.headers(path) }));
  }

  private headers(path: string): Record<string, string> {
    return {
      "content-type": TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream",
      // A worker has the policy that it comes with, not that of its page.
      "content-security-policy": this.site.policy,
      "x-content-type-options": "nosniff",
      [HASH]: this.site.files[path] ?? "",
    };
  }

  private mine(): Promise<Cache> {
    return this.storage.open(this.family + this.site.version);
  }

  private async others(): Promise<string[]> {
    return (await this.storage.keys()).filter((name) => name.startsWith(this.family) && name !== this.family + this.site.version);
  }
}

async function hashOf(data: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

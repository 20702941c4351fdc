import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { formatBytes } from '../report/summary.js';
import { HttpCache, type RemotePatience, sha256 } from './http-cache.js';
import type { RemoteSettings } from './remote-settings.js';

/** Milliseconds that a build waits. */
const patience: RemotePatience = { request: 10_000, taking: 30_000, storing: 30_000 };

/** Requests at a time. */
const mostRequests = 16;
/** Blobs that are packed and stored at a time: they are held in memory. */
const mostBlobs = 4;
/** Bytes of an unpacked blob. */
const largestBlob = 500_000_000;

/** What is shared. */
export type SharedKind = 'pages' | 'documents';

/** Pages or documents that are stored as one. */
export interface SharedGroup {
  readonly kind: SharedKind;
  /** Follows from all that they are made from. */
  readonly key: string;
  /** Number of them. */
  readonly size: number;
}

/**
 * Shares values with the builds of other machines. They are plain data; each is found by a key that it follows from.
 */
export class RemoteCache {
  private readonly http: HttpCache;
  private readonly waiting: (() => Promise<void>)[] = [];
  private readonly storing: Promise<void>[] = [];
  private readonly end = new AbortController();
  private running = 0;
  private readonly taken: Record<SharedKind, number> = { pages: 0, documents: 0 };
  private readonly stored: Record<SharedKind, number> = { pages: 0, documents: 0 };
  private bytes = 0;

  /** @param stamp Names all that can read each other's values. */
  constructor(
    private readonly settings: RemoteSettings,
    private readonly stamp: string,
    private readonly waits: RemotePatience = patience,
  ) {
    this.http = new HttpCache(settings, waits);
  }

  /** Passes the values that are there on, as they come; an error of what takes them means that they are of no use. */
  async take<T extends SharedGroup>(groups: readonly T[], use: (value: unknown, group: T) => void): Promise<void> {
    const left = [...groups];
    const signal = AbortSignal.timeout(this.waits.taking);
    const takeNext = async (): Promise<void> => {
      for (let group = left.shift(); group !== undefined && !signal.aborted; group = left.shift()) {
        const blob = await this.http.take(this.addressOf(group), signal);
        if (blob === undefined) continue;
        try {
          use(deserialize(await promisify(gunzip)(blob, { maxOutputLength: largestBlob })), group);
          this.taken[group.kind] += group.size;
          this.bytes += blob.length;
        } catch {
          // it has the hash that its entry names, but is not what docsite writes
        }
      }
    };
    await Promise.all(Array.from({ length: mostRequests }, takeNext));
  }

  /** Stores a value while the build goes on. `make` is called when it is its turn; it may give nothing. */
  store(group: SharedGroup, make: () => unknown): void {
    if (!this.http.isOpen('store')) return;
    this.waiting.push(async () => {
      const value = this.http.isOpen('store') ? make() : undefined;
      if (value === undefined) return;
      const blob = await promisify(gzip)(serialize(value), { level: 1 });
      if (!(await this.http.store(this.addressOf(group), blob, this.end.signal))) return;
      this.stored[group.kind] += group.size;
      this.bytes += blob.length;
    });
    if (this.running < mostBlobs) this.storing.push(this.run());
  }

  private async run(): Promise<void> {
    this.running++;
    for (let next = this.waiting.shift(); next !== undefined && !this.end.signal.aborted; next = this.waiting.shift())
      await next();
    this.running--;
  }

  /** Waits for what is being stored, for a while. Gives what is to be said of the cache. */
  async finish(): Promise<string[]> {
    const timer = setTimeout(() => this.end.abort(), this.waits.storing);
    await Promise.all(this.storing);
    clearTimeout(timer);
    const { problem } = this.http;
    const counts = [countText(this.taken, 'taken'), countText(this.stored, 'stored')].filter((text) => text !== '');
    return [
      ...(problem === undefined
        ? []
        : [`warning: the remote cache ${this.settings.url} failed, and the rest was built without it: ${problem}`]),
      ...(counts.length === 0 ? [] : [`Remote cache: ${counts.join(', ')} (${formatBytes(this.bytes)})`]),
    ];
  }

  /** Ends what is under way. */
  close(): void {
    this.end.abort();
  }

  private addressOf({ kind, key }: SharedGroup): string {
    return sha256(`docsite 1 ${this.stamp} ${kind} ${key}`);
  }
}

function countText({ pages, documents }: Readonly<Record<SharedKind, number>>, verb: string): string {
  const texts = [
    ...(pages === 0 ? [] : [pages === 1 ? '1 page' : `${pages} pages`]),
    ...(documents === 0 ? [] : [documents === 1 ? '1 document' : `${documents} documents`]),
  ];
  return texts.length === 0 ? '' : `${texts.join(' and ')} ${verb}`;
}

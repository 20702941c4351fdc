import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { sha256 } from '@docsite/core';
import { countOf, formatBytes } from '../report/outcome/quantities.js';
import { HttpCache, type RemotePatience } from './http-cache.js';
import type { RemoteSettings } from './remote-settings.js';

/** How long a build waits, in milliseconds. */
const patience: RemotePatience = { request: 10_000, taking: 30_000, storing: 30_000 };

/** The maximum number of simultaneous requests. */
const mostRequests = 16;
/** The maximum number of blobs packed and stored at a time, because they are held in memory. */
const mostBlobs = 4;
/** The maximum size of an unpacked blob, in bytes. */
const largestBlob = 500_000_000;

/** What is shared. */
export type SharedKind = 'pages' | 'documents';

/** Pages or documents stored together. */
export interface SharedGroup {
  readonly kind: SharedKind;
  /** Derived from everything that they are made from. */
  readonly key: string;
  /** The number of items. */
  readonly size: number;
}

/**
 * Shares values with builds on other machines. They are plain data; each is stored under a key derived from its inputs.
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

  /** @param stamp Identifies everything that can read each other's values. */
  constructor(
    private readonly settings: RemoteSettings,
    private readonly stamp: string,
    private readonly waits: RemotePatience = patience,
  ) {
    this.http = new HttpCache(settings, waits);
  }

  /** Passes stored values on as they arrive; if processing one throws, it is unusable. */
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
          // it matches the hash in its entry, but is not in docsite's format
        }
      }
    };
    await Promise.all(Array.from({ length: mostRequests }, takeNext));
  }

  /** Stores a value while the build continues. `make` is called when it is its turn, and may return nothing. */
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

  /** Waits for pending stores, up to a limit. Returns messages about the cache. */
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

  /** Aborts pending requests. */
  close(): void {
    this.end.abort();
  }

  private addressOf({ kind, key }: SharedGroup): string {
    return sha256(`docsite 1 ${this.stamp} ${kind} ${key}`);
  }
}

function countText({ pages, documents }: Readonly<Record<SharedKind, number>>, verb: string): string {
  const texts = [
    ...(pages === 0 ? [] : [countOf(pages, 'page')]),
    ...(documents === 0 ? [] : [countOf(documents, 'document')]),
  ];
  return texts.length === 0 ? '' : `${texts.join(' and ')} ${verb}`;
}

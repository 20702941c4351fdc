import { sha256 } from '@docsite/core';
import { networkFailure } from '../report/errors/network-failure.js';
import { type Digest, decodeActionResult, encodeActionResult } from './action-result.js';
import type { RemoteSettings } from './remote-settings.js';

/** How long a build waits, in milliseconds. */
export interface RemotePatience {
  /** For one response. */
  readonly request: number;
  /** For everything that is taken at one time. */
  readonly taking: number;
  /** For storing to finish, once the rest of the build is done. */
  readonly storing: number;
}

/** The number of failed requests after which no more are made. */
const mostFailures = 3;

/** Status codes with which a server says that it will refuse other requests as well. */
const refusals: ReadonlySet<number> = new Set([401, 403, 405, 407, 413, 501]);

const directions = ['take', 'store'] as const;

type Direction = (typeof directions)[number];

/**
 * A cache shared with other machines, in the protocol of Bazel's remote caches: `GET` and `PUT` of `/ac/<key>`, whose
 * entries refer to blobs by their contents, and of `/cas/<hash>`. Failed requests count as missing entries.
 */
export class HttpCache {
  /** The first failure; undefined if there was none. */
  problem: string | undefined;
  private readonly failures: Record<Direction, number> = { take: 0, store: 0 };

  constructor(
    private readonly settings: RemoteSettings,
    private readonly patience: RemotePatience,
  ) {
    if (settings.isReadOnly) this.failures.store = mostFailures;
  }

  /** Whether requests are still made. */
  isOpen(direction: Direction): boolean {
    return this.failures[direction] < mostFailures;
  }

  /**
   * The blob stored under a key; undefined if there is none, or if it is not what was stored.
   *
   * @param key SHA-256, in hexadecimal.
   */
  async take(key: string, signal: AbortSignal): Promise<Buffer | undefined> {
    const entry = await this.get(`/ac/${key}`, signal, largestEntry);
    if (entry === undefined) return undefined;
    const digest = decodeActionResult(entry);
    if (digest === undefined) return this.fail('take', 'it returned something other than what was stored');
    const blob = await this.get(`/cas/${digest.hash}`, signal, digest.size);
    if (blob === undefined) return undefined;
    return matches(blob, digest) ? blob : this.fail('take', 'it returned something other than what was stored');
  }

  /** Stores a blob under a key; returns whether the server accepted it. */
  async store(key: string, blob: Buffer, signal: AbortSignal): Promise<boolean> {
    const digest = { hash: sha256(blob), size: blob.length };
    return (
      (await this.put(`/cas/${digest.hash}`, blob, signal)) &&
      (await this.put(`/ac/${key}`, encodeActionResult(digest), signal))
    );
  }

  private get(path: string, end: AbortSignal, most: number): Promise<Buffer | undefined> {
    return inTime(this.patience.request, end, async (signal) => {
      const response = await this.request('take', path, { signal });
      try {
        if (response?.status === 404) await response.body?.cancel();
        if (response === undefined || response.status === 404) return undefined;
        return await readBody(response, most);
      } catch (error) {
        return this.failBy('take', error);
      }
    });
  }

  private put(path: string, body: Buffer, end: AbortSignal): Promise<boolean> {
    const headers = { 'content-type': 'application/octet-stream' };
    return inTime(this.patience.request, end, async (signal) => {
      const response = await this.request('store', path, { method: 'PUT', body, headers, signal });
      await response?.body?.cancel();
      return response !== undefined;
    });
  }

  /** A successful response, or one that says that nothing is stored; undefined if the request failed. */
  private async request(direction: Direction, path: string, options: RequestInit): Promise<Response | undefined> {
    if (!this.isOpen(direction)) return undefined;
    const { url, headers } = this.settings;
    try {
      const response = await fetch(url + path, { ...options, headers: { ...options.headers, ...headers } });
      if (response.ok || (direction === 'take' && response.status === 404)) return response;
      await response.body?.cancel();
      if (refusals.has(response.status)) this.failures[direction] = mostFailures;
      return this.fail(direction, `it answered ${response.status} ${response.statusText}`.trim());
    } catch (error) {
      return this.failBy(direction, error);
    }
  }

  /** A server that times out once is not used again, whatever was requested. */
  private failBy(direction: Direction, error: unknown): undefined {
    if (isLate(error)) for (const every of directions) this.failures[every] = mostFailures;
    return this.fail(direction, explain(error));
  }

  private fail(direction: Direction, problem: string): undefined {
    this.failures[direction]++;
    this.problem ??= problem;
  }
}

/** The maximum size, in bytes, of an entry that refers to a blob. */
const largestEntry = 4096;

/** Throws if the body is longer than expected, or ends too early. */
async function readBody(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > most) throw new Error('it returned more than what was stored');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function matches(blob: Buffer, { hash, size }: Digest): boolean {
  return blob.length === size && sha256(blob) === hash;
}

/**
 * Runs something with a signal that aborts after a time, or together with another signal. `AbortSignal.any` is not
 * used, because Node 20 may garbage-collect its source signals before they have aborted anything.
 */
async function inTime<T>(ms: number, end: AbortSignal, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => controller.abort(end.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
  end.addEventListener('abort', stop);
  if (end.aborted) stop();
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    end.removeEventListener('abort', stop);
  }
}

function isLate(error: unknown): boolean {
  const { name } = error as Error;
  return name === 'TimeoutError' || name === 'AbortError';
}

function explain(error: unknown): string {
  return isLate(error) ? 'it did not answer in time' : networkFailure(error).reason;
}

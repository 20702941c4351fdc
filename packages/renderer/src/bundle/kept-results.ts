import { areBroken } from './errors/left-out.js';
import { isInputOf } from './outputs/kept-builds.js';
import type { FormerBundle, SharedResult } from './shared-bundle.js';

/** Creates a result, reusing parts of the one from before files changed. */
export type MakeResult = (former: FormerBundle | undefined) => Promise<SharedResult>;

interface Former {
  readonly result: Promise<SharedResult>;
  /** The files that have changed since, absolute. */
  readonly changed: ReadonlySet<string>;
}

/** Results of bundling by the key of their options, and those from before the last change of files. */
export class KeptResults {
  private readonly most: number;
  /** In the order of their last use. */
  private readonly known = new Map<string, Promise<SharedResult>>();
  private readonly former = new Map<string, Former>();

  /** @param most The number of results to keep. */
  constructor(most: number) {
    this.most = most;
  }

  /** The result for a key, which is created if none is kept. A failure, for instance of reading a file, is not kept. */
  resultFor(key: string, make: MakeResult): Promise<SharedResult> {
    const result = this.known.get(key) ?? this.makeFrom(key, make);
    this.known.delete(key);
    this.known.set(key, result);
    result.catch(() => this.known.get(key) === result && this.known.delete(key));
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size > this.most) this.known.delete(oldest);
    return result;
  }

  /** Replaces the kept result for a key by a new one. */
  renewedResult(key: string, make: MakeResult): Promise<SharedResult> {
    this.known.delete(key);
    return this.resultFor(key, make);
  }

  /**
   * Makes all results former ones.
   *
   * @param changed The changed files, absolute.
   */
  refresh(changed: readonly string[]): void {
    for (const [key, { result, changed: before }] of this.former)
      this.former.set(key, { result, changed: new Set([...before, ...changed]) });
    for (const [key, result] of this.known) this.former.set(key, { result, changed: new Set(changed) });
    this.known.clear();
    for (const key of [...this.former.keys()].slice(0, -this.most)) this.former.delete(key);
  }

  /** Whether each of some files, absolute, is a module or a style sheet of a kept result, possibly a broken one. */
  async isMadeOf(files: readonly string[]): Promise<boolean> {
    const results = await Promise.allSettled(this.known.values());
    const bundles = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    return files.every((file) => bundles.some((result) => isPartOf(file, result)));
  }

  private async makeFrom(key: string, make: MakeResult): Promise<SharedResult> {
    const former = await settle(this.former.get(key));
    this.former.delete(key);
    return make(former);
  }
}

function isPartOf(file: string, { shared, leftOut }: SharedResult): boolean {
  if (shared === undefined) return false;
  const { siteDir } = shared.context;
  const isBroken = leftOut !== undefined && areBroken(new Set([file]), leftOut.breakage, siteDir);
  return isBroken || isInputOf(file, { ...shared, siteDir });
}

/** The former result; undefined if there is none, or if more than some pages could not be built. */
async function settle(former: Former | undefined): Promise<FormerBundle | undefined> {
  const { shared, findings = [], leftOut } = (await former?.result.catch(() => undefined)) ?? {};
  if (former === undefined || shared === undefined) return undefined;
  return findings.length > 0 && leftOut === undefined ? undefined : { shared, changed: former.changed, leftOut };
}

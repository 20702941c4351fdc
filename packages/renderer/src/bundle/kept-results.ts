import { areBroken } from './errors/left-out.js';
import { isInputOf } from './outputs/kept-builds.js';
import type { FormerBundle, SharedResult } from './shared-bundle.js';
import { type BundleKey, editedDocuments } from './source-keys.js';

/** Creates a result, reusing parts of the one from before files changed. */
export type MakeResult = (former: FormerBundle | undefined) => Promise<SharedResult>;

/** Files that have changed, absolute. */
export interface ChangedFiles {
  /** Files that modules are made from, or may be made from now. */
  readonly changed: readonly string[];
  /** Other files that existed before: they only affect what is made from them. */
  readonly content?: readonly string[];
}

interface Kept {
  readonly key: BundleKey;
  readonly result: Promise<SharedResult>;
  /** What has changed since. */
  readonly since: Required<ChangedFiles>;
}

const unchanged: Required<ChangedFiles> = { changed: [], content: [] };

/** Results of bundling by the key of their options, and those from before the last change of files. */
export class KeptResults {
  private readonly most: number;
  /** In the order of their last use. */
  private readonly known = new Map<string, Kept>();
  private readonly former = new Map<string, Kept>();

  /** @param most The number of results to keep. */
  constructor(most: number) {
    this.most = most;
  }

  /**
   * The result for a key. If none is kept, it is created, reusing parts of one for other modules of documents. A
   * failure, for instance of reading a file, is not kept.
   */
  resultFor(key: BundleKey, make: MakeResult): Promise<SharedResult> {
    return this.keep(
      key,
      this.known.get(key.all)?.result ?? this.makeFrom(this.formerOf(key) ?? this.alike(key), make),
    );
  }

  /** Replaces the kept result for a key by a new one, because documents that modules import have changed. */
  renewedResult(key: BundleKey, make: MakeResult): Promise<SharedResult> {
    return this.keep(key, this.makeFrom(this.formerOf(key), make));
  }

  /** Makes all results former ones. */
  refresh(files: ChangedFiles): void {
    for (const [all, kept] of [...this.former, ...this.known])
      this.former.set(all, { ...kept, since: joinChanges(kept.since, files) });
    this.known.clear();
    for (const all of [...this.former.keys()].slice(0, -this.most)) this.former.delete(all);
  }

  /** Whether each of some files, absolute, is a module or a style sheet of a kept result, possibly a broken one. */
  async isMadeOf(files: readonly string[]): Promise<boolean> {
    const results = await Promise.allSettled([...this.known.values()].map(({ result }) => result));
    const bundles = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    return files.every((file) => bundles.some((result) => isPartOf(file, result)));
  }

  private keep(key: BundleKey, result: Promise<SharedResult>): Promise<SharedResult> {
    const { all } = key;
    this.known.delete(all);
    this.known.set(all, { key, result, since: unchanged });
    result.catch(() => this.known.get(all)?.result === result && this.known.delete(all));
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size > this.most) this.known.delete(oldest);
    return result;
  }

  /** The result for a key from before files changed, which is used only once. */
  private formerOf({ all }: BundleKey): Kept | undefined {
    const former = this.former.get(all);
    this.former.delete(all);
    return former;
  }

  /** The latest result with the same settings, as one from before the documents were edited whose modules differ. */
  private alike(key: BundleKey): Kept | undefined {
    const results = [...this.former.values(), ...this.known.values()];
    const found = results.findLast((kept) => kept.key.settings === key.settings);
    return found && { ...found, since: joinChanges(found.since, { changed: editedDocuments(key, found.key) }) };
  }

  private async makeFrom(former: Kept | undefined, make: MakeResult): Promise<SharedResult> {
    return make(await settle(former));
  }
}

function isPartOf(file: string, { shared, leftOut }: SharedResult): boolean {
  if (shared === undefined) return false;
  const { siteDir } = shared.context;
  const isBroken = leftOut !== undefined && areBroken(new Set([file]), leftOut.breakage, siteDir);
  return isBroken || isInputOf(file, { ...shared, siteDir });
}

/** The former result; undefined if there is none, or if more than some pages could not be built. */
async function settle(former: Kept | undefined): Promise<FormerBundle | undefined> {
  const { shared, findings = [], leftOut } = (await former?.result.catch(() => undefined)) ?? {};
  if (former === undefined || shared === undefined) return undefined;
  const { changed, content } = former.since;
  // what broken pages are made from is not known
  const edited = content.filter((file) => leftOut !== undefined || isPartOf(file, { shared, findings }));
  const result = { shared, changed: new Set([...changed, ...edited]), leftOut };
  return findings.length > 0 && leftOut === undefined ? undefined : result;
}

function joinChanges(before: Required<ChangedFiles>, { changed, content = [] }: ChangedFiles): Required<ChangedFiles> {
  return { changed: [...before.changed, ...changed], content: [...before.content, ...content] };
}

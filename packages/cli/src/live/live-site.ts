import { join } from 'node:path';
import {
  ConfigError,
  type Diagnostic,
  type LoadedConfig,
  pathFrom,
  showsUpdates,
  sortDiagnostics,
} from '@docsite/core';
import { createDiagramChecker } from '../diagrams/diagrams.js';
import { affectedBy, isHistory, isMarkdown } from './affected-sources.js';
import { checkKnown } from './check-known.js';
import { StateChecker } from './check-state.js';
import { isOnlyBundled, makesSameContent } from './code-edit.js';
import { joinReads, recordReads } from './code-reads.js';
import type { CodeWrite } from './code-writes.js';
import { keepGood, type LiveDocument } from './document-reader.js';
import { type Known, outsideOfKnown } from './known-site.js';
import { LiveConfig } from './live-config.js';
import type { LiveState } from './live-state.js';
import { editFacts, type LocaleEdit } from './locale-edit.js';
import { assembleFacts, type LiveDocuments } from './locale-facts.js';
import { SeenFiles } from './seen-files.js';
import { type ReadOptions, SiteReader } from './site-reader.js';
import { type BuiltState, StateBuilder } from './state-builder.js';
import { WrittenFiles } from './written-files.js';

/** From this number of documents on, assembling the site takes less time than amending it for each. */
const mostAmended = 50;

/**
 * A site in memory, including drafts, that follows changes in its folder. Nothing is rendered before it is requested.
 * States are immutable: an update does not affect a request being answered from an earlier state.
 */
export class LiveSite {
  private known: Known | undefined;
  private failed: readonly Diagnostic[] = [];
  private readonly written = new WrittenFiles();
  private readonly seen = new SeenFiles();
  private readonly files: SiteReader;
  private readonly checkDiagrams = createDiagramChecker();
  private readonly states: StateBuilder;
  private readonly checker = new StateChecker();
  private readonly config: LiveConfig;

  constructor(private readonly options: ReadOptions) {
    this.files = new SiteReader(options);
    this.states = new StateBuilder(this.files.modules);
    this.config = new LiveConfig(options.siteDir, this.written);
  }

  /** The state that is shown; undefined until the site could be read once. */
  get state(): LiveState | undefined {
    return this.known?.state;
  }

  /** Findings that prevent the current files from being shown. */
  get failure(): readonly Diagnostic[] {
    return sortDiagnostics(this.failed);
  }

  /**
   * Follows changes of files.
   *
   * @param changed Absolute paths; empty if it is unknown what has changed.
   * @returns Whether anything had to be updated.
   */
  async update(changed: ReadonlySet<string>): Promise<boolean> {
    const isNews = (path: string): boolean =>
      this.seen.isNew(path) && !this.written.has(path) && !this.files.writes.has(path);
    const news = [...changed].filter(isNews);
    if (changed.size > 0 && news.length === 0) return false;
    const paths = news.map((path) => pathFrom(this.options.siteDir, path));
    try {
      const { known } = this;
      const edited =
        known === undefined || this.failed.length > 0
          ? undefined
          : ((await this.edit(known, paths)) ?? (await this.editCode(known, paths)));
      if (edited !== undefined) this.known = edited;
      else await this.refresh(paths);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      this.failed = error.findings.map((finding) => ({ ...finding, severity: 'error' }));
    }
    return true;
  }

  /** The changed files that are not followed because code of the site writes them; one for each source, only once. */
  unfollowed(changed: Iterable<string>): readonly CodeWrite[] {
    return this.files.writes.report(changed);
  }

  /** Whether the last valid configuration is used, because the current files cannot be read. */
  get keepsConfig(): boolean {
    return this.config.findings.length > 0;
  }

  /** Whether pages show when, or by whom, they were changed. */
  get showsHistory(): boolean {
    return this.known !== undefined && showsUpdates(this.known.loaded.config);
  }

  /** Folders and files outside its folder that the site is made from, absolute. */
  get outside(): readonly string[] {
    return this.known === undefined ? [] : outsideOfKnown(this.options.siteDir, this.known);
  }

  /**
   * Whether all documents have been read completely. Initially most may not be, because navigation is available
   * earlier.
   */
  get isWhole(): boolean {
    return !this.files.isReadingRest;
  }

  /** Settles once all documents have been read completely, for `showWhole`. */
  restRead(): Promise<void> {
    return this.files.restRead();
  }

  /** Bundles the code of all documents in advance, before the site is shown with them. */
  async bundleWhole(): Promise<void> {
    const { known } = this;
    if (known === undefined) return;
    const rest = await this.files.takeRest(known);
    if (![...rest.values()].some(({ document }) => document.module !== undefined)) return;
    const documents = new Map([...known.documents, ...rest]);
    for (const { facts } of known.state.locales)
      await this.states.bundle(await assembleFacts(facts, documents), documents, known.reader);
  }

  /** Shows the site with all of its documents. */
  async showWhole(): Promise<void> {
    await this.takeIn((known) => this.files.takeRest(known));
    await this.files.endRest();
  }

  /** Whether only the beginning of a source has been read. */
  isPartial(source: string): boolean {
    return this.known?.documents.get(source)?.isPartial === true;
  }

  /** Shows the page of a source with its complete document. */
  async showWholeOf(source: string): Promise<void> {
    await this.takeIn(async ({ documents, reader }) => {
      const document = documents.get(source);
      return new Map(document?.isPartial ? [[source, await this.files.readWhole(document, reader)]] : []);
    });
  }

  /**
   * Reads the texts of sources that were not needed for the first page, one by one, yielding to other tasks.
   *
   * @param isWanted Called in between.
   */
  readTexts(isWanted: () => boolean): Promise<void> {
    return this.files.readTexts(isWanted);
  }

  /**
   * Checks the site as it is shown, with all documents and the pages rendered so far.
   *
   * @param isWanted Called in between; once it returns false, the check is abandoned.
   */
  async check(isWanted = (): boolean => true): Promise<readonly Diagnostic[]> {
    const { known, failed } = this;
    if (known === undefined || failed.length > 0) return sortDiagnostics(failed);
    const found = await checkKnown(this.options.siteDir, known, { checker: this.checker, isWanted });
    return this.keepsConfig ? sortDiagnostics([...this.config.findings, ...found]) : found;
  }

  /**
   * Renders the pages that have not been requested, one by one, yielding to other tasks.
   *
   * @param isWanted Called before each page.
   * @returns Whether all pages are rendered, and some of them only now.
   */
  async renderRest(isWanted: () => boolean): Promise<boolean> {
    if (isWanted()) {
      this.files.saveCache();
      await this.states.settle();
    }
    const rest = (this.state?.locales ?? []).flatMap(({ facts, pages }) =>
      facts.site.pages.filter((page) => !pages.isKnown(page)).map((page) => ({ page, pages })),
    );
    for (const { page, pages } of rest) {
      if (!isWanted()) return false;
      await pages.summary(page);
      await new Promise(setImmediate);
    }
    return rest.length > 0;
  }

  async close(): Promise<void> {
    await this.files.close();
    await this.states.close();
  }

  /** Follows an edit of documents and the files they include; undefined if more may have changed. */
  private async edit(known: Known, paths: readonly string[]): Promise<Known | undefined> {
    if (isWatched(paths, known.loaded, this.options.siteDir)) return undefined;
    const affected = affectedBy(paths, known.documents, this.options.siteDir);
    if (affected === undefined) return undefined;
    const read = new Map<string, LiveDocument>();
    for (const [path, source] of affected)
      read.set(path, keepGood(known.documents.get(path), await known.reader.read(source)));
    return this.amend(known, read);
  }

  /** Follows an edit of modules and style sheets that are only bundled; undefined if more may have changed. */
  private async editCode(known: Known, paths: readonly string[]): Promise<Known | undefined> {
    const { siteDir } = this.options;
    const changed = paths.map((path) => join(siteDir, path));
    if (this.keepsConfig || isWatched(paths, known.loaded, siteDir)) return undefined;
    if (!(await this.states.isBundled(changed)) || !(await isOnlyBundled(paths, known, siteDir))) return undefined;
    // an adapter may look at code, and completes the configuration accordingly
    const isCompleted = known.loaded.notes !== undefined;
    const loaded = isCompleted ? await this.config.read(known.loaded) : known.loaded;
    if (this.keepsConfig || !makesSameContent(siteDir, loaded, known.loaded)) return undefined;
    this.states.forgetBundles(changed);
    const edits = known.state.locales.map(({ facts }) => ({
      facts: isCompleted ? { ...facts, loaded } : facts,
      changed: new Set<string>(),
    }));
    const read = { ...known, loaded };
    return this.takeState(read, await this.states.build(read, edits, known.state));
  }

  /**
   * Updates some documents that were read again; undefined, with the shown state unchanged, if that is not possible.
   */
  private async amend(known: Known, read: LiveDocuments): Promise<Known | undefined> {
    const documents = new Map([...known.documents, ...read]);
    const paths = [...read.keys()];
    const isMuch = paths.length > mostAmended;
    const edits: LocaleEdit[] = [];
    for (const { facts } of known.state.locales)
      edits.push(isMuch ? { facts: await assembleFacts(facts, documents) } : await editFacts(facts, paths, documents));
    return this.takeState({ ...known, documents }, await this.states.amend(known, edits, { documents, paths }));
  }

  /** Updates documents that were read in the meantime. Those that cannot be shown for another reason are remembered. */
  private async takeIn(read: (known: Known) => Promise<LiveDocuments>): Promise<void> {
    const { known, failed } = this;
    if (known === undefined) return;
    const documents = await read(known);
    if (documents.size > 0) this.known = (await this.amend(known, documents)) ?? known;
    if (failed.length > 0) this.failed = failed;
  }

  /** Reads the site again; unchanged documents are not parsed again. */
  private async refresh(paths: readonly string[]): Promise<void> {
    const { siteDir } = this.options;
    const { known } = this;
    const [loaded, ofConfig] = await recordReads(() => this.config.read(known?.loaded));
    if (paths.length === 0 || paths.some((path) => !isMarkdown(path) && !isHistory(path)))
      this.states.forgetBundles(paths.map((path) => join(siteDir, path)));
    if (known === undefined) await this.states.begin(siteDir, loaded, this.files.open(loaded));
    const [files, ofContent] = await recordReads(() => this.files.read(loaded, known));
    const { updates, locales, scans, documents, reader } = files;
    const shared = { siteDir, loaded, locales, updates: updates.updates, checkDiagrams: this.checkDiagrams };
    const edits: LocaleEdit[] = [];
    for (const scan of scans) edits.push({ facts: await assembleFacts({ ...shared, ...scan }, documents) });
    const read = { loaded, updates, documents, reader, codeReads: joinReads([ofConfig, ofContent]) };
    const shown = this.takeState(read, await this.states.build(read, edits, known?.state));
    if (shown === undefined) return;
    if (known !== undefined) this.states.followMoves(known.documents, documents);
    this.known = shown;
    await this.files.beginRest(shown);
  }

  /** Everything known, with a new state; undefined, with the failure recorded, if there is none. */
  private takeState(known: Omit<Known, 'state'>, { state, findings = [] }: BuiltState): Known | undefined {
    this.failed = findings.map((finding) => ({ ...finding, severity: 'error' }));
    return state === undefined ? undefined : { ...known, state };
  }
}

/** Whether files that the site's plugins read have changed. */
function isWatched(paths: readonly string[], { watched = [] }: LoadedConfig, siteDir: string): boolean {
  const own = watched.map((path) => pathFrom(siteDir, path));
  return paths.some((path) => own.some((folder) => folder === '' || path === folder || path.startsWith(`${folder}/`)));
}

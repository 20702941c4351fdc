import { type Diagnostic, pathFrom, showsUpdates, sortDiagnostics } from '@docsite/core';
import { noteReplaced } from '@docsite/core/process';
import { checkKnown } from './check-known.js';
import { isInstalled } from './edits/installed-files.js';
import { SeenFiles } from './edits/seen-files.js';
import { bundledPackageFiles, outsideOfKnown, packagesOfKnown } from './known-site.js';
import type { CodeWrite } from './reading/code-writes.js';
import { LiveConfig } from './reading/live-config.js';
import { WrittenFiles } from './reading/written-files.js';
import { type ReadOptions, SiteReader } from './site-reader.js';
import { SiteUpdates } from './site-updates.js';
import { StateChecker } from './state/check-state.js';
import type { LiveState } from './state/live-state.js';
import { assembleFacts } from './state/locale-facts.js';
import { StateBuilder } from './state-builder.js';

/**
 * A site in memory, including drafts, that follows changes in its folder. Nothing is rendered before it is requested.
 * States are immutable: an update does not affect a request being answered from an earlier state.
 */
export class LiveSite {
  private readonly written = new WrittenFiles();
  private readonly seen = new SeenFiles();
  private readonly files: SiteReader;
  private readonly states: StateBuilder;
  private readonly checker = new StateChecker();
  private readonly config: LiveConfig;
  private readonly updates: SiteUpdates;

  constructor(private readonly options: ReadOptions) {
    this.files = new SiteReader(options);
    this.states = new StateBuilder(this.files.modules);
    this.config = new LiveConfig(options.siteDir, this.written);
    const { siteDir } = options;
    const { config, files, states } = this;
    this.updates = new SiteUpdates({ siteDir, config, files, states });
  }

  /** The state that is shown; undefined until the site could be read once. */
  get state(): LiveState | undefined {
    return this.updates.known?.state;
  }

  /** Findings that prevent the current files from being shown. */
  get failure(): readonly Diagnostic[] {
    return sortDiagnostics(this.updates.failure);
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
    const own = (path: string): string => pathFrom(this.options.siteDir, path);
    for (const path of news) if (isInstalled(own(path))) noteReplaced(path);
    await this.updates.follow(news.map(own));
    this.seen.noteReading();
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
    const { known } = this.updates;
    return known !== undefined && showsUpdates(known.loaded.config);
  }

  /** Folders and files outside its folder that the site is made from, absolute. */
  get outside(): readonly string[] {
    const { known } = this.updates;
    return known === undefined ? [] : outsideOfKnown(this.options.siteDir, known);
  }

  /** The folders of installed packages that Node has loaded for the site, absolute. */
  get packages(): readonly string[] {
    const { known } = this.updates;
    return known === undefined ? [] : packagesOfKnown(this.options.siteDir, known);
  }

  /** The files of installed packages that its modules are bundled from, absolute. */
  get bundledPackageFiles(): readonly string[] {
    const { known } = this.updates;
    return known === undefined ? [] : bundledPackageFiles(known);
  }

  /**
   * Whether all documents have been read completely. Initially most may not be, because navigation is available
   * earlier.
   */
  get isWhole(): boolean {
    return this.files.rest.current === undefined;
  }

  /** Settles once all documents have been read completely, for `showWhole`. */
  restRead(): Promise<void> {
    return this.files.rest.done();
  }

  /** Bundles the code of all documents in advance, before the site is shown with them. */
  async bundleWhole(): Promise<void> {
    const { known } = this.updates;
    if (known === undefined) return;
    const rest = await this.files.rest.take(known);
    if (![...rest.values()].some(({ document }) => document.module !== undefined)) return;
    const read = { documents: new Map([...known.documents, ...rest]), reader: known.reader };
    for (const { facts } of known.state.locales)
      await this.states.bundle(await assembleFacts(facts, read.documents), read);
  }

  /** Shows the site with all of its documents. */
  async showWhole(): Promise<void> {
    await this.updates.takeIn((known) => this.files.rest.take(known));
    await this.files.rest.end();
  }

  /** Whether only the beginning of a source has been read. */
  isPartial(source: string): boolean {
    return this.updates.known?.documents.get(source)?.partial !== undefined;
  }

  /** Shows the page of a source with its complete document. */
  async showWholeOf(source: string): Promise<void> {
    await this.updates.takeIn(async ({ documents, reader }) => {
      const document = documents.get(source);
      return new Map(document?.partial ? [[source, await this.files.rest.readWhole(document, reader)]] : []);
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
    const { known, failure } = this.updates;
    if (known === undefined || failure.length > 0) return sortDiagnostics(failure);
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
}

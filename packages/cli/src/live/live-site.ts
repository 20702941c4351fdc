import { relative, sep } from 'node:path';
import { ConfigError, type Diagnostic, type LoadedConfig, type SiteLocale, sortDiagnostics } from '@docsite/core';
import { collectLocaleRoutes } from '@docsite/renderer';
import { showsUpdates } from '../build/page-updates.js';
import { withoutWorker } from '../build/requested-config.js';
import { createDiagramChecker } from '../diagrams/diagrams.js';
import { readSiteConfig } from '../site-config.js';
import { affectedBy, isHistory, isMarkdown } from './affected-sources.js';
import { checkKnown } from './check-known.js';
import { StateChecker } from './check-state.js';
import { keepGood, type LiveDocument, unreadableSources } from './document-reader.js';
import { type Known, outsideOfKnown } from './known-site.js';
import { LiveBundler } from './live-bundler.js';
import { LiveState } from './live-state.js';
import { editFacts, type LocaleEdit } from './locale-edit.js';
import { assembleFacts, type LiveDocuments, type LocaleFacts } from './locale-facts.js';
import { type LocaleState, showEdited, showLocale } from './locale-state.js';
import { RenderingStore } from './page-renderings.js';
import { type ReadOptions, SiteReader } from './site-reader.js';
import { SourceMoves } from './source-moves.js';

/** From so many documents on, assembling the site takes less time than amending it for each. */
const mostAmended = 50;

/**
 * A site in memory, drafts included, that follows the changes of its folder. Nothing is rendered before it is asked
 * for. States never change: a request that is answered from one is not disturbed by an update.
 */
export class LiveSite {
  private known: Known | undefined;
  private failed: readonly Diagnostic[] = [];
  private readonly files: SiteReader;
  private readonly checkDiagrams = createDiagramChecker();
  private readonly bundler = new LiveBundler();
  private readonly checker = new StateChecker();
  private readonly moves = new SourceMoves();
  private readonly stores = new Map<string, RenderingStore>();

  constructor(private readonly options: ReadOptions) {
    this.files = new SiteReader(options);
  }

  /** What is shown; absent until the site could be read once. */
  get state(): LiveState | undefined {
    return this.known?.state;
  }

  /** Findings because of which the site cannot be shown as its files are now. */
  get failure(): readonly Diagnostic[] {
    return sortDiagnostics(this.failed);
  }

  /**
   * Follows changes of files.
   *
   * @param changed Absolute paths; none if it is not known what has changed.
   */
  async update(changed: ReadonlySet<string>): Promise<void> {
    const paths = [...changed].map((path) => relative(this.options.siteDir, path).split(sep).join('/'));
    try {
      const edited =
        this.known === undefined || this.failed.length > 0 ? undefined : await this.edit(this.known, paths);
      if (edited !== undefined) this.known = edited;
      else await this.refresh(paths);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      this.failed = error.findings.map((finding) => ({ ...finding, severity: 'error' }));
    }
  }

  /** Whether pages show when, or by whom, they were changed. */
  get showsHistory(): boolean {
    return this.known !== undefined && showsUpdates(this.known.loaded);
  }

  /** Folders and files that the site is made of outside of its folder, absolute. */
  get outside(): readonly string[] {
    return this.known === undefined ? [] : outsideOfKnown(this.options.siteDir, this.known);
  }

  /** Whether all documents are read whole. At the start most may not be: navigation is there before. */
  get isWhole(): boolean {
    return !this.files.isReadingRest;
  }

  /** Settled once all documents are read whole, for `showWhole`. */
  restRead(): Promise<void> {
    return this.files.restRead();
  }

  /** Shows the site by all of its documents. */
  async showWhole(): Promise<void> {
    await this.takeIn((known) => this.files.takeRest(known));
  }

  /** Whether only the beginning of a source is read. */
  isPartial(source: string): boolean {
    return this.known?.documents.get(source)?.isPartial === true;
  }

  /** Shows the page of a source by all of its document. */
  async showWholeOf(source: string): Promise<void> {
    await this.takeIn(async ({ documents, reader }) => {
      const document = documents.get(source);
      return new Map(document?.isPartial ? [[source, await this.files.readWhole(document, reader)]] : []);
    });
  }

  /**
   * Judges the site as it is shown, by all documents and the pages rendered so far.
   *
   * @param isWanted Asked in between; once it is not, there is nothing to find.
   */
  async check(isWanted = (): boolean => true): Promise<readonly Diagnostic[]> {
    const { known, failed } = this;
    if (known === undefined || failed.length > 0) return sortDiagnostics(failed);
    return checkKnown(this.options.siteDir, known, { checker: this.checker, isWanted });
  }

  /**
   * Renders the pages that were not asked for, one by one between other things.
   *
   * @param isWanted Asked before each page.
   * @returns Whether all pages are rendered, and some of them only now.
   */
  async renderRest(isWanted: () => boolean): Promise<boolean> {
    if (isWanted()) this.files.saveCache();
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
    await this.bundler.close();
  }

  /** Follows an edit of documents and of what they take in; gives nothing where more may have changed. */
  private async edit(known: Known, paths: readonly string[]): Promise<Known | undefined> {
    if (isWatched(paths, known.loaded, this.options.siteDir)) return undefined;
    const affected = affectedBy(paths, known.documents, this.options.siteDir);
    if (affected === undefined) return undefined;
    const read = new Map<string, LiveDocument>();
    for (const [path, source] of affected)
      read.set(path, keepGood(known.documents.get(path), await known.reader.read(source)));
    return this.amend(known, read);
  }

  /** Takes in some documents that were read again. */
  private async amend(known: Known, read: LiveDocuments): Promise<Known | undefined> {
    const documents = new Map(known.documents);
    for (const [path, document] of read) documents.set(path, document);
    const paths = [...read.keys()];
    const inModules = new Set(known.state.locales.flatMap(({ bundle }) => bundle.documents.map(({ path }) => path)));
    const isLive = (all: LiveDocuments): boolean =>
      paths.some((path) => isLivePage(all.get(path)) || inModules.has(path));
    const edits: LocaleEdit[] = [];
    const isMuch = paths.length > mostAmended;
    for (const { facts } of known.state.locales)
      edits.push(isMuch ? { facts: await assembleFacts(facts, documents) } : await editFacts(facts, paths, documents));
    const isSmall =
      !isLive(known.documents) &&
      !isLive(documents) &&
      edits.every(
        ({ facts, changed }, index) => changed !== undefined && hasSameShell(facts, known.state.locales[index]),
      );
    const next = { ...known, documents };
    if (!isSmall) return this.show(next, edits);
    const locales: LocaleState[] = [];
    for (const [index, { facts, changed = new Set<string>() }] of edits.entries()) {
      const before = known.state.locales[index] as LocaleState;
      locales.push(await showEdited(before, facts, { documents, reader: known.reader, changed }));
    }
    return { ...next, state: this.stateOf(next, locales) };
  }

  /** Takes in what was read meanwhile. What cannot be shown for another reason stays known. */
  private async takeIn(read: (known: Known) => Promise<LiveDocuments>): Promise<void> {
    const { known, failed } = this;
    if (known === undefined) return;
    const documents = await read(known);
    if (documents.size > 0) this.known = (await this.amend(known, documents)) ?? known;
    if (failed.length > 0) this.failed = failed;
  }

  /** Reads the site anew; what is the same as before is not parsed again. */
  private async refresh(paths: readonly string[]): Promise<void> {
    const { siteDir } = this.options;
    const { known } = this;
    const loaded = withoutWorker(await readSiteConfig(siteDir), true);
    if (paths.length === 0 || paths.some((path) => !isMarkdown(path) && !isHistory(path))) this.bundler.forget();
    if (known === undefined) await this.bundler.begin(siteDir, loaded);
    const { updates, locales, scans, documents, reader } = await this.files.read(loaded, known);
    const shared = { siteDir, loaded, locales, updates: updates.updates, checkDiagrams: this.checkDiagrams };
    const edits: LocaleEdit[] = [];
    for (const scan of scans) edits.push({ facts: await assembleFacts({ ...shared, ...scan }, documents) });
    const shown = await this.show({ loaded, updates, documents, reader }, edits);
    if (shown === undefined) return;
    if (known !== undefined) this.moves.follow(known.documents, documents);
    this.known = shown;
    await this.files.beginRest(shown);
  }

  /** Bundles locales and shows them; gives nothing, and keeps what is shown, where no page could be rendered. */
  private async show(
    known: Omit<Known, 'state'> & { readonly state?: LiveState },
    edits: readonly LocaleEdit[],
  ): Promise<Known | undefined> {
    const { documents, reader } = known;
    const localeRoutes = edits.length > 1 ? edits.map(({ facts }) => collectLocaleRoutes(facts.site)) : undefined;
    const locales: LocaleState[] = [];
    for (const [index, { facts: locale, changed }] of edits.entries()) {
      const bundling = await this.bundler.bundle(locale, documents, reader);
      const bundle = bundling.bundle ?? this.bundleOf(locale.locale);
      if (bundle === undefined) {
        this.failed = bundling.findings.map((finding) => ({ ...finding, severity: 'error' }));
        return undefined;
      }
      const store = this.storeOf(locale.locale);
      const state = changed === undefined ? undefined : known.state?.locales[index];
      const former = state === undefined || changed === undefined ? undefined : { state, changed };
      locales.push(await showLocale(locale, { documents, reader, bundle, bundling, localeRoutes, store, former }));
    }
    this.failed = [];
    return { ...known, state: this.stateOf(known, locales) };
  }

  private stateOf(
    { loaded, documents }: Pick<Known, 'loaded' | 'documents'>,
    locales: readonly LocaleState[],
  ): LiveState {
    const unreadable = unreadableSources(documents.values());
    return new LiveState(loaded.config, locales, unreadable, (source) => this.moves.latest(source));
  }

  private bundleOf({ name }: SiteLocale): LocaleState['bundle'] | undefined {
    return this.state?.locales.find(({ facts }) => facts.locale.name === name)?.bundle;
  }

  private storeOf({ name }: SiteLocale): RenderingStore {
    const store = this.stores.get(name) ?? new RenderingStore();
    this.stores.set(name, store);
    return store;
  }
}

/** Whether files have changed that plugins of the site read. */
function isWatched(paths: readonly string[], { watched = [] }: LoadedConfig, siteDir: string): boolean {
  const own = watched.map((path) => relative(siteDir, path).split(sep).join('/'));
  return paths.some((path) => own.some((folder) => folder === '' || path === folder || path.startsWith(`${folder}/`)));
}

function isLivePage(document: LiveDocument | undefined): boolean {
  return document?.document.module !== undefined;
}

/** Whether the shell of all pages is the same: of a locale that was edited, its diagrams may need a module now. */
function hasSameShell(facts: LocaleFacts, before: LocaleState | undefined): boolean {
  return before?.facts.diagrams.modulePath === facts.diagrams.modulePath;
}

import { relative, sep } from 'node:path';
import {
  ConfigError,
  type Diagnostic,
  type LoadedConfig,
  readConfig,
  type SiteLocale,
  type SourceFile,
  scanSite,
  sortDiagnostics,
} from '@docsite/core';
import { collectLocaleRoutes, readLabels } from '@docsite/renderer';
import { withoutWorker } from '../build/build-site.js';
import { judgeFindings } from '../build/judge-findings.js';
import { openCache } from '../build/open-cache.js';
import { outDirInside } from '../build/out-dir.js';
import { readUpdates, type Updates } from '../build/page-updates.js';
import { siteLocales } from '../build/site-locales.js';
import type { BuildCache } from '../cache/build-cache.js';
import { createDiagramChecker } from '../diagrams/diagrams.js';
import { parseSettings } from '../workers/parse-settings.js';
import { affectedBy, isMarkdown, latestOf } from './affected-sources.js';
import { type CheckedLocale, StateChecker } from './check-state.js';
import { DocumentReader, keepGood, type LiveDocument, unreadableSources } from './document-reader.js';
import { LiveBundler } from './live-bundler.js';
import { LiveState } from './live-state.js';
import { editFacts } from './locale-edit.js';
import { assembleFacts, type LiveDocuments, type LocaleFacts } from './locale-facts.js';
import { type LocaleState, showEdited, showLocale } from './locale-state.js';
import { RenderingStore } from './page-renderings.js';

export interface LiveOptions {
  readonly siteDir: string;
  /** Folder of the site that `docsite build` writes: its files are no sources. */
  readonly outDir: string;
  /** Folder of the cache of earlier builds, absolute; absent to do without. */
  readonly cacheDir?: string | undefined;
}

/** All that is known of the site at one moment. */
interface Known {
  readonly loaded: LoadedConfig;
  readonly updates: Updates;
  readonly documents: LiveDocuments;
  readonly reader: DocumentReader;
  readonly state: LiveState;
}

/**
 * A site in memory, drafts included, that follows the changes of its folder. Nothing is rendered before it is asked
 * for. States never change: a request that is answered from one is not disturbed by an update.
 */
export class LiveSite {
  private known: Known | undefined;
  private failed: readonly Diagnostic[] = [];
  /** The cache of earlier builds, until what was parsed first is kept there. */
  private cache: BuildCache | undefined;
  private readonly checkDiagrams = createDiagramChecker();
  private readonly bundler = new LiveBundler();
  private readonly checker = new StateChecker();
  private readonly stores = new Map<string, RenderingStore>();

  constructor(private readonly options: LiveOptions) {}

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

  /** Judges the site as it is shown, by all documents and the pages rendered so far. */
  async check(): Promise<readonly Diagnostic[]> {
    const { known, failed } = this;
    if (known === undefined || failed.length > 0) return sortDiagnostics(failed);
    const results: CheckedLocale[] = [];
    for (const locale of known.state.locales) results.push(await this.checker.check(locale, known.documents));
    const found = [...results.flatMap(({ diagnostics }) => diagnostics), ...known.updates.diagnostics];
    const isWhole = results.every(({ isRendered }) => isRendered);
    return judgeFindings(found, { loaded: known.loaded, results, isWhole });
  }

  /**
   * Renders the pages that were not asked for, one by one between other things.
   *
   * @param isWanted Asked before each page.
   * @returns Whether all pages are rendered, and some of them only now.
   */
  async renderRest(isWanted: () => boolean): Promise<boolean> {
    if (isWanted()) this.saveCache();
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
    await this.bundler.close();
  }

  /** Follows an edit of documents and of what they take in; gives nothing where more may have changed. */
  private async edit(known: Known, paths: readonly string[]): Promise<Known | undefined> {
    const affected = affectedBy(paths, known.documents, this.options.siteDir);
    if (affected === undefined) return undefined;
    const documents = new Map(known.documents);
    for (const [path, source] of affected) {
      const before = known.documents.get(path) as LiveDocument;
      documents.set(path, keepGood(before, await known.reader.read(source)));
    }
    const isLive = (all: LiveDocuments): boolean =>
      [...affected.keys()].some((path) => all.get(path)?.document.module !== undefined);
    const edits = [];
    for (const { facts } of known.state.locales) edits.push(await editFacts(facts, [...affected.keys()], documents));
    const isSmall =
      !isLive(known.documents) &&
      !isLive(documents) &&
      edits.every(
        ({ facts, changed }, index) => changed !== undefined && hasSameShell(facts, known.state.locales[index]),
      );
    const next = { ...known, documents };
    if (!isSmall)
      return this.show(
        next,
        edits.map(({ facts }) => facts),
      );
    const locales: LocaleState[] = [];
    for (const [index, { facts, changed = new Set<string>() }] of edits.entries()) {
      const before = known.state.locales[index] as LocaleState;
      locales.push(await showEdited(before, facts, { documents, reader: known.reader, changed }));
    }
    return { ...next, state: new LiveState(known.loaded.config, locales, unreadableSources(documents.values())) };
  }

  /** Reads the site anew; what is the same as before is not parsed again. */
  private async refresh(paths: readonly string[]): Promise<void> {
    const { siteDir, outDir } = this.options;
    const loaded = withoutWorker(await readConfig(siteDir), true);
    const updates = await readUpdates(siteDir, loaded);
    const locales = siteLocales(loaded.config);
    if (paths.length === 0 || paths.some((path) => !isMarkdown(path))) this.bundler.forget();
    const scans = [];
    for (const locale of locales) {
      const scanned = await scanSite(siteDir, loaded.config, locale, { outDir: outDirInside(siteDir, outDir) });
      scans.push({ locale, scanned, labels: readLabels(siteDir, locale) });
    }
    const reader = await this.openReader(loaded);
    const documents = await this.readDocuments(
      loaded,
      reader,
      scans.flatMap(({ scanned }) => scanned.sources),
    );
    const shared = { siteDir, loaded, locales, updates: updates.updates, checkDiagrams: this.checkDiagrams };
    const facts: LocaleFacts[] = [];
    for (const scan of scans) facts.push(await assembleFacts({ ...shared, ...scan }, documents));
    const shown = await this.show({ loaded, updates, documents, reader }, facts);
    if (shown !== undefined) this.known = shown;
  }

  /** The reader of before, unless documents may be parsed otherwise now. */
  private async openReader(loaded: LoadedConfig): Promise<DocumentReader> {
    const { markdown } = loaded.config;
    const before = this.known;
    const isSame =
      before !== undefined &&
      markdown.remarkPlugins.length + markdown.rehypePlugins.length === 0 &&
      JSON.stringify(markdown) === JSON.stringify(before.loaded.config.markdown);
    if (!isSame) return DocumentReader.open(this.options.siteDir, markdown);
    await before.reader.forget();
    return before.reader;
  }

  /** Parses the sources that have changed, or that took in what has changed. */
  private async readDocuments(
    loaded: LoadedConfig,
    reader: DocumentReader,
    sources: readonly SourceFile[],
  ): Promise<LiveDocuments> {
    const before = this.known?.documents;
    const distinct = new Map(sources.map((source) => [source.path, source]));
    const isSame = (source: SourceFile): boolean => {
      const known = this.known?.reader === reader ? before?.get(source.path) : undefined;
      return known !== undefined && latestOf(known).hash === source.hash && reader.isCurrent(known);
    };
    const changed = [...distinct.values()].filter((source) => !isSame(source));
    const cache = this.known === undefined ? this.openCache(loaded) : undefined;
    const parsed = await reader.readAll(changed, cache?.documents);
    this.cache = cache;
    const read = new Map(parsed.map((document) => [document.source.path, document]));
    const documents = new Map<string, LiveDocument>();
    for (const path of distinct.keys()) {
      const [known, fresh] = [before?.get(path), read.get(path)];
      documents.set(path, fresh === undefined ? (known as LiveDocument) : keepGood(known, fresh));
    }
    return documents;
  }

  /** Opens the cache for the documents that the first reading of the site needs. */
  private openCache(loaded: LoadedConfig): BuildCache | undefined {
    const { siteDir, cacheDir } = this.options;
    return openCache({ siteDir, cacheDir }, parseSettings(siteDir, loaded.config.markdown), loaded);
  }

  /** Keeps the documents that were parsed for later builds, once nothing else is to be done. */
  private saveCache(): void {
    this.cache?.documents.save();
    this.cache?.close();
    this.cache = undefined;
  }

  /** Bundles locales and shows them; gives nothing, and keeps what is shown, where no page could be rendered. */
  private async show(
    known: Omit<Known, 'state'> & { readonly state?: LiveState },
    facts: readonly LocaleFacts[],
  ): Promise<Known | undefined> {
    const { documents, reader, loaded } = known;
    const localeRoutes = facts.length > 1 ? facts.map(({ site }) => collectLocaleRoutes(site)) : undefined;
    const locales: LocaleState[] = [];
    for (const locale of facts) {
      const bundling = await this.bundler.bundle(locale, documents, reader);
      const bundle = bundling.bundle ?? this.bundleOf(locale.locale);
      if (bundle === undefined) {
        this.failed = bundling.findings.map((finding) => ({ ...finding, severity: 'error' }));
        return undefined;
      }
      const store = this.storeOf(locale.locale);
      locales.push(await showLocale(locale, { documents, reader, bundle, bundling, localeRoutes, store }));
    }
    this.failed = [];
    return { ...known, state: new LiveState(loaded.config, locales, unreadableSources(documents.values())) };
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

/** Whether the shell of all pages is the same: of a locale that was edited, its diagrams may need a module now. */
function hasSameShell(facts: LocaleFacts, before: LocaleState | undefined): boolean {
  return before?.facts.diagrams.modulePath === facts.diagrams.modulePath;
}

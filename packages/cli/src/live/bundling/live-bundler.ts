import { type Document, type LoadedConfig, type SiteLocale, type SourcePage, siteLocales } from '@docsite/core';
import {
  type BundleLocale,
  type BundleOptions,
  type BundleResult,
  type ChangedFiles,
  createBundler,
  KnownCode,
  type PrintedModule,
  type RememberingBundler,
} from '@docsite/renderer';
import { bundleSettings, localeSettings } from '../../build/bundle/bundle-settings.js';
import { collectLivePages, printSetup } from '../../build/bundle/live-pages.js';
import { readyThemesDir } from '../../build/bundle/ready-themes.js';
import { readSiteLabels } from '../../site-config/site-labels.js';
import type { LiveDocuments } from '../reading/live-document.js';
import type { ReadDocuments } from '../reading/read-documents.js';
import { type LocaleFacts, linksOf } from '../state/locale-facts.js';
import type { EarlierBundles } from './earlier-bundles.js';
import { ImportedDocuments } from './imported-documents.js';
import type { LiveModules } from './live-modules.js';
import { ModuleFolders } from './module-folders.js';

/** The number of bundles to keep per locale, each with its client files. */
const mostKnown = 2;

/** What is bundled of a locale. */
interface ToBundle
  extends Pick<LocaleFacts, 'siteDir' | 'loaded'>,
    Partial<Pick<LocaleFacts, 'site'>>,
    Pick<BundleOptions, 'pages'>,
    Pick<BundleLocale, 'labels' | 'printDocument'> {
  readonly locale: SiteLocale;
}

/** What the modules of documents are printed from. */
interface PrintSources extends ReadDocuments {
  readonly facts: LocaleFacts;
}

/** Bundles the locales of a site, again only if the modules of its pages or its theme may have changed. */
export class LiveBundler {
  private bundler: RememberingBundler | undefined;
  private most = 0;
  private readonly code = new KnownCode();
  private readonly printers = new ImportedDocuments();
  private readonly folders = new ModuleFolders();
  /** Bundles from before the start, until a file changes. */
  private earlier: EarlierBundles | undefined;

  constructor(private readonly modules: LiveModules) {}

  /**
   * Discards bundles, because files that they were made from may have changed.
   *
   * @param files Without any if it is unknown what has changed.
   */
  forget(files: ChangedFiles): void {
    this.folders.renew();
    if (files.changed.length + (files.content?.length ?? 0) === 0) {
      this.bundler = undefined;
      return;
    }
    this.earlier = undefined;
    this.bundler?.refresh(files);
  }

  /** Whether files, absolute, are modules or style sheets of the bundles kept. */
  async isMadeOf(files: readonly string[]): Promise<boolean> {
    return (await this.bundler?.isMadeOf(files)) ?? false;
  }

  /**
   * Starts bundling what all pages need while the site is read: most sites have no live pages.
   *
   * @param earlier Bundles of the site from before the start, which are used as long as no file has changed.
   */
  async begin(siteDir: string, loaded: LoadedConfig, earlier: EarlierBundles | undefined): Promise<void> {
    this.earlier = earlier;
    const [locale] = siteLocales(loaded.config);
    if (locale === undefined || earlier?.has(locale.name)) return;
    const { labels } = readSiteLabels(siteDir, locale, loaded);
    const options = { siteDir, loaded, locale, labels, pages: [] };
    this.bundlerOf(loaded)(await this.optionsFor(options)).catch(() => {});
  }

  /** Bundles a locale with the documents that are shown in it. */
  async bundle(facts: LocaleFacts, read: ReadDocuments): Promise<BundleResult> {
    const { siteDir, loaded, locale, site } = facts;
    const { labels } = facts.labels;
    const print = (page: SourcePage) => this.print(page, { facts, ...read }) as Promise<PrintedModule>;
    const own = inertWherePartial(facts.documents, read.documents);
    const pages = await collectLivePages(site, { siteDir, documents: own, print });
    const { print: printDocument, findings } = this.printers.take(facts, read);
    const options = await this.optionsFor({ siteDir, loaded, locale, labels, site, pages, printDocument });
    const bundle = this.bundlerOf(loaded);
    const isBeginning = own !== facts.documents;
    const result = await (this.earlier?.take({ bundle, options, loaded, isBeginning }) ?? bundle(options));
    if (result.bundle !== undefined) await this.folders.keep(result.bundle);
    return { ...result, findings: [...result.findings, ...findings] };
  }

  /** Stores bundles for the next start, and bundles what was taken from earlier ones. */
  async settle(): Promise<void> {
    this.earlier?.save();
    await this.earlier?.renew();
  }

  /** The module of a page written as a document; undefined for one without code, or whose code is not known yet. */
  async print(page: SourcePage, { facts, documents, reader }: PrintSources): Promise<PrintedModule | undefined> {
    const document = documents.get(page.source);
    if (document === undefined || document.partial || document.document.module === undefined) return undefined;
    const links = linksOf(page, document.document, facts);
    return this.modules.take({ document, reader, ...printSetup(facts.site, links) });
  }

  async close(): Promise<void> {
    await this.folders.close();
  }

  private bundlerOf({ config }: LoadedConfig): RememberingBundler {
    const most = mostKnown * config.i18n.locales.length;
    if (this.bundler === undefined || this.most !== most)
      this.bundler = createBundler({ most, code: this.code, readyThemes: readyThemesDir });
    this.most = most;
    return this.bundler;
  }

  private async optionsFor({
    siteDir,
    loaded,
    locale,
    labels,
    site,
    pages,
    printDocument,
  }: ToBundle): Promise<BundleOptions> {
    const serverDir = await this.folders.current();
    return {
      ...bundleSettings(siteDir, loaded),
      locale: { ...localeSettings(loaded, locale, site), serverDir, labels, printDocument },
      pages,
    };
  }
}

/**
 * A document of which only the beginning is known is read completely before its page is shown, and bundled only then.
 */
function inertWherePartial(
  own: Readonly<Record<string, Document>>,
  documents: LiveDocuments,
): Readonly<Record<string, Document>> {
  if (![...documents.values()].some(({ partial }) => partial)) return own;
  const entries = Object.entries(own).map(([path, document]): [string, Document] => {
    if (!documents.get(path)?.partial) return [path, document];
    const { module: _, ...inert } = document;
    return [path, inert];
  });
  return Object.fromEntries(entries);
}

import { join } from 'node:path';
import type { Finding, Site, SourcePage, SourceRef } from '@docsite/core';
import type {
  BundleLocale,
  BundleOptions,
  BundleResult,
  LivePage,
  LocaleLabels,
  PrintedModule,
} from '@docsite/renderer';
import type { AssembledLocale, LocaleBuild } from '../locale-build.js';
import { bundleSettings, localeSettings } from './bundle-settings.js';
import { collectLivePages, mayHaveLivePages, printSetup, reactPages } from './live-pages.js';
import { createDocumentPrinter } from './print-documents.js';

/** A locale with everything but its bundle. */
type LocaleToBundle = Omit<AssembledLocale, 'bundling'>;

/** Bundles started before everything about a locale was known. */
interface StartedBundles {
  readonly early?: Promise<BundleResult> | undefined;
  readonly ahead?: Promise<void> | undefined;
}

/**
 * Starts bundling the theme of a locale that cannot have live pages, judging by the paths of its files, and whose
 * modules do not depend on its pages; undefined for others.
 */
export function bundleEarly(
  build: LocaleBuild,
  labels: LocaleLabels,
  paths: readonly string[],
): Promise<BundleResult> | undefined {
  const { config, pageModules } = build.loaded;
  const isOpen = pageModules !== undefined || mayHaveLivePages(paths, config);
  return isOpen ? undefined : bundle(build, labels, { pages: [] });
}

/**
 * Bundles a locale while its documents are being parsed, as if none had code: the bundler reuses its results for
 * unchanged pages.
 *
 * @param modules The files of its React pages.
 */
export async function bundleAhead(
  build: LocaleBuild,
  labels: LocaleLabels,
  modules: readonly SourceRef[],
): Promise<void> {
  const pages = reactPages(modules, build.siteDir);
  // problems are found again by the real bundling, or do not apply to it
  await bundle({ ...build, profile: undefined }, labels, { pages, isAhead: true }).catch(() => {});
}

/** The pages of a locale that need modules of their own. */
export function livePagesOf(locale: LocaleToBundle): Promise<LivePage[]> {
  const { build, site, documents } = locale;
  return collectLivePages(site, { siteDir: build.siteDir, documents, print: (page) => printModule(page, locale) });
}

/**
 * Bundles the theme of a locale, and the modules of its live pages.
 *
 * @param early The result of `bundleEarly`.
 * @param ahead Settles once `bundleAhead` is done, because both may write the same files.
 */
export function bundlePages(
  { build, site, index, labels, workers }: LocaleToBundle,
  pages: readonly LivePage[],
  { early, ahead }: StartedBundles,
): Promise<BundleResult> {
  const findings: Finding[] = [];
  const printDocument = createDocumentPrinter({
    siteDir: build.siteDir,
    site,
    index,
    given: build.loaded.modules,
    documentExports: build.loaded.documentExports,
    readDocument: (source) => workers.trees.imported(source),
    onFindings: (found) => findings.push(...found),
  });
  const bundleAll = async () => {
    await ahead;
    return bundle(build, labels, { pages, printDocument }, site);
  };
  return withFindings(early === undefined ? bundleAll() : bundleOrRepeat(early, bundleAll), findings);
}

/**
 * The module of a page written as a document. It is printed, in the thread that has the tree, only if it is not in the
 * cache.
 */
async function printModule(
  { source, route }: SourcePage,
  { build: { cache }, site, links: table, workers }: LocaleToBundle,
): Promise<PrintedModule> {
  const links = table.get(route) ?? [];
  const print = () => workers.trees.print({ path: source, ...printSetup(site, links) });
  const origin = workers.origin(source);
  const document = origin && cache?.documents.identify(origin.source, origin.reads);
  return cache === undefined || document === undefined
    ? print()
    : cache.modules.take({ path: source, document, links, baseUrl: site.locale.baseUrl }, print);
}

/** Starts bundling. Errors reach the caller that awaits the bundle; if a build ends before that, they are ignored. */
function bundle(
  { siteDir, loaded, locale, output, bundler, profile }: LocaleBuild,
  { labels }: LocaleLabels,
  { pages, ...asked }: Pick<BundleOptions, 'pages'> & Pick<BundleLocale, 'printDocument' | 'isAhead'>,
  site?: Site,
): Promise<BundleResult> {
  const bundling = bundler({
    ...bundleSettings(siteDir, loaded),
    locale: { ...localeSettings(loaded, locale, site), serverDir: join(output.path, '.server'), labels, ...asked },
    pages,
  });
  bundling.catch(() => {});
  profile?.bundled(bundling);
  return bundling;
}

/** A bundle made before any document was known, unless its modules import documents. */
async function bundleOrRepeat(
  early: Promise<BundleResult>,
  bundleAll: () => Promise<BundleResult>,
): Promise<BundleResult> {
  const result = await early;
  const isWhole = (result.bundle?.documents ?? []).every(({ hash }) => hash !== '');
  return isWhole ? result : bundleAll();
}

/** Adds the problems of documents that were printed for the bundle. */
function withFindings(bundling: Promise<BundleResult>, findings: readonly Finding[]): Promise<BundleResult> {
  const result = bundling.then((built) => ({ ...built, findings: [...built.findings, ...findings] }));
  result.catch(() => {});
  return result;
}

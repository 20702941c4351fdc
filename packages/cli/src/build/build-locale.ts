import { join } from 'node:path';
import { checkSite, collectExternalLinks, type ExternalLink } from '@docsite/checker';
import {
  assembleSite,
  type Diagnostic,
  type Document,
  type Finding,
  LinkIndex,
  type LinkTable,
  type LoadedConfig,
  type PageUpdate,
  type ParsedDocument,
  readAssets,
  resolveLinks,
  resolveSiteHtml,
  type Site,
  type SiteConfig,
  type SiteHtml,
  type SiteLocale,
  type SuppressionUse,
  scanSite,
} from '@docsite/core';
import {
  type Bundle,
  type BundleResult,
  type Bundler,
  buildSiteData,
  headSources,
  type LivePage,
  type LocaleLabels,
  type LocaleRoutes,
  type RedirectRule,
  readLabels,
  renderRedirects,
  renderSearchIndex,
  renderShell,
  renderSiteFiles,
  themeLayers,
  weighBundle,
} from '@docsite/renderer';
import type { BuildCache } from '../cache/build-cache.js';
import { joinPages, type RenderedPages } from '../cache/page-result.js';
import type { DiagramChecker, Diagrams } from '../diagrams/diagrams.js';
import { buildOfflineFiles } from '../offline/offline-files.js';
import { copyFiles, writeFiles } from '../output/copy-files.js';
import type { OutputFolder } from '../output/output-folder.js';
import { collectScripts, collectStaticScripts } from '../output/write-headers.js';
import type { WorkerPool } from '../workers/worker-pool.js';
import { collectLivePages, mayHaveLivePages, printPage } from './live-pages.js';
import { createLocator } from './locate-text.js';
import type { Progress } from './progress.js';
import { PageReuse } from './reuse-pages.js';
import { templatesDir } from './templates-dir.js';

/** Asks other sites about the links to them. */
export type ExternalExaminer = (links: readonly ExternalLink[], config: SiteConfig) => Promise<readonly Finding[]>;

export interface LocaleBuild {
  readonly siteDir: string;
  readonly loaded: LoadedConfig;
  readonly locale: SiteLocale;
  readonly locales: readonly SiteLocale[];
  readonly updates: ReadonlyMap<string, PageUpdate>;
  /** The output folder relative to the site folder, where it lies inside. */
  readonly outDirInside?: string | undefined;
  /** The folder of this locale in the output. */
  readonly output: OutputFolder;
  readonly includeDrafts: boolean;
  readonly openWorkers: () => Promise<WorkerPool>;
  /** What earlier builds have made; absent for a build that does without. */
  readonly cache?: BuildCache | undefined;
  /** Bundles once what the locales have in common. */
  readonly bundler: Bundler;
  readonly checkDiagrams: DiagramChecker;
  readonly examineExternal?: ExternalExaminer | undefined;
  readonly progress: Progress;
}

export interface LocaleResult {
  readonly site: Site;
  readonly pages: number;
  readonly bytes: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Links to other sites; none unless they are to be examined. */
  readonly externalLinks: readonly ExternalLink[];
  /** Comments in the content that suppress findings. */
  readonly suppressions: readonly SuppressionUse[];
  /** Set where no page could be built: such a site never replaces the old one, whatever the configured rules. */
  readonly isEmpty: boolean;
  /** Hashes of the inline scripts of every HTML file. */
  readonly inlineScripts: readonly string[];
  /** What heads load from other sites, as a security policy names it. */
  readonly policySources: readonly string[];
  readonly redirects: readonly RedirectRule[];
  /** Absent where nothing could be bundled. */
  readonly bundle: Bundle | undefined;
}

/** A locale whose pages are known but not rendered yet: they link to pages of the other locales. */
export interface AssembledLocale {
  readonly build: LocaleBuild;
  readonly site: Site;
  readonly documents: Readonly<Record<string, Document>>;
  /** What resolves hrefs that no document holds. */
  readonly index: LinkIndex;
  readonly links: LinkTable;
  /** HTML of configuration and sidebars, its links resolved. */
  readonly siteHtml: SiteHtml;
  readonly labels: LocaleLabels;
  readonly diagrams: Diagrams;
  readonly workers: WorkerPool;
  readonly bundling: Promise<BundleResult>;
}

/** The first half of building a locale: scan, parse, assemble, resolve links; bundling begins as soon as it can. */
export async function assembleLocale(build: LocaleBuild): Promise<AssembledLocale> {
  const { loaded, locale, progress, siteDir } = build;
  const scanned = await scanSite(siteDir, loaded.config, locale, { outDir: build.outDirInside });
  const paths = [...scanned.sources, ...scanned.modules].map(({ path }) => path);
  const labels = readLabels(siteDir, locale);
  const early = mayHaveLivePages(paths, loaded.config.markdown.format) ? undefined : bundle(build, labels, []);
  const workers = await build.openWorkers();

  progress.stage('Parsing', scanned.sources.length);
  const documents = await workers.parse(scanned.sources, (done) => progress.done(done));
  const diagrams = build.checkDiagrams(siteDir, documents);
  const assets = readAssets(siteDir, Object.values(documents));
  const site = assembleSite({
    ...build,
    config: loaded.config,
    configFile: loaded.file,
    configPlaces: loaded.places,
    scanned,
    documents,
    assets,
  });

  const index = new LinkIndex(site);
  const links = resolveLinks(site.pages, documents, index);
  const siteHtml = await resolveSiteHtml(site, index);
  const livePages = await collectLivePages(site, {
    siteDir,
    documents,
    print: async ({ source, route }) =>
      printPage((await workers.document(source)) as ParsedDocument, links.get(route) ?? []),
  });
  const bundling = early ?? bundle(build, labels, livePages);
  return { build, site, documents, index, links, siteHtml, labels, diagrams, workers, bundling };
}

/**
 * The second half: bundle, render, check. Pages are written as they are rendered; the caller decides by the findings
 * whether the output is used.
 *
 * @param localeRoutes Routes of every locale, where there is more than one.
 */
export async function renderLocale(
  assembled: AssembledLocale,
  localeRoutes?: readonly LocaleRoutes[],
): Promise<LocaleResult> {
  const { build, site, documents, index, links } = assembled;
  const bundled = await assembled.bundling;
  const rendered =
    bundled.bundle === undefined ? nothingRendered : await render(assembled, bundled.bundle, localeRoutes);
  const { findings } = await assembled.diagrams.checked;
  const renderFindings: Finding[] = [...bundled.findings, ...findings, ...rendered.findings];
  const weights = bundled.bundle === undefined ? [] : weighBundle(bundled.bundle);
  const input = {
    site,
    documents,
    linkIndex: index,
    linkTable: links,
    siteHtmlLinks: assembled.siteHtml.links,
    renderedLinks: rendered.links,
    renderedIds: rendered.ids,
    locate: createLocator(build.siteDir, build.loaded.config.themeDir),
    renderFindings,
    outputFiles: rendered.outputFiles,
    weights,
  };
  const diagnostics = checkSite(input);
  const { pages, bytes, inlineScripts, policySources, redirects } = rendered;
  return {
    site,
    pages,
    bytes,
    diagnostics,
    externalLinks: build.examineExternal === undefined ? [] : collectExternalLinks(input),
    suppressions: Object.values(documents).flatMap(({ suppressions = [] }) => suppressions),
    isEmpty: isEmpty(site, rendered),
    bundle: bundled.bundle,
    inlineScripts,
    policySources: [...policySources, ...headSources(assembled.siteHtml.head)],
    redirects,
  };
}

/** Whether a site has pages, of which none could be built. */
function isEmpty(site: Site, { pages, failed }: RenderedSite): boolean {
  const routes = new Set(failed);
  const written = site.pages.filter((page) => 'source' in page);
  return written.length > 0 && (pages === 0 || written.every(({ route }) => routes.has(route)));
}

interface RenderedSite extends RenderedPages {
  /** Paths of files that are neither pages nor assets. */
  readonly outputFiles: readonly string[];
  readonly redirects: readonly RedirectRule[];
}

const nothingRendered: RenderedSite = { ...joinPages([]), outputFiles: [], redirects: [] };

/** Starts bundling. The caller that awaits the bundle gets its errors; a build that ends before that ignores them. */
function bundle(
  { siteDir, loaded, locale, output, bundler }: LocaleBuild,
  { labels }: LocaleLabels,
  pages: readonly LivePage[],
): Promise<BundleResult> {
  const themeDir = join(siteDir, loaded.config.themeDir);
  const bundling = bundler({
    siteDir,
    serverDir: join(output.path, '.server'),
    layers: themeLayers(loaded.config, { themeDir, templatesDir }),
    baseUrl: locale.baseUrl,
    configuredBaseUrl: loaded.config.baseUrl,
    labels,
    pages,
  });
  bundling.catch(() => {});
  return bundling;
}

async function render(
  { build, site, documents, index, links, siteHtml, labels, diagrams, workers }: AssembledLocale,
  siteBundle: Bundle,
  localeRoutes?: readonly LocaleRoutes[],
): Promise<RenderedSite> {
  const siteData = buildSiteData(site, {
    links: index,
    siteHtml,
    labels: labels.labels,
    mermaid: diagrams.modulePath,
    bundleHash: siteBundle.hash,
  });
  const { cache, output } = build;
  const setup = { site: withoutFunctions(site), siteData, bundle: { ...siteBundle, files: [] }, localeRoutes };
  const jobs = site.pages.map((page) => ({ page, links: links.get(page.route) ?? [] }));
  const reuse = new PageReuse(jobs, { cache, renderer: setup, documents, workers, output });
  build.progress.stage('Rendering', reuse.left.length);
  const results = await workers.render(reuse.left, { ...setup, output: output.place, pack: cache?.pack }, (done) =>
    build.progress.done(done),
  );
  const searchParts = reuse.keep(results, await workers.indexParts());
  const batch = joinPages([...reuse.reused, ...results]);
  const redirects = renderRedirects(site, siteData, index);
  const files = [
    ...siteBundle.files,
    ...(await diagrams.checked).files,
    ...renderSiteFiles(withoutPages(site, batch.failed), siteData, index),
    ...renderSearchIndex(site, searchParts),
    ...redirects.pages,
    ...(await renderShell({ site: siteData, bundle: siteBundle })),
  ];
  const written = batch.bytes + writeFiles(files, build.output) + copyFiles(site, build.siteDir, build.output);
  const offlineFiles = await buildOfflineFiles(site, {
    siteDir: build.siteDir,
    outDir: build.output.path,
    templatesDir,
  });
  const bytes = written + writeFiles(offlineFiles, build.output);
  const inlineScripts = [
    ...batch.inlineScripts,
    ...collectScripts(redirects.pages),
    ...collectStaticScripts(site, build.siteDir),
  ];
  return {
    ...batch,
    bytes,
    findings: [...labels.findings, ...batch.findings],
    inlineScripts,
    outputFiles: [...files, ...offlineFiles].map((file) => file.path),
    redirects: redirects.rules,
  };
}

/** The site without the pages that could not be rendered, so that no list of pages names them. */
function withoutPages(site: Site, failed: readonly string[]): Site {
  if (failed.length === 0) return site;
  const routes = new Set(failed);
  return { ...site, pages: site.pages.filter(({ route }) => !routes.has(route)) };
}

/** Plugins are functions, which cannot be sent to threads; rendering does not use them. */
function withoutFunctions(site: Site): Site {
  return {
    ...site,
    config: { ...site.config, markdown: { ...site.config.markdown, remarkPlugins: [], rehypePlugins: [] } },
  };
}

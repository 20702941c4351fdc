import { join } from 'node:path';
import { checkSite } from '@docsite/checker';
import {
  assembleSite,
  type Diagnostic,
  type Finding,
  type LoadedConfig,
  type PageUpdate,
  readAssets,
  type Site,
  type SiteLocale,
  scanSite,
} from '@docsite/core';
import { type Bundle, type BundleResult, buildSiteData, bundleSite, type LivePage, readLabels, renderSiteFiles } from '@docsite/renderer';
import type { RenderedBatch } from '../lanes/lane.js';
import type { Lanes } from '../lanes/lanes.js';
import { copyFiles, writeFiles } from '../output/copy-files.js';
import { collectLivePages, mayHaveLivePages } from './live-pages.js';
import type { Progress } from './progress.js';
import { templatesDir } from './templates-dir.js';

export interface LocaleBuild {
  readonly siteDir: string;
  readonly loaded: LoadedConfig;
  readonly locale: SiteLocale;
  readonly locales: readonly SiteLocale[];
  readonly updates: ReadonlyMap<string, PageUpdate>;
  /** The output folder relative to the site folder, where it lies inside. */
  readonly outDirInside?: string | undefined;
  /** Folder to write to, absolute. */
  readonly outDir: string;
  readonly includeDrafts: boolean;
  readonly openLanes: (files: number) => Promise<Lanes>;
  readonly progress: Progress;
}

export interface LocaleResult {
  readonly pages: number;
  readonly bytes: number;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Builds one locale: scan, parse, assemble, bundle, render, check. Pages are written as they are rendered; whether the
 * output is used is for the caller to say, once it has seen the findings.
 */
export async function buildLocale(build: LocaleBuild): Promise<LocaleResult> {
  const { loaded, locale, progress, siteDir } = build;
  const scanned = await scanSite(siteDir, loaded.config, locale, build.outDirInside);
  const paths = [...scanned.sources.map((source) => source.path), ...(scanned.pages?.modules.map((module) => module.path) ?? [])];
  const early = mayHaveLivePages(paths, loaded.config.markdown.format) ? undefined : bundle(build, []);
  const lanes = await build.openLanes(scanned.sources.length);

  progress.stage('Parsing', scanned.sources.length);
  const documents = await lanes.parse(scanned.sources, (done) => progress.done(done));
  const assets = readAssets(siteDir, Object.values(documents));
  const site = assembleSite({ ...build, config: loaded.config, configFile: loaded.file, scanned, documents, assets });

  const livePages = await collectLivePages(site, lanes, (source) => documents[source]?.module !== undefined);
  const bundled = await (early ?? bundle(build, livePages));
  const rendered = bundled.bundle === undefined ? emptyBatch : await render(site, bundled.bundle, lanes, build);
  const renderFindings: Finding[] = [...bundled.findings, ...rendered.findings];
  const diagnostics = checkSite({ site, documents, renderedLinks: rendered.links, renderFindings, outputFiles: rendered.outputFiles });
  return { pages: rendered.pages, bytes: rendered.bytes, diagnostics };
}

interface RenderedSite extends RenderedBatch {
  /** Paths of files that are neither pages nor assets. */
  readonly outputFiles: readonly string[];
}

const emptyBatch: RenderedSite = { pages: 0, bytes: 0, links: [], findings: [], outputFiles: [] };

function bundle({ siteDir, loaded, locale, outDir }: LocaleBuild, pages: readonly LivePage[]): Promise<BundleResult> {
  const themeDir = join(siteDir, loaded.config.themeDir);
  return bundleSite({ siteDir, themeDir, templatesDir, baseUrl: locale.baseUrl, serverDir: join(outDir, '.server'), pages });
}

async function render(site: Site, siteBundle: Bundle, lanes: Lanes, build: LocaleBuild): Promise<RenderedSite> {
  const { labels, findings } = readLabels(build.siteDir, build.locale);
  const siteData = buildSiteData(site, { labels, bundleHash: siteBundle.hash });
  build.progress.stage('Rendering', site.pages.length);
  const batch = await lanes.render(
    site.pages,
    { site: withoutFunctions(site), siteData, bundle: { ...siteBundle, files: [] }, outDir: build.outDir },
    (done) => build.progress.done(done),
  );
  const files = [...siteBundle.files, ...renderSiteFiles(site, siteData)];
  const bytes = batch.bytes + writeFiles(files, build.outDir) + copyFiles(site, build.siteDir, build.outDir);
  return { ...batch, bytes, findings: [...findings, ...batch.findings], outputFiles: files.map((file) => file.path) };
}

/** Plugins are functions, which do not cross threads; rendering needs none. */
function withoutFunctions(site: Site): Site {
  return { ...site, config: { ...site.config, markdown: { ...site.config.markdown, remarkPlugins: [], rehypePlugins: [] } } };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@docsite/core';
import {
  type Bundle,
  collectSitemaps,
  type LocaleRoutes,
  type OutputFile,
  type RedirectRule,
  renderDocumentLists,
  renderRedirects,
  renderSearchIndex,
  renderShell,
  renderSiteFiles,
  type SiteData,
} from '@docsite/renderer';
import { joinPages, type RenderedPages } from '../../cache/pages/page-result.js';
import { mathStyles } from '../../math/katex.js';
import { buildOfflineFiles, listOfflineFiles, type OfflineTools } from '../../offline/offline-files.js';
import { copyFiles, writeFiles } from '../../output/copy-files.js';
import { collectScripts, collectStaticScripts } from '../../output/host-files/write-headers.js';
import type { OutputFolder } from '../../output/output-folder.js';
import { templatesDir } from '../../own-package/templates-dir.js';
import type { AssembledLocale } from '../locale-build.js';
import { localeSiteData } from './locale-site-data.js';
import { renderQuotingFiles } from './page-quotes.js';
import { type PagesOfLocale, renderPages } from './render-pages.js';
import type { PageToRender } from './reuse-pages.js';

/** The written files of a locale. */
export interface RenderedSite extends RenderedPages {
  /** Pages that were rendered, not reused. */
  readonly renderedPages: readonly PageToRender[];
  /** Paths of files that are neither pages nor assets. */
  readonly outputFiles: readonly string[];
  readonly redirects: readonly RedirectRule[];
  /** Page keys by route; none for pages whose code may read anything. */
  readonly keys: ReadonlyMap<string, string>;
}

/** The result for a locale that could not be bundled: no pages, and no files. */
export const nothingRendered: RenderedSite = {
  ...joinPages([]),
  renderedPages: [],
  outputFiles: [],
  redirects: [],
  keys: new Map(),
};

/** The input for the files of a locale. */
export interface SiteParts {
  readonly bundle: Bundle;
  /** Routes of every locale, if there are several. */
  readonly localeRoutes: readonly LocaleRoutes[] | undefined;
  /** Absent for a site without an offline copy. */
  readonly offline: OfflineTools | undefined;
}

/**
 * Renders and writes every file of a locale: its pages, then what is made from all of them. Undefined if unparsed
 * documents are needed.
 */
export async function renderSite(
  locale: AssembledLocale,
  { bundle, localeRoutes, offline }: SiteParts,
): Promise<RenderedSite | undefined> {
  const { build, site, index, labels } = locale;
  const { siteDir, output, progress } = build;
  progress.stage('reuse');
  const siteData = localeSiteData(siteDir, locale, bundle);
  const pages = await renderPages(locale, { siteData, bundle, localeRoutes });
  if (pages === undefined) return undefined;
  const { batch, renderedPages, keys } = pages;
  if (build.share !== undefined) return { ...nothingRendered, ...batch };
  const searchFiles = renderSearchIndex(site, pages.searchIndex);
  progress.stage('write');
  const redirects = renderRedirects(site, siteData, index);
  const files = [
    ...bundle.files,
    ...(mathStyles(siteDir, site.config)?.files() ?? []),
    ...searchFiles,
    ...redirects.pages,
    ...(await renderShell({ site: siteData, bundle })),
    ...(await filesOfPages(locale, siteData, pages)),
  ];
  const written = batch.bytes + writeFiles(files, output) + copyFiles(site, siteDir, output);
  progress.stage('offline');
  const offlineFiles = output.place.isDropped
    ? listOfflineFiles(site)
    : await buildOfflineFiles(site, { siteDir, outDir: output.path, templatesDir }, offline);
  return {
    ...batch,
    renderedPages,
    bytes: written + writeFiles(offlineFiles, output),
    findings: [...labels.findings, ...batch.findings],
    inlineScripts: [...batch.inlineScripts, ...collectScripts(redirects.pages), ...collectStaticScripts(site, siteDir)],
    outputFiles: [...files, ...offlineFiles].map((file) => file.path),
    redirects: redirects.rules,
    keys,
  };
}

/** Files that list or quote pages, such as the sitemap and feeds, and the module that renders diagrams. */
async function filesOfPages(
  { build, site, index, diagrams }: AssembledLocale,
  siteData: SiteData,
  { batch, quotes }: PagesOfLocale,
): Promise<OutputFile[]> {
  const { loaded, output } = build;
  const { hooks } = loaded;
  const listed = withoutPages(site, batch.failed);
  const sitemaps = await collectSitemaps(withoutPages(listed, batch.noIndex), hooks);
  return [
    ...(await diagrams.checked).files,
    ...renderSiteFiles(listed, siteData, { links: index, sitemaps, readTwin: (path) => readWritten(path, output) }),
    ...renderDocumentLists(site, batch.documentLists),
    ...(await renderQuotingFiles(site, quotes, hooks)),
  ];
}

/** The contents of a file of the output; empty if nothing is written. */
function readWritten(path: string, { path: folder, place }: OutputFolder): string {
  return place.isDropped ? '' : readFileSync(join(folder, path), 'utf8');
}

/** The site without the pages that could not be rendered, so that no list contains them. */
function withoutPages(site: Site, failed: readonly string[]): Site {
  if (failed.length === 0) return site;
  const routes = new Set(failed);
  return { ...site, pages: site.pages.filter(({ route }) => !routes.has(route)) };
}

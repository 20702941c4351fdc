import type { Site } from '@docsite/core';
import {
  type Bundle,
  buildSiteData,
  type LocaleRoutes,
  type RedirectRule,
  renderRedirects,
  renderSearchIndex,
  renderShell,
  renderSiteFiles,
} from '@docsite/renderer';
import { joinPages, type PageResult, type RenderedPages } from '../cache/page-result.js';
import { buildOfflineFiles } from '../offline/offline-files.js';
import { copyFiles, writeFiles } from '../output/copy-files.js';
import type { OutputFolder } from '../output/output-folder.js';
import { collectScripts, collectStaticScripts } from '../output/write-headers.js';
import type { AssembledLocale } from './assemble-locale.js';
import { explainPages } from './explain-misses.js';
import { PageReuse, type PageToRender } from './reuse-pages.js';
import { numberPages, shareOf } from './share.js';
import { templatesDir } from './templates-dir.js';

/** The files of a locale, written. */
export interface RenderedSite extends RenderedPages {
  /** Pages that were not taken from what earlier builds have made. */
  readonly anew: readonly PageToRender[];
  /** Paths of files that are neither pages nor assets. */
  readonly outputFiles: readonly string[];
  readonly redirects: readonly RedirectRule[];
}

export const nothingRendered: RenderedSite = { ...joinPages([]), anew: [], outputFiles: [], redirects: [] };

/** Renders and writes every file of a locale: its pages, then what is made from all of them. */
export async function renderSite(
  { build, site, documents, index, links, siteHtml, labels, diagrams, workers }: AssembledLocale,
  siteBundle: Bundle,
  localeRoutes?: readonly LocaleRoutes[],
): Promise<RenderedSite> {
  build.progress.stage('reuse');
  const siteData = buildSiteData(site, {
    links: index,
    siteHtml,
    labels: labels.labels,
    mermaid: diagrams.modulePath,
    bundleHash: siteBundle.hash,
  });
  const { cache, remote, share } = build;
  const output = share === undefined ? build.output : undefined;
  const setup = { site: withoutFunctions(site), siteData, bundle: { ...siteBundle, files: [] }, localeRoutes };
  const numbers = numberPages(site.pages, documents);
  const jobs = site.pages
    .filter((_, at) => share === undefined || shareOf(numbers[at] as number, share.count).index === share.index)
    .map((page) => ({ page, links: links.get(page.route) ?? [] }));
  const reuse = await PageReuse.open(jobs, { cache, remote, renderer: setup, documents, workers, output });
  build.progress.stage('render', reuse.left.length);
  const results = await workers.render(reuse.left, { ...setup, output: output?.place, pack: cache?.pack }, (done) =>
    build.progress.done(done),
  );
  if (output?.place.isDropped) claimFiles(output, [...reuse.reused, ...results]);
  if (build.profile !== undefined && cache !== undefined) {
    const { reused, left, keys } = reuse;
    const pages = { locale: site.locale.name, bundle: siteBundle, reused, left, results, keys };
    build.profile.used('pages', explainPages(pages, { ...build, cache, workers }));
  }
  build.progress.stage('search');
  const searchParts = reuse.keep(results, await workers.indexParts());
  const batch = joinPages([...reuse.reused, ...results]);
  if (share !== undefined) return { ...nothingRendered, ...batch };
  const searchFiles = renderSearchIndex(site, searchParts);
  build.progress.stage('write');
  const redirects = renderRedirects(site, siteData, index);
  const files = [
    ...siteBundle.files,
    ...(await diagrams.checked).files,
    ...renderSiteFiles(withoutPages(site, batch.failed), siteData, index),
    ...searchFiles,
    ...redirects.pages,
    ...(await renderShell({ site: siteData, bundle: siteBundle })),
  ];
  const written = batch.bytes + writeFiles(files, build.output) + copyFiles(site, build.siteDir, build.output);
  build.progress.stage('offline');
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
    anew: reuse.explain(numbers),
    bytes,
    findings: [...labels.findings, ...batch.findings],
    inlineScripts,
    outputFiles: [...files, ...offlineFiles].map((file) => file.path),
    redirects: redirects.rules,
  };
}

/** Finds out which files of pages could not stand beside each other: each worker knows of its own alone. */
function claimFiles(output: OutputFolder, pages: readonly PageResult[]): void {
  for (const { files } of pages) for (const { path } of files) output.claim(path);
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

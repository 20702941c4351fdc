import type { Site } from '@docsite/core';
import type { Bundle, IndexPart, LocaleRoutes, SiteData } from '@docsite/renderer';
import { joinPages, type PageResult, type RenderedPages } from '../cache/page-result.js';
import type { OutputFolder } from '../output/output-folder.js';
import type { AssembledLocale } from './assemble-locale.js';
import { explainPages } from './explain-misses.js';
import { PageReuse, type PageToRender } from './reuse-pages.js';
import { numberPages, shareOf } from './share.js';

/** What the pages of a locale are drawn with. */
export interface PageSetup {
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  readonly localeRoutes?: readonly LocaleRoutes[] | undefined;
}

/** The pages of a locale: rendered, or taken from what earlier builds have made. */
export interface PagesOfLocale {
  readonly batch: RenderedPages;
  /** The search index of all of them. */
  readonly searchParts: readonly IndexPart[];
  /** Those that were rendered. */
  readonly anew: readonly PageToRender[];
}

/** Renders and writes the pages of a locale, or of its share, that earlier builds have not made from the same. */
export async function renderPages(locale: AssembledLocale, setup: PageSetup): Promise<PagesOfLocale> {
  const { build, site, documents, links, workers } = locale;
  const { cache, remote, share, progress } = build;
  const output = share === undefined ? build.output : undefined;
  const renderer = { ...setup, site: withoutFunctions(site), bundle: { ...setup.bundle, files: [] } };
  const numbers = numberPages(site.pages, documents);
  const jobs = site.pages
    .filter((_, at) => share === undefined || shareOf(numbers[at] as number, share.count).index === share.index)
    .map((page) => ({ page, links: links.get(page.route) ?? [] }));
  const reuse = await PageReuse.open(jobs, { cache, remote, renderer, documents, workers, output });
  progress.stage('render', reuse.left.length);
  const rendering = { ...renderer, output: output?.place, pack: cache?.pack };
  const results = await workers.render(reuse.left, rendering, (done) => progress.done(done));
  if (output?.place.isDropped) claimFiles(output, [...reuse.reused, ...results]);
  explainReuse(locale, { bundle: setup.bundle, reuse, results });
  progress.stage('search');
  const searchParts = reuse.keep(results, await workers.indexParts());
  return { batch: joinPages([...reuse.reused, ...results]), searchParts, anew: reuse.explain(numbers) };
}

function explainReuse(
  { build, site, workers }: AssembledLocale,
  { bundle, reuse, results }: { bundle: Bundle; reuse: PageReuse; results: readonly PageResult[] },
): void {
  const { cache, profile } = build;
  if (profile === undefined || cache === undefined) return;
  const { reused, left, keys } = reuse;
  const pages = { locale: site.locale.name, bundle, reused, left, results, keys };
  profile.used('pages', explainPages(pages, { ...build, cache, workers }));
}

/** Finds out which files of pages could not stand beside each other: each worker knows of its own alone. */
function claimFiles(output: OutputFolder, pages: readonly PageResult[]): void {
  for (const { files } of pages) for (const { path } of files) output.claim(path);
}

/** Plugins are functions, which cannot be sent to threads; rendering does not use them. */
function withoutFunctions(site: Site): Site {
  return {
    ...site,
    config: { ...site.config, markdown: { ...site.config.markdown, remarkPlugins: [], rehypePlugins: [] } },
  };
}

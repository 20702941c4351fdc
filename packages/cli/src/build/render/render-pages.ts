import type { Page, Site } from '@docsite/core';
import { today } from '@docsite/core/process';
import type { Bundle, LocaleRoutes, PageJob, SearchIndex, SiteData } from '@docsite/renderer';
import { joinPages, type PageResult, type RenderedPages } from '../../cache/pages/page-result.js';
import type { OutputFolder } from '../../output/output-folder.js';
import type { RenderSetup } from '../../workers/worker/build-worker.js';
import { explainPages } from '../explain/explain-pages.js';
import type { FollowedEdit } from '../followed-edit.js';
import { numberPages, shareOf } from '../input/share.js';
import type { AssembledLocale } from '../locale-build.js';
import { type PageQuotes, quotesOf, quotingJob } from './page-quotes.js';
import { type ErrorPlacing, placeErrors } from './place-errors.js';
import { PageReuse, type PageToRender } from './reuse-pages.js';
import { resultsOf, skippedPages } from './skipped-pages.js';

/** What the pages of a locale are rendered with. */
export interface PageSetup {
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  readonly localeRoutes?: readonly LocaleRoutes[] | undefined;
}

/** The pages of a locale: rendered, or taken from earlier builds. */
export interface PagesOfLocale {
  readonly batch: RenderedPages;
  /** The search index of all pages. */
  readonly searchIndex: SearchIndex;
  /** The pages that were rendered, except for those that quote others. */
  readonly renderedPages: readonly PageToRender[];
  /** The quotable parts of pages, by route. */
  readonly quotes: PageQuotes;
  /** Page keys by route; none for pages whose code may read anything. */
  readonly keys: ReadonlyMap<string, string>;
}

/**
 * Renders and writes the pages of a locale, or of its share, that cannot be taken from earlier builds. Pages that quote
 * others are rendered after those, and not as part of a share, because other shares render the quoted pages. Undefined
 * if unparsed documents are needed, because the locale was assembled from its previous state.
 */
export async function renderPages(locale: AssembledLocale, setup: PageSetup): Promise<PagesOfLocale | undefined> {
  const { build, site, documents, links, workers } = locale;
  const { cache, share } = build;
  const output = share === undefined ? build.output : undefined;
  const renderer = { ...setup, today: today(), site: withoutFunctions(site), bundle: { ...setup.bundle, files: [] } };
  const rendering = { ...renderer, isLast: build.isLast, output: output?.place, pack: cache?.pack };
  const own = site.pages.filter(({ quotes }) => quotes === undefined);
  const skipped = build.skipsPlain ? skippedPages(site, documents) : new Set<Page>();
  const chosen = numberPages(own, documents).filter(
    ({ page, number }) =>
      !skipped.has(page) && (share === undefined || shareOf(number, share.count).index === share.index),
  );
  const jobs = chosen.map(({ page }) => ({ page, links: links.get(page.route) ?? [] }));
  const first = await renderJobs(jobs, locale, { setup: rendering, skipped });
  if (first === undefined) return undefined;
  const keys = new Map(first.reuse.keys);
  const searchIndex = first.reuse.keep(first.results, await workers.indexParts());
  const pages = [...first.reuse.reused, ...first.results, ...skippedResults(locale, skipped)];
  const quotes = quotesOf(pages);
  const quoting = share === undefined ? site.pages.flatMap((page) => quotingJob(page, quotes) ?? []) : [];
  if (quoting.length > 0) {
    const second = await renderJobs(quoting, locale, { setup: rendering, skipped });
    if (second === undefined) return undefined;
    second.reuse.keepPages(second.results);
    pages.push(...second.reuse.reused, ...second.results);
    for (const [route, key] of second.reuse.keys) keys.set(route, key);
  }
  return { batch: joinPages(pages), searchIndex, renderedPages: first.reuse.explain(chosen), quotes, keys };
}

/** The results of pages that are not rendered, with their files claimed. */
function skippedResults({ build, site }: AssembledLocale, skipped: ReadonlySet<Page>): PageResult[] {
  const results = resultsOf(skipped, site);
  claimFiles(build.output, results);
  return results;
}

/** Pages taken from the cache, and those that were rendered. */
interface RenderedJobs {
  readonly reuse: PageReuse;
  readonly results: readonly PageResult[];
}

async function renderJobs(
  jobs: readonly PageJob[],
  locale: AssembledLocale,
  { setup, skipped }: { readonly setup: RenderSetup; readonly skipped: ReadonlySet<Page> },
): Promise<RenderedJobs | undefined> {
  const { build, documents, workers, followed } = locale;
  const { cache, remote, share, progress } = build;
  const output = share === undefined ? build.output : undefined;
  const knownKeys = followed && keysOfOthers(followed, jobs);
  const context = { cache, remote, renderer: setup, documents, workers, output, skipped, knownKeys };
  const reuse = await PageReuse.open(jobs, context);
  const isCounted = ({ route, quotes }: Page) => followed?.changed.has(route) === false && quotes === undefined;
  if (reuse.left.some(({ page }) => isCounted(page))) return undefined;
  progress.stage('render', reuse.left.length);
  const rendering = workers.render(reuse.left, setup, (done) => progress.done(done));
  const [rendered] = await Promise.all([rendering, reuse.collectLeftKeys()]);
  for (const { files } of rendered) for (const { path } of files) output?.noteWritten(path);
  // the previous state does not include the original places of module code
  if (followed !== undefined && rendered.some(({ thrown }) => thrown !== undefined)) return undefined;
  const results = await placeErrors(rendered, await errorPlacing(locale));
  if (output?.place.isDropped) claimFiles(output, [...reuse.reused, ...results]);
  explainReuse(locale, { bundle: setup.bundle, reuse, results });
  progress.stage('search');
  return { reuse, results };
}

async function errorPlacing({ site, links, workers, bundling }: AssembledLocale): Promise<ErrorPlacing> {
  const { trace } = await bundling;
  const routes = new Map(site.pages.flatMap((page) => ('source' in page ? [[page.source, page.route]] : [])));
  return {
    site,
    trace,
    readDocument: (source) => workers.trees.placed(source),
    linksOf: ({ path }) => links.get(routes.get(path) ?? '') ?? [],
  };
}

/** The keys of unaffected pages. The excerpts they quote may have changed, though. */
function keysOfOthers({ state, changed }: FollowedEdit, jobs: readonly PageJob[]): ReadonlyMap<string, string> {
  const known = jobs.flatMap(({ page: { route, quotes } }) => {
    const key = changed.has(route) || quotes !== undefined ? undefined : state.keys[route];
    return key === undefined ? [] : [[route, key] as const];
  });
  return new Map(known);
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

/** Claims the files of all pages, because each worker only knows its own. */
function claimFiles(output: OutputFolder, pages: readonly PageResult[]): void {
  for (const { files } of pages) for (const { path } of files) output.claim(path);
}

/** Plugins are functions, which cannot be sent to threads; rendering does not use them. */
function withoutFunctions(site: Site): Site {
  const { preprocessor, prism, ...markdown } = site.config.markdown;
  return {
    ...site,
    config: { ...site.config, markdown: { ...markdown, remarkPlugins: [], rehypePlugins: [] } },
  };
}

import { type CheckInput, collectExternalLinks, siteDiagnostics } from '@docsite/checker';
import type { Document, Site } from '@docsite/core';
import { type Bundle, type BundleResult, headSources, type LocaleRoutes, weighBundle } from '@docsite/renderer';
import type { FoundInLocale } from '../cache/assembly-cache.js';
import { mathFindings } from '../math/katex.js';
import { missingLiveCode } from '../peers/missing-live-code.js';
import { assemblyToKeep } from './assemble/keep-assembly.js';
import type { FollowedEdit } from './followed-edit.js';
import { findMarkdown } from './input/find-markdown.js';
import { findInLocale } from './judge/check-locale.js';
import { collectSuppressions } from './judge/collect-suppressions.js';
import { unpublishedFinder } from './judge/find-unpublished.js';
import { missingStaticFolders } from './judge/missing-static-folders.js';
import type { AssembledLocale } from './locale-build.js';
import type { LocaleResult } from './locale-result.js';
import { createLocator } from './render/locate-text.js';
import { nothingRendered, type RenderedSite, renderSite } from './render/render-site.js';

/**
 * The second half of building a locale: bundle, render, check. Pages are written as they are rendered; the caller
 * decides, based on the findings, whether the output is used. Undefined if unparsed documents are needed, because the
 * locale was assembled from its previous state.
 *
 * @param localeRoutes Routes of every locale, if there are several.
 */
export async function renderLocale(
  assembled: AssembledLocale,
  localeRoutes?: readonly LocaleRoutes[],
): Promise<LocaleResult | undefined> {
  const { build, site, followed, offline } = assembled;
  build.progress.stage('bundle');
  const bundled = await assembled.bundling;
  const { bundle } = bundled;
  const rendered =
    bundle === undefined ? nothingRendered : await renderSite(assembled, { bundle, localeRoutes, offline });
  if (rendered === undefined) return undefined;
  if (bundle !== undefined) build.profile?.hydrated(livePages(site, bundle));
  build.progress.stage('check');
  const input = await checkInput(assembled, bundled, rendered);
  // the findings of a share are reported with those of the whole site
  const found = build.share === undefined ? findInLocale(input, followed?.state) : nothingFound;
  if (found === undefined) return undefined;
  if (followed !== undefined) build.cache?.keepOthers();
  const { pages, bytes, anew, failed, inlineScripts, policySources, redirects } = rendered;
  return {
    site,
    pages,
    bytes,
    anew,
    failed,
    bundle,
    inlineScripts,
    policySources: [...policySources, ...headSources(assembled.siteHtml.head)],
    redirects,
    isEmpty: isEmpty(site, rendered),
    ...judgeLocale(assembled, input, found),
    toKeep: assemblyToKeep(assembled, {
      keys: rendered.keys,
      found,
      weights: input.weights,
      inModules: bundle?.documents.map(({ path }) => path) ?? [],
    }),
  };
}

/** The input for checking a locale: what was assembled, and what rendering has found. */
async function checkInput(
  { build, site, documents, index, links, siteHtml, diagrams, followed }: AssembledLocale,
  bundled: BundleResult,
  rendered: RenderedSite,
): Promise<CheckInput & Required<Pick<CheckInput, 'weights'>>> {
  const { findings } = await diagrams.checked;
  return {
    site,
    documents,
    linkIndex: index,
    linkTable: links,
    siteHtmlLinks: siteHtml.links,
    renderedLinks: rendered.links,
    renderedIds: rendered.ids,
    renderedMissing: rendered.missing,
    locate: createLocator(build.siteDir, build.loaded.config.themeDir),
    findUnpublished: unpublishedFinder(build.siteDir, site),
    findMarkdown: () => findMarkdown(build.siteDir),
    renderFindings: [
      ...bundled.findings,
      ...(bundled.bundle?.warnings ?? []),
      ...mathFindings(build.siteDir, site),
      ...missingLiveCode(build.siteDir, site),
      ...missingStaticFolders(build.siteDir, site),
      ...findings,
      ...rendered.findings,
    ],
    outputFiles: rendered.outputFiles,
    weights:
      followed?.state.weights ??
      (bundled.bundle === undefined ? [] : weighBundle(bundled.bundle, build.loaded.modulePlaces)),
  };
}

/** The diagnostics of a locale, and the links to other sites that remain to be checked. */
function judgeLocale(
  { build, site, documents, followed }: AssembledLocale,
  input: CheckInput,
  found: FoundInLocale,
): Pick<LocaleResult, 'diagnostics' | 'externalLinks' | 'suppressions'> {
  const diagnostics = build.share === undefined ? siteDiagnostics(input, found) : [];
  const commented = { ...suppressionsOf(followed), ...documents };
  return {
    diagnostics,
    externalLinks: build.examineExternal === undefined ? [] : collectExternalLinks(input),
    suppressions: collectSuppressions({ siteDir: build.siteDir, site, documents: commented, diagnostics }),
  };
}

/** The routes of the pages hydrated in the browser, and the reason for each. */
function livePages({ pages }: Site, { livePlaces }: Bundle): [string, string][] {
  return pages.flatMap((page): [string, string][] => {
    const place = 'source' in page ? livePlaces[page.source] : undefined;
    if (place === undefined) return [];
    const line = place.line === undefined ? '' : `:${place.line}`;
    return [[page.route, `${place.file}${line} ${place.code}`]];
  });
}

const nothingFound: FoundInLocale = { documents: [], elsewhere: [], anchored: [], rendered: '' };

/** The suppressions in documents of which nothing else is known. */
function suppressionsOf(followed: FollowedEdit | undefined): Record<string, Pick<Document, 'suppressions'>> {
  const known = Object.entries(followed?.state.suppressions ?? {});
  return Object.fromEntries(known.map(([path, suppressions]) => [path, { suppressions }]));
}

/** Whether a site has pages, none of which could be built. */
function isEmpty(site: Site, { pages, failed }: RenderedSite): boolean {
  const routes = new Set(failed);
  const written = site.pages.filter((page) => 'source' in page);
  return written.length > 0 && (pages === 0 || written.every(({ route }) => routes.has(route)));
}

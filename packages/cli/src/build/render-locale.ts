import { type CheckInput, collectExternalLinks, type LoadedWeight, siteDiagnostics } from '@docsite/checker';
import type { Document, Site } from '@docsite/core';
import { type Bundle, headSources, type LocaleRoutes, weighBundle } from '@docsite/renderer';
import type { FoundInLocale } from '../cache/site/assembly-cache.js';
import { assemblyToKeep } from './assemble/keep-assembly.js';
import type { FollowedEdit } from './followed-edit.js';
import { checkInput } from './judge/check-input.js';
import { collectSuppressions } from './judge/collect-suppressions.js';
import { findInLocale } from './judge/find-in-locale.js';
import type { AssembledLocale, LocaleBuild } from './locale-build.js';
import type { LocaleResult } from './locale-result.js';
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
  const { build, site, followed } = assembled;
  build.progress.stage('bundle');
  const bundled = await assembled.bundling;
  const { bundle } = bundled;
  const rendered = await renderBundle(assembled, bundle, localeRoutes);
  if (rendered === undefined) return undefined;
  build.progress.stage('check');
  const weights = followed?.state.weights ?? weightsOf(bundle, build);
  const { siteDir } = build;
  const { outputFiles } = rendered;
  const input = await checkInput({ ...assembled, siteDir, bundled, rendered, outputFiles, weights });
  // the findings of a share are reported with those of the whole site
  const found = build.share === undefined ? findInLocale(input, followed?.state) : nothingFound;
  if (found === undefined) return undefined;
  if (followed !== undefined) build.cache?.keepOthers();
  const { pages, bytes, renderedPages, failed, inlineScripts, policySources, redirects } = rendered;
  return {
    site,
    pages,
    bytes,
    renderedPages,
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
      weights,
      inModules: bundle?.documents.map(({ path }) => path) ?? [],
    }),
  };
}

/** The rendered pages; none without a bundle, and undefined if unparsed documents are needed. */
async function renderBundle(
  assembled: AssembledLocale,
  bundle: Bundle | undefined,
  localeRoutes: readonly LocaleRoutes[] | undefined,
): Promise<RenderedSite | undefined> {
  if (bundle === undefined) return nothingRendered;
  const { build, site, offline } = assembled;
  const rendered = await renderSite(assembled, { bundle, localeRoutes, offline });
  if (rendered !== undefined) build.profile?.hydrated(livePages(site, bundle));
  return rendered;
}

function weightsOf(bundle: Bundle | undefined, { loaded }: LocaleBuild): readonly LoadedWeight[] {
  return bundle === undefined ? [] : weighBundle(bundle, loaded.modulePlaces);
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

import { type CheckInput, collectExternalLinks, type ExternalLink, siteDiagnostics } from '@docsite/checker';
import type { Diagnostic, Document, Site, SuppressionUse } from '@docsite/core';
import {
  type Bundle,
  type BundleResult,
  headSources,
  type LocaleRoutes,
  type RedirectRule,
  weighBundle,
} from '@docsite/renderer';
import type { FoundInLocale, LocaleToKeep } from '../cache/assembly-cache.js';
import { mathFindings } from '../math/katex.js';
import { missingLiveCode } from '../peers/missing-live-code.js';
import { findInLocale } from './check-locale.js';
import { collectSuppressions } from './collect-suppressions.js';
import { findMarkdown } from './find-markdown.js';
import { unpublishedFinder } from './find-unpublished.js';
import type { FollowedEdit } from './followed-edit.js';
import { assemblyToKeep } from './keep-assembly.js';
import type { AssembledLocale } from './locale-build.js';
import { createLocator } from './locate-text.js';
import { missingStaticFolders } from './missing-static-folders.js';
import { nothingRendered, type RenderedSite, renderSite } from './render-site.js';
import type { PageToRender } from './reuse-pages.js';

/** The result of rendering and checking one locale; `pages` is their number, `bytes` the size of what was written. */
export interface LocaleResult {
  readonly site: Site;
  readonly pages: number;
  readonly bytes: number;
  /** Pages that were rendered, not reused. */
  readonly anew: readonly PageToRender[];
  readonly diagnostics: readonly Diagnostic[];
  /** Links to other sites; none unless they are to be checked. */
  readonly externalLinks: readonly ExternalLink[];
  /** Comments in the content that suppress findings. */
  readonly suppressions: readonly SuppressionUse[];
  /** Set if no page could be built: such a site never replaces the old one, whatever the configured rules. */
  readonly isEmpty: boolean;
  /** Routes of pages that could not be built. */
  readonly failed: readonly string[];
  /** Hashes of the inline scripts in all HTML files. */
  readonly inlineScripts: readonly string[];
  /** Sources that heads load from other sites, as in a security policy. */
  readonly policySources: readonly string[];
  readonly redirects: readonly RedirectRule[];
  /** Absent if nothing could be bundled. */
  readonly bundle: Bundle | undefined;
  /** The state that the next build can start from; absent if there is none. */
  readonly toKeep?: LocaleToKeep | undefined;
}

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

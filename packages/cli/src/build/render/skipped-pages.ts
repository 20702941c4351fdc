import {
  contentKinds,
  type Document,
  markdownTwins,
  outputPathOfRoute,
  type Page,
  pageKindsOf,
  type Site,
  type SiteConfig,
  urlPolicy,
} from '@docsite/core';
import { hasKnownLinks, isDefaultTheme, pageDataPath, themeLayers, unrenderedPage } from '@docsite/renderer';
import type { PageResult } from '../../cache/pages/page-result.js';
import { templatesDir } from '../../own-package/templates-dir.js';

/** The settings of a check that decide whether it may skip pages. */
export interface SkipConditions {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly share?: unknown;
  readonly remote?: unknown;
  readonly examineExternal?: unknown;
}

/**
 * Whether a build that writes no site may skip plain pages: only if the links that the theme adds are known. Checking
 * links to other sites requires rendered pages, and other machines need complete ones.
 */
export function maySkip({ siteDir, config, share, remote, examineExternal }: SkipConditions): boolean {
  if ([share, remote, examineExternal].some((use) => use !== undefined)) return false;
  // broken links that remain on a page are read from its HTML
  if (config.markdown.missingLinks === 'written') return false;
  return isDefaultTheme({ layers: themeLayers(config, { siteDir, templatesDir }), aliases: config.aliases });
}

/**
 * The pages that need not be rendered because rendering cannot reveal anything about them: their content is plain, and
 * everything around it is checked separately. Among pages with the same surroundings, the first is rendered, to find
 * problems that affect all of them.
 */
export function skippedPages(
  { pages }: Pick<Site, 'pages'>,
  documents: Readonly<Record<string, Document>>,
): ReadonlySet<Page> {
  const kinds = pageKindsOf(contentKinds);
  const rendered = new Set<string>();
  const skipped = new Set<Page>();
  for (const page of pages) {
    if (!('source' in page) || !hasKnownLinks(page, documents[page.source], kinds)) continue;
    const surroundings = surroundingsOf(page);
    if (rendered.has(surroundings)) skipped.add(page);
    else rendered.add(surroundings);
  }
  return skipped;
}

/** Identifies what surrounds the content of a page, apart from its neighbours and tags. */
function surroundingsOf(page: Page): string {
  const { instance, version, sidebar } = 'docs' in page ? page.docs : { instance: '', version: '', sidebar: '' };
  return [page.kind, instance, version, sidebar].join('\n');
}

/** The results for pages that are not rendered: only their files, which may collide with others. */
export function resultsOf(skipped: ReadonlySet<Page>, site: Site): PageResult[] {
  if (skipped.size === 0) return [];
  const twins = markdownTwins(site);
  const policy = urlPolicy(site);
  return [...skipped].map(({ route }): PageResult => {
    const paths = [outputPathOfRoute(route, policy), pageDataPath(route), twins.get(route) ?? []].flat();
    return { ...unrenderedPage, route, files: paths.map((path) => ({ path, bytes: 0 })) };
  });
}

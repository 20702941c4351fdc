import {
  contentKinds,
  type Document,
  markdownTwins,
  type Page,
  pageKindsOf,
  type Site,
  type SiteConfig,
} from '@docsite/core';
import {
  hasKnownLinks,
  isDefaultTheme,
  pageDataPath,
  pageFilePath,
  themeLayers,
  unrenderedPage,
} from '@docsite/renderer';
import type { PageResult } from '../cache/page-result.js';
import { templatesDir } from '../templates-dir.js';

/** A check, as far as it decides whether each page has to be drawn. */
export interface DrawingCheck {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly share?: unknown;
  readonly remote?: unknown;
  readonly examineExternal?: unknown;
}

/**
 * Whether a build that writes no site may leave out plain pages: where it is known what the theme links to. Links to
 * other sites are read off finished pages, and other machines take whole ones.
 */
export function mayLeaveOut({ siteDir, config, share, remote, examineExternal }: DrawingCheck): boolean {
  if ([share, remote, examineExternal].some((use) => use !== undefined)) return false;
  // which broken links a page still has is read off it
  if (config.markdown.missingLinks === 'written') return false;
  return isDefaultTheme({ layers: themeLayers(config, { siteDir, templatesDir }), aliases: config.aliases });
}

/**
 * The pages of which nothing can be found out by drawing them: their content is plain, and all around it follows from
 * what is checked by itself. Of those with the same things around them the first is drawn, for whatever is wrong with
 * all.
 */
export function undrawnPages(
  { pages }: Pick<Site, 'pages'>,
  documents: Readonly<Record<string, Document>>,
): ReadonlySet<Page> {
  const kinds = pageKindsOf(contentKinds);
  const drawn = new Set<string>();
  const undrawn = new Set<Page>();
  for (const page of pages) {
    if (!('source' in page) || !hasKnownLinks(page, documents[page.source], kinds)) continue;
    const surroundings = surroundingsOf(page);
    if (drawn.has(surroundings)) undrawn.add(page);
    else drawn.add(surroundings);
  }
  return undrawn;
}

/** Names what is around the content of a page beside its neighbours and tags. */
function surroundingsOf(page: Page): string {
  const { instance, version, sidebar } = 'docs' in page ? page.docs : { instance: '', version: '', sidebar: '' };
  return [page.kind, instance, version, sidebar].join('\n');
}

/**
 * What rendering pages would give of which nothing can be found out: their files alone, for others may clash with them.
 */
export function resultsOf(undrawn: ReadonlySet<Page>, site: Site): PageResult[] {
  if (undrawn.size === 0) return [];
  const twins = markdownTwins(site);
  return [...undrawn].map((page): PageResult => {
    const paths = [pageFilePath(page, site), pageDataPath(page.route), twins.get(page.route) ?? []].flat();
    return { ...unrenderedPage, route: page.route, files: paths.map((path) => ({ path, bytes: 0 })) };
  });
}

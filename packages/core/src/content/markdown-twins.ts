import type { SiteConfig } from '../config/site-config.js';
import type { PageBase } from './page.js';

/** What determines which pages have twins. */
export interface TwinnedSite {
  readonly config: Pick<SiteConfig, 'markdownTwins'>;
  readonly pages: readonly PageBase[];
  /** Files of the static folders by URL path without base. */
  readonly staticFiles: Readonly<Record<string, string>>;
}

/**
 * The file of each page's Markdown twin, by route: relative to the output folder, the page's address plus `.md`. Pages
 * without a twin are missing.
 */
export type MarkdownTwins = ReadonlyMap<string, string>;

/**
 * Determines which pages have a Markdown twin: all pages with text, unless the site has something else at that path.
 */
export function markdownTwins({ config, pages, staticFiles }: TwinnedSite): MarkdownTwins {
  if (!config.markdownTwins) return new Map();
  const taken = takenPaths([...pages.map((page) => page.route), ...Object.keys(staticFiles)]);
  return new Map(
    pages.flatMap(({ holds, route }): [string, string][] => {
      const path = route === '/' ? '/index.md' : `${route}.md`;
      const hasTwin =
        holds !== 'nothing' && !taken.has(path) && !(route === '/index' && pages.some((page) => page.route === '/'));
      return hasTwin ? [[route, path.slice(1)]] : [];
    }),
  );
}

/** Paths that end with `.md`, including folders, because a file and a folder cannot share a name. */
function takenPaths(paths: readonly string[]): Set<string> {
  const taken = new Set<string>();
  for (const path of paths) {
    for (let end = path.indexOf('.md'); end !== -1; end = path.indexOf('.md', end + 1)) {
      if (end + 3 === path.length || path[end + 3] === '/') taken.add(path.slice(0, end + 3));
    }
  }
  return taken;
}

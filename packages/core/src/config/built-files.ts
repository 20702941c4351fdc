import { allSitemaps } from './all-sitemaps.js';
import type { SiteConfig } from './site-config.js';

/** A file that a build creates for the whole site, such as the sitemap. */
export interface BuiltFile {
  /** Its path in the output. */
  readonly path: string;
  /** Whether the site has it, so that links may lead to it. */
  readonly isLinkable: boolean;
}

/**
 * The files that builds create for whole sites. Nothing else may have their paths, even in a site without one of them.
 */
export function builtFiles({ url, sitemap, markdownTwins, llmsTxt }: SiteConfig): readonly BuiltFile[] {
  const ofShell = ['404.html', 'manifest.webmanifest', 'sw.js', '_headers', '_redirects'];
  return [
    ...ofShell.map((path) => ({ path, isLinkable: false })),
    { path: 'robots.txt', isLinkable: true },
    { path: 'llms.txt', isLinkable: markdownTwins },
    { path: 'llms-full.txt', isLinkable: markdownTwins && llmsTxt.full },
    ...allSitemaps(sitemap).map(({ filename }) => ({ path: filename, isLinkable: url !== undefined })),
  ];
}

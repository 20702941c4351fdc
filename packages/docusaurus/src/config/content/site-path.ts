import { isAbsolute, relative, sep } from 'node:path';

/** A configured path relative to the site folder, because Docusaurus also accepts absolute ones. */
export function sitePath(path: string, siteDir: string): string {
  const inner = isAbsolute(path) ? relative(siteDir, path) : path;
  return inner.split(sep).join('/').replace(/^\.\//, '').replace(/\/$/, '') || '.';
}

/**
 * A path within the site as docsite's configuration expects it, without the base URL that some configurations repeat.
 */
export function pathOfSite(href: string, baseUrl: string): string {
  return baseUrl !== '/' && href.startsWith(baseUrl) ? `/${href.slice(baseUrl.length)}` : href;
}

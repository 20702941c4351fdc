import { isAbsolute, relative, sep } from 'node:path';

/** A path of a configuration relative to the site folder: Docusaurus takes absolute ones, too. */
export function sitePath(path: string, siteDir: string): string {
  const inner = isAbsolute(path) ? relative(siteDir, path) : path;
  return inner.split(sep).join('/').replace(/^\.\//, '').replace(/\/$/, '') || '.';
}

/** A path of the site as docsite's configuration writes it, without the base URL that some configurations repeat. */
export function pathOfSite(href: string, baseUrl: string): string {
  return baseUrl !== '/' && href.startsWith(baseUrl) ? `/${href.slice(baseUrl.length)}` : href;
}

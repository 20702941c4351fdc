import { isAbsolute, relative } from 'node:path';
import { slashedPath } from '@docsite/core';

/** A configured path relative to the site folder, because Docusaurus also accepts absolute ones. */
export function sitePath(path: string, siteDir: string): string {
  const inner = isAbsolute(path) ? relative(siteDir, path) : path;
  return slashedPath(inner).replace(/^\.\//, '').replace(/\/$/, '') || '.';
}

/** A base URL with one slash at each end and between its names, as docsite requires it. */
export function basePath(written: string): string {
  return `/${written}/`.replace(/\/{2,}/g, '/');
}

/**
 * A path within the site as docsite's configuration expects it, without the base URL that some configurations repeat.
 */
export function pathOfSite(href: string, baseUrl: string): string {
  return baseUrl !== '/' && href.startsWith(baseUrl) ? `/${href.slice(baseUrl.length)}` : href;
}

import type { BuiltSite } from './built-site.js';

/** Files that the worker of a locale caches, by output path. */
export function keptFiles(site: BuiltSite, folder = ''): string[] {
  return Array.from(
    site.text(`${folder}sw.js`).matchAll(/\{"url":"([^"]+)","revision":/g),
    ([, url]) => folder + decodeURIComponent(url as string),
  );
}

import { isAbsolute, join, relative, sep } from 'node:path';
import type { Site, SiteConfig } from '@docsite/core';

/** Whether a relative path leaves its base folder; a folder may legitimately be named `..x`. */
export function leadsOutside(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}

/** The absolute paths that are outside the site folder, each once. */
export function outsideOf(siteDir: string, paths: Iterable<string>): string[] {
  return [...new Set(paths)].filter((path) => leadsOutside(relative(siteDir, path)));
}

/** Configured content folders outside the site folder, absolute. */
export function contentOutside(
  siteDir: string,
  { docs, blog = [], pages = [], staticDirectories }: SiteConfig,
): string[] {
  const folders = [...docs, ...blog, ...pages].map(({ path }) => path);
  return outsideOf(siteDir, absolute(siteDir, [...folders, ...staticDirectories]));
}

/**
 * Everything outside its folder that a site is made from, absolute: content folders, and files it refers to, whether
 * they exist or not.
 */
export function outsideOfSite(
  siteDir: string,
  site: Pick<Site, 'sourceRoots' | 'config' | 'assets' | 'missingAssets'>,
): string[] {
  const folders = site.sourceRoots.flatMap(({ path, localizedPath }) => [path, localizedPath ?? path]);
  const files = [...Object.keys(site.assets), ...Object.keys(site.missingAssets)];
  return outsideOf(siteDir, absolute(siteDir, [...folders, ...site.config.staticDirectories, ...files]));
}

function absolute(siteDir: string, paths: readonly string[]): string[] {
  return paths.map((path) => join(siteDir, path));
}

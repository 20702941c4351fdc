import type { UserConfig } from '@docsite/core';
import type { Keys } from '../keys.js';
import { pathOfSite } from './site-path.js';

/** What a `plugin-sitemap` says of the pages. docsite names their last changes in any case. */
export function sitemapOf([options]: readonly Keys[], baseUrl: string): UserConfig['sitemap'] {
  if (options === undefined) return undefined;
  options.skip('lastmod', 'trailingSlash');
  const [exclude, changefreq, priority] = [
    options.texts('ignorePatterns'),
    options.text('changefreq'),
    options.number('priority'),
  ];
  if (exclude === undefined && changefreq === undefined && priority === undefined) return undefined;
  return {
    ...(exclude !== undefined && { exclude: exclude.map((glob) => pathOfSite(glob, baseUrl)) }),
    ...(changefreq !== undefined && { changefreq }),
    ...(priority !== undefined && { priority }),
  } as UserConfig['sitemap'];
}

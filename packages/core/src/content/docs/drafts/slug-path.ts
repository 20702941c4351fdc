import { slug } from 'github-slugger';
import type { DocsConfig } from '../../../config/site-config.js';

/** How addresses are made from the names of folders and files. */
export type Slugs = DocsConfig['slugs'];

/**
 * The address of a path without number prefixes.
 *
 * @see https://nextjs.org/docs/app/api-reference/file-conventions/route-groups
 * @see https://docs.astro.build/en/guides/content-collections/#defining-custom-ids
 * @see https://gohugo.io/configuration/all/#disablepathtolower
 */
export function slugPath(path: string, slugs: Slugs): string {
  if (slugs === 'names' || slugs === 'files') return path;
  const names = path.split('/');
  if (slugs === 'next') return names.filter((name) => !/^\(.+\)$/.test(name)).join('/');
  const slugOf = slugs === 'astro' ? slug : hugoSlug;
  return names.map((name) => slugOf(name)).join('/');
}

function hugoSlug(name: string): string {
  const allowed = name.toLowerCase().replace(/[^\p{L}\p{N}\p{M}\s._+~@-]/gu, '');
  return allowed
    .trim()
    .replace(/\s+(?=-)|(?<=-)\s+/g, '')
    .replace(/\s+/g, '-');
}

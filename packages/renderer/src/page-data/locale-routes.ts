import { posix } from 'node:path';
import type { Page, Site } from '@docsite/core';
import { isListed, versionsByKey } from './listed-pages.js';

/** Where the pages of one locale stand. Plain data: it crosses threads. */
export interface LocaleRoutes {
  /** Name of the locale. */
  readonly locale: string;
  /** Route by key: see `pageKey`. */
  readonly routes: Readonly<Record<string, string>>;
  /** Those of `routes` that readers should not be led to. */
  readonly unlisted: readonly string[];
}

/** Gathers the routes of a site, for the other locales to link to. */
export function collectLocaleRoutes(site: Site): LocaleRoutes {
  const versions = versionsByKey(site);
  return {
    locale: site.locale.name,
    routes: Object.fromEntries(site.pages.map((page) => [pageKey(page, site), page.route])),
    unlisted: site.pages.filter((page) => !isListed(page, versions)).map(({ route }) => route),
  };
}

/** What a page is, whatever its language, address and format: a page and its translations have one key. */
export function pageKey(page: Page, site: Site): string {
  switch (page.kind) {
    case 'doc':
      return `doc:${page.docs.instance}/${page.docs.version}/${page.id}`;
    case 'markdown':
    case 'module':
      return `page:${nameInFolder(page.source, site)}`;
    case 'category':
      return `category:${page.route}`;
    case 'tag':
      return `tag:${page.docs.instance}/${page.docs.version}/${page.slug}`;
    case 'tag-list':
      return `tags:${page.docs.instance}/${page.docs.version}`;
    default:
      return page.kind;
  }
}

/** Path of a source in the folder of pages, or in that of their translations, without extension. */
function nameInFolder(source: string, { config, sourceRoots }: Site): string {
  const path = posix.normalize(config.pages?.path ?? '.');
  const localizedPath = sourceRoots.find((root) => root.path === path)?.localizedPath;
  const folder = localizedPath !== undefined && source.startsWith(`${localizedPath}/`) ? localizedPath : path;
  return posix.relative(folder, source).replace(/\.\w+$/, '');
}

import { type FinishedLocale, type Group, groupBy, type PageModules, type UserConfig } from '@docsite/core';
import { type DocsInstance, docsInstances } from '../../config/content/instances.js';
import { type AskedPages, pageModules } from '../../modules/page-modules.js';
import { clientRoutes } from './client-routes.js';
import { type VersionPage, versionPages } from './finished-routes.js';
import { globalVersion } from './global-docs.js';
import type { AddedRoute } from './route-modules.js';
import { sharedPages } from './search-page.js';

/** The inputs of the modules about all pages, besides the pages. */
export interface PageValueSources extends Pick<UserConfig, 'docs'> {
  readonly asked: AskedPages;
  /** The routes that plugins have added, by language. */
  readonly added: ReadonlyMap<string, readonly AddedRoute[]>;
  readonly hasSearchPage: boolean;
}

/** The modules about all pages that the site's code imports; undefined for none. */
export function pageValues({ asked, added, hasSearchPage, ...content }: PageValueSources): PageModules | undefined {
  const names = (['routes', 'globalData'] as const).filter((name) => asked[name]);
  const lists = Object.entries(asked.posts);
  if (names.length + lists.length === 0) return undefined;
  const instances = docsInstances(content);
  const values = {
    routes: (locale: FinishedLocale) => clientRoutes(sharedPages(locale, hasSearchPage), added.get(locale.name) ?? []),
    globalData: (locale: FinishedLocale) => globalDocs(locale, instances),
  };
  return {
    names: [...names.map((name) => pageModules[name]), ...lists.map(([name]) => name)],
    valuesOf: (locale) => ({
      ...Object.fromEntries(names.map((name) => [pageModules[name], values[name](locale)])),
      ...Object.fromEntries(lists.map(([name, blog]) => [name, postList(locale, blog)])),
    }),
  };
}

/** The file that Docusaurus's plugin writes for the sidebar of a blog; none for a blog without a sidebar. */
function postList({ blogs }: FinishedLocale, blog: string): object {
  const { title = '', posts = [] } = blogs.find(({ id }) => id === blog)?.sidebar ?? {};
  return { title, items: posts.map(({ url: permalink, ...post }) => ({ ...post, permalink })) };
}

/** The global data of the docs plugin, by plugin and instance. */
function globalDocs({ pages }: FinishedLocale, options: readonly DocsInstance[]): object {
  const instances = groupBy(versionPages(pages), ({ instance = 'default' }) => instance);
  if (instances.size === 0) return {};
  return {
    'docusaurus-plugin-content-docs': Object.fromEntries(
      [...instances].map(([id, list]) => [
        id,
        globalInstance(
          list,
          options.find((one) => (one.id ?? 'default') === id),
        ),
      ]),
    ),
  };
}

function globalInstance(
  pages: Readonly<Group<VersionPage>>,
  options: { readonly breadcrumbs?: boolean | undefined } = {},
): object {
  const versions = [...groupBy(pages, ({ version }) => version.name).values()];
  return {
    path: pages[0].version.instanceUrl,
    versions: versions.map(globalVersion),
    breadcrumbs: options.breadcrumbs ?? true,
  };
}

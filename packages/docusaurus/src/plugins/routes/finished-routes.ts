import { type FinishedPage, type FinishedSidebarItem, type Group, groupBy } from '@docsite/core';
import { leavesOf, type RouteConfig, type RoutePlugin } from './route-config.js';
import type { AddedRoute } from './route-modules.js';

/** The Docusaurus plugins that docsite's pages belong to, with the components of some of them, by page type. */
const origins: Readonly<Record<string, { readonly plugin: string; readonly component?: string }>> = {
  doc: { plugin: 'docs', component: '@theme/DocItem' },
  category: { plugin: 'docs', component: '@theme/DocCategoryGeneratedIndexPage' },
  'tag-list': { plugin: 'docs', component: '@theme/DocTagsListPage' },
  tag: { plugin: 'docs', component: '@theme/DocTagDocListPage' },
  post: { plugin: 'blog', component: '@theme/BlogPostPage' },
  'post-list': { plugin: 'blog', component: '@theme/BlogListPage' },
  'post-archive': { plugin: 'blog', component: '@theme/BlogArchivePage' },
  'post-tags': { plugin: 'blog', component: '@theme/BlogTagsListPage' },
  'post-authors': { plugin: 'blog', component: '@theme/Blog/Pages/BlogAuthorsListPage' },
  markdown: { plugin: 'pages', component: '@theme/MDXPage' },
  module: { plugin: 'pages' },
};

type DocsVersion = NonNullable<FinishedPage['version']>;

/** A page of docs. */
export type VersionPage = FinishedPage & { readonly version: DocsVersion };

/** The pages of docs among others. */
export function versionPages(pages: readonly FinishedPage[]): VersionPage[] {
  return pages.filter((page): page is VersionPage => page.version !== undefined);
}

/**
 * The routes of a finished site in the form that plugins receive: those of docs are nested in the route of their
 * version, and these in that of their instance; routes added by plugins are unchanged.
 */
export function finishedRoutes(pages: readonly FinishedPage[], added: readonly Omit<AddedRoute, 'by'>[]): object[] {
  const ofPlugins = new Set(added.flatMap(({ route }) => leavesOf(route).map(({ leaf }) => withoutSlash(leaf.path))));
  const own = pages.filter(({ kind, url }) => kind !== 'module' || !ofPlugins.has(withoutSlash(url)));
  const instances = groupBy(versionPages(own), ({ instance = 'default' }) => instance);
  return [
    ...own.filter(({ version }) => version === undefined).map(topRoute),
    ...[...instances].map(([id, list]) => instanceRoute(id, list)),
    ...added.map(({ route, plugin }) => ({ ...route, plugin })),
  ];
}

/** A path without a slash at its end. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

function topRoute(page: FinishedPage): object {
  const { kind, instance = 'default' } = page;
  const origin = Object.hasOwn(origins, kind) ? origins[kind] : undefined;
  // plugins access the name without checking whether it exists
  const plugin = origin === undefined ? { name: 'docsite', id: 'default' } : pluginOf(origin.plugin, instance);
  return { ...routeOf(page), plugin };
}

function pluginOf(name: string, id: string): RoutePlugin {
  return { name: `docusaurus-plugin-content-${name}`, id };
}

function routeOf({ url, kind, sidebar }: FinishedPage): RouteConfig {
  const component = Object.hasOwn(origins, kind) ? origins[kind]?.component : undefined;
  return {
    path: url,
    exact: true,
    component: component ?? '',
    ...(sidebar !== undefined && { sidebar }),
    ...(kind === 'category' && { props: { categoryGeneratedIndex: { permalink: url } } }),
  };
}

/** The routes of a docs instance. */
function instanceRoute(id: string, pages: Readonly<Group<VersionPage>>): object {
  const versions = [...groupBy(pages, ({ version }) => version.name).values()];
  return {
    path: pages[0].version.instanceUrl,
    exact: false,
    component: '@theme/DocsRoot',
    plugin: pluginOf('docs', id),
    routes: versions.map((list) => versionRoute(id, list)),
  };
}

/** The routes of a version: documents and categories, which have a sidebar, are nested in a route of their own. */
function versionRoute(id: string, pages: Readonly<Group<VersionPage>>): object {
  const [{ version }] = pages;
  const isBeside = ({ kind }: FinishedPage) => kind === 'doc' || kind === 'category';
  const inside = {
    path: version.url,
    exact: false,
    component: '@theme/DocRoot',
    routes: pages.filter(isBeside).map(routeOf),
  };
  return {
    path: version.url,
    exact: false,
    component: '@theme/DocVersionRoot',
    routes: [inside, ...pages.filter((page) => !isBeside(page)).map(routeOf)],
    props: { version: versionProps(id, version, pages) },
    ...(version.isLast && { priority: -1 }),
  };
}

function versionProps(id: string, version: DocsVersion, pages: readonly VersionPage[]): object {
  const { name, label, isLast, badge, noIndex, banner = null, className = `docs-version-${name}` } = version;
  const docs = pages.flatMap(({ id: docId, title, description, sidebar }) =>
    docId === undefined ? [] : [[docId, { id: docId, title, description, ...(sidebar !== undefined && { sidebar }) }]],
  );
  return {
    pluginId: id,
    version: name,
    label,
    banner,
    badge,
    noIndex,
    className,
    isLast,
    docsSidebars: Object.fromEntries(
      Object.entries(version.sidebars).map(([key, items]) => [key, items.map(sidebarItem)]),
    ),
    docs: Object.fromEntries(docs),
  };
}

function sidebarItem({ url, id, items, html, ...item }: FinishedSidebarItem): object {
  if (html !== undefined) return { type: 'html', value: html, ...item };
  const href = url === undefined ? {} : { href: url };
  if (items !== undefined) return { type: 'category', ...item, ...href, items: items.map(sidebarItem) };
  return { type: 'link', ...item, ...href, ...(id !== undefined && { docId: id }) };
}

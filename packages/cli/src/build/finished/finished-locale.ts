import {
  type DocsVersion,
  type FinishedBlog,
  type FinishedLocale,
  type FinishedPage,
  type FinishedVersion,
  isListed,
  localeFolder,
  type Page,
  type Site,
} from '@docsite/core';
import { finishedSidebars } from './finished-sidebars.js';

interface BuiltPages {
  readonly site: Site;
  readonly failed?: readonly string[];
  readonly noIndex?: readonly string[];
}

/**
 * The pages of a site in the form that plugins receive.
 *
 * @param failed The routes of pages that are left out.
 * @param noIndex Those of pages that code asks search engines to leave out.
 */
export function finishedLocale({ site, failed = [], noIndex = [] }: BuiltPages): FinishedLocale {
  const versions = new Map(
    site.docs.flatMap((docs) => docs.versions.map((version) => [version, finishedVersion(version, site)] as const)),
  );
  const pages = site.pages
    .filter(({ route }) => !failed.includes(route))
    .map((page) => ({
      ...finishedPage(page, site, versions),
      ...((!isListed(page) || noIndex.includes(page.route)) && { noIndex: true as const }),
    }));
  const blogs = site.blogs.map((blog) => finishedBlog(blog, site));
  return { name: site.locale.name, folder: localeFolder(site.locale, site.config), pages, blogs };
}

function finishedBlog({ id, sidebar }: Site['blogs'][number], site: Site): FinishedBlog {
  if (sidebar === undefined) return { id };
  const dates = new Map(site.pages.map((page) => [page.route, page.kind === 'post' ? page.date : 0]));
  const posts = sidebar.posts.map(({ label, route, unlisted = false }) => ({
    title: label,
    url: urlOf(route, site),
    date: new Date(dates.get(route) ?? 0).toISOString(),
    unlisted,
  }));
  return { id, sidebar: { title: sidebar.title, posts } };
}

function finishedPage(page: Page, site: Site, versions: ReadonlyMap<DocsVersion, FinishedVersion>): FinishedPage {
  const { kind, route, title, description } = page;
  const facts = { url: urlOf(route, site), kind, title, description, ...('id' in page && { id: page.id }) };
  if ('blog' in page) return { ...facts, instance: page.blog };
  if (!('docs' in page)) return facts;
  const { instance, version: own, sidebar } = page.docs;
  const placed = { ...facts, instance, ...(sidebar !== undefined && { sidebar }) };
  const found = site.docs.find(({ id }) => id === instance)?.versions.find(({ name }) => name === own);
  const version = found && versions.get(found);
  return version === undefined ? placed : { ...placed, version };
}

function finishedVersion(version: DocsVersion, site: Site): FinishedVersion {
  const { config, locale } = site;
  const { name, label, isLast, badge, banner, className, noIndex, path, instance } = version;
  const { routeBasePath = '' } = config.docs.find(({ id }) => id === instance) ?? {};
  const below = (route: string) => locale.baseUrl + route.replace(/^\//, '');
  return {
    name,
    label,
    isLast,
    badge,
    noIndex,
    ...(banner !== undefined && { banner }),
    ...(className !== undefined && { className }),
    url: below(path),
    instanceUrl: below(routeBasePath),
    sidebars: finishedSidebars(version.sidebars, (route) => urlOf(route, site)),
  };
}

/** The address of a route, not percent-encoded, as Docusaurus passes it to plugins. */
function urlOf(route: string, { locale, config, folderRoutes }: Site): string {
  const path = locale.baseUrl + route.slice(1);
  const hasSlash = config.trailingSlash === true || folderRoutes?.[route] === true;
  return hasSlash ? path.replace(/\/?$/, '/') : path;
}

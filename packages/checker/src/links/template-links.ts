import {
  compareText,
  decodePath,
  encodePath,
  type LinkIndex,
  type LinkTarget,
  type Page,
  placeOfKey,
  type Site,
} from '@docsite/core';
import type { CheckInput, RenderedLink } from '../check-input.js';
import { collectConfigLinks } from './config-links.js';
import { collectSidebarLinks } from './sidebar-links.js';
import type { ResolvedLink } from './site-link.js';

/**
 * The links that templates wrote of their own, each once however many pages it stands on, placed at the first page by
 * route. Left out: links that configuration and sidebars asked for, URLs of other sites and locales, files that the
 * build itself writes, anchors on the page itself, whose ids are the template's own, and what rules of their own tell:
 * a missing home page, and pages left out because they cannot be written.
 */
export function collectTemplateLinks(input: CheckInput): ResolvedLink[] {
  const { site } = input;
  const isWritten = writtenFiles(input);
  const asked = new Set(
    [...collectConfigLinks(input), ...collectSidebarLinks(input)].map(({ href }) => withoutEndSlash(href)),
  );
  const pages = new Map(site.pages.map((page) => [page.route, page]));
  const isTold = toldPaths(site, pages);
  return groupLinks(site, input.renderedLinks).flatMap(({ url, element, routes }): ResolvedLink[] => {
    const link = underSite(url, site);
    if (link === undefined || isWritten(splitHref(link.href).path)) return [];
    if (element === 'a' && isTold(splitHref(link.href).path)) return [];
    if (link.outsideBaseUrl === undefined && asked.has(withoutEndSlash(link.href))) return [];
    const kind = element === 'a' ? 'link' : element === 'img' ? 'image' : 'asset';
    const place = firstOf(routes, pages)?.place ?? placeOfKey(site.configPlaces, []);
    return [
      { href: link.href, kind, place, writer: 'template', routes, target: targetOf(link, kind, input.linkIndex) },
    ];
  });
}

interface SitePath {
  readonly href: string;
  /** Set where a template wrote a path that does not begin with the base URL. */
  readonly outsideBaseUrl?: true;
}

/** `<link>` and the like may name a page as well as a file. */
function targetOf({ href, outsideBaseUrl }: SitePath, kind: ResolvedLink['kind'], index: LinkIndex): LinkTarget {
  const target = index.resolve({ route: '/' }, href, kind === 'image' ? 'image' : 'link');
  return outsideBaseUrl === true ? outside(href, target) : target;
}

/** Nothing of the site is at a path outside its base URL, even where there would be something inside. */
function outside(href: string, inside: LinkTarget): LinkTarget {
  const candidates = inside.type === 'missing' ? [] : [inside.url];
  return { type: 'missing', reason: 'no-route', candidates, sought: href, url: href };
}

interface LinkGroup {
  /** The href made absolute against its page, without an origin. */
  readonly url: string;
  readonly element: string;
  readonly routes: string[];
}

/** Groups by element and URL. The map in a map spares a new string for each of the many links. */
function groupLinks(site: Site, links: readonly RenderedLink[]): LinkGroup[] {
  const elements = new Map<string, Map<string, LinkGroup>>();
  for (const { route, href, element } of links) {
    const url = toAbsolute(site, route, href);
    if (url === undefined) continue;
    const groups = elements.get(element) ?? new Map<string, LinkGroup>();
    elements.set(element, groups);
    const group = groups.get(url);
    if (group === undefined) groups.set(url, { url, element, routes: [route] });
    else group.routes.push(route);
  }
  return [...elements.values()].flatMap((groups) => [...groups.values()]);
}

/** The absolute path of an href; nothing for other sites and anchors on the page. */
function toAbsolute(site: Site, route: string, href: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\]{2}|[#?]|$)/i.test(href)) return undefined;
  if (href.startsWith('/')) return href;
  const slash = site.config.trailingSlash === true && route !== '/' ? '/' : '';
  const { pathname, search, hash } = new URL(
    href,
    `http://localhost${site.locale.baseUrl}${encodePath(route.slice(1))}${slash}`,
  );
  return pathname + search + hash;
}

/** A final URL as a path under the site; nothing for one that belongs to another locale. */
function underSite(url: string, { locale, locales }: Site): SitePath | undefined {
  const { path } = splitHref(url);
  const owners = locales.filter(({ baseUrl }) => path.startsWith(baseUrl) || `${path}/` === baseUrl);
  const owner = owners.reduce(
    (longest, next) => (next.baseUrl.length > longest.baseUrl.length ? next : longest),
    owners[0] ?? locale,
  );
  if (owners.length === 0) return { href: url, outsideBaseUrl: true };
  return owner.name === locale.name ? { href: `/${url.slice(locale.baseUrl.length)}` } : undefined;
}

/** Tells the paths of files that the build writes and no page or static folder stands for. */
function writtenFiles({ site, outputFiles }: CheckInput): (path: string) => boolean {
  const assets = Object.values(site.assets).map(({ outputPath }) => outputPath);
  const written = new Set([...assets, ...(outputFiles ?? [])].map((path) => `/${path}`));
  return (path) => written.has(path) || (outputFiles === undefined && path.startsWith('/assets/'));
}

function toldPaths({ findings }: Site, pages: ReadonlyMap<string, Page>): (path: string) => boolean {
  const hasLeftOut = findings.some(({ rule }) => rule === 'unwritable-page');
  return (path) => (path === '/' || hasLeftOut) && !pages.has(decodePath(path));
}

function splitHref(href: string): { path: string; rest: string } {
  const end = href.search(/[?#]/);
  return end < 0 ? { path: href, rest: '' } : { path: href.slice(0, end), rest: href.slice(end) };
}

/** One spelling for the hrefs of a page with and without a trailing slash. */
function withoutEndSlash(href: string): string {
  const { path, rest } = splitHref(href);
  return (path.replace(/\/$/, '') || '/') + rest;
}

function firstOf(routes: readonly string[], pages: ReadonlyMap<string, Page>): Page | undefined {
  return pages.get(routes.reduce((first, route) => (compareText(route, first) < 0 ? route : first)));
}

import { compareText, getOrInsert, type Page, placeOfKey, type Site, withoutEndSlash } from '@docsite/core';
import type { CheckInput, RenderedLink } from '../check-input.js';
import { collectAuthorLinks } from './author-links.js';
import { collectConfigLinks } from './config-links.js';
import { isBroken } from './is-broken.js';
import { targetOfPath, toAbsolute, uncheckedPaths, underSite, writtenForms } from './rendered-path.js';
import { collectSidebarLinks } from './sidebar-links.js';
import type { ResolvedLink } from './site-link.js';

/**
 * The links that templates wrote around the content, each once regardless of the number of pages. A broken link is
 * placed in the theme file that contains it, or else at the first page by route. Excluded are links from configuration,
 * sidebars and authors, URLs of other sites and locales, and anchors on the page itself, whose ids are the template's
 * own.
 */
export function collectTemplateLinks(input: CheckInput): ResolvedLink[] {
  const { site } = input;
  const links = [...collectConfigLinks(input), ...collectSidebarLinks(input), ...collectAuthorLinks(input)];
  const configured = links.map(({ href }) => href);
  const unchecked = links.filter(({ href }) => href.startsWith('pathname://'));
  const others = [...unchecked, ...input.siteHtmlLinks].flatMap(
    ({ target }) => underSite(target.url, site)?.href ?? [],
  );
  const checkedElsewhere = new Set([...configured, ...others].map(withoutEndSlash));
  const pages = new Map(site.pages.map((page) => [page.route, page]));
  const isUnchecked = uncheckedPaths(input, pages);
  const rendered = input.renderedLinks.filter(({ inContent }) => !inContent);
  return groupLinks(site, rendered).flatMap(({ url, kind, routes }): ResolvedLink[] => {
    const path = underSite(url, site);
    if (path === undefined || isUnchecked(path, kind)) return [];
    if (path.outsideBaseUrl === undefined && checkedElsewhere.has(withoutEndSlash(path.href))) return [];
    const target = targetOfPath(path, kind, input);
    const found = isBroken(target, input) ? input.locate?.(undefined, writtenForms(path.href, url)) : undefined;
    const place = found ?? firstOf(routes, pages)?.place ?? placeOfKey(site.configPlaces, []);
    return [{ href: path.href, kind, place, writer: 'template', routes, target }];
  });
}

interface LinkGroup {
  /** The href made absolute against its page, without an origin. */
  readonly url: string;
  readonly kind: RenderedLink['kind'];
  readonly routes: string[];
}

/** Groups links by kind and URL. Nested maps avoid creating a string for each of the many links. */
function groupLinks(site: Site, links: readonly RenderedLink[]): LinkGroup[] {
  const kinds = new Map<string, Map<string, LinkGroup>>();
  for (const { route, href, kind } of links) {
    const url = toAbsolute(site, route, href);
    if (url === undefined) continue;
    const groups = getOrInsert(kinds, kind, () => new Map());
    getOrInsert(groups, url, () => ({ url, kind, routes: [] })).routes.push(route);
  }
  return [...kinds.values()].flatMap((groups) => [...groups.values()]);
}

function firstOf(routes: readonly string[], pages: ReadonlyMap<string, Page>): Page | undefined {
  return pages.get(routes.reduce((first, route) => (compareText(route, first) < 0 ? route : first)));
}

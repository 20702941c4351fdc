import { type LinkTarget, type Page, withoutEndSlash } from '@docsite/core';
import type { CheckInput, RenderedLink } from '../check-input.js';
import { collectAuthorLinks } from './author-links.js';
import { isBroken } from './is-broken.js';
import { relativeForms, targetOfPath, toAbsolute, uncheckedPaths, underSite, writtenForms } from './rendered-path.js';
import type { ResolvedLink } from './site-link.js';

/**
 * The links that components wrote into the content of pages: React pages, components imported by documents, and the
 * theme's content components. A broken link is placed where the page's source, one of its imports, or the theme
 * contains it in quotes, or else at the beginning of the source. Links of blog authors are placed in the authors file.
 */
export function collectComponentLinks(input: CheckInput): ResolvedLink[] {
  const { site, renderedLinks, linkIndex } = input;
  const pages = new Map(site.pages.map((page) => [page.route, page]));
  const isUnchecked = uncheckedPaths(input, pages);
  const ofAuthors = new Set(collectAuthorLinks(input).map(({ href }) => withoutEndSlash(href)));
  return renderedLinks.flatMap((link): ResolvedLink[] => {
    const page = link.inContent ? pages.get(link.route) : undefined;
    const found = page === undefined ? undefined : follow(link);
    if (page === undefined || found === undefined) return [];
    const { href, target } = found;
    if (ofAuthors.has(withoutEndSlash(href))) return [];
    const place = isBroken(target, input) ? locate(link, href, page) : undefined;
    return [{ href, kind: link.kind, place: place ?? page.place, writer: 'component', routes: [link.route], target }];
  });

  function follow({ route, href, kind }: RenderedLink): { href: string; target: LinkTarget } | undefined {
    if (href.startsWith('#')) return { href, target: linkIndex.resolve({ route }, href) };
    const url = toAbsolute(site, route, href);
    const path = url === undefined ? undefined : underSite(url, site);
    if (path === undefined || isUnchecked(path, kind)) return undefined;
    return { href: path.href, target: targetOfPath(path, kind, input) };
  }

  function locate(link: RenderedLink, href: string, page: Page) {
    const texts = [...writtenForms(link.href, href), ...relativeForms(site, link.route, link.href)];
    return input.locate?.('source' in page ? page.source : undefined, texts);
  }
}

import { isWebAddress, type Place, placeText, type Site } from '@docsite/core';
import type { CheckInput } from '../check-input.js';
import { collectConfigLinks } from './config-links.js';
import { collectDocumentLinks } from './document-links.js';
import { collectRedirectLinks } from './redirect-links.js';
import { collectSidebarLinks } from './sidebar-links.js';
import { collectSiteHtmlLinks } from './site-html-links.js';

/** A link to another site. */
export interface ExternalLink {
  /** Absolute, with `http:` or `https:`. */
  readonly url: string;
  readonly place: Place;
}

/**
 * Every link to another site in documents, configuration, sidebars, redirects, and components in the content. Addresses
 * of the site itself are left out, because they may only exist after the next deployment.
 */
export function collectExternalLinks(input: CheckInput): ExternalLink[] {
  const written = [
    ...collectDocumentLinks(input),
    ...collectConfigLinks(input),
    ...collectSidebarLinks(input),
    ...collectSiteHtmlLinks(input),
    ...collectRedirectLinks(input),
  ].flatMap(({ target, place }) => (target.type === 'external' ? [{ url: target.url, place }] : []));
  const own = ownAddress(input.site);
  const links = [...written, ...collectFromComponents(input)]
    .map(({ url, place }) => ({ url: url.replace(/^\/\//, 'https://'), place }))
    .filter(({ url }) => /^https?:/i.test(url) && (own === undefined || !`${url}/`.startsWith(own)));
  return [...new Map(links.map((link) => [keyOf(link), link])).values()];
}

function collectFromComponents({ site, renderedLinks, locate }: CheckInput): ExternalLink[] {
  const pages = new Map(site.pages.map((page) => [page.route, page]));
  return renderedLinks.flatMap(({ route, href, inContent }) => {
    const page = inContent ? pages.get(route) : undefined;
    if (page === undefined || !isWebAddress(href)) return [];
    return [{ url: href, place: locate?.('source' in page ? page.source : undefined, [href]) ?? page.place }];
  });
}

function ownAddress({ config: { url, baseUrl } }: Site): string | undefined {
  return url === undefined ? undefined : url + baseUrl;
}

function keyOf({ url, place }: ExternalLink): string {
  return `${placeText(place)} ${url}`;
}

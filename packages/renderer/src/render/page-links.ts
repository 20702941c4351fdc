import type { Document, Page, PageKind, PageLinks, Site } from '@docsite/core';
import type { Bundle } from '../bundle/bundle.js';
import type { PageIndex } from '../page-data/page-index.js';
import type { HeadLevels, PageData } from '../template/index.js';
import type { FromComponents } from './collect-from-components.js';
import { withoutQuotes } from './page-quote.js';
import { noLinks, type RenderedHtml, type RenderedLinks } from './rendered-links.js';

/** A page as it is written, and what it was made from. */
export interface LinkSources {
  readonly page: Page;
  readonly data: PageData;
  /** The whole document. */
  readonly html: string;
  /** Targets of the links of its document. */
  readonly links: PageLinks;
  readonly document: Pick<Document, 'links' | 'isPlain'> | undefined;
  /** What components of its content have given. */
  readonly drawn: FromComponents;
  /** What components of its shell have given. */
  readonly shell: FromComponents;
  /** What it shows of other pages, by their routes. */
  readonly quotes: Readonly<Record<string, string>> | undefined;
}

/** The site that pages lie in. */
export interface LinkContext {
  readonly site: Site;
  readonly index: PageIndex;
  readonly bundle: Bundle;
  readonly renderedLinks: RenderedLinks;
}

/**
 * Collects the links and ids in the HTML of a page that are not known without it. Where all are, which they are of most
 * pages, it is not looked at: that takes a twentieth of a build.
 */
export function collectPageLinks(
  { page, data, html, links, document, drawn, shell, quotes }: LinkSources,
  { site, index, bundle, renderedLinks }: LinkContext,
): RenderedHtml {
  const missing = changeable(links);
  if (bundle.isDefaultTheme && missing.length === 0 && hasKnownLinks(page, document, index.pageKinds)) return noLinks;
  return renderedLinks.collect({
    route: page.route,
    html: withoutQuotes(html, quotes),
    content: withoutQuotes('content' in data ? data.content.html : '', quotes),
    known: askedFor(links, document),
    inHead: addressesOf(drawn.levels),
    ids: drawn.ids,
    missing,
    ...(site.config.componentLinks === 'link' && { declared: new Set([...drawn.links, ...shell.links]) }),
  });
}

/**
 * Whether the links in the HTML of a page are known without looking at it, where the default theme draws it: its
 * content is plain, and what is around it leads to routes and to addresses of configuration and sidebars, which are
 * checked by themselves.
 *
 * @param kinds How pages are handled, by their `kind`.
 */
export function hasKnownLinks(
  page: Page,
  document: Pick<Document, 'isPlain'> | undefined,
  kinds: ReadonlyMap<string, PageKind>,
): boolean {
  if (document?.isPlain !== true || kinds.get(page.kind)?.hasKnownLinks !== true) return false;
  return !('editUrl' in page) || /^https?:/.test(page.editUrl ?? 'https:');
}

/**
 * The addresses that a document asked for, but for props of components that lead nowhere: what becomes of those is seen
 * in the page.
 */
function askedFor(links: PageLinks, document: LinkSources['document']): ReadonlySet<string> {
  const sure = links.filter(({ type }, index) => type !== 'missing' || !document?.links[index]?.isProp);
  return new Set(sure.map(({ url }) => url));
}

/**
 * The addresses of links that lead nowhere, as far as the component that drew them was given what their author wrote.
 */
function changeable(links: PageLinks): readonly string[] {
  return links.flatMap((target) => (target.type === 'missing' && target.written !== undefined ? [target.url] : []));
}

function addressesOf(levels: HeadLevels): ReadonlySet<string> {
  const values = levels.flat().flatMap(({ attrs = {} }) => [attrs.href, attrs.src]);
  return new Set(values.filter((value) => typeof value === 'string'));
}

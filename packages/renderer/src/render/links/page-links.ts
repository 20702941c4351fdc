import type { Document, Page, PageKind, PageLinks, Site } from '@docsite/core';
import type { Bundle } from '../../bundle/bundle.js';
import type { PageIndex } from '../../page-data/page-index.js';
import type { HeadLevels, PageData } from '../../template/index.js';
import type { ComponentReports } from '../content/component-reports.js';
import { withoutQuotes } from '../page-quote.js';
import { noLinks, type RenderedHtml, type RenderedLinks } from './rendered-links.js';

/** A page as written, and its sources. */
export interface LinkSources {
  readonly page: Page;
  readonly data: PageData;
  /** The whole HTML document. */
  readonly html: string;
  /** Targets of the links of its document. */
  readonly links: PageLinks;
  readonly document: Pick<Document, 'links' | 'isPlain'> | undefined;
  /** What components of its content have reported. */
  readonly reports: ComponentReports;
  /** What components of its shell have reported. */
  readonly shell: ComponentReports;
  /** The excerpts it shows of other pages, by route. */
  readonly quotes: Readonly<Record<string, string>> | undefined;
}

/** The site that pages belong to. */
export interface LinkedSite {
  readonly site: Site;
  readonly index: PageIndex;
  readonly bundle: Bundle;
  readonly renderedLinks: RenderedLinks;
}

/**
 * Collects the links and ids in a page's HTML that are not known otherwise. For most pages all are known, and the HTML
 * is not searched, which would take a twentieth of a build.
 */
export function collectPageLinks(
  { page, data, html, links, document, reports, shell, quotes }: LinkSources,
  { site, index, bundle, renderedLinks }: LinkedSite,
): RenderedHtml {
  const missing = changeableUrls(links);
  if (bundle.isDefaultTheme && missing.length === 0 && hasKnownLinks(page, document, index.pageKinds)) return noLinks;
  return renderedLinks.collect({
    route: page.route,
    html: withoutQuotes(html, quotes),
    content: withoutQuotes('content' in data ? data.content.html : '', quotes),
    known: authoredUrls(links, document),
    inHead: addressesOf(reports.levels),
    ids: reports.ids,
    missing,
    ...(site.config.componentLinks === 'link' && { declared: new Set([...reports.links, ...shell.links]) }),
  });
}

/**
 * Whether the links in a page's HTML are known without searching it, because the default theme renders it: its content
 * is plain, and everything around it links to routes and to addresses of configuration and sidebars, which are checked
 * separately.
 *
 * @param kinds How pages are handled, by `kind`.
 */
export function hasKnownLinks(
  page: Page,
  document: Pick<Document, 'isPlain'> | undefined,
  kinds: ReadonlyMap<string, PageKind>,
): boolean {
  if (document?.isPlain !== true || kinds.get(page.kind)?.hasKnownLinks !== true) return false;
  return !('editUrl' in page) || /^https?:/.test(page.editUrl ?? 'https:');
}

/** The addresses in a document, except for broken props of components, whose effect shows in the page. */
function authoredUrls(links: PageLinks, document: LinkSources['document']): ReadonlySet<string> {
  const sure = links.filter(({ type }, index) => type !== 'missing' || !document?.links[index]?.isProp);
  return new Set(sure.map(({ url }) => url));
}

/** The addresses of broken links whose component received them as the author wrote them. */
function changeableUrls(links: PageLinks): readonly string[] {
  return links.flatMap((target) => (target.type === 'missing' && target.written !== undefined ? [target.url] : []));
}

function addressesOf(levels: HeadLevels): ReadonlySet<string> {
  const values = levels.flat().flatMap(({ attrs = {} }) => [attrs.href, attrs.src]);
  return new Set(values.filter((value) => typeof value === 'string'));
}

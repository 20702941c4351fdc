import type { PageResult, SearchResults, SectionResult, TextPart } from '@theme/search/search-service';
import type { Hit, IndexAnswer } from './ask-index.js';
import { plainText, readMarkedHtml } from './marked-html.js';
import { type AddressSettings, siteAddress } from './site-address.js';

/** The maximum number of sections shown per page. */
const mostSections = 2;

/** How many pages to return, and of which site. */
export interface Grouping extends AddressSettings {
  /** The maximum number of pages. */
  readonly limit: number;
}

/** Groups the hits of a response by page, in their order. The total is exact if all hits were returned. */
export function groupHits({ hits, nbHits }: IndexAnswer, { limit, ...settings }: Grouping): SearchResults {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const url = siteAddress(hit.url, settings);
    if (url === undefined) continue;
    const pageUrl = url.replace(/#.*$/, '');
    groups.set(pageUrl, [...(groups.get(pageUrl) ?? []), { ...hit, url }]);
  }
  const pages = [...groups].map(([url, group]) => pageResult(url, group));
  return { pages: pages.slice(0, limit), total: pages.length + Math.max(0, nbHits - hits.length) };
}

function pageResult(url: string, hits: readonly Hit[]): PageResult {
  const [best] = hits as [Hit];
  const named = best.hierarchy.lvl1 ? 'lvl1' : 'lvl0';
  const ofPage = hits.find((hit) => sectionLevel(hit) === undefined && hit.content);
  const sections = new Map<string, SectionResult>();
  for (const hit of hits) {
    const level = sectionLevel(hit);
    if (level !== undefined && !sections.get(hit.url)?.excerpt.length) sections.set(hit.url, sectionResult(hit, level));
  }
  return {
    url,
    title: heading(best, named),
    breadcrumbs: named === 'lvl1' && best.hierarchy.lvl0 ? [plainText(readMarkedHtml(best.hierarchy.lvl0))] : [],
    excerpt: ofPage === undefined ? [] : excerpt(ofPage),
    sections: [...sections.values()].slice(0, mostSections),
  };
}

function sectionResult(hit: Hit, level: string): SectionResult {
  return { url: hit.url, title: heading(hit, level), excerpt: excerpt(hit) };
}

/** The deepest heading below the page title; `undefined` if the hit is about the page as a whole. */
function sectionLevel({ url, hierarchy }: Hit): string | undefined {
  if (!url.includes('#')) return undefined;
  return ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'].find((level) => hierarchy[level]);
}

function heading({ _highlightResult, hierarchy }: Hit, level: string): TextPart[] {
  return readMarkedHtml(_highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '');
}

function excerpt({ _snippetResult, content }: Hit): TextPart[] {
  return readMarkedHtml(_snippetResult?.content?.value ?? content ?? '');
}

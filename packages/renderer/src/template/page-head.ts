import { breadcrumbList } from './breadcrumb-list.js';
import { crawlerTags } from './crawler-tags.js';
import { type HeadLevels, mergeHeadTags, tagsBelow } from './head-tags.js';
import { type HeadTag, isNotFound, type PageData } from './page-data.js';
import type { SiteData } from './site-data.js';

/** Elements added by components of the shell and of the content. */
export interface DrawnHead {
  readonly shell?: HeadLevels;
  /** Defaults to those that were rendered on the server. */
  readonly content?: HeadLevels;
}

/**
 * The elements in the head of a page that differ from page to page or may be replaced by a page. The server writes
 * them, `client/navigation/document-head.ts` updates them on navigation.
 */
export function pageHead(page: PageData, site: SiteData, drawn: DrawnHead = {}): readonly HeadTag[] {
  const { shell = [], content = page.head.drawn ?? [] } = drawn;
  const levels = [site.head ?? [], ...shell, ...(page.head.tags ?? []), ...content];
  const own = themeHead(page, site);
  if (levels.every((level) => level.length === 0)) return own;
  const isBelowSite = (tag: HeadTag) => isOfSite(tag) && !(isPost(page) && tag.attrs?.property === 'og:type');
  const [ofSite, ofPage] = [own.filter(isBelowSite), own.filter((tag) => !isBelowSite(tag))];
  return mergeHeadTags([ofSite, site.head ?? [], ofPage, ...levels.slice(1)]);
}

/**
 * Those of some elements for all pages that a page does not have itself. A title that is only that of the site is not
 * the page's own, and neither are an image, which may be that of the site, and the address.
 */
export function headBelowPage(tags: readonly HeadTag[], page: PageData, site: SiteData): readonly HeadTag[] {
  const isShared = (tag: HeadTag) => isOfSite(tag) || isImageOrAddress(tag) || isTitleOf(site, tag);
  return tagsBelow(
    tags,
    themeHead(page, site).filter((tag) => !isShared(tag)),
  );
}

function isImageOrAddress({ attrs = {} }: HeadTag): boolean {
  return attrs.rel === 'canonical' || attrs.property === 'og:url' || attrs.property === 'og:image';
}

function isTitleOf({ title }: SiteData, { tag, attrs = {}, content }: HeadTag): boolean {
  return tag === 'title' ? content === title : attrs.property === 'og:title' && attrs.content === title;
}

/** Whether an element is one that the theme adds in the same form to every page. */
function isOfSite({ attrs = {} }: HeadTag): boolean {
  return /^(?:viewport|theme-color|twitter:card|og:(?:type|site_name|locale))$/.test(
    String(attrs.name ?? attrs.property),
  );
}

/** Whether a page is a post, which stays an article whatever the site says of its pages. */
function isPost(page: PageData): boolean {
  return 'dateLabel' in page;
}

/** The same elements for the document that renders the page of any address by script. */
export function shellHead(site: SiteData): readonly HeadTag[] {
  const { title, themeColor, head = [] } = site;
  const own: HeadTag[] = [{ tag: 'title', content: title }, ...meta('name', { robots: 'noindex' })];
  return mergeHeadTags([[viewport, ...meta('name', { 'theme-color': themeColor })], head, own]);
}

const viewport: HeadTag = {
  tag: 'meta',
  attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1' },
};

function themeHead(page: PageData, site: SiteData): HeadTag[] {
  const { head, description, markdownUrl } = page;
  const address = isNotFound(page) ? undefined : head.canonical;
  const markdown = markdownUrl === undefined ? [] : [{ type: 'text/markdown', href: markdownUrl }];
  return [
    viewport,
    { tag: 'title', content: head.title },
    ...meta('name', {
      description,
      keywords: head.keywords.join(', '),
      robots: head.noIndex ? 'noindex, nofollow' : '',
    }),
    ...(address === undefined ? [] : [link({ rel: 'canonical', href: address })]),
    ...[...(head.alternates ?? []), ...markdown].map((attrs) => link({ rel: 'alternate', ...attrs })),
    ...meta('property', {
      'og:title': head.title,
      'og:description': description,
      'og:url': address,
      'og:type': 'toc' in page ? 'article' : 'website',
      'og:site_name': site.title,
      'og:locale': localeTag(site.locale.htmlLang),
      'og:image': head.image,
    }),
    ...otherLocales(page, site).flatMap((language) => meta('property', { 'og:locale:alternate': localeTag(language) })),
    ...meta('name', {
      'twitter:card': head.image === undefined ? 'summary' : 'summary_large_image',
      ...(site.search?.hosted !== undefined && crawlerTags(page)),
      'theme-color': site.themeColor,
    }),
    ...breadcrumbScript(page, site),
  ];
}

/** A language as the Open Graph protocol writes it, such as `en_GB`. */
function localeTag(language: string): string {
  return language.replace('-', '_');
}

/** The languages of the other locales that have the page. */
function otherLocales({ head: { alternates = [] } }: PageData, { locale }: SiteData): readonly string[] {
  const languages = alternates.map(({ hreflang }) => hreflang);
  return languages.filter((language) => language !== 'x-default' && language !== locale.htmlLang);
}

/** The breadcrumbs for search engines, which need whole addresses. */
function breadcrumbScript(page: PageData, { url }: SiteData): HeadTag[] {
  const breadcrumbs = 'breadcrumbs' in page ? page.breadcrumbs : [];
  if (url === '' || page.head.noIndex || !breadcrumbs.some(({ href }) => href !== undefined)) return [];
  const content = JSON.stringify(breadcrumbList(url, breadcrumbs)).replaceAll('<', '\\u003c');
  return [{ tag: 'script', attrs: { type: 'application/ld+json' }, content }];
}

/** Meta elements by name or property; those without a value are left out. */
function meta(attribute: 'name' | 'property', values: Readonly<Record<string, string | undefined>>): HeadTag[] {
  return Object.entries(values).flatMap(([name, content]) =>
    content ? [{ tag: 'meta', attrs: { [attribute]: name, content } }] : [],
  );
}

function link(attrs: Readonly<Record<string, string>>): HeadTag {
  return { tag: 'link', attrs };
}

import type { Bundle } from '../../bundle/bundle.js';
import {
  type HeadLevels,
  type HeadTag,
  isNotFound,
  type PageData,
  pageDataUrl,
  type SiteData,
  sidebarOf,
  siteDataUrl,
} from '../../template/index.js';
import { pageHead, shellHead } from '../../template/page-head.js';
import { type Attributes, attributesFor, openTag, printAttributes, printHead } from './print-head.js';

/** The input of every HTML document of a site. */
export interface DocumentFrame {
  readonly site: SiteData;
  readonly bundle: Bundle;
  /** HTML inside `<div id="ds-root">`. */
  readonly body: string;
}

/** A page and its surroundings in the HTML document. */
export interface DocumentParts extends DocumentFrame {
  readonly page: PageData;
  /** Head elements added by components of the shell. */
  readonly shellHead?: HeadLevels;
}

/** Assembles the HTML document of a page. */
export function renderDocument(parts: DocumentParts): string {
  const { page, site } = parts;
  const name = sidebarOf(page);
  const sidebar = name === undefined ? undefined : site.sidebarUrls[name];
  const data = { 'data-page': pageDataUrl(site.baseUrl, page.route), 'data-sidebar': sidebar };
  const tags = pageHead(page, site, { shell: parts.shellHead ?? [] });
  return layOut(parts, { tags, data, ...('content' in page && { styles: page.content.styles }) });
}

/** Assembles the document that renders the page of any address by script. */
export function renderShellDocument(frame: DocumentFrame): string {
  return layOut(frame, { tags: shellHead(frame.site) });
}

/**
 * The maximum length, in characters, of a page's body that is painted at once. On a connection of 1.6 Mbit/s and 150
 * ms, this much arrives before the style sheet, so that it does not delay the first paint.
 */
const shownAtOnce = 200_000;

/**
 * Ids of the elements that must be parsed before a page, or a long page, is painted, because a partially parsed page
 * shifts when the rest arrives.
 */
const [pageTitle, pageEnd] = ['ds-page-title', 'ds-page-end'];

/**
 * The element that triggers painting: a long page without a title, such as a custom home page, is painted as a whole.
 */
function paintedFrom(body: string): string {
  return body.length > shownAtOnce && body.includes(`id="${pageTitle}"`) ? pageTitle : pageEnd;
}

/** What documents differ in. */
interface OwnParts {
  readonly tags: readonly HeadTag[];
  /** Addresses of the style sheets that only this page needs. */
  readonly styles?: readonly string[] | undefined;
  /** Attributes of the root, which tell the app what to load. */
  readonly data?: Attributes;
}

function layOut(frame: DocumentFrame, { tags, styles = [], data = {} }: OwnParts): string {
  const { site, bundle, body } = frame;
  const head = headTags(frame, tags, styles).join('\n');
  const root = printAttributes({
    id: 'ds-root',
    'data-app': bundle.appModules.join(' '),
    'data-site': siteDataUrl(site.baseUrl, site.buildId),
    ...data,
  });
  const html = printAttributes({ ...htmlAttributes(frame, tags), ...attributesFor('html', tags) });
  const opening = openTag('body', attributesFor('body', tags));
  const { start = '', end = '' } = site.bodyHtml ?? {};
  const main = `<div ${root}>${body}</div>\n<div id="${pageEnd}" hidden></div>`;
  const content = [start, main, end].filter((part) => part !== '').join('\n');
  return `<!doctype html>\n<html ${html}>\n<head>\n${head}\n</head>\n${opening}\n${content}\n</body>\n</html>\n`;
}

/**
 * Attributes of the `<html>` element. A page whose canonical address is not its own records its path here, for the
 * banner about a wrong base URL.
 */
function htmlAttributes({ site, page }: DocumentFrame & Partial<DocumentParts>, tags: readonly HeadTag[]): Attributes {
  const { locale, colorMode, announcementBar, storage } = site;
  const isNamed = tags.some(({ attrs }) => attrs?.rel === 'canonical' && attrs.href === page?.head.canonical);
  return {
    lang: locale.htmlLang,
    dir: locale.direction,
    'data-theme': colorMode.defaultMode,
    'data-default-theme': colorMode.defaultMode,
    'data-follow-system': colorMode.respectPrefersColorScheme,
    'data-fixed-theme': colorMode.disableSwitch,
    'data-announcement': announcementBar?.closeable ? announcementBar.id : undefined,
    'data-storage': storage?.type,
    'data-namespace': storage?.namespace,
    'data-storage-prefix': storage?.prefix,
    'data-url': page === undefined || isNotFound(page) || isNamed ? undefined : page.url,
  };
}

function headTags(
  { site, bundle, body }: DocumentFrame,
  tags: readonly HeadTag[],
  pageStyles: readonly string[],
): string[] {
  const { facts, scripts, styles, late } = printHead(tags);
  return [
    '<meta charset="utf-8">',
    ...facts,
    openTag('meta', { name: 'generator', content: 'docsite' }),
    openTag('meta', { name: 'docsite-build', content: site.buildId }),
    openTag('link', { rel: 'icon', href: site.favicon }),
    ...appTags(site, tags),
    ...searchTags(site, tags),
    openTag('link', { rel: 'expect', href: `#${paintedFrom(body)}`, blocking: 'render' }),
    `<script>${bundle.headScript}</script>`,
    ...scripts,
    ...[...bundle.styles, ...pageStyles].map((href) => openTag('link', { rel: 'stylesheet', href })),
    ...styles,
    `${openTag('script', { type: 'module', src: bundle.bootScript })}</script>`,
    ...late,
  ];
}

/** Tags for installing the site as an app, except those that the page's own head sets. */
function appTags({ offline }: SiteData, tags: readonly HeadTag[]): string[] {
  if (offline === undefined) return [];
  return [
    ...linkTag({ rel: 'manifest', href: offline.manifestUrl }, tags),
    ...linkTag({ rel: 'apple-touch-icon', href: offline.touchIcon }, tags),
  ];
}

/** A `<link>` with an address, unless the page's own head has one with the same `rel`. */
function linkTag(attributes: Attributes, tags: readonly HeadTag[]): string[] {
  const isOwn = tags.some(({ tag, attrs }) => tag === 'link' && attrs?.rel === attributes.rel);
  return attributes.href === undefined || isOwn ? [] : [openTag('link', attributes)];
}

/**
 * Tags on every page for searches from the browser, and for a hosted index: the language for its crawler, and a
 * preconnect.
 */
function searchTags({ search, locale, title }: SiteData, tags: readonly HeadTag[]): string[] {
  const type = 'application/opensearchdescription+xml';
  const description = linkTag({ rel: 'search', type, title, href: search?.descriptionUrl }, tags);
  if (search?.hosted === undefined) return description;
  const [host] = search.hosted.hosts;
  return [
    ...description,
    openTag('meta', { name: 'docsearch:language', content: locale.name }),
    openTag('link', { rel: 'preconnect', href: host, crossorigin: true }),
  ];
}

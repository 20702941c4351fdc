import type { Bundle } from '../bundle/bundle.js';
import {
  type HeadLevels,
  type HeadTag,
  isNotFound,
  type PageData,
  pageDataUrl,
  type SiteData,
  sidebarOf,
  siteDataUrl,
} from '../template/index.js';
import { pageHead, shellHead } from '../template/page-head.js';
import { type Attributes, attributesFor, openTag, printAttributes, printHead } from './print-head.js';

/** What every HTML document of a site is made with. */
export interface DocumentFrame {
  readonly site: SiteData;
  readonly bundle: Bundle;
  /** HTML inside `<div id="ds-root">`. */
  readonly body: string;
}

/** A page and what surrounds it in its HTML document. */
export interface DocumentParts extends DocumentFrame {
  readonly page: PageData;
  /** Elements for the head that components of the shell have added. */
  readonly shellHead?: HeadLevels;
}

/** Puts a page together as an HTML document. */
export function renderDocument(parts: DocumentParts): string {
  const { page, site } = parts;
  const name = sidebarOf(page);
  const sidebar = name === undefined ? undefined : site.sidebarUrls[name];
  const data = { 'data-page': pageDataUrl(site.baseUrl, page.route), 'data-sidebar': sidebar };
  const tags = pageHead(page, site, { shell: parts.shellHead ?? [] });
  return layOut(parts, tags, 'content' in page ? page.content.styles : undefined, data);
}

/** Puts together the document that shows the page of whatever address it is opened at, by script alone. */
export function renderShellDocument(frame: DocumentFrame): string {
  return layOut(frame, shellHead(frame.site));
}

/**
 * The greatest length of a page's body, in characters, to be painted at once. On a connection of 1.6 Mbit/s and 150 ms
 * that much arrives before the style sheet, so that it does not delay the page.
 */
const shownAtOnce = 200_000;

/**
 * Ids of the elements to be parsed before a page, or a long page, is painted: a partly parsed page shifts when the rest
 * arrives.
 */
const [pageTitle, pageEnd] = ['ds-page-title', 'ds-page-end'];

/**
 * The element with which a page is painted: a long one that has no title, such as a home page of a site's own, is
 * painted whole.
 */
function paintedFrom(body: string): string {
  return body.length > shownAtOnce && body.includes(`id="${pageTitle}"`) ? pageTitle : pageEnd;
}

function layOut(
  frame: DocumentFrame,
  tags: readonly HeadTag[],
  pageStyles: readonly string[] = [],
  data: Attributes = {},
): string {
  const { site, bundle, body } = frame;
  const head = headTags(frame, tags, pageStyles).join('\n');
  const root = printAttributes({
    id: 'ds-root',
    'data-app': bundle.appModules.join(' '),
    'data-site': siteDataUrl(site.baseUrl, site.buildId),
    ...data,
  });
  const html = printAttributes({ ...htmlAttributes(frame, tags), ...attributesFor('html', tags) });
  const opening = openTag('body', attributesFor('body', tags));
  return `<!doctype html>\n<html ${html}>\n<head>\n${head}\n</head>\n${opening}\n<div ${root}>${body}</div>\n<div id="${pageEnd}" hidden></div>\n</body>\n</html>\n`;
}

/**
 * A page whose canonical address is not its own names its path here: the banner for a wrong base URL asks for it.
 */
function htmlAttributes({ site, page }: DocumentFrame & Partial<DocumentParts>, tags: readonly HeadTag[]): Attributes {
  const { locale, colorMode, announcementBar } = site;
  const isNamed = tags.some(({ attrs }) => attrs?.rel === 'canonical' && attrs.href === page?.head.canonical);
  return {
    lang: locale.htmlLang,
    dir: locale.direction,
    'data-theme': colorMode.defaultMode,
    'data-default-theme': colorMode.defaultMode,
    'data-follow-system': colorMode.respectPrefersColorScheme,
    'data-fixed-theme': colorMode.disableSwitch,
    'data-announcement': announcementBar?.closeable ? announcementBar.id : undefined,
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
    ...searchTags(site),
    openTag('link', { rel: 'expect', href: `#${paintedFrom(body)}`, blocking: 'render' }),
    `<script>${bundle.headScript}</script>`,
    ...scripts,
    ...[...bundle.styles, ...pageStyles].map((href) => openTag('link', { rel: 'stylesheet', href })),
    ...styles,
    `${openTag('script', { type: 'module', src: bundle.bootScript })}</script>`,
    ...late,
  ];
}

/** What a browser needs to install the site as an app, but for what the head of the page names itself. */
function appTags({ offline }: SiteData, tags: readonly HeadTag[]): string[] {
  if (offline === undefined) return [];
  const links = { manifest: offline.manifestUrl, 'apple-touch-icon': offline.touchIcon };
  const isOwn = (rel: string) => tags.some(({ tag, attrs }) => tag === 'link' && attrs?.rel === rel);
  return Object.entries(links).flatMap(([rel, href]) =>
    href === undefined || isOwn(rel) ? [] : [openTag('link', { rel, href })],
  );
}

/** Tags that a hosted index needs on every page: the language for its crawler, and a preconnect for searches. */
function searchTags({ search, locale }: SiteData): string[] {
  if (search?.hosted === undefined) return [];
  const [host] = search.hosted.hosts;
  return [
    openTag('meta', { name: 'docsearch:language', content: locale.name }),
    openTag('link', { rel: 'preconnect', href: host, crossorigin: true }),
  ];
}

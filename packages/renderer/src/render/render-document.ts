import { escapeAttribute, escapeHtml, isArticle, type SiteConfig } from '@docsite/core';
import type { Bundle } from '../bundle/bundle.js';
import { crawlerTags, isNotFound, type PageData, pageDataUrl, type SiteData, siteDataUrl } from '../template/index.js';

/** What every HTML document of a site is made with. */
export interface DocumentFrame {
  readonly site: SiteData;
  readonly config: SiteConfig;
  readonly bundle: Bundle;
  /** HTML inside `<div id="ds-root">`. */
  readonly body: string;
}

/** A page and what surrounds it in its HTML document. */
export interface DocumentParts extends DocumentFrame {
  readonly page: PageData;
}

/** Puts a page together as an HTML document. */
export function renderDocument(parts: DocumentParts): string {
  const { page, site } = parts;
  const sidebar = 'docs' in page && page.docs.sidebar !== undefined ? site.sidebarUrls[page.docs.sidebar] : undefined;
  const data = { 'data-page': pageDataUrl(site.baseUrl, page.route), 'data-sidebar': sidebar };
  return layOut(parts, pageTags(parts), 'content' in page ? page.content.styles : undefined, data);
}

/** Puts together the document that shows the page of whatever address it is opened at, by script alone. */
export function renderShellDocument(frame: DocumentFrame): string {
  return layOut(frame, [`<title>${escapeHtml(frame.site.title)}</title>`, ...meta('robots', 'noindex')]);
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

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

function layOut(
  frame: DocumentFrame,
  tags: readonly string[],
  pageStyles: readonly string[] = [],
  data: Attributes = {},
): string {
  const { site, bundle, body } = frame;
  const head = headTags(frame, tags, pageStyles).join('\n');
  const root = attributes({
    id: 'ds-root',
    'data-app': bundle.appModules.join(' '),
    'data-site': siteDataUrl(site.baseUrl, site.buildId),
    ...data,
  });
  return `<!doctype html>\n<html ${attributes(htmlAttributes(frame))}>\n<head>\n${head}\n</head>\n<body>\n<div ${root}>${body}</div>\n<div id="${pageEnd}" hidden></div>\n</body>\n</html>\n`;
}

/** A page without a canonical address names its path here: the banner for a wrong base URL asks for it. */
function htmlAttributes({ site, page }: DocumentFrame & Partial<DocumentParts>): Attributes {
  const { locale, colorMode, announcementBar } = site;
  return {
    lang: locale.htmlLang,
    dir: locale.direction,
    'data-theme': colorMode.defaultMode,
    'data-default-theme': colorMode.defaultMode,
    'data-follow-system': colorMode.respectPrefersColorScheme,
    'data-fixed-theme': colorMode.disableSwitch,
    'data-announcement': announcementBar?.closeable ? announcementBar.id : undefined,
    'data-url': page === undefined || isNotFound(page) || page.head.canonical !== undefined ? undefined : page.url,
  };
}

function headTags(
  { site, config, bundle, body }: DocumentFrame,
  tags: readonly string[],
  pageStyles: readonly string[],
): string[] {
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...tags,
    tag('meta', { name: 'theme-color', content: config.themeColor }),
    tag('meta', { name: 'generator', content: 'docsite' }),
    tag('meta', { name: 'docsite-build', content: site.buildId }),
    tag('link', { rel: 'icon', href: site.favicon }),
    ...appTags(site),
    ...searchTags(site),
    tag('link', { rel: 'expect', href: `#${body.length > shownAtOnce ? pageTitle : pageEnd}`, blocking: 'render' }),
    `<script>${bundle.headScript}</script>`,
    ...[...bundle.styles, ...pageStyles].map((href) => tag('link', { rel: 'stylesheet', href })),
    `${tag('script', { type: 'module', src: bundle.bootScript })}</script>`,
  ];
}

/** What a browser needs to install the site as an app. */
function appTags({ offline }: SiteData): string[] {
  if (offline === undefined) return [];
  const icon =
    offline.touchIcon === undefined ? [] : [tag('link', { rel: 'apple-touch-icon', href: offline.touchIcon })];
  return [tag('link', { rel: 'manifest', href: offline.manifestUrl }), ...icon];
}

/** Tags that a hosted index needs on every page: the language for its crawler, and a preconnect for searches. */
function searchTags({ search, locale }: SiteData): string[] {
  if (search?.hosted === undefined) return [];
  const [host] = search.hosted.hosts;
  return [
    ...meta('docsearch:language', locale.name),
    tag('link', { rel: 'preconnect', href: host, crossorigin: true }),
  ];
}

/** The tags that differ from page to page; `client/document-head.ts` updates them on navigation. */
function pageTags(parts: DocumentParts): string[] {
  const { head, description, markdownUrl } = parts.page;
  const forCrawlers = parts.site.search?.hosted === undefined ? {} : crawlerTags(parts.page);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...meta('description', description),
    ...meta('keywords', head.keywords.join(', ')),
    ...(head.noIndex ? meta('robots', 'noindex, nofollow') : []),
    ...canonicalTag(parts.page),
    ...(head.alternates ?? []).map(({ hreflang, href }) => tag('link', { rel: 'alternate', hreflang, href })),
    ...(markdownUrl === undefined ? [] : [tag('link', { rel: 'alternate', type: 'text/markdown', href: markdownUrl })]),
    ...openGraph(parts),
    ...Object.entries(forCrawlers).flatMap(([name, content]) => meta(name, content)),
  ];
}

function canonicalTag(page: PageData): string[] {
  const { canonical } = page.head;
  return isNotFound(page) || canonical === undefined ? [] : [tag('link', { rel: 'canonical', href: canonical })];
}

function openGraph({ page, site }: DocumentParts): string[] {
  const { head, description } = page;
  const property = (name: string, content: string | undefined): string[] =>
    content ? [tag('meta', { property: `og:${name}`, content })] : [];
  return [
    ...property('title', head.title),
    ...property('description', description),
    ...property('url', isNotFound(page) ? undefined : head.canonical),
    ...property('type', isArticle(page) ? 'article' : 'website'),
    ...property('site_name', site.title),
    ...property('locale', site.locale.name.replace('-', '_')),
    ...property('image', head.image),
    ...meta('twitter:card', head.image === undefined ? 'summary' : 'summary_large_image'),
  ];
}

function meta(name: string, content: string): string[] {
  return content === '' ? [] : [tag('meta', { name, content })];
}

function tag(name: string, values: Attributes): string {
  return `<${name} ${attributes(values)}>`;
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? name : `${name}="${escapeAttribute(String(value))}"`))
    .join(' ');
}

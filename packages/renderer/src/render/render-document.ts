import type { SiteConfig } from '@docsite/core';
import type { Bundle } from '../bundle/bundle.js';
import type { PageData, SiteData } from '../template/index.js';

/** What surrounds the page in its HTML document. */
export interface DocumentParts {
  readonly page: PageData;
  readonly site: SiteData;
  readonly config: SiteConfig;
  readonly bundle: Bundle;
  /** Path of the page's source, for the styles its module imports. */
  readonly source?: string | undefined;
  /** HTML of the page as the theme drew it. */
  readonly body: string;
}

/** Puts a page together as an HTML document. */
export function renderDocument(parts: DocumentParts): string {
  return `<!doctype html>\n<html ${attributes(htmlAttributes(parts))}>\n<head>\n${headTags(parts).join('\n')}\n</head>\n<body>\n<div id="root">${parts.body}</div>\n</body>\n</html>\n`;
}

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

function htmlAttributes({ site }: DocumentParts): Attributes {
  const { locale, colorMode, announcementBar } = site;
  return {
    lang: locale.htmlLang,
    dir: locale.direction,
    'data-theme': colorMode.defaultMode,
    'data-default-theme': colorMode.defaultMode,
    'data-follow-system': colorMode.respectPrefersColorScheme,
    'data-announcement': announcementBar?.id,
  };
}

function headTags(parts: DocumentParts): string[] {
  const { page, site, config, bundle } = parts;
  const { head, description } = page;
  const styles = [...bundle.styles, ...(bundle.pageStyles[parts.source ?? ''] ?? [])];
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeText(head.title)}</title>`,
    ...meta('description', description),
    ...meta('keywords', head.keywords.join(', ')),
    ...(head.noIndex ? meta('robots', 'noindex, nofollow') : []),
    ...(page.kind === 'not-found' ? [] : [tag('link', { rel: 'canonical', href: head.canonical })]),
    ...alternates(parts),
    ...openGraph(parts),
    tag('meta', { name: 'theme-color', content: config.themeColor }),
    tag('meta', { name: 'generator', content: 'docsite' }),
    tag('meta', { name: 'docsite-build', content: site.buildId }),
    ...(site.favicon === undefined ? [] : [tag('link', { rel: 'icon', href: site.favicon })]),
    `<script>${bundle.headScript}</script>`,
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    `${tag('script', { type: 'module', src: bundle.bootScript })}</script>`,
    ...('content' in page && page.content.chunk !== undefined && bundle.liveScript !== undefined
      ? [`${tag('script', { type: 'module', src: bundle.liveScript })}</script>`]
      : []),
  ];
}

/** The page in other languages, as search engines want it: every locale, and the default one for everybody else. */
function alternates({ page, site, config }: DocumentParts): string[] {
  if (site.locales.length < 2 || page.kind === 'not-found') return [];
  const links = page.localeUrls.map(({ locale, url }) => tag('link', { rel: 'alternate', hreflang: locale, href: config.url + url }));
  const fallback = page.localeUrls.find(({ locale }) => locale === config.i18n.defaultLocale);
  return fallback === undefined ? links : [...links, tag('link', { rel: 'alternate', hreflang: 'x-default', href: config.url + fallback.url })];
}

function openGraph({ page, site }: DocumentParts): string[] {
  const { head, description } = page;
  const property = (name: string, content: string | undefined): string[] => (content ? [tag('meta', { property: `og:${name}`, content })] : []);
  return [
    ...property('title', head.title),
    ...property('description', description),
    ...property('url', page.kind === 'not-found' ? undefined : head.canonical),
    ...property('type', page.kind === 'doc' || page.kind === 'markdown' ? 'article' : 'website'),
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

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

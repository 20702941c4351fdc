import { placeOfKey } from '../config/keys/key-places.js';
import { navbarEntries } from '../config/navbar-entries.js';
import type { NavbarItemConfig, SiteConfig } from '../config/site-config.js';
import type { Sidebar } from '../content/docs/version/sidebar.js';
import type { Place } from '../diagnostic.js';
import type { HeadTag } from '../head/head-tag.js';
import { mapHeadUrls } from '../head/head-urls.js';
import { mapHtmlLinks } from '../html/html-links.js';
import type { LinkIndex } from '../links/link-index.js';
import type { LinkKind, LinkTarget } from '../links/link-target.js';
import type { Site } from './site.js';

/** The HTML and head elements in configuration and sidebars, with resolved links. */
export interface SiteHtml {
  /** HTML with final URLs, by original HTML; only those that differ. */
  readonly resolved: ReadonlyMap<string, string>;
  /** The configured head elements, with final URLs. */
  readonly head: readonly HeadTag[];
  readonly links: readonly SiteHtmlLink[];
}

/** A link in configured or sidebar HTML, or in a configured head element. */
export interface SiteHtmlLink {
  readonly href: string;
  readonly kind: LinkKind;
  /** The place of the key that contains the HTML. */
  readonly place: Place;
  readonly writer: 'config' | 'sidebar';
  readonly target: LinkTarget;
  /** Set if elements stay plain HTML: Docusaurus checks no links in them. */
  readonly isElement?: true;
}

/** Resolves the links in HTML and head elements of configuration and sidebars, each once, like configured hrefs. */
export async function resolveSiteHtml(site: Site, index: LinkIndex): Promise<SiteHtml> {
  const resolved = new Map<string, string>();
  const links: SiteHtmlLink[] = [];
  const plain = site.config.markdown.bareElements && { isElement: true as const };
  for (const { html, place, writer } of [...configuredHtml(site), ...sidebarHtml(site)]) {
    const mapped = await mapHtmlLinks(html, (href, kind) => {
      if (isLeftAlone(href, site)) return href;
      const target = index.resolveConfigured(href, kind);
      links.push({ href, kind, place, writer, target, ...plain });
      return target.url;
    });
    if (mapped !== html) resolved.set(html, mapped);
  }
  const head: HeadTag[] = [];
  for (const [position, { locales, ...tag }] of site.config.head.entries()) {
    if (locales !== undefined && !locales.includes(site.locale.name)) continue;
    head.push(
      await mapHeadUrls(tag, ({ href, kind, path, isAbsolute }) => {
        if (isLeftAlone(href, site)) return href;
        const target = index.resolveConfigured(href, kind);
        const place = placeOfKey(site.configPlaces, ['head', position, ...path]);
        links.push({ href, kind, place, writer: 'config', target, ...plain });
        return isAbsolute ? completeUrl(target.url, site.config) : target.url;
      }),
    );
  }
  return { resolved, head, links };
}

/** Makes an address absolute, as other sites need it, if the origin of the site is known. */
export function completeUrl(url: string, { url: origin }: SiteConfig): string {
  return URL.canParse(url, origin) ? new URL(url, origin).href : url;
}

/**
 * Whether a link stays as it is: anchors belong to the page that shows them, and addresses of other locales are
 * complete.
 */
function isLeftAlone(href: string, { locale, locales }: Site): boolean {
  if (/^(?:[#?]|$)/.test(href)) return true;
  return locales.some(
    ({ baseUrl }) =>
      baseUrl !== locale.baseUrl &&
      baseUrl.startsWith(locale.baseUrl) &&
      `${href.replace(/[?#].*$/s, '')}/`.startsWith(baseUrl),
  );
}

type WrittenHtml = Pick<SiteHtmlLink, 'place' | 'writer'> & { readonly html: string };

function configuredHtml({ config, configPlaces }: Site): WrittenHtml[] {
  return listConfigured(config).map(({ html, path }) => ({
    html,
    place: placeOfKey(configPlaces, path),
    writer: 'config',
  }));
}

interface ConfiguredHtml {
  readonly html: string;
  readonly path: readonly PropertyKey[];
}

function at(html: string | undefined, path: readonly PropertyKey[]): ConfiguredHtml[] {
  return html === undefined ? [] : [{ html, path }];
}

/** The HTML of a navbar item and its dropdown entries. */
function navbarHtml(item: NavbarItemConfig, path: readonly PropertyKey[]): ConfiguredHtml[] {
  return [
    ...('html' in item ? at(item.html, [...path, 'html']) : []),
    ...navbarEntries(item).flatMap(({ entry, path: below }) =>
      'html' in entry ? at(entry.html, [...path, ...below, 'html']) : [],
    ),
  ];
}

function listConfigured({ announcementBar, footer, navbar }: SiteConfig): ConfiguredHtml[] {
  return [
    ...at(announcementBar?.content, ['announcementBar', 'content']),
    ...navbar.items.flatMap((item, index) => navbarHtml(item, ['navbar', 'items', index])),
    ...(footer?.links ?? []).flatMap(({ items }, column) =>
      items.flatMap((item, index) =>
        'html' in item ? at(item.html, ['footer', 'links', column, 'items', index, 'html']) : [],
      ),
    ),
    ...at(footer?.copyright, ['footer', 'copyright']),
  ];
}

function sidebarHtml({ docs }: Site): WrittenHtml[] {
  const sidebars = docs.flatMap(({ versions }) => versions.flatMap((version) => Object.values(version.sidebars)));
  return sidebars.flatMap(listSidebar);
}

function listSidebar(sidebar: Sidebar): WrittenHtml[] {
  return sidebar.flatMap((item): WrittenHtml[] => {
    if (item.type === 'category') return listSidebar(item.items);
    return item.type === 'html' ? [{ html: item.value, place: item.place, writer: 'sidebar' }] : [];
  });
}

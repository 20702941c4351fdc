import {
  type DropdownItemConfig,
  type FooterItemConfig,
  type NavbarItemConfig,
  type Place,
  placeOf,
  type Site,
} from '@docsite/core';
import type { CollectedLink } from './site-link.js';

/** The links that the configuration writes out in navbar and footer, and the files it names. */
export function collectConfigLinks(site: Site): CollectedLink[] {
  const { navbar, footer, favicon, image, offline } = site.config;
  const items = [...listNavbarItems(navbar.items), ...(footer?.links ?? []).flatMap((column) => column.items)];
  const links = [navbar.logo?.href, footer?.logo?.href, ...items.map(addressOf)];
  const icons = offline === false ? [] : (offline.manifest.icons ?? []).map(({ src }) => src);
  const images = [image, navbar.logo?.src, navbar.logo?.srcDark, footer?.logo?.src, footer?.logo?.srcDark, ...icons];
  return [...linksOf(site, 'link', links), ...linksOf(site, 'image', images), ...linksOf(site, 'asset', [favicon])];
}

/** Where an item leads by an address of its own. */
function addressOf(item: AnyNavbarItem | FooterItemConfig): string | undefined {
  return 'to' in item || 'href' in item ? (item.to ?? item.href) : undefined;
}

function linksOf(site: Site, kind: CollectedLink['kind'], hrefs: readonly (string | undefined)[]): CollectedLink[] {
  const written = hrefs.filter((href) => href !== undefined);
  const place = configPlace(site);
  return written.map((href) => ({
    href: toSitePath(href),
    kind,
    place,
    writer: 'config',
    origin: { route: '/' },
    routes: [],
  }));
}

/** An item of the navbar or of one of its dropdowns. */
type AnyNavbarItem = NavbarItemConfig | DropdownItemConfig;

/** Every item of the navbar, those of dropdowns included. */
export function listNavbarItems(items: readonly NavbarItemConfig[]): readonly AnyNavbarItem[] {
  return items.flatMap((item): AnyNavbarItem[] => (item.type === 'dropdown' ? [item, ...item.items] : [item]));
}

/** The configuration file, by its usual name where there is none. */
export function configPlace(site: Site): Place {
  return placeOf(site.configFile ?? 'docsite.config.ts');
}

/** The configuration may leave out the slash that begins a path. */
function toSitePath(href: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(href) ? href : `/${href}`;
}

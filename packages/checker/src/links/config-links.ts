import {
  type DropdownItemConfig,
  type FooterItemConfig,
  type LogoConfig,
  type NavbarItemConfig,
  navbarEntries,
  placeOfKey,
  rootHref,
} from '@docsite/core';
import type { CheckInput } from '../check-input.js';
import type { ResolvedLink } from './site-link.js';

/** The links in the configured navbar and footer, and the files that the configuration names. */
export function collectConfigLinks({ site, linkIndex }: CheckInput): ResolvedLink[] {
  const { navbar, footer, favicon, image, offline } = site.config;
  const icons = offline === false ? [] : (offline.manifest.icons ?? []);
  const written = [
    ...logoLinks(navbar.logo, ['navbar', 'logo']),
    ...navbar.items.flatMap((item, index) => navbarLinks(item, ['navbar', 'items', index])),
    ...logoLinks(footer?.logo, ['footer', 'logo']),
    ...(footer?.links ?? []).flatMap(({ items }, column) =>
      items.flatMap((item, index) => itemLinks(item, ['footer', 'links', column, 'items', index])),
    ),
    ...linkAt('image', image, ['image']),
    ...icons.flatMap(({ src }, index) => linkAt('image', src, ['offline', 'manifest', 'icons', index, 'src'])),
    ...linkAt('asset', favicon, ['favicon']),
  ];
  return written.map(({ href, kind, path }) => ({
    href: rootHref(href),
    kind,
    place: placeOfKey(site.configPlaces, path),
    writer: 'config',
    routes: [],
    target: linkIndex.resolveConfigured(href, kind),
  }));
}

type Keys = readonly PropertyKey[];

interface ConfiguredLink {
  readonly href: string;
  readonly kind: ResolvedLink['kind'];
  readonly path: Keys;
}

function linkAt(kind: ResolvedLink['kind'], href: string | undefined, path: Keys): ConfiguredLink[] {
  return href === undefined ? [] : [{ href, kind, path }];
}

function logoLinks(logo: LogoConfig | undefined, path: Keys): ConfiguredLink[] {
  return [
    ...linkAt('link', logo?.href || undefined, [...path, 'href']),
    ...linkAt('image', logo?.src, [...path, 'src']),
    ...linkAt('image', logo?.srcDark, [...path, 'srcDark']),
  ];
}

/** An item of the navbar or of one of its dropdowns. */
type AnyNavbarItem = NavbarItemConfig | DropdownItemConfig;

function navbarLinks(item: NavbarItemConfig, path: Keys): ConfiguredLink[] {
  const entries = navbarEntries(item).flatMap(({ entry, path: below }) => itemLinks(entry, [...path, ...below]));
  return [...itemLinks(item, path), ...entries];
}

function itemLinks(item: AnyNavbarItem | FooterItemConfig, path: Keys): ConfiguredLink[] {
  return [
    ...('to' in item ? linkAt('link', item.to, [...path, 'to']) : []),
    ...('href' in item ? linkAt('link', item.href, [...path, 'href']) : []),
  ];
}

/** Every navbar item, including those in dropdowns. */
export function listNavbarItems(items: readonly NavbarItemConfig[]): readonly AnyNavbarItem[] {
  return items.flatMap((item) => [item, ...navbarEntries(item).map(({ entry }) => entry)]);
}

import type { UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { linkOf } from './links.js';
import { logoOf } from './logo.js';

/** The footer of a theme configuration: with links in columns, or in a single row. */
export function footerOf(themeConfig: Keys, takeover: Takeover, staticDirs: readonly string[]): UserConfig['footer'] {
  if (!themeConfig.has('footer')) return undefined;
  const footer = themeConfig.within('footer');
  takeover.moves(footer.path, ['footer']);
  const links = footer.each('links');
  const hasColumns = links.some((link) => link.has('items'));
  const columns = hasColumns
    ? links.map((column) => ({
        title: column.text('title'),
        className: column.text('className'),
        items: column.each('items').flatMap((item) => footerItem(item) ?? []),
      }))
    : [{ items: links.flatMap((item) => footerItem(item) ?? []) }];
  return {
    style: footer.text('style'),
    logo: footerLogo(footer, takeover, staticDirs),
    copyright: footer.text('copyright'),
    links: columns.filter(({ items }) => items.length > 0),
  } as UserConfig['footer'];
}

/** The logo of a footer, which is a link only if its address is given. */
function footerLogo(footer: Keys, takeover: Takeover, staticDirs: readonly string[]): object | undefined {
  const logo = logoOf(footer, takeover, { staticDirs });
  return logo && { ...logo, href: footer.within('logo').text('href') || false };
}

function footerItem(item: Keys): object | undefined {
  const html = item.text('html');
  const className = item.text('className');
  if (html !== undefined) return { html, className };
  const link = linkOf(item);
  if (link === undefined) return undefined;
  const { label, to, href, marked, ariaLabel } = link;
  const attributes = { ...link.attributes, ...(ariaLabel !== undefined && { 'aria-label': ariaLabel }) };
  const hasSome = Object.keys(attributes).length > 0;
  const target = to === undefined ? { href, ...(marked === false && { marked }) } : { to };
  return { label, ...target, className, ...(hasSome && { attributes }) };
}

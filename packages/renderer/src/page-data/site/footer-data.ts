import { defined, type FooterConfig, type FooterItemConfig } from '@docsite/core';
import type { FooterData, FooterItemData } from '../../template/index.js';
import { configuredLink } from '../configured-link.js';
import type { PageIndex } from '../page-index.js';
import { itemHtml } from './item-html.js';
import { logoData } from './logo-data.js';

/** The footer: its logo, and links in columns. */
export function footerData(footer: FooterConfig, index: PageIndex): FooterData {
  return {
    style: footer.style,
    ...(footer.logo !== undefined && { logo: logoData(footer.logo, index) }),
    ...(footer.copyright !== undefined && { copyright: index.html(footer.copyright) }),
    columns: footer.links.map(({ title, className, items }) =>
      defined({ title, className, items: items.map((item) => footerItem(item, index)) }),
    ),
  };
}

function footerItem(item: FooterItemConfig, index: PageIndex): FooterItemData {
  const { className } = item;
  if ('html' in item) return defined({ html: itemHtml(item.html, index), className });
  const address = configuredLink(item.to ?? item.href ?? '/', index);
  const marked = item.marked === false ? item.marked : undefined;
  return defined({ label: item.label ?? address.href, ...address, className, attributes: item.attributes, marked });
}

import { isAbsoluteUrl, rootHref } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { attributesOf } from './link-attributes.js';

/** How a link looks, when it is current, and its attributes. */
export interface LinkLook {
  readonly activeBasePath: string | undefined;
  readonly activeBaseRegex: string | undefined;
  readonly className: string | undefined;
  readonly html: string | undefined;
  readonly ariaLabel: string | undefined;
  readonly attributes: Readonly<Record<string, string>> | undefined;
}

/** A link of the navbar or the footer. */
export interface ConfiguredLink extends LinkLook {
  readonly label: string | undefined;
  /** Path within the site; absent for a link with `href`. */
  readonly to?: string;
  /** Address outside the site. */
  readonly href?: string;
  /** Whether the link is marked as leading out of the site; absent means that it is if it does. */
  readonly marked?: false;
}

/**
 * A link with `to`, to which the base URL is added, or with `href`, which is used as written; `pathname://` is not
 * checked, nor are links that open in another window.
 */
export function linkOf(item: Keys): ConfiguredLink | undefined {
  const [to, href] = [item.text('to'), item.text('href')];
  item.skip('type');
  const address = to ?? href;
  if (address === undefined) return undefined;
  const isOutside = isAbsoluteUrl(address) && !address.startsWith('pathname://');
  const look = linkLook(item);
  const isFree = opensElsewhere(look) && !isAbsoluteUrl(address) && !address.startsWith('#');
  return {
    label: item.text('label'),
    // only links by `href` are marked there
    ...(isOutside ? { href: address, ...(to !== undefined && { marked: false }) } : { to: address }),
    ...(isFree && { to: `pathname://${rootHref(address)}`, marked: false }),
    ...look,
    ...(isOutside && isIcon(item) && { ariaLabel: address }),
    ...(to !== undefined && !isOutside && activeBelow(to, item)),
  };
}

/** Whether a link opens in another window: Docusaurus does not check such links, as they may lead to another site. */
function opensElsewhere({ attributes }: LinkLook): boolean {
  return !['', '_self'].includes(attributes?.target ?? '');
}

/** Reads how a link looks. */
export function linkLook(item: Keys): LinkLook {
  item.skip('exact', 'isNavLink', 'prependBaseUrlToHref', 'autoAddBaseUrl', 'position');
  return {
    activeBasePath: item.text('activeBasePath'),
    activeBaseRegex: item.text('activeBaseRegex'),
    className: item.text('className'),
    html: item.text('html'),
    ariaLabel: item.text('aria-label'),
    attributes: attributesOf(item),
  };
}

/** Whether a link shows only an icon set by its class; it is then named after its address, as it has no label. */
function isIcon(item: Keys): boolean {
  return item.has('className') && !['label', 'html', 'aria-label'].some((key) => item.has(key));
}

/**
 * Links of Docusaurus's router are also current on all pages below theirs; a link to the home page would be current
 * everywhere.
 */
function activeBelow(to: string, item: Keys): Partial<LinkLook> {
  const path = to.replace(/[?#].*$/, '').replace(/\/$/, '');
  const isSaid = item.has('activeBasePath') || item.has('activeBaseRegex') || item.any('exact') === true;
  return isSaid || path === '' || path.startsWith('pathname:') ? {} : { activeBasePath: path };
}

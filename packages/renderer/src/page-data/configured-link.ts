import type { LinkTarget } from '@docsite/core';
import type { LinkAddress } from '../template/index.js';
import type { PageIndex } from './page-index.js';

/** Where a configured href leads: to a route, a static file, or another site. */
export function configuredLink(href: string, { links }: PageIndex): LinkAddress {
  const { type, url } = links.resolveConfigured(href);
  return {
    href: url,
    ...(/^(?:https?:)?\/\//i.test(url) && { external: true }),
    ...(isFile(type, url) && { file: true }),
  };
}

/** The URL of an image that the configuration names. */
export function configuredImage(src: string, { links }: PageIndex): string {
  return links.resolveConfigured(src, 'image').url;
}

/** A path of the site that is no page of it: a file, or what another tool puts there. */
function isFile(type: LinkTarget['type'], url: string): boolean {
  return type === 'static' || type === 'asset' || (type === 'external' && /^\/(?!\/)/.test(url));
}

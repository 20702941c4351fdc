import { isWebAddress, type LinkTarget } from '@docsite/core';
import type { LinkAddress } from '../template/index.js';
import type { PageIndex } from './page-index.js';

/** The target of a configured href: a route, a static file, or another site. */
export function configuredLink(href: string, { links }: PageIndex): LinkAddress {
  const { type, url } = links.resolveConfigured(href);
  return {
    href: url,
    ...(isWebAddress(url) && { external: true }),
    ...(isFile(type, url) && { file: true }),
  };
}

/** The URL of a configured image. */
export function configuredImage(src: string, { links }: PageIndex): string {
  return links.resolveConfigured(src, 'image').url;
}

/** Whether a target is a path of the site but not a page: a file, or something that another tool provides. */
function isFile(type: LinkTarget['type'], url: string): boolean {
  return type === 'static' || type === 'asset' || (type === 'external' && /^\/(?!\/)/.test(url));
}

import { resolveLink } from '@docsite/core';
import type { LinkAddress } from '../template/index.js';
import type { PageIndex } from './page-index.js';

/** Where a configured href leads: to a route, a static file, or another site. */
export function configuredLink(href: string, { site }: PageIndex): LinkAddress {
  const rooted = /^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(href) ? href : `/${href}`;
  const { type, url } = resolveLink(site, { route: '/', file: '' }, rooted, 'link');
  return {
    href: url,
    ...(/^(?:https?:)?\/\//i.test(url) && { external: true }),
    ...(type === 'static' && { file: true }),
  };
}

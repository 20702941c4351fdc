import type { ContentHooks, FileContext } from '@docsite/core';
import { ownFavicon } from './favicon.js';
import type { PageIndex } from './page-index.js';

/** The input from which kinds of content create files. */
export function fileContext({ site, pages, url, links }: PageIndex, hooks?: ContentHooks): FileContext {
  const favicon = ownFavicon(site);
  return {
    site: {
      title: site.config.title,
      url: site.config.url,
      favicon: favicon === undefined ? undefined : links.resolveConfigured(favicon, 'asset').url,
    },
    locale: site.locale,
    baseUrl: site.locale.baseUrl,
    pages,
    url,
    hooks,
  };
}

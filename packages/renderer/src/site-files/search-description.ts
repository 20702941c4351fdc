import { escapeHtml, type Site } from '@docsite/core';
import type { OutputFile } from '../output-file.js';
import { searchDescriptionPath } from '../page-data/site/search-data.js';
import type { SiteData } from '../template/index.js';

/**
 * Renders the description by which browsers offer to search the site from their address bar, in the format OpenSearch
 * 1.1. There is none if the site has no search page or no `url`, because the format only allows absolute addresses.
 */
export function renderSearchDescription({ config }: Site, { title, search, favicon }: SiteData): OutputFile[] {
  if (config.url === undefined || search?.descriptionUrl === undefined || search.pageUrl === undefined) return [];
  const absolute = (href: string): string => escapeHtml(new URL(href, config.url).href);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(title)}</ShortName>`,
    `<Description>${escapeHtml(config.tagline || title)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image>${absolute(favicon)}</Image>`,
    `<Url type="text/html" template="${absolute(search.pageUrl)}?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${absolute(search.descriptionUrl)}"/>`,
    '</OpenSearchDescription>',
  ];
  return [{ path: searchDescriptionPath, contents: `${lines.join('\n')}\n` }];
}

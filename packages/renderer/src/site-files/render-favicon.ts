import { escapeHtml, type Site } from '@docsite/core';
import type { OutputFile } from '../output-file.js';
import { generatedFavicon, ownFavicon } from '../page-data/favicon.js';

/** The icon of a site without its own: lines of text on the theme's colour. */
export function renderFavicon(site: Site): OutputFile[] {
  if (ownFavicon(site) !== undefined) return [];
  const color = escapeHtml(site.config.themeColor);
  const contents = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="${color}"/>
<path d="M9 10h14M9 16h14M9 22h8" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
</svg>
`;
  return [{ path: generatedFavicon, contents }];
}

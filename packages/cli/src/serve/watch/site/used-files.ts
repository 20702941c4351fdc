import { statsOf } from '@docsite/core/process';
import { cacheControlOf } from '../../http/file-headers.js';
import type { LiveContents } from './live-contents.js';

const element = /<(?:link|img|source|video|audio|track)\b[^>]*>/g;
/** React writes `srcSet`. */
const attribute = /\s(href|src|srcset|poster)="([^"]+)"/gi;

/**
 * Identifies the versions of files that a document shows and whose addresses do not depend on their contents, by
 * address: style sheets, images and media among the static files. Documents also link to generated files, such as
 * feeds, which are not created for this: pages do not show them.
 */
export function identifyFiles(html: string, contents: LiveContents): Readonly<Record<string, string>> {
  const { baseUrl } = contents.state.config;
  const states: Record<string, string> = {};
  for (const url of referencesIn(html)) {
    if (url in states || !url.startsWith(baseUrl) || /[?#]/.test(url)) continue;
    const path = contents.pathOf(url);
    if (cacheControlOf(path) !== 'no-cache' || path.endsWith('.html')) continue;
    const place = contents.placeOf(path);
    const stats = place === undefined ? undefined : statsOf(place);
    if (stats !== undefined) states[url] = `${Math.round(stats.mtimeMs)}-${stats.size}`;
  }
  return states;
}

function referencesIn(html: string): string[] {
  const attributes = [...html.matchAll(element)].flatMap(([tag]) => [...tag.matchAll(attribute)]);
  return attributes.flatMap(([, name, value = '']) =>
    name?.toLowerCase() === 'srcset'
      ? value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
      : [value],
  );
}

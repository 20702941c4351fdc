import type { Root } from 'mdast';
import { hasScheme } from '../../url-scheme.js';
import { walkMdast } from '../tree/walk.js';

/**
 * Passes the info string of code fences on to hast as `data-meta`, and replaces `\` in Markdown addresses by `/`, as
 * the URL standard does.
 */
export function prepareForHast(tree: Root): void {
  walkMdast(tree, (node) => {
    if ('url' in node && node.url?.includes('\\')) node.url = withSlashes(node.url);
    if (node.type === 'code' && node.meta)
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataMeta: node.meta } };
    return undefined;
  });
}

/** Replaces `\` in the path of an address by `/`. Addresses with a scheme, queries and anchors are left unchanged. */
function withSlashes(url: string): string {
  if (hasScheme(url)) return url;
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  return path.replaceAll('\\', '/') + url.slice(path.length);
}

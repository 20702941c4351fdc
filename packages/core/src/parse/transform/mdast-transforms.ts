import type { Root } from 'mdast';
import { walkMdast } from '../walk.js';

/**
 * Lets the info string of code fences reach hast as `data-meta`, and has `\` in addresses of Markdown part folders, as
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

/** An address whose path has `/` for `\`. That of a scheme is left, as is what follows `?` or `#`. */
function withSlashes(url: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  return path.replaceAll('\\', '/') + url.slice(path.length);
}

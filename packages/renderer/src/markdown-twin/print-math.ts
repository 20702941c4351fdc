import type { ContentElement } from './content-node.js';

/** The Markdown source of a formula; undefined for other elements. */
export function printMath(node: ContentElement): string | undefined {
  const math = node.data?.math;
  if (math === undefined) return undefined;
  return math.isDisplay ? `$$\n${math.source}\n$$` : `$${math.source}$`;
}

import type { Root } from 'mdast';
import type { ParseState } from '../../parse-state.js';
import { placeWithin, sourceOfNode } from '../../tree/node-place.js';
import { walkMdast } from '../../tree/walk.js';

const reference = /(?<![\w\])$>\\])\[[^[\]\n]+\]\[([^[\]\n]*)\]|\[\^([^[\]\s]+)\](?!\w)/g;

/**
 * Finds undefined references. CommonMark leaves `[text][label]` without a definition as text, so this searches the
 * source of texts. A footnote is not within a word: `h[^e]llo` is a pattern of a search.
 */
export function findUndefinedReferences(tree: Root, state: ParseState): void {
  walkMdast(tree, (node) => {
    if (node.type !== 'text' || (!node.value.includes('][') && !node.value.includes('[^'))) return undefined;
    const source = sourceOfNode(node, state);
    for (const match of source.matchAll(reference)) {
      const footnote = match[2];
      const label = footnote ?? (match[1] || /^\[([^\]]+)/.exec(match[0])?.[1] || '');
      state.references.push({
        label,
        kind: footnote === undefined ? 'link' : 'footnote',
        place: placeWithin(node, match.index, state),
      });
    }
    return undefined;
  });
}

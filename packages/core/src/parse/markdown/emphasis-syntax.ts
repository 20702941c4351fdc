import type { Root } from 'mdast';
import type { ParseState } from '../parse-state.js';
import { placeWithin, sourceOfNode } from '../tree/node-place.js';
import { walkMdast } from '../tree/walk.js';
import { isShownAsWritten } from './text-lines.js';

const mark = String.raw`(?<![\\*_])(\*\*|__)(?![*_])`;
const inside = String.raw`[^*_\n]*`;
/** A space inside of the marks: `**bold **`, `** bold**`; not both, which operators have, nor next to a word. */
const spaced = new RegExp(
  `(?<![^\\s([{"'“‘])${mark}(?:[ \\t]+[^\\s*_]${inside}(?<![\\s*_\\\\])|[^\\s*_]${inside}[^\\s\\\\*_][ \\t]+|[^\\s*_][ \\t]+)\\1(?![^\\s.,;:!?)\\]}"'”’])`,
  'g',
);
/** Punctuation inside of the marks, and a letter right outside, as in `**词。**语` and `a**"b"**`. */
const besideLetter =
  /(?<![\\*])(\*\*)(?:(?![\s*])[^*\n]*(?<![\\*])[\p{P}\p{S}](?<!\*)\1(?=[\p{L}\p{N}])|(?<=\p{L}\*\*)(?=[\p{P}\p{S}])[^*\n]*[^\s\\*]\1(?!\*))/gu;

/** Reports text that was meant to be bold, and shows its asterisks. Runs after the site's plugins. */
export function findEmphasisProblems(tree: Root, state: ParseState): void {
  if (!state.texts.some((text) => text.search(spaced) !== -1 || text.search(besideLetter) !== -1)) return;
  walkMdast(tree, (node) => {
    if (node.type !== 'text' || !/\*\*|__/.test(node.value)) return undefined;
    const source = sourceOfNode(node, state);
    const report = ({ 0: written, index }: RegExpExecArray, cause: string, hint: string): void => {
      if (!isShownAsWritten(written, node)) return;
      const message = `readers see '${written.slice(0, 2)}', because ${cause}`;
      state.problems.push({ rule: 'emphasis-syntax', message, hint, place: placeWithin(node, index, state) });
    };
    const closed = [...source.matchAll(besideLetter)];
    for (const match of closed)
      report(
        match,
        'it stands between punctuation and a letter',
        'move the punctuation out of the marks, or write `<strong>`',
      );
    for (const match of source.matchAll(spaced))
      if (!closed.some((other) => overlaps(match, other)))
        report(match, 'there is a space inside of it', 'move the space out of the marks');
    return undefined;
  });
}

function overlaps(one: RegExpExecArray, other: RegExpExecArray): boolean {
  return one.index < other.index + other[0].length && other.index < one.index + one[0].length;
}

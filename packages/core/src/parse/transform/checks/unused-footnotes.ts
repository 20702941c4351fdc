import type { FootnoteDefinition, Root } from 'mdast';
import type { ParseState } from '../../parse-state.js';
import { placeOfNode } from '../../tree/node-place.js';
import { walkMdast } from '../../tree/walk.js';

const maybeDefinition = /^[ \t>]*\[\^[^\]\n]+\]:/m;

/** Reports footnotes whose text is left out, because nothing refers to them, or because the label is taken. */
export function findUnusedFootnotes(tree: Root, state: ParseState): void {
  if (!state.texts.some((text) => maybeDefinition.test(text))) return;
  const definitions: FootnoteDefinition[] = [];
  const used = new Set<string>();
  walkMdast(tree, (node) => {
    if (node.type === 'footnoteDefinition') definitions.push(node);
    if (node.type === 'footnoteReference') used.add(node.identifier);
    return undefined;
  });
  const defined = new Set<string>();
  for (const node of definitions) {
    const written = `[^${node.label ?? node.identifier}]`;
    if (defined.has(node.identifier))
      report(node, `a second footnote '${written}' is left out`, 'give one of the two another label', state);
    else if (!used.has(node.identifier))
      report(
        node,
        `the footnote '${written}' is left out, because nothing refers to it`,
        `write \`${written}\` where it belongs in the text, or remove it`,
        state,
      );
    defined.add(node.identifier);
  }
}

function report(node: FootnoteDefinition, message: string, hint: string, state: ParseState): void {
  state.problems.push({ rule: 'unused-footnote', message, hint, place: placeOfNode(node, state) });
}

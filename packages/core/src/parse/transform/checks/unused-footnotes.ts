import type { FootnoteDefinition, Root } from 'mdast';
import type { ParseProblem } from '../../document.js';
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
      report(node, { message: `a second footnote '${written}' is left out`, hint: repeatedHint }, state);
    else if (!used.has(node.identifier)) report(node, unusedProblem(written), state);
    defined.add(node.identifier);
  }
}

type FootnoteProblem = Pick<ParseProblem, 'message' | 'hint'>;

const repeatedHint = 'give one of the two another label';

function unusedProblem(written: string): FootnoteProblem {
  return {
    message: `the footnote '${written}' is left out, because nothing refers to it`,
    hint: `write \`${written}\` where it belongs in the text, or remove it`,
  };
}

function report(node: FootnoteDefinition, problem: FootnoteProblem, state: ParseState): void {
  state.problems.push({ rule: 'unused-footnote', ...problem, place: placeOfNode(node, state) });
}

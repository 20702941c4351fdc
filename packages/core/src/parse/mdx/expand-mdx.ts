import type { Root } from 'mdast';
import type { ParseState } from '../parse-state.js';
import { type PlacedNode, tagFile } from '../tree/node-place.js';
import { walkMdast } from '../tree/walk.js';
import { evaluateExpressions } from './expressions/evaluate-expressions.js';
import { declareName } from './imports/declare-name.js';
import { keepImportedValues } from './imports/import-values.js';
import { type ParsePartial, readImports } from './imports/read-imports.js';
import { markServerComponents } from './mark-server-components.js';
import { inlinePartials } from './partials/inline-partials.js';
import { unravel } from './unravel.js';

/**
 * Does at parse time what MDX does in the browser: inlines imported partials, raw files and assets, and evaluates
 * expressions of literals. A page with any other code is live.
 */
export function expandMdx(tree: Root, file: string, state: ParseState, parsePartial: ParsePartial): void {
  unravel(tree);
  const before = state.statements.length;
  const { scope, imported } = readImports(tree, file, state, parsePartial);
  const ownCode = state.statements.slice(before).flatMap(({ code, place }) => (place.file === file ? [code] : []));
  if (scope.components.size > 0) markServerComponents(tree, scope.components, state);
  if (scope.partials.size > 0) inlinePartials(tree, scope, state);
  evaluateExpressions(tree, scope, state);
  for (const { name, specifier: from = '', place } of keepImportedValues(tree, imported, { ownCode, state }))
    declareName({ name, from }, place, state);
}

/** Marks every node of a partial's tree as written in that file. */
export function tagPartial(tree: Root, fileIndex: number): void {
  walkMdast(tree, (node) => {
    tagFile(node as PlacedNode, fileIndex);
    return undefined;
  });
}

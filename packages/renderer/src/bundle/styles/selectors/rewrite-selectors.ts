import { mayHaveLayers, type SelectorAliases } from '@docsite/core';
import { type AnyNode, type ChildNode as CssNode, parse, type Rule } from 'postcss';
import { applyEdits, type CssEdit } from '../css/css-edits.js';
import { declarationsOf, isStepOfAnimation, printDeclarations, rangeOf } from '../css/css-nodes.js';
import { selectorsIn } from '../css/selector-compounds.js';
import { exclusionOf, rulesForExcluded } from './bare-rules.js';
import { placeLayers } from './place-layers.js';
import { heirsOf, printSelectors } from './print-selectors.js';
import { subtractWidths } from './subtracted-widths.js';
import { inherited, moveUniversal } from './universal-rules.js';

/**
 * Extends the selectors of a style sheet to docsite's elements for the names of another theme: `.navbar__title` becomes
 * `:is(.navbar__title, .navbar-title)`, and places its layers. If an element of the other theme has no counterpart in
 * docsite, what the elements inside it would inherit is set for their counterparts. Line numbers are preserved.
 * Invalid CSS is left for esbuild to report.
 */
export function rewriteSelectors(written: string, aliases: SelectorAliases): string {
  const { layersIn } = aliases;
  const css = layersIn !== undefined && mayHaveLayers(written) ? placeLayers(written, layersIn) : written;
  const edits: CssEdit[] = [];
  try {
    parse(css).walkRules((rule) => {
      if (!isStepOfAnimation(rule)) edits.push(...editsOf(rule, aliases));
    });
  } catch {
    return css;
  }
  return applyEdits(css, edits);
}

function editsOf(rule: Rule, aliases: SelectorAliases): CssEdit[] {
  const written = rule.raws.selector?.raw ?? rule.selector;
  const { start, end } = rangeOf(rule);
  const selectors = selectorsIn(written);
  if (isNested(rule)) return changed(start, written, printSelectors(selectors, aliases, noEnd));
  const { edits, added, others } = moveUniversal(rule, selectors, aliases.universalIn);
  const text = printSelectors(others, aliases, (one) => exclusionOf(one, rule, aliases));
  const rules = bequestOf(rule, heirsOf(others, aliases)) + rulesForExcluded(others, rule, aliases) + added;
  const widths = edits.length > 0 ? [] : subtractWidths(rule, aliases.subtracted ?? {});
  return [
    ...changed(start, written, text),
    ...edits,
    ...widths,
    ...(rules === '' ? [] : [{ start: end, end, text: rules }]),
  ];
}

const noEnd = () => '';

/** The replacement of a text by another one with at least as many lines. */
function changed(start: number, written: string, text: string): CssEdit[] {
  const lines = written.split('\n').length - text.split('\n').length;
  return text === written ? [] : [{ start, end: start + written.length, text: '\n'.repeat(Math.max(lines, 0)) + text }];
}

/** A rule, in the same line, for elements that inherit from those of another rule; empty if they inherit nothing. */
function bequestOf(rule: Rule, heirs: readonly string[]): string {
  if (heirs.length === 0) return '';
  const text = printDeclarations(declarationsOf(rule).filter(({ prop }) => inherited.test(prop)));
  return text === '' ? '' : ` ${heirs.join(', ')} { ${text} }`;
}

function isNested(node: CssNode | Rule): boolean {
  const parent = node.parent as AnyNode | undefined;
  return parent !== undefined && (parent.type === 'rule' || (parent.type === 'atrule' && isNested(parent)));
}

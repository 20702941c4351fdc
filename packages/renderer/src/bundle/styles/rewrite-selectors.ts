import { mayHaveLayers, type SelectorAliases } from '@docsite/core';
import { type AnyNode, type ChildNode as CssNode, parse, type Rule } from 'postcss';
import { exclusionOf, rulesForExcluded } from './bare-rules.js';
import { applyEdits, type CssEdit } from './css-edits.js';
import { placeLayers } from './place-layers.js';
import { heirsOf, printSelectors } from './print-selectors.js';
import { selectorsIn } from './selector-compounds.js';

/** Properties that elements inherit, of those that style sheets set for parts of a page. */
const inherited = /^(?:--|color$|font$|font-|letter-spacing$|line-height$|text-transform$|word-spacing$)/;

/**
 * Extends the selectors of a style sheet to docsite's elements for the names of another theme: `.navbar__title` becomes
 * `:is(.navbar__title, .navbar-title)`, and places its layers. What is around docsite's elements in the other
 * theme alone bequeaths them what they would inherit. Line numbers are preserved. Invalid CSS is left for
 * esbuild to report.
 */
export function rewriteSelectors(written: string, aliases: SelectorAliases): string {
  const { layersIn } = aliases;
  const css = layersIn !== undefined && mayHaveLayers(written) ? placeLayers(written, layersIn) : written;
  const edits: CssEdit[] = [];
  try {
    parse(css).walkRules((rule) => {
      const selector = rule.raws.selector?.raw ?? rule.selector;
      const start = rule.source?.start?.offset;
      if (start === undefined || isStepOfAnimation(rule)) return;
      const nested = isNested(rule);
      const selectors = selectorsIn(selector);
      const text = printSelectors(selectors, aliases, (one) => (nested ? '' : exclusionOf(one, rule, aliases)));
      if (text !== selector) edits.push({ start, end: start + selector.length, text });
      const end = rule.source?.end?.offset;
      const added = nested
        ? ''
        : bequestOf(rule, heirsOf(selectors, aliases)) + rulesForExcluded(selectors, rule, aliases);
      if (added !== '' && end !== undefined) edits.push({ start: end, end, text: added });
    });
  } catch {
    return css;
  }
  return applyEdits(
    css,
    edits.toSorted((a, b) => a.start - b.start),
  );
}

/** A rule, in the same line, for elements that inherit from those of another rule; empty if they inherit nothing. */
function bequestOf(rule: Rule, heirs: readonly string[]): string {
  if (heirs.length === 0) return '';
  const declarations = rule.nodes.filter((node) => node.type === 'decl' && inherited.test(node.prop));
  const text = declarations
    .map(String)
    .join('; ')
    .replaceAll(/\s*\n\s*/g, ' ');
  return text === '' ? '' : ` ${heirs.join(', ')} { ${text} }`;
}

function isStepOfAnimation({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
}

function isNested(node: CssNode | Rule): boolean {
  const parent = node.parent as AnyNode | undefined;
  return parent !== undefined && (parent.type === 'rule' || (parent.type === 'atrule' && isNested(parent)));
}

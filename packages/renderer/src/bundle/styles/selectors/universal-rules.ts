import type { Declaration, Rule } from 'postcss';
import type { Node, Selector } from 'postcss-selector-parser';
import type { CssEdit } from '../css/css-edits.js';
import { declarationsOf, printDeclarations, rangeOf } from '../css/css-nodes.js';

/** Properties of text, which elements without a rule of their own inherit, and variables. */
export const inherited = /^(?:--|color$|font$|font-|letter-spacing$|line-height$|text-transform$|word-spacing$)/;

/** Pseudo-elements that every element has. */
const ofAny = /^::?(?:before|after|backdrop|file-selector-button)$/i;

/** How the declarations of a rule are divided. */
export interface UniversalMove {
  /** Edits within the rule, except for its selectors. */
  readonly edits: readonly CssEdit[];
  /** The rules to insert after it. */
  readonly added: string;
  /** The selectors that the rule keeps. */
  readonly others: readonly Selector[];
}

/**
 * Moves what a rule sets for the boxes of all elements (`*`, `::before`) into a layer, where every rule of docsite's
 * theme overrides it, as every class does in the other theme. What it sets for text, or with `!important`, stays. Line
 * numbers are preserved.
 *
 * @param layer The name of the layer; undefined if nothing is moved.
 */
export function moveUniversal(rule: Rule, selectors: readonly Selector[], layer: string | undefined): UniversalMove {
  const universal = layer === undefined ? [] : selectors.filter(isUniversal);
  const declarations = declarationsOf(rule);
  const moved = declarations.filter(isOfBox);
  if (universal.length === 0 || moved.length === 0) return { edits: [], added: '', others: selectors };
  const names = universal.map((selector) => String(selector).trim()).join(', ');
  const inLayer = ` @layer ${layer} { ${names} { ${printDeclarations(moved)} } }`;
  if (universal.length === selectors.length) return { edits: moved.map(removal), added: inLayer, others: selectors };
  const kept = declarations.filter((declaration) => !isOfBox(declaration));
  const added = kept.length === 0 ? inLayer : ` ${names} { ${printDeclarations(kept)} }${inLayer}`;
  return { edits: [], added, others: selectors.filter((selector) => !universal.includes(selector)) };
}

function isUniversal({ nodes }: Selector): boolean {
  const isOfAny = ({ type, value = '' }: Node) => type === 'universal' || (type === 'pseudo' && ofAny.test(value));
  return nodes.length > 0 && nodes.every(isOfAny);
}

function isOfBox({ prop, important }: Declaration): boolean {
  return !important && !inherited.test(prop);
}

function removal(declaration: Declaration): CssEdit {
  return { ...rangeOf(declaration), text: String(declaration).replaceAll(/[^\n]/g, '') };
}

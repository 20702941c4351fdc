import type { BareElement, SelectorAliases } from '@docsite/core';
import type { Rule } from 'postcss';
import type { Node, Selector } from 'postcss-selector-parser';
import { declarationsOf, inOneLine, printDeclarations } from '../css/css-nodes.js';
import { compoundsOf, isPseudoElement } from '../css/selector-compounds.js';

/**
 * A condition for the end of a selector for bare elements, by which its rule leaves out the elements that the other
 * theme styles by classes; empty for other selectors.
 */
export function exclusionOf(selector: Selector, rule: Rule, aliases: SelectorAliases): string {
  const type = bareTypeOf(selector);
  if (type === undefined) return '';
  const owning = elementsOf(type, aliases).filter(
    (element) => !(element.isInPart || declarationsFor(element, selector, rule) === allOf(rule)),
  );
  const excluded = owning.length === 0 ? '' : `:not(:where(${owning.map(({ ours }) => ours).join(', ')}))`;
  return excluded + outsideParts(aliases);
}

function outsideParts({ parts }: SelectorAliases): string {
  return parts === '' ? '' : `:not(:where(${parts}), :where(${parts}) *)`;
}

/**
 * Rules, in the same line, for the elements that a rule for bare elements leaves out, with those of its declarations
 * that reach them in the other theme; empty for none.
 */
export function rulesForExcluded(selectors: readonly Selector[], rule: Rule, aliases: SelectorAliases): string {
  const reached = new Map<string, string[]>();
  for (const selector of selectors) {
    const type = bareTypeOf(selector);
    for (const element of type === undefined ? [] : elementsOf(type, aliases)) {
      const text = declarationsFor(element, selector, rule);
      if (text === '' || (!element.isInPart && text === allOf(rule))) continue;
      const end = element.isInPart ? '' : outsideParts(aliases);
      reached.set(text, [...(reached.get(text) ?? []), `${printed(selector, element)}:where(${element.ours})${end}`]);
    }
  }
  return [...reached].map(([text, list]) => ` ${list.join(', ')} { ${text} }`).join('');
}

/** A selector with the same specificity for elements of any type, if they have another one in docsite. */
function printed(selector: Selector, { isOfAnyType }: BareElement): string {
  const last = compoundsOf(selector).at(-1)?.nodes ?? [];
  const nodes = selector.nodes.map((node) =>
    isOfAnyType && node.type === 'tag' && last.includes(node) ? `:is(${node.value}, *)` : String(node),
  );
  return nodes.join('').trim();
}

function elementsOf(type: string, { elements = {} }: SelectorAliases): readonly BareElement[] {
  return Object.hasOwn(elements, type) ? (elements[type] as readonly BareElement[]) : [];
}

/** The declarations of a rule that reach an element of docsite, in one line. */
function declarationsFor(element: BareElement, selector: Selector, rule: Rule): string {
  const last = compoundsOf(selector).at(-1)?.nodes ?? [];
  // marks are drawn by other means there
  if (last.some(isPseudoElement)) return element.isInPart ? '' : allOf(rule);
  const owned = ownedAgainst(element, selector);
  const kept = declarationsOf(rule).filter(
    ({ prop, important }) => important || !owned.some((name) => isPartOf(prop, name)),
  );
  const shared = owned.filter((name) => kept.some(({ prop, important }) => !important && setsPartly(prop, name)));
  return [...kept.map((one) => inOneLine(String(one))), ...shared.map((name) => `${name}: revert-layer`)].join('; ');
}

/** The properties that rules with a higher specificity than the selector set, and attributes. */
function ownedAgainst(element: BareElement, selector: Selector): readonly string[] {
  const { owned, ownedPointed = [], never = [], isOwnedByTypes = false } = element;
  const compounds = compoundsOf(selector);
  const isOfPage = ({ type, value }: Node) => type === 'attribute' || value === ':root';
  const conditions = (compounds.at(-1)?.nodes ?? []).filter(
    ({ type, value }) => type === 'pseudo' && value !== ':where',
  );
  if (compounds.some(({ nodes }) => nodes.some(isOfPage)) || (isOwnedByTypes && compounds.length > 1)) return never;
  if (conditions.length === 0) return [...owned, ...never];
  return conditions.some(({ value }) => value === ':hover') ? [...ownedPointed, ...never] : never;
}

function isPartOf(prop: string, name: string): boolean {
  return (
    prop === name ||
    name === 'all' ||
    (prop.startsWith(`${name}-`) && !/^border-(?:.*radius|collapse|spacing)$/.test(prop))
  );
}

/** Whether a shorthand sets a property, among others of its family. */
function setsPartly(prop: string, name: string): boolean {
  return name.startsWith(`${prop}-`) || (name.startsWith('margin-') && prop.startsWith('margin-block'));
}

function allOf(rule: Rule): string {
  return printDeclarations(declarationsOf(rule));
}

/** The type of the selected elements if a selector has nothing but types and conditions on the whole page. */
function bareTypeOf(selector: Selector): string | undefined {
  const compounds = compoundsOf(selector);
  const last = compounds.at(-1)?.nodes ?? [];
  const type = last.find((node) => node.type === 'tag')?.value;
  if (type === undefined || isPage(last)) return undefined;
  const isBare = compounds.every(
    ({ nodes }) => isPage(nodes) || nodes.every((node) => node.type === 'tag' || node.type === 'pseudo'),
  );
  return isBare ? type.toLowerCase() : undefined;
}

function isPage(nodes: readonly Node[]): boolean {
  return nodes.some(
    (node) =>
      (node.type === 'tag' && /^(?:html|body)$/i.test(node.value)) ||
      (node.type === 'pseudo' && node.value === ':root') ||
      (node.type === 'attribute' && node.attribute === 'data-theme'),
  );
}

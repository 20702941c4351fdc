import { type ClassAlias, ownValue, type SelectorAliases } from '@docsite/core';
import type { Node, Selector } from 'postcss-selector-parser';
import { type Compound, compoundsOf, isPseudoElement } from '../css/selector-compounds.js';

/**
 * A list of selectors, extended to docsite's elements.
 *
 * @param endOf A condition on the selected elements, for the end of a selector; empty for none.
 */
export function printSelectors(
  selectors: readonly Selector[],
  aliases: SelectorAliases,
  endOf: (selector: Selector) => string,
): string {
  return selectors.map((selector) => printSelector(selector, aliases, endOf(selector))).join(',');
}

/**
 * The selectors of docsite's elements that would inherit what a rule sets for the selected elements, which exist only
 * in the other theme; empty if docsite has counterparts of these.
 */
export function heirsOf(selectors: readonly Selector[], aliases: SelectorAliases): string[] {
  return selectors.flatMap((selector) => {
    const compounds = compoundsOf(selector);
    const named = compounds.at(-1)?.nodes.filter(({ type }) => type !== 'tag') ?? [];
    const heirs = named.map((node) => aliasOf(node, aliases)?.heirs);
    if (heirs.length === 0 || heirs.includes(undefined)) return [];
    const around = compounds.slice(0, -1).map((compound) => printAround(compound, aliases));
    return `${around.join('')}${joined(heirs as string[])}`.trim();
  });
}

function printSelector(selector: Selector, aliases: SelectorAliases, end = ''): string {
  const compounds = compoundsOf(selector);
  const around = compounds.slice(0, -1);
  const { links } = aliases;
  const isInPart = around.some(({ nodes }) => nodes.some((node) => isClassOf(node, links?.within)));
  const selected = printCompound(compounds.at(-1)?.nodes ?? [], {
    aliases,
    end,
    isAround: false,
    isBeside: isSibling(around.at(-1)),
    also: isInPart ? links?.ours : undefined,
  });
  return around.map((compound, at) => printAround(compound, aliases, isSibling(around[at - 1]))).join('') + selected;
}

/** Whether the compound after this one selects what is next to it. */
function isSibling(before: Compound | undefined): boolean {
  return before?.combinator?.value === '+' || before?.combinator?.value === '~';
}

/** Prints a compound that the selected element is in, or next to, with the combinator that follows. */
function printAround({ nodes, combinator }: Compound, aliases: SelectorAliases, isBeside = false): string {
  const printed = printCompound(nodes, { aliases, end: '', isAround: true, isBeside, also: undefined });
  const isParent = combinator?.value === '>' && nodes.some((node) => isClassOf(node, aliases.bodies));
  return (isParent ? withBlocks(printed) : printed) + (combinator ?? '');
}

function isClassOf({ type, value }: Node, classes: readonly string[] = []): boolean {
  return type === 'class' && value !== undefined && classes.includes(value);
}

/** An element, and those of docsite in it that contain blocks of the text of a page. */
function withBlocks(compound: string): string {
  const written = compound.trim();
  const [before = '', after = ''] = compound.split(written);
  const inner = ['[data-body], [data-island]', '[data-body]) > :where([data-island]'];
  const either = [written, ...inner.map((blocks) => `${written} > :where(${blocks})`)];
  return `${before}:is(${either.join(', ')})${after}`;
}

interface PrintOptions {
  readonly aliases: SelectorAliases;
  /** The text to append, before a pseudo-element. */
  readonly end: string;
  /** Whether the selected element is inside. */
  readonly isAround: boolean;
  /** Whether the selector says what is before the element. */
  readonly isBeside: boolean;
  /** Selector of the elements that also count as links. */
  readonly also: string | undefined;
}

/** Prints a compound with docsite's elements as an alternative, whatever their type. Its other parts apply to both. */
function printCompound(nodes: readonly Node[], options: PrintOptions): string {
  const { aliases, end, also } = options;
  const pseudoElement = nodes.findIndex(isPseudoElement);
  const tail = pseudoElement === -1 ? nodes.length : pseudoElement;
  const mark = nodes[pseudoElement]?.value?.replace(/^:+/, '');
  const found = nodes.flatMap((node) => namedBy(node, aliases));
  const named = found.some(({ alias }) => alias.marks?.some((drawn) => drawn === mark)) ? [] : found;
  const isLink = ({ type, value }: Node) => also !== undefined && type === 'tag' && value === 'a' && found.length === 0;
  const texts = nodes.map((node) =>
    isLink(node) ? `${node.rawSpaceBefore}:is(a, ${also})` : printNode(node, aliases),
  );
  if (named.length === 0) return withEnd(texts.slice(0, tail).join(''), end) + texts.slice(tail).join('');
  const tag = nodes.find(({ type }) => type === 'tag' || type === 'universal');
  const isTaken = (node: Node) => node === tag || named.some((item) => item.node === node);
  const theirs = `${String(tag ?? '').trim()}${named.map(({ node, alias }) => alias.theirs ?? String(node).trim()).join('')}`;
  const ours = named.map(({ alias }) => oursOf(alias, options));
  const either = ours.includes(undefined) ? theirs : anyOf(theirs, joined(ours as string[]));
  const rest = nodes.map((node, index) => (isTaken(node) ? '' : (texts[index] as string).trim())).join('');
  const written = texts.join('');
  const before = written.slice(0, written.length - written.trimStart().length);
  const after = written.slice(written.trimEnd().length);
  return before + either + rest + after;
}

function anyOf(theirs: string, ours: string): string {
  return ours === theirs ? theirs : `:is(${theirs}, ${ours})`;
}

function oursOf({ beside, ...alias }: ClassAlias, { isAround, isBeside }: PrintOptions): string | undefined {
  if (isBeside && beside !== undefined) return beside;
  return isAround ? aroundOf(alias) : alias.ours;
}

/** Selector of docsite's elements that others are in. */
function aroundOf({ ours, around = ours, heirs }: ClassAlias): string | undefined {
  return around === undefined || heirs === undefined ? around : `${around}, ${heirs}`;
}

/** Prints a node, with nested selectors rewritten, such as those in `:not()`, and types with their condition. */
function printNode(node: Node, aliases: SelectorAliases): string {
  const condition = node.type === 'tag' ? ownValue(aliases.types ?? {}, node.value?.toLowerCase()) : undefined;
  if (condition !== undefined) return `${node.rawSpaceBefore}${node.value}${condition}${node.rawSpaceAfter}`;
  if (node.type !== 'pseudo' || node.nodes.length === 0) return String(node);
  const inner = node.nodes.map((selector) => printSelector(selector, aliases)).join(',');
  return `${node.rawSpaceBefore}${node.value}(${inner})${node.rawSpaceAfter}`;
}

function withEnd(text: string, end: string): string {
  return text.trimEnd() + end + text.slice(text.trimEnd().length);
}

/** Combines selectors that must all match. */
function joined(selectors: readonly string[]): string {
  if (selectors.length === 1) return selectors[0] as string;
  return selectors.map((selector) => (/^\.[\w-]+$/.test(selector) ? selector : `:is(${selector})`)).join('');
}

interface NamedNode {
  readonly node: Node;
  readonly alias: ClassAlias;
}

function namedBy(node: Node, aliases: SelectorAliases): NamedNode[] {
  const alias = aliasOf(node, aliases);
  return alias === undefined ? [] : [{ node, alias }];
}

function aliasOf(node: Node, { ids = {}, classes, beginnings }: SelectorAliases): ClassAlias | undefined {
  if (node.type === 'id') return ownValue(ids, node.value);
  if (node.type === 'class') return ownValue(classes, node.value);
  if (node.type !== 'attribute' || node.attribute !== 'class') return undefined;
  const { operator, value = '' } = node;
  if (operator === '~=') return ownValue(classes, value);
  return value.length < 6 ? undefined : aliasOfPart(value, operator, { classes, beginnings });
}

/** The elements with classes that contain a text, or, for those of CSS modules, begin with it. */
function aliasOfPart(
  value: string,
  operator: string | undefined,
  { classes, beginnings }: Pick<SelectorAliases, 'classes' | 'beginnings'>,
): ClassAlias | undefined {
  const inNames = operator === '*=' ? Object.entries(classes).filter(([name]) => name.includes(value)) : [];
  const inBeginnings = Object.entries(beginnings).filter(([name, { isLater = false }]) =>
    operator === '^=' ? !isLater && `${name}_`.startsWith(value) : operator === '*=' && `${name}_`.includes(value),
  );
  const named = [...inNames, ...inBeginnings];
  const ours = named.flatMap(([, alias]) => alias.ours ?? []);
  if (ours.length === 0) return undefined;
  const around = named.flatMap(([, alias]) => alias.around ?? alias.ours ?? []);
  const marks = named.flatMap(([, alias]) => alias.marks ?? []);
  return { ours: [...new Set(ours)].join(', '), around: [...new Set(around)].join(', '), marks };
}

import { type ClassAlias, mayHaveLayers, ownValue, type SelectorAliases } from '@docsite/core';
import { type AnyNode, type ChildNode as CssNode, parse, type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { applyEdits, type CssEdit } from './css-edits.js';
import { placeLayers } from './place-layers.js';

/**
 * Extends the selectors of a style sheet to docsite's elements for the names of another theme: `.navbar__title` becomes
 * `:is(.navbar__title, .navbar-title)`, and places its layers. Line numbers are preserved. Invalid CSS is left for
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
      const text = rewriteSelector(selector, aliases, isNested(rule));
      if (text !== selector) edits.push({ start, end: start + selector.length, text });
    });
  } catch {
    return css;
  }
  return applyEdits(css, edits);
}

function isStepOfAnimation({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
}

function isNested(node: CssNode | Rule): boolean {
  const parent = node.parent as AnyNode | undefined;
  return parent !== undefined && (parent.type === 'rule' || (parent.type === 'atrule' && isNested(parent)));
}

function rewriteSelector(written: string, aliases: SelectorAliases, nested: boolean): string {
  const list = selectorParser().astSync(written, { lossless: true });
  return list.nodes.map((selector) => printSelector(selector, aliases, !nested && isBare(selector))).join(',');
}

interface Compound {
  readonly nodes: readonly Node[];
  /** The combinator between it and the next compound. */
  readonly combinator?: Node;
}

/** The compound selectors of a selector, which combinators separate. */
function compoundsOf({ nodes }: Selector): Compound[] {
  const next = nodes.findIndex(({ type }) => type === 'combinator');
  if (next === -1) return [{ nodes }];
  const rest = { nodes: nodes.slice(next + 1) } as Selector;
  return [{ nodes: nodes.slice(0, next), combinator: nodes[next] as Node }, ...compoundsOf(rest)];
}

function printSelector(selector: Selector, aliases: SelectorAliases, isBareElement = false): string {
  const compounds = compoundsOf(selector);
  const { links } = aliases;
  const isInPart = compounds.slice(0, -1).some(({ nodes }) => nodes.some((node) => isClassOf(node, links?.within)));
  return compounds
    .map(({ nodes, combinator }) => {
      const end =
        combinator === undefined && isBareElement && aliases.parts !== ''
          ? `:not(:where(${aliases.parts}), :where(${aliases.parts}) *)`
          : '';
      const also = isInPart && combinator === undefined ? links?.ours : undefined;
      const printed = printCompound(nodes, { aliases, end, isAround: combinator !== undefined, also });
      const isParent = combinator?.value === '>' && nodes.some((node) => isClassOf(node, aliases.bodies));
      return (isParent ? withBlocks(printed) : printed) + (combinator ?? '');
    })
    .join('');
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
  /** Selector of the elements that also count as links. */
  readonly also: string | undefined;
}

/** Prints a compound with docsite's elements as an alternative, whatever their type. Its other parts apply to both. */
function printCompound(nodes: readonly Node[], { aliases, end, isAround, also }: PrintOptions): string {
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
  const ours = named.map(({ alias }) => (isAround ? alias.around : undefined) ?? alias.ours);
  const either = ours.includes(undefined) ? theirs : `:is(${theirs}, ${joined(ours as string[])})`;
  const rest = nodes.map((node, index) => (isTaken(node) ? '' : (texts[index] as string).trim())).join('');
  const written = texts.join('');
  const before = written.slice(0, written.length - written.trimStart().length);
  const after = written.slice(written.trimEnd().length);
  return before + either + rest + after;
}

/** Prints a node, with nested selectors rewritten, such as those in `:not()`. */
function printNode(node: Node, aliases: SelectorAliases): string {
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
  if (node.type !== 'attribute' || node.attribute !== 'class' || (node.value?.length ?? 0) < 6) return undefined;
  const { operator, value = '' } = node;
  const named = Object.entries(beginnings).filter(([name, { isLater = false }]) =>
    operator === '^=' ? !isLater && `${name}_`.startsWith(value) : operator === '*=' && `${name}_`.includes(value),
  );
  const ours = named.flatMap(([, alias]) => alias.ours ?? []);
  if (ours.length === 0) return undefined;
  return { ours: ours.join(', '), around: named.map(([, { ours, around = ours }]) => around).join(', ') };
}

/** Whether a part of a selector is a pseudo-element, which comes last. */
export function isPseudoElement({ type, value }: Node): boolean {
  return type === 'pseudo' && /^::|^:(?:before|after|first-line|first-letter)$/i.test(value ?? '');
}

/** Whether a selector consists only of element types and conditions on the whole page. */
function isBare(selector: Selector): boolean {
  const compounds = compoundsOf(selector);
  const last = compounds.at(-1)?.nodes ?? [];
  if (!last.some(({ type }) => type === 'tag') || isPage(last)) return false;
  return compounds.every(
    ({ nodes }) => isPage(nodes) || nodes.every(({ type }) => type === 'tag' || type === 'pseudo'),
  );
}

function isPage(nodes: readonly Node[]): boolean {
  return nodes.some(
    (node) =>
      (node.type === 'tag' && /^(?:html|body)$/i.test(node.value)) ||
      (node.type === 'pseudo' && node.value === ':root') ||
      (node.type === 'attribute' && node.attribute === 'data-theme'),
  );
}

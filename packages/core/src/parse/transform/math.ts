import type { Element, Root as HastRoot } from 'hast';
import { toString as textContent } from 'hast-util-to-string';
import type { Nodes, Root } from 'mdast';
import type { Place } from '../../diagnostic.js';
import { escapeHtml } from '../../text/html-text.js';
import { placeInText } from '../../text/text-place.js';
import type { ParseState } from '../parse-state.js';
import { placeOfNode, placeWithin, sourceOfNode } from '../tree/node-place.js';
import { walkHast, walkMdast } from '../tree/walk.js';

/** The source of a rendered formula, for plain-text output. */
export interface MathData {
  readonly math?: { readonly source: string; readonly isDisplay: boolean };
}

declare module 'unist' {
  interface Data extends MathData {}
}

/** Placeholder elements for formulas, which contain their source until all facts are collected. */
const inline = 'docsite-math';
const display = 'docsite-math-display';

type MathNode = Nodes & { readonly value: string };

/** Turns formulas into elements with their source as text, so that it counts in ids, descriptions and titles. */
export function markMath(tree: Root): void {
  walkMdast(tree, (node) => {
    const hName = elementFor(node);
    if (hName === undefined) return undefined;
    const { value } = node as MathNode;
    const data = { hName, hProperties: {}, hChildren: [{ type: 'text', value }] };
    // a fence would be enclosed in the elements for code
    Object.assign(node, { type: node.type === 'code' ? 'math' : node.type, data });
    return 'skip';
  });
}

/** The placeholder for a formula; undefined for other nodes. A fence of the language `math` is one, as on GitHub. */
function elementFor(node: Nodes): string | undefined {
  const type: string = node.type;
  if (type === 'inlineMath') return inline;
  return type === 'math' || (node.type === 'code' && node.lang === 'math') ? display : undefined;
}

/** Renders the formulas of a document. If that is not possible, their source remains, as code. */
export function drawMath(tree: HastRoot, state: ParseState): void {
  walkHast(tree, (node) => {
    if (node.type !== 'element' || (node.tagName !== inline && node.tagName !== display)) return undefined;
    drawFormula(node, state);
    return 'skip';
  });
}

function drawFormula(node: Element, state: ParseState): void {
  const source = textContent(node);
  const isDisplay = node.tagName === display;
  const rendered = state.context.renderMath?.(source, isDisplay);
  node.tagName = isDisplay ? 'div' : 'span';
  node.properties = { className: ['math'] };
  node.data = { ...node.data, math: { source, isDisplay } };
  if (rendered !== undefined && 'html' in rendered) {
    // search indexes the source; it skips `typeset-math`
    const __html = `<span hidden>${escapeHtml(source)}</span><typeset-math>${rendered.html}</typeset-math>`;
    node.properties.dangerouslySetInnerHTML = { __html } as never;
    node.children = [];
    return;
  }
  node.children = [{ type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: source }] }];
  if (rendered !== undefined)
    state.problems.push({
      rule: 'math-syntax',
      message: `this formula cannot be read: ${rendered.message}`,
      hint: 'see what KaTeX supports: https://katex.org/docs/supported',
      place: placeInMath(node, { source, offset: rendered.offset }, state),
    });
}

function placeInMath(
  node: Element,
  { source, offset }: { readonly source: string; readonly offset: number },
  state: ParseState,
): Place {
  const place = placeOfNode(node, state);
  const written = sourceOfNode(node, state);
  const start = written.indexOf(source);
  // in lists and quotes, lines begin further right than those of the formula's source
  if (start === -1) {
    const { line, column } = placeInText(source, offset);
    return { ...place, line: place.line + line, column: place.column + column - 1 };
  }
  return placeWithin(node, start + offset, state);
}

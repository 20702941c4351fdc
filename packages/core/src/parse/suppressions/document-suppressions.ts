import type { Nodes, Root } from 'mdast';
import type { ParseState } from '../parse-state.js';
import { isMdxExpression } from '../tree/mdx-nodes.js';
import { type PlacedNode, placeOfNode, placeWithin, sourceOfNode } from '../tree/node-place.js';
import { walkMdast } from '../tree/walk.js';
import { type Lines, readSuppression } from './suppression-comment.js';

const htmlComment = /<!--\s*(docsite-[\s\S]*?)-->/g;
const mdxComment = /^\{\s*\/\*\s*(docsite-[\s\S]*?)\*\/\s*\}$/g;
const anyComment = /<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}/g;
/** What may precede a block on its line: the markers of quotes and lists. */
const containers = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*$/;

/**
 * Collects the comments that suppress findings, `<!-- docsite-ignore rule: reason -->` and in MDX
 * `{/* docsite-ignore rule: reason *​/}`, and takes those of Markdown out of the tree; comments of MDX are taken out as
 * all expressions are. Called for each file of a document, whose nodes name it.
 */
export function takeSuppressions(tree: Root, text: string, state: ParseState): void {
  if (!text.includes('docsite-')) return;
  const lines = text.split('\n');
  walkMdast(tree, (node, index, parent) => {
    const comment = commentOf(node);
    if (comment === undefined || parent === undefined) return undefined;
    const siblings = parent.children as Nodes[];
    const source = sourceOfNode(node, state);
    const isWhole = source.replace(anyComment, '').trim() === '';
    const following = isWhole && isFlow(node, parent.type) ? linesOfNext(siblings, index, state) : undefined;
    for (const match of source.matchAll(comment)) {
      const spot = spotOf(match, node, state);
      state.suppressions.push(readSuppression(match[1] as string, spot, following ?? linesBeside(spot, lines)));
    }
    if (following === undefined && isWhole) trimBefore(siblings, index);
    return node.type === 'html' ? removeComments(siblings, index) : undefined;
  });
}

/** The pattern for comments in a node; undefined for a node that cannot contain any. */
function commentOf(node: Nodes): RegExp | undefined {
  if (node.type === 'html') return htmlComment;
  return isMdxExpression(node) ? mdxComment : undefined;
}

function isFlow(node: Nodes, parent: string): boolean {
  return node.type === 'mdxFlowExpression' || (node.type === 'html' && !phrasingParents.has(parent));
}

const phrasingParents: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'textDirective',
  'leafDirective',
]);

/** The lines of the block that follows a comment, and any comments stacked before it. */
function linesOfNext(siblings: readonly Nodes[], index: number, state: ParseState): Lines | undefined {
  const next = siblings
    .slice(index + 1)
    .find((node) => sourceOfNode(node, state).replace(anyComment, '').trim() !== '');
  if (next?.position === undefined) return undefined;
  const { line } = placeOfNode(next, state);
  return [line, line + next.position.end.line - next.position.start.line];
}

interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  /** The column after its last character. */
  readonly endColumn: number;
}

function spotOf(match: RegExpExecArray, node: PlacedNode, state: ParseState): Spot {
  const end = placeWithin(node, match.index + match[0].length, state);
  return { ...placeWithin(node, match.index, state), endLine: end.line, endColumn: end.column };
}

/**
 * The lines that a comment inside a block applies to: its own, or the next one if the comment is alone on its lines.
 */
function linesBeside({ line, column, endLine, endColumn }: Spot, lines: readonly string[]): Lines {
  const before = (lines[line - 1] ?? '').slice(0, column - 1).replace(anyComment, '');
  const after = (lines[endLine - 1] ?? '').slice(endColumn - 1).replace(anyComment, '');
  const isAlone = containers.test(before) && after.trim() === '';
  return isAlone ? [endLine + 1, endLine + 1] : [line, endLine];
}

/** Removes the comments in raw HTML; the rest keeps its place. */
function removeComments(siblings: Nodes[], index: number): number | undefined {
  const node = siblings[index] as Extract<Nodes, { type: 'html' }>;
  const rest = node.value.replace(htmlComment, (comment) => comment.replace(/[^\n]/g, ' '));
  if (rest === node.value) return undefined;
  if (rest.trim() !== '') {
    node.value = rest;
    return undefined;
  }
  siblings.splice(index, 1);
  return index;
}

/** Trims the text before a removed comment. */
function trimBefore(siblings: readonly Nodes[], index: number): void {
  const before = siblings[index - 1];
  if (before?.type === 'text' && index === siblings.length - 1) before.value = before.value.trimEnd();
}

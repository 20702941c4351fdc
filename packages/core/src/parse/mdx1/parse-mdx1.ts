import type { Nodes, Root } from 'mdast';
import { writtenHeadingId } from '../markdown/heading-id.js';
import { checkTextNesting, checkTreeNesting, tooDeep } from '../markdown/nesting.js';
import { isComment } from '../mdx/code/expression-names.js';
import { isJsxElement, isMdxExpression } from '../tree/mdx-nodes.js';
import { joinElements } from './elements/join-elements.js';
import { completeTree } from './parser/complete-tree.js';
import type { OldSyntax, ParseOld } from './parser/old-parser.js';

/** Parses MDX as MDX 1 did, into a tree of MDX 3. Throws a `MarkdownSyntaxError`. */
export function parseMdx1(text: string, syntax: OldSyntax, parseOld: ParseOld): Root {
  checkTextNesting(text, 'md');
  const tree = parseGuarded(() => parseOld(text, syntax));
  completeTree(tree);
  joinElements(tree, text);
  checkTreeNesting(tree);
  return tree;
}

function parseGuarded(parse: () => Root): Root {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep();
    throw error;
  }
}

/** The text of a tree as readers see it: two parses of a text differ if this does. */
export function visibleText(tree: Root): string {
  return visibleTexts(tree)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** The same without spaces. */
export function visibleLetters(tree: Root): string {
  return visibleTexts(tree).join('').replace(/\s+/g, '');
}

/** The text of each block. */
function visibleTexts(tree: Root): string[] {
  const parts: string[] = [];
  collect(tree, parts);
  return parts.join('').split(boundary);
}

const headingId = new RegExp(String.raw`${writtenHeadingId}\s*$`);

/** Separates blocks. */
const boundary = '\u0001';

/** Blocks, which separate words; they may be missing around the content of an element. */
const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'listItem', 'tableCell', 'blockquote', 'code']);

function collect(node: Nodes, parts: string[], inElement = false): void {
  const { type, value } = node as { readonly type: string; readonly value?: string };
  const isApart = blocks.has(type) && !inElement;
  if (isApart) parts.push(boundary);
  if (isMdxExpression(node)) parts.push(isComment(value ?? '') ? '' : `\0${value}\0`);
  // indented code looks different from a paragraph
  else if (type === 'code') parts.push(`\0${value}\0`);
  // in MDX 3, the id of a heading is a comment
  else if (value !== undefined && type !== 'mdxjsEsm') parts.push(value.replace(headingId, ''));
  const { dataSlug } = (node as { readonly data?: SlugData }).data?.hProperties ?? {};
  if (dataSlug !== undefined) parts.push(boundary, dataSlug);
  if ('children' in node)
    for (const child of node.children) collect(child, parts, isJsxElement(node) || (inElement && type === 'paragraph'));
  if (isApart) parts.push(boundary);
}

/** The text that the id of a heading is derived from. */
interface SlugData {
  readonly hProperties?: { readonly dataSlug?: string };
}

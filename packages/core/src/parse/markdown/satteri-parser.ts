import type { Root, RootContent } from 'mdast';
import { type Features, markdownToMdast, mdxToMdast } from 'satteri';
import type { Position } from 'unist';
import { MarkdownSyntaxError } from './markdown-syntax-error.js';
import { mathSyntax } from './math-syntax.js';
import { exceedsNativeParser } from './native-cost.js';
import { parseWithRemark, type SyntaxExtensions } from './remark-parser.js';

const features: Features = { directive: true, frontmatter: false };
const withMath: Features = { ...features, math: true };

/**
 * The default parser: native, the same trees as remark's (see the differential test for the known differences). Input
 * that costs it too much goes to remark, and so do the constructs, used in practice, that it parses wrongly.
 */
export function parseWithSatteri(text: string, format: 'md' | 'mdx', hasMath = false): Root {
  const syntax = hasMath ? mathSyntax : undefined;
  if (exceedsNativeParser(text) || (text.includes(':::') && (losesText.test(text) || missesFence(text))))
    return parseWithRemark(text, format, syntax);
  const options = { features: hasMath ? withMath : features };
  if (format === 'md') return markdownToMdast(text, options) as unknown as Root;
  if (hasMath && indentedFormula.test(text)) return parseWithRemark(text, format, syntax);
  const tree = parseMdx(text, options, syntax);
  return tree.children.some(holdsText) || holdsCutElement(tree, text) ? parseWithRemark(text, format, syntax) : tree;
}

/**
 * What Sätteri finds wrong with a text stands only if remark, whose syntax MDX is defined by, cannot read that either.
 */
function parseMdx(text: string, options: { readonly features: Features }, syntax: SyntaxExtensions | undefined): Root {
  try {
    return mdxToMdast(text, options) as unknown as Root;
  } catch (error) {
    try {
      return parseWithRemark(text, 'mdx', syntax);
    } catch {
      throw syntaxErrorOf(error as Error);
    }
  }
}

/**
 * The fence of a formula that is indented as far as code, which MDX does not have: Sätteri 0.10 takes it for the
 * beginning, and not for the end.
 */
const indentedFormula = /^(?: {4}| {0,3}\t)[ \t]*\$\$/m;

/** Messages read `line:column: reason (line:column) (rule)`. */
function syntaxErrorOf(error: Error): unknown {
  const match = /^(\d+):(\d+): (.*?)(?: \(\d+:\d+\))?(?: \([\w-]+:[\w-]+\))?$/s.exec(error.message);
  return match === null ? error : new MarkdownSyntaxError(match[3] as string, Number(match[1]), Number(match[2]));
}

/**
 * Whether a `:::` follows a table or a definition without a blank line: Sätteri 0.10 takes it for a row, or for text,
 * and the container goes on to the end of the page.
 */
function missesFence(text: string): boolean {
  let inBlock = false;
  for (const line of text.split('\n')) {
    if (/^[ \t>]*:{3,}[ \t]*$/.test(line)) {
      if (inBlock) return true;
    } else if (/^[ \t>]*(?::::|$)/.test(line)) inBlock = false;
    else inBlock ||= line.includes('|') || /^[ \t>]*\[(?!\^)[^\]]+\]:/.test(line);
  }
  return false;
}

/**
 * What Sätteri 0.10 takes out of a text: the `\` at the end of the line before a `:::`, and words after the name of a
 * container, with which it is none.
 */
const losesText = /\\\n[ \t>]*:{3,}[ \t]*$|^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*:{3,}[A-Za-z][\w-]*[ \t]+[^\s{]/m;

/**
 * Whether an element is closed elsewhere than where it begins: Sätteri 0.10 takes a closing tag beyond the end of the
 * cell, the notice, the heading or the emphasis that the element begins in, or within a list or a quote that begins in
 * it, where MDX has an error, and loses text between them.
 */
function holdsCutElement(tree: Root, text: string): boolean {
  const left: PlacedNode[] = [tree];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    const { type, children } = node;
    if ((type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') && isCut(node, text)) return true;
    if (children !== undefined) for (const child of children) if ('children' in child) left.push(child);
  }
  return false;
}

interface PlacedNode {
  readonly type: string;
  readonly name?: string | null;
  readonly position?: Root['position'];
  readonly children?: readonly PlacedNode[];
}

/** Whether an element does not end with its closing tag, or has a child that does not end before that. */
function isCut({ name, position, children = [] }: PlacedNode, text: string): boolean {
  const { start, end } = position as Position;
  const tag = /<?\/\s*([^\s<>/]*)\s*>$/.exec(text.slice(start.offset, end.offset).slice(-longestTag));
  if (tag === null || (tag[1] !== '' && tag[1] !== name)) return true;
  return (children.at(-1)?.position?.end.offset ?? 0) > (end.offset as number) - tag[0].length;
}

/** In characters. A longer one is read by remark. */
const longestTag = 300;

/**
 * Whether ESM has a line that may be text, for want of a blank line after an import: Sätteri 0.10 takes it for code,
 * unread.
 */
function holdsText(node: RootContent): boolean {
  return node.type === 'mdxjsEsm' && /^(?!import\b|export\b|[\s)}\]/*]|$)/m.test(node.value);
}

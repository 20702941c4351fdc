import type { Root, RootContent } from 'mdast';
import { type Features, markdownToMdast, mdxToMdast } from 'satteri';
import type { Position } from 'unist';
import { messageOf } from '../../thrown.js';
import { MarkdownSyntaxError } from './markdown-syntax-error.js';
import { mathSyntax } from './math-syntax.js';
import { exceedsNativeParser } from './native-cost.js';
import { parseWithRemark, type SyntaxExtensions } from './remark-parser.js';

const features: Features = { directive: true, frontmatter: false };
const withMath: Features = { ...features, math: true };

/**
 * The default parser: native, with the same trees as remark (the differential test lists the known differences). Input
 * that is too expensive for it goes to remark, and so do the constructs, occurring in practice, that it parses wrongly.
 */
export function parseWithSatteri(text: string, format: 'md' | 'mdx', hasMath = false): Root {
  const syntax = hasMath ? mathSyntax : undefined;
  if (
    exceedsNativeParser(text) ||
    losesCell.test(text) ||
    nestsBackticks(text) ||
    (text.includes(':::') && isMisread(text, format))
  )
    return parseWithRemark(text, format, syntax);
  const options = { features: hasMath ? withMath : features };
  if (format === 'md') return markdownToMdast(text, options) as Root;
  if (hasMath && indentedFormula.test(text)) return parseWithRemark(text, format, syntax);
  const tree = parseMdx(text, options, syntax);
  return tree.children.some(holdsText) || holdsCutElement(tree, text) ? parseWithRemark(text, format, syntax) : tree;
}

/**
 * Reports a syntax error found by Sätteri only if remark, which defines the syntax of MDX, cannot parse the text
 * either.
 */
function parseMdx(text: string, options: { readonly features: Features }, syntax: SyntaxExtensions | undefined): Root {
  try {
    return mdxToMdast(text, options) as Root;
  } catch (error) {
    try {
      return parseWithRemark(text, 'mdx', syntax);
    } catch {
      throw syntaxErrorOf(error);
    }
  }
}

/**
 * A formula fence indented as far as code would be, which does not exist in MDX: Sätteri 0.10 accepts it as an opening
 * but not as a closing fence.
 */
const indentedFormula = /^(?: {4}| {0,3}\t)[ \t]*\$\$/m;

/** Messages have the form `line:column: reason (line:column) (rule)`. */
function syntaxErrorOf(error: unknown): unknown {
  const [, line, column, reason] =
    /^(\d+):(\d+): (.*?)(?: \(\d+:\d+\))?(?: \([\w-]+:[\w-]+\))?$/s.exec(messageOf(error)) ?? [];
  return reason === undefined ? error : new MarkdownSyntaxError(reason, Number(line), Number(column));
}

/** An address without brackets right before the end of a cell: Sätteri 0.10 takes the `|` and the next cell into it. */
const losesCell = /(?:^|[\s*_~|]|(?<!\])\()(?:https?:\/\/|www\.)[^\s|<`]*\|/im;

/** Code in a line: between two equal runs of backticks. */
const codeInLine = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
/** Where an expression, an element or a directive may begin. */
const maybeSyntax = /[{<]|:[\p{L}\p{N}]/u;

/**
 * Whether code contains backticks before something that is not text: Sätteri 0.10 takes those without a counterpart for
 * the beginning of code that ends at the next ones, and leaves expressions, elements and directives in between as text.
 */
function nestsBackticks(text: string): boolean {
  for (let at = text.indexOf('``'); at !== -1; ) {
    const [start, end] = [text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at)];
    const line = text.slice(start, end === -1 ? text.length : end);
    for (const match of line.matchAll(codeInLine)) {
      if (!leavesOpen(match[2] as string)) continue;
      const after = start + match.index + match[0].length;
      const blockEnd = text.indexOf('\n\n', after);
      const rest = text.slice(after, blockEnd === -1 ? text.length : blockEnd);
      if (maybeSyntax.test(rest.replace(codeInLine, ''))) return true;
    }
    at = end === -1 ? -1 : text.indexOf('``', end);
  }
  return false;
}

/** Whether runs of backticks of some length have no counterpart. */
function leavesOpen(code: string): boolean {
  const open = new Set<number>();
  for (const { length } of code.match(/`+/g) ?? []) if (!open.delete(length)) open.add(length);
  return open.size > 0;
}

/** Whether a text with containers loses words, module code or ends of containers. */
function isMisread(text: string, format: 'md' | 'mdx'): boolean {
  return losesText.test(text) || missesFence(text) || misreadsCode(text, format === 'mdx');
}

/** The beginning of an `import` or `export` that is not a sentence. */
const moduleCode =
  /^(?:import\b(?:.*\bfrom)?\s*['"]|export\s+(?:const|let|var|function|async|class|default|\{|\*)|import\s*\{)/;

/**
 * Whether code in a container is misread: a `:::` in a fence closes the container, and with it the code, which Sätteri
 * 0.10 continues; an `import` or `export` of MDX is text to it there.
 */
function misreadsCode(text: string, isMdx: boolean): boolean {
  let [open, code] = [0, ''];
  for (const line of text.split('\n')) {
    const [, colons, name] = /^[ \t>]*(:{3,})[ \t]*([\w{[]?)/.exec(line) ?? [];
    const [, marks = ''] = /^[ \t>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (code !== '') {
      if (colons !== undefined && name === '') return true;
      if (marks.startsWith(code)) code = '';
    } else if (colons !== undefined) open += name === '' ? -1 : 1;
    else if (open > 0 && isMdx && moduleCode.test(line)) return true;
    else if (open > 0) code = marks;
  }
  return false;
}

/**
 * Whether a `:::` follows a table or a definition without a blank line: Sätteri 0.10 reads it as a row or as text, so
 * that the container extends to the end of the page.
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

/** A text in which brackets are in pairs, as labels of directives must be: up to three levels of them. */
const balanced = String.raw`(?:[^[\]\\\n]|\\.|\[(?:[^[\]\\\n]|\\.|\[(?:[^[\]\\\n]|\\.)*\])*\])*`;

const attributeValue = String.raw`"[^"\n&]*"|'[^'\n&]*'|[^\s"'<=>\x60{}&]+`;
const namedAttribute = String.raw`[A-Za-z_:][\w:.-]*(?:[ \t]*=[ \t]*(?:${attributeValue}))?`;
const idsAndClasses = String.raw`(?:[#.][^\s"'<=>\x60{}#.&]+)+`;
const attribute = `(?:${namedAttribute}|${idsAndClasses})`;

/** Attributes of a directive that Sätteri and remark read alike: Sätteri does not decode character references. */
const attributes = String.raw`[ \t]*(?:${attribute}(?:[ \t]+${attribute})*[ \t]*)?`;

/**
 * Constructs that lose text in Sätteri 0.10: the `\` at the end of the line before a `:::`, and words, punctuation, a
 * label without an end or malformed attributes after the name of a container, which make it plain text.
 */
const losesText = new RegExp(
  [
    String.raw`\\\n[ \t>]*:{3,}[ \t]*$`,
    String.raw`^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*:{3,}[A-Za-z][\w-]*(?:${[
      String.raw`[ \t]+[^\s{]|[^\s\w{[-]`,
      String.raw`\[(?!${balanced}\])`,
      String.raw`(?:\[${balanced}\])?[ \t]*\{(?!${attributes}\})`,
    ].join('|')})`,
  ].join('|'),
  'm',
);

/**
 * Whether an element is closed outside of where it begins: Sätteri 0.10 accepts a closing tag beyond the end of the
 * cell, notice, heading or emphasis that the element begins in, or within a list or quote that begins inside it. In MDX
 * this is an error; Sätteri loses text in between.
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

/** Whether an element does not end with its closing tag, or has a child that extends beyond it. */
function isCut({ name, position, children = [] }: PlacedNode, text: string): boolean {
  const { start, end } = position as Position;
  const tag = /<?\/\s*([^\s<>/]*)\s*>$/.exec(text.slice(start.offset, end.offset).slice(-longestTag));
  if (tag === null || (tag[1] !== '' && tag[1] !== name)) return true;
  return (children.at(-1)?.position?.end.offset ?? 0) > (end.offset as number) - tag[0].length;
}

/** In characters. Longer tags are parsed by remark. */
const longestTag = 300;

/**
 * Whether an ESM block has a line that may be text, because no blank line follows an import: Sätteri 0.10 takes it for
 * code without checking it.
 */
function holdsText(node: RootContent): boolean {
  return node.type === 'mdxjsEsm' && /^(?!import\b|export\b|[\s)}\]/*]|$)/m.test(node.value);
}

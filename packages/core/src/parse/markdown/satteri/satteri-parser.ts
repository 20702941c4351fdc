import type { Root } from 'mdast';
import { type Features, markdownToMdast, mdxToMdast } from 'satteri';
import { messageOf } from '../../../values/thrown.js';
import { MarkdownSyntaxError } from '../markdown-syntax-error.js';
import { mathSyntax } from '../math-syntax.js';
import { parseWithRemark, type SyntaxExtensions } from '../remark-parser.js';
import { isMisreadContainer } from './misread-containers.js';
import { isMisreadLine } from './misread-lines.js';
import { isMisreadTree } from './misread-trees.js';
import { exceedsNativeParser } from './native-cost.js';

const features: Features = { directive: true, frontmatter: false };
const withMath: Features = { ...features, math: true };

/**
 * The default parser: native, with the same trees as remark (the differential test lists the known differences). Input
 * that is too expensive for it goes to remark, and so do the constructs, occurring in practice, that it parses wrongly.
 */
export function parseWithSatteri(text: string, format: 'md' | 'mdx', hasMath = false): Root {
  const syntax = hasMath ? mathSyntax : undefined;
  if (exceedsNativeParser(text) || isMisreadLine(text) || isMisreadContainer(text, format))
    return parseWithRemark(text, format, syntax);
  const options = { features: hasMath ? withMath : features };
  if (format === 'md') return markdownToMdast(text, options) as Root;
  if (hasMath && indentedFormula.test(text)) return parseWithRemark(text, format, syntax);
  const tree = parseMdx(text, options, syntax);
  return isMisreadTree(tree, text) ? parseWithRemark(text, format, syntax) : tree;
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

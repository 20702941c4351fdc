import type { Root } from 'mdast';
import { type Features, markdownToMdast, mdxToMdast } from 'satteri';
import { messageOf } from '../../../values/thrown.js';
import { MarkdownSyntaxError } from '../markdown-syntax-error.js';
import { mathSyntax } from '../math-syntax.js';
import { parseWithRemark } from '../remark-parser.js';
import { hideSchemes, showSchemes } from './hidden-schemes.js';
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
  const hidden = hideSchemes(text);
  if (exceedsNativeParser(hidden ?? text, format) || isMisreadLine(text) || isMisreadContainer(text, format))
    return parseWithRemark(text, format, syntax);
  const options = { features: hasMath ? withMath : features };
  if (format === 'mdx' && hasMath && indentedFormula.test(text)) return parseWithRemark(text, format, syntax);
  const read = hidden ?? text;
  const tree =
    format === 'md'
      ? (markdownToMdast(read, options) as Root)
      : parseMdx(read, options, () => parseWithRemark(text, format, syntax));
  const isMisread = (hidden !== undefined && !showSchemes(tree)) || (format === 'mdx' && isMisreadTree(tree, text));
  return isMisread ? parseWithRemark(text, format, syntax) : tree;
}

/**
 * Reports a syntax error found by Sätteri only if remark, which defines the syntax of MDX, cannot parse the text
 * either.
 */
function parseMdx(text: string, options: { readonly features: Features }, parseAgain: () => Root): Root {
  try {
    return mdxToMdast(text, options) as Root;
  } catch (error) {
    try {
      return parseAgain();
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

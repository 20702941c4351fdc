import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { mathSyntax } from './math-syntax.js';
import { checkTextNesting, checkTreeNesting } from './nesting.js';
import { parseWithRemark, type SyntaxExtensions } from './remark-parser.js';
import { parseWithSatteri } from './satteri/satteri-parser.js';

/** How a text is parsed, and by which parser. */
export interface MarkdownOptions {
  readonly format: 'md' | 'mdx';
  readonly parser: 'satteri' | 'remark';
  /** Whether `$…$` and `$$…$$` are formulas. */
  readonly math?: boolean;
  /** Additional syntax, which only remark supports. */
  readonly syntax?: SyntaxExtensions;
}

/**
 * The interface between docsite and its Markdown parsers: text in, mdast out, the same for either parser. CommonMark
 * 0.31, GFM and generic directives; MDX 3 if the format says so. Throws a `MarkdownSyntaxError` for invalid MDX and for
 * excessive nesting.
 */
export function parseMarkdown(file: VFile, options: MarkdownOptions): Root {
  const { format, parser, math = false } = options;
  const byRemark = parser === 'remark' || options.syntax !== undefined;
  const syntax = joinSyntax(options.syntax, math && byRemark ? mathSyntax : undefined);
  const text = String(file);
  checkTextNesting(text, format);
  const tree = byRemark ? parseWithRemark(text, format, syntax) : parseWithSatteri(text, format, math);
  checkTreeNesting(tree);
  return tree;
}

/** Combines two optional sets of syntax extensions. */
function joinSyntax(
  one: SyntaxExtensions | undefined,
  other: SyntaxExtensions | undefined,
): SyntaxExtensions | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    micromarkExtensions: [...one.micromarkExtensions, ...other.micromarkExtensions],
    fromMarkdownExtensions: [...one.fromMarkdownExtensions, ...other.fromMarkdownExtensions],
  };
}

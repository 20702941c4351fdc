import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { mathSyntax } from './math-syntax.js';
import { checkTextNesting, checkTreeNesting } from './nesting.js';
import { parseWithRemark, type SyntaxExtensions } from './remark-parser.js';
import { parseWithSatteri } from './satteri-parser.js';

/** What a text is parsed as, and by which parser. */
export interface MarkdownOptions {
  readonly format: 'md' | 'mdx';
  readonly parser: 'satteri' | 'remark';
  /** Whether `$…$` and `$$…$$` are formulas. */
  readonly math?: boolean;
  /** Only remark can be given more syntax. */
  readonly syntax?: SyntaxExtensions;
}

/** A parser of Markdown text; throws a `MarkdownSyntaxError` where the text cannot be read. */
export type MarkdownParser = (text: string, format: 'md' | 'mdx') => Root;

/**
 * The interface between docsite and its Markdown parsers: text in, mdast out, with either parser. CommonMark
 * 0.31, GFM and generic directives; MDX 3 where the format says so. Throws a `MarkdownSyntaxError` where MDX cannot be
 * read, and where anything is nested too deep to be.
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

/** Both sets of syntax, where there are two. */
export function joinSyntax(
  one: SyntaxExtensions | undefined,
  other: SyntaxExtensions | undefined,
): SyntaxExtensions | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    micromarkExtensions: [...one.micromarkExtensions, ...other.micromarkExtensions],
    fromMarkdownExtensions: [...one.fromMarkdownExtensions, ...other.fromMarkdownExtensions],
  };
}

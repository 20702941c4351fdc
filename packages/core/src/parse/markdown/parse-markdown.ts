import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { checkTextNesting, checkTreeNesting } from './nesting.js';
import { parseWithRemark, type SyntaxExtensions } from './remark-parser.js';
import { parseWithSatteri } from './satteri-parser.js';

export interface MarkdownOptions {
  readonly format: 'md' | 'mdx';
  readonly parser: 'satteri' | 'remark';
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
  const { format, parser, syntax } = options;
  const text = String(file);
  checkTextNesting(text, format);
  const tree =
    parser === 'remark' || syntax !== undefined
      ? parseWithRemark(text, format, syntax)
      : parseWithSatteri(text, format);
  checkTreeNesting(tree);
  return tree;
}

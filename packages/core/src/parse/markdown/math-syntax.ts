import { mathFromMarkdown } from 'mdast-util-math';
import { math } from 'micromark-extension-math';
import type { SyntaxExtensions } from './remark-parser.js';

/** The syntax of formulas for remark, `$…$` and `$$…$$`; Sätteri supports it natively. */
export const mathSyntax: SyntaxExtensions = {
  micromarkExtensions: [math()],
  fromMarkdownExtensions: [mathFromMarkdown()],
};

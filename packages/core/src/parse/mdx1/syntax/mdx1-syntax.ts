import type { Extension } from 'micromark-util-types';
import { tokenizeEsm, tokenizeJsxBlock } from './block-syntax.js';
import { resolveEmphasis, tokenizeAttention } from './emphasis-syntax.js';
import { tokenizeEscape } from './escape-syntax.js';
import { tokenizeOpenReference } from './reference-syntax.js';
import { tokenizeJsxText } from './tag-syntax.js';

/**
 * The syntax of MDX 1 on top of CommonMark, as a micromark extension: blocks of JSX that extend to the next blank line,
 * inline JSX, imports and exports. All of them become nodes of type `html`. Based on remark-mdx 1.6. In addition, a `\`
 * is text at the end of a line and before some characters, `*` and `_` open and close emphasis whatever is next to
 * them, and some names of characters need no semicolon.
 */
export const mdx1Syntax: Extension = {
  disable: { null: ['htmlFlow', 'htmlText', 'hardBreakEscape', 'characterEscape'] },
  flow: {
    60: { name: 'mdx1Jsx', tokenize: tokenizeJsxBlock, concrete: true },
    101: { name: 'mdx1Esm', tokenize: tokenizeEsm, concrete: true },
    105: { name: 'mdx1Esm', tokenize: tokenizeEsm, concrete: true },
  },
  text: {
    // after references with a semicolon
    38: { name: 'mdx1Reference', tokenize: tokenizeOpenReference, add: 'after' },
    42: { name: 'mdx1Emphasis', tokenize: tokenizeAttention, resolveAll: resolveEmphasis },
    60: { name: 'mdx1JsxText', tokenize: tokenizeJsxText },
    92: { name: 'mdx1Escape', tokenize: tokenizeEscape },
    95: { name: 'mdx1Emphasis', tokenize: tokenizeAttention, resolveAll: resolveEmphasis },
  },
  string: { 92: { name: 'mdx1Escape', tokenize: tokenizeEscape } },
};

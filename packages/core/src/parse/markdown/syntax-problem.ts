import type { ParseProblem } from '../document.js';
import type { MarkdownSyntaxError } from './markdown-syntax-error.js';

/**
 * The problem of text that cannot be parsed, worded without mentioning the parser.
 *
 * @param text That of the whole file.
 */
export function syntaxProblem(error: MarkdownSyntaxError, file: string, text = ''): ParseProblem {
  const { reason, line, column } = error;
  const message = reason
    .replace(/^Could not parse (?:expression|import\/exports) with \w+(?=: |$)/, 'this is not JavaScript')
    .replace(/ \(\d+:\d+\)/, '')
    .replace(/ \(note: to create a (?:comment|link) in MDX, use .*\)$/, '');
  const hint = quotationHint(text.split('\n')[line - 1] ?? '') ?? syntaxHint(reason);
  return { rule: 'syntax', message, hint, place: { file, line, column } };
}

/** A hint for a line with the attribute of a tag in typographic quotation marks, as word processors write them. */
function quotationHint(line: string): string | undefined {
  return /<[A-Za-z][^<>]*=[“”„‟‘’‚]/.test(line)
    ? 'write `"` around values, not typographic quotation marks'
    : undefined;
}

function syntaxHint(reason: string): string {
  if (/nested more than/i.test(reason)) return 'remove levels, or close what was left open before it';
  if (/import\/exports/.test(reason)) return 'imports and exports are JavaScript, and end with a blank line';
  const [, empty] =
    /closing tag for `<(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)>`/.exec(reason) ?? [];
  if (empty !== undefined) return `write \`<${empty} />\`: in MDX, elements without content end with a slash`;
  if (/closing tag .* before the end of `paragraph`/.test(reason))
    return 'close it in this paragraph, put the tag on a line of its own, or write `<` as `&lt;` or in backticks';
  if (/closing tag/i.test(reason)) return 'close every element, or write `<` as `&lt;` or in backticks';
  if (/to create a comment in MDX/.test(reason)) return 'write comments as `{/* text */}`';
  if (/to create a link in MDX/.test(reason))
    return 'write a link as `[text](url)`, and a `<` that is text as `&lt;` or in backticks';
  if (/expression|acorn/i.test(reason)) return 'in MDX `{` begins JavaScript: write `\\{`, or put it in backticks';
  return 'in MDX `<` begins an element and `{` an expression: escape them or put them in backticks';
}

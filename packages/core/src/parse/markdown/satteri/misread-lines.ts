/** Whether Sätteri misreads code or an address in a line of a text. */
export function isMisreadLine(text: string): boolean {
  return losesCell.test(text) || nestsBackticks(text);
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

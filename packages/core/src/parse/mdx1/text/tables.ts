const delimiterRow = /^([ \t>]*)\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/**
 * Gives the first two lines of each table the same number of cells, that of the longer one, and the second line the
 * indentation of the first, neither of which the parser of MDX 1 required; also returns the numbers of the changed
 * lines.
 */
export function alignTables(text: string): { readonly text: string; readonly alignedLines: ReadonlySet<number> } {
  const alignedLines = new Set<number>();
  if (!/\|[ \t]*:?-/.test(text)) return { text, alignedLines };
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const header = lines[index - 1] ?? '';
    const cells = delimitersOf(line, header);
    if (cells === undefined) continue;
    const missing = cells.length - cellsOf(header).length;
    if (missing > 0) lines[index - 1] = `${header.replace(/(?:(?<!\\)\|)?[ \t]*$/, '|')}${' |'.repeat(missing)}`;
    lines[index] = alignedRow(line, header);
    if (missing > 0) alignedLines.add(index);
    if (missing > 0 || lines[index] !== line) alignedLines.add(index + 1);
  }
  return { text: lines.join('\n'), alignedLines };
}

/** The cells of a delimiter row, the line below the header of a table. */
function delimitersOf(line: string, header: string): string[] | undefined {
  return delimiterRow.test(line) && line.includes('|') && header.includes('|') ? cellsOf(line) : undefined;
}

function alignedRow(line: string, header: string): string {
  const indent = delimiterRow.exec(line)?.[1] ?? '';
  const [cells, wanted] = [cellsOf(line), cellsOf(header)];
  const start = /^[ \t]*/.exec(header)?.[0] ?? '';
  // indented further, it would be code
  const isCode = indent.trim() === '' && indent.length >= start.length + 4;
  if (cells.length >= wanted.length && !isCode) return line;
  const row = Array.from({ length: Math.max(cells.length, wanted.length) }, (_, index) => cells[index]?.trim());
  return `${isCode ? start : indent}| ${row.map((cell) => cell ?? '---').join(' | ')} |`;
}

/** The cells of a row; a table may begin with the first line of a list item. */
function cellsOf(line: string): string[] {
  return line
    .replace(/^(?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*\|?/, '')
    .replace(/\|[ \t]*$/, '')
    .split(/(?<!\\)\|/);
}

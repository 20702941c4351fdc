const delimiterRow = /^([ \t>]*)\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/**
 * Gives the second line of each table as many cells as the first, and the same indentation, neither of which the parser
 * of MDX 1 required; also returns the numbers of the changed lines.
 */
export function alignTables(text: string): { readonly text: string; readonly alignedLines: ReadonlySet<number> } {
  const alignedLines = new Set<number>();
  if (!/\|[ \t]*:?-/.test(text)) return { text, alignedLines };
  const lines = text.split('\n');
  const aligned = lines.map((line, index) => {
    const row = alignedRow(line, lines[index - 1] ?? '');
    if (row !== line) alignedLines.add(index + 1);
    return row;
  });
  return { text: aligned.join('\n'), alignedLines };
}

function alignedRow(line: string, header: string): string {
  const indent = delimiterRow.exec(line)?.[1];
  if (indent === undefined || !line.includes('|') || !header.includes('|')) return line;
  const [cells, wanted] = [cellsOf(line), cellsOf(header)];
  const start = /^[ \t]*/.exec(header)?.[0] ?? '';
  // indented further, it would be code
  const isCode = indent.trim() === '' && indent.length >= start.length + 4;
  if (cells.length === wanted.length && !isCode) return line;
  return `${isCode ? start : indent}| ${wanted.map((_, index) => cells[index]?.trim() ?? '---').join(' | ')} |`;
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^[ \t>]*\|?/, '')
    .replace(/\|[ \t]*$/, '')
    .split(/(?<!\\)\|/);
}

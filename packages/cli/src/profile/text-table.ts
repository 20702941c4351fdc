import stringWidth from 'string-width';

/** The alignment of a cell in its column. */
export type Alignment = 'left' | 'right';

/** Renders rows of text in columns, separated by two spaces; no line ends with spaces. */
export function renderTable(rows: readonly (readonly string[])[], alignments: readonly Alignment[]): string {
  const widths = alignments.map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, alignments[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function pad(cell: string, width: number, alignment: Alignment | undefined): string {
  const blanks = ' '.repeat(width - stringWidth(cell));
  return alignment === 'right' ? blanks + cell : cell + blanks;
}

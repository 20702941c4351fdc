import stringWidth from 'string-width';

/** Which side of its column a cell stands at. */
export type Alignment = 'left' | 'right';

/** Rows of text in columns, two blanks apart; no line ends with blanks. */
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

import type { Html } from 'mdast';

/** A position in a text: line and column are 1-based. */
export interface PlaceInSource {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/**
 * Maps offsets in a node's value to positions in the text: both have the same line ends, but a list or quote may add a
 * prefix to each line of the text.
 */
export function placesIn({ value, position }: Html, lines: readonly string[]): (offset: number) => PlaceInSource {
  const start = position?.start ?? { line: 1, column: 1, offset: 0 };
  const ownLines = value.split('\n');
  const lineStarts = startsOf(lines);
  return (offset) => {
    const before = value.slice(0, offset).split('\n');
    const line = start.line + before.length - 1;
    const column = (before.at(-1) as string).length;
    if (before.length === 1) return { line, column: start.column + column, offset: (start.offset ?? 0) + column };
    const prefix = Math.max(0, (lines[line - 1] ?? '').length - (ownLines[before.length - 1] ?? '').length);
    return { line, column: prefix + column + 1, offset: (lineStarts[line - 1] ?? 0) + prefix + column };
  };
}

function startsOf(lines: readonly string[]): readonly number[] {
  let at = 0;
  return lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
}

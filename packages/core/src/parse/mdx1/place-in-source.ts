import type { Html } from 'mdast';

/** A point of a text: line and column are 1-based. */
export interface PlaceInSource {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/**
 * Where the offsets of a node's value lie in the text: its lines end as those of the text do, whatever a list or a
 * quote has before them.
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

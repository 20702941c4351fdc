import type { Html } from 'mdast';
import { placeInText, type TextPlace } from '../../../text/text-place.js';

/** A place in a text, and its offset. */
export interface PlaceInSource extends TextPlace {
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
    const own = placeInText(value, offset);
    const line = start.line + own.line - 1;
    const before = own.column - 1;
    if (own.line === 1) return { line, column: start.column + before, offset: (start.offset ?? 0) + before };
    const prefix = Math.max(0, (lines[line - 1] ?? '').length - (ownLines[own.line - 1] ?? '').length);
    return { line, column: prefix + own.column, offset: (lineStarts[line - 1] ?? 0) + prefix + before };
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

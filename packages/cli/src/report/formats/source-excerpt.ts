import stringWidth from 'string-width';

/** A line of source, and the marked position in it. */
export interface MarkedLine {
  readonly text: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
}

/** The two lines of an excerpt as a terminal shows them, each with its margin. */
export interface Excerpt {
  readonly margin: { readonly source: string; readonly mark: string };
  readonly source: string;
  /** Spaces, and a caret below the marked column. */
  readonly mark: string;
  /** The part of `source` before the marked column. */
  readonly before: string;
}

/** A cell of a terminal: a character with its accents, or an expanded tab. */
interface Cell {
  readonly text: string;
  readonly width: number;
  /** Offset in the line. */
  readonly start: number;
}

/** The number of characters measured around the column, because a page written in one line may have millions. */
const farthest = 1000;
const tabWidth = 4;
const ellipsis = '…';
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Renders a line of source with a caret below a column. Tabs become spaces, control characters become U+FFFD, and a
 * line wider than `width` is cut around the caret. `undefined` for a line that shows nothing: an empty one, and the
 * first line of front matter.
 */
export function renderExcerpt({ text, line, column }: MarkedLine, width: number): Excerpt | undefined {
  const written = text.trimEnd();
  if (written === '' || (line === 1 && written === '---')) return undefined;
  const number = String(line).padStart(5);
  const margin = { source: `${number} | `, mark: `${' '.repeat(number.length)} | ` };
  const at = Math.min(column - 1, written.length);
  const cells = cellsNear(written, at);
  const marked = cells.findLastIndex(({ start }) => start <= at);
  const { from, to } = cut(cells, marked, width - margin.source.length - 2 * ellipsis.length);
  const cutOff = (cells[from]?.start ?? 0) > 0 ? ellipsis : '';
  const after = to < cells.length - 1 || cells.at(-1)?.text !== '' ? ellipsis : '';
  const offset = cutOff.length + widthOf(cells.slice(from, marked));
  const before = cutOff + textOf(cells.slice(from, marked));
  const source = before + textOf(cells.slice(marked, to)) + after;
  return { margin, source, before, mark: `${' '.repeat(offset)}^` };
}

/** The cells around an offset, including an empty one at the end of the line, which may be marked. */
function cellsNear(text: string, at: number): Cell[] {
  const start = Math.max(0, at - farthest);
  const end = Math.min(text.length, at + farthest);
  const cells: Cell[] = [];
  let column = 0;
  for (const { segment, index } of segmenter.segment(text.slice(start, end))) {
    const shown = segment === '\t' ? ' '.repeat(tabWidth - (column % tabWidth)) : withoutControls(segment);
    const width = stringWidth(shown);
    cells.push({ text: shown, width, start: start + index });
    column += width;
  }
  if (end === text.length) cells.push({ text: '', width: 1, start: end });
  return cells;
}

/** The longest run of cells around the marked one that is no wider than `room`: half before it, the rest after it. */
function cut(cells: readonly Cell[], marked: number, room: number): { from: number; to: number } {
  if (widthOf(cells) <= room) return { from: 0, to: cells.length };
  let [from, to] = [marked, marked + 1];
  let used = cells[marked]?.width ?? 0;
  // no room is wide enough for what lies beyond the ends
  const widthAt = (index: number) => cells[index]?.width ?? Number.POSITIVE_INFINITY;
  const fits = (index: number, limit: number) => used + widthAt(index) <= limit;
  while (fits(from - 1, room / 2)) used += widthAt(--from);
  while (fits(to, room)) used += widthAt(to++);
  while (fits(from - 1, room)) used += widthAt(--from);
  return { from, to };
}

function textOf(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text).join('');
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}

/** Replaces control characters, unpaired surrogates, and characters that change the text direction. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu, '\uFFFD');
}

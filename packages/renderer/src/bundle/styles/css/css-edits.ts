/** The replacement of a part of a style sheet; offsets are those of PostCSS. */
export interface CssEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The length of the byte order mark of a style sheet, which positions do not count. */
export function markLength(css: string): number {
  return css.startsWith('\uFEFF') ? 1 : 0;
}

/** Makes edits that do not overlap. */
export function applyEdits(css: string, edits: readonly CssEdit[]): string {
  const mark = markLength(css);
  let end = 0;
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  const parts = inOrder.flatMap(({ start, end: until, text }) => {
    const before = css.slice(end, start + mark);
    end = until + mark;
    return [before, text];
  });
  return parts.join('') + css.slice(end);
}

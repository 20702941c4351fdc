/** The replacement of a part of a style sheet; offsets are those of PostCSS. */
export interface CssEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Makes edits that do not overlap, in the order of their places. */
export function applyEdits(css: string, edits: readonly CssEdit[]): string {
  // positions do not count a byte order mark
  const mark = css.startsWith('\uFEFF') ? 1 : 0;
  let end = 0;
  const parts = edits.flatMap(({ start, end: until, text }) => {
    const before = css.slice(end, start + mark);
    end = until + mark;
    return [before, text];
  });
  return parts.join('') + css.slice(end);
}

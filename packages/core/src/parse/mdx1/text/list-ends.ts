/** The first line of a list item. */
const entry = /^ {0,3}(?:[-*+]|\d+[.)])[ \t]/;
const fence = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(`{3,}|~{3,})/;

/**
 * Removes the indentation of lines that follow a list and two blank lines: the parser of MDX 1 ended a list there,
 * whereas CommonMark includes such a line in the last item. Everything else keeps its position.
 */
export function endLists(text: string): string {
  if (!/\n[ \t]*\n[ \t]*\n {1,3}[^\s]/.test(text)) return text;
  let inList = false;
  let emptyLines = 0;
  let open: string | undefined;
  const lines = text.split('\n').map((line) => {
    const wasOpen = open;
    open = fenceAfter(line, open);
    if (wasOpen !== undefined || line.trim() === '') {
      emptyLines = wasOpen === undefined ? emptyLines + 1 : 0;
      return line;
    }
    const ends = inList && emptyLines > 1 && /^ {1,3}[^\s]/.test(line) && !entry.test(line);
    inList = entry.test(line) || (inList && !ends && (emptyLines === 0 || /^[ \t]/.test(line)));
    emptyLines = 0;
    return ends ? line.trimStart() : line;
  });
  return lines.join('\n');
}

/** The fence that is open after a line; `undefined` if there is none. */
function fenceAfter(line: string, open: string | undefined): string | undefined {
  const mark = fence.exec(line)?.[1];
  if (open === undefined) return mark;
  return mark?.startsWith(open) && line.trim() === mark ? undefined : open;
}

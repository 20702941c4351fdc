const openingFence = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(`{3,}(?!.*`)|~{3,})/;
const closingFence = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
const quoted = /^[ \t]*>/;
/** The marker of a list item with the space after it, if there is text whose column that decides. */
const itemMarker = /^[ \t]*(?:[-*+]|\d+[.)])(?:[ \t]{1,4}(?=[^ \t])|(?=[ \t]|$))/;

/** Follows the fenced code of a Markdown text, whose lines it is given in order, each once at most. */
export interface CodeFences {
  /** Whether a line belongs to code that began above, be it the end of the code. */
  readonly continues: (line: string) => boolean;
  /** Whether code begins with a line that belongs to no other. */
  readonly begins: (line: string) => boolean;
}

interface OpenFence {
  readonly marker: string;
  /** The column that the content of the list item around it begins at; 0 outside of lists. */
  readonly column: number;
  readonly isQuoted: boolean;
}

/** Creates a follower of fenced code. Code without an end ends with the list item or quotation around it. */
export function codeFences(): CodeFences {
  let open: OpenFence | undefined;
  const columnAt = itemColumns();
  return {
    continues(line) {
      if (open === undefined) return false;
      const { marker, column, isQuoted } = open;
      const isOutside = isQuoted ? !quoted.test(line) : isBelow(line, column);
      if (isOutside || closingMarker(line)?.startsWith(marker)) open = undefined;
      return !isOutside;
    },
    begins(line) {
      const column = columnAt(line);
      const marker = openingFence.exec(line)?.[1];
      open = marker === undefined ? undefined : { marker, column, isQuoted: quoted.test(line) };
      return open !== undefined;
    },
  };
}

/** The marker that ends code; undefined if the line is none that may. */
export function closingMarker(line: string): string | undefined {
  return closingFence.exec(line)?.[1];
}

/** Creates a function that says at which column the content of the innermost list item of a line begins. */
function itemColumns(): (line: string) => number {
  let columns: number[] = [];
  return (line) => {
    if (/^[ \t]*$/.test(line)) return columns.at(-1) ?? 0;
    const indent = indentOf(line);
    columns = columns.filter((column) => column <= indent);
    const marker = itemMarker.exec(line)?.[0];
    if (marker !== undefined) columns.push(widthOf(/[ \t]$/.test(marker) ? marker : `${marker} `));
    return columns.at(-1) ?? 0;
  };
}

function isBelow(line: string, column: number): boolean {
  return /[^ \t]/.test(line) && indentOf(line) < column;
}

/** The column at which the text of a line begins. */
function indentOf(line: string): number {
  return widthOf(/^[ \t]*/.exec(line)?.[0] ?? '');
}

/** The columns that a text at the start of a line takes, with tabs as in Markdown. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width = letter === '\t' ? width + 4 - (width % 4) : width + 1;
  return width;
}

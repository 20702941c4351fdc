/** A document, as docsite gives it to a preprocessor. */
export interface WrittenDocument {
  /** Its path, absolute. */
  readonly filePath?: string;
  readonly fileContent: string;
}

/** The beginning of a block, such as `note[Title]`, or the end of one. */
export interface BlockMark {
  /** What stands before it in its line. */
  readonly indent: string;
  /** Absent for an end. */
  readonly opens?: string;
}

/** A line of a document, or the mark of a block in its place. */
export type DocumentLine = string | BlockMark;

const fence = /^([ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*)(`{3,}(?!.*`)|~{3,})/;

/** What ends the block of code that this line begins, if it begins one; the end may be indented a little more. */
export function endOfCode(line: string): RegExp | undefined {
  const [, before = '', signs = ''] = fence.exec(line) ?? [];
  return signs === '' ? undefined : new RegExp(`^[ \\t>]{0,${before.length + 3}}${signs[0]}{${signs.length},}[ \\t]*$`);
}

/**
 * Rewrites the lines of a document, line for line, except for those in code and in front matter.
 *
 * @param rewrite What a line becomes; the first line of a block of code is one, too.
 */
export function rewriteLines(text: string, rewrite: (line: string, isFence: boolean) => DocumentLine): DocumentLine[] {
  let end: RegExp | undefined = /^(?:---|\+\+\+)[ \t]*\n/.test(text) ? /^(?:---|\+\+\+)[ \t]*$/ : undefined;
  return text.split('\n').map((line, index) => {
    if (end !== undefined) {
      if (index > 0 && end.test(line)) end = undefined;
      return line;
    }
    end = endOfCode(line);
    return rewrite(line, end !== undefined);
  });
}

/**
 * The text of lines, in which a block begins and ends with more colons than those in it. Ends of no block are left
 * out.
 */
export function printLines(lines: readonly DocumentLine[]): string {
  const fences = colonsOf(lines);
  return lines
    .map((line) => {
      if (typeof line === 'string') return line;
      const colons = ':'.repeat(fences.get(line) ?? 0);
      return colons === '' ? '' : `${line.indent}${colons}${line.opens ?? ''}`;
    })
    .join('\n');
}

/** How many colons each mark has: three, or one more than the blocks in it. */
function colonsOf(lines: readonly DocumentLine[]): ReadonlyMap<BlockMark, number> {
  const colons = new Map<BlockMark, number>();
  const open: BlockMark[] = [];
  for (const mark of lines) {
    if (typeof mark === 'string') continue;
    if (mark.opens !== undefined) {
      colons.set(mark, 3);
      open.push(mark);
      continue;
    }
    const opened = open.pop();
    if (opened === undefined) continue;
    const own = colons.get(opened) as number;
    colons.set(mark, own);
    const outer = open.at(-1);
    if (outer !== undefined) colons.set(outer, Math.max(colons.get(outer) as number, own + 1));
  }
  return colons;
}

/** Attributes such as `title="A"`, by name. */
export function attributesIn(text: string): Readonly<Record<string, string>> {
  const pairs = [...text.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)];
  return Object.fromEntries(pairs.map(([, name = '', double, single]) => [name, double ?? single ?? '']));
}

import { highlighted, type LineClasses } from './line-classes.js';

/** What the info string of a code fence says after the language. */
export interface FenceMeta {
  readonly title?: string;
  readonly showLineNumbers: boolean;
  /** Number of the first line, where `showLineNumbers=5` gives one. */
  readonly firstLine: number;
  /** The classes of marked lines, by their 1-based numbers. */
  readonly marked: LineClasses;
  /** Whether readers may edit the code, and see what it draws. */
  readonly live: boolean;
  /** Whether code that can be edited calls `render()` itself. */
  readonly noInline: boolean;
}

/** A title after the language: between quotation marks of either kind, or without any. */
export const fenceTitle = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|([^\s"'“”„][^\s]*))/;

/**
 * Reads `title="lib.php" {2,5-7} ins={8} showLineNumbers`. A title whose quotation mark is never closed is none.
 * `mark`, `ins` and `del` are names of Expressive Code, which Starlight uses.
 *
 * @param titles Whether a title may stand without quotation marks: one that may not is left out then.
 */
export function readFenceMeta(meta: string, titles: 'any' | 'quoted' = 'any'): FenceMeta {
  const title = fenceTitle.exec(meta);
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  const titleText = title?.[1] ?? title?.[2] ?? (titles === 'any' ? title?.[3] : undefined);
  return {
    ...(titleText !== undefined && { title: titleText }),
    showLineNumbers: numbers !== null,
    firstLine: Number(numbers?.[1] ?? 1),
    marked: readMarks(meta.replace(title?.[0] ?? '', '')),
    live: /(?:^|\s)live(?=\s|$)/.test(meta),
    noInline: /(?:^|\s)noInline(?=\s|$)/.test(meta),
  };
}

/** The class of the lines that each name marks; those without a name are highlighted. */
const markNames: Readonly<Record<string, string>> = { mark: highlighted, ins: 'added', del: 'removed' };

function readMarks(meta: string): LineClasses {
  const classes = new Map<number, readonly string[]>();
  for (const [, name = 'mark', list = ''] of meta.matchAll(/(?:^|\s)(?:(mark|ins|del)=)?\{([\d,\s-]+)\}/g))
    for (const line of readLineRanges(list))
      classes.set(line, [...(classes.get(line) ?? []), markNames[name] as string]);
  return classes;
}

const mostLines = 100_000;

function readLineRanges(list: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of list.split(',')) {
    const range = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (range === null) continue;
    const last = Math.min(Number(range[2] ?? range[1]), mostLines);
    for (let line = Number(range[1]); line <= last; line++) lines.add(line);
  }
  return lines;
}

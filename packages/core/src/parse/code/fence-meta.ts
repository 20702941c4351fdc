import { highlighted, type LineClasses } from './line-classes.js';

/** The info string of a code fence after the language, parsed. */
export interface FenceMeta {
  readonly title?: string;
  readonly showLineNumbers: boolean;
  /** Number of the first line, if `showLineNumbers=5` sets one. */
  readonly firstLine: number;
  /** The classes of marked lines, by their 1-based numbers. */
  readonly marked: LineClasses;
  /** Whether readers may edit the code and see its result. */
  readonly live: boolean;
  /** Whether editable code calls `render()` itself. */
  readonly noInline: boolean;
}

/** A title after the language: in quotation marks of either kind, or without any. */
export const fenceTitle = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|([^\s"'“”„][^\s]*))/;

const titleWord = /(?:^|\s)title=(\S+)/;

/**
 * Parses `title="lib.php" {2,5-7} ins={8} showLineNumbers`. A title with an unclosed quotation mark is ignored. `mark`,
 * `ins` and `del` come from Expressive Code, which Starlight uses.
 *
 * @param titles Which titles are read: `any`, only those in quotation marks (`quoted`), or, as in MDX 1, also `words`
 *   with a single quotation mark, which is part of the title.
 */
export function readFenceMeta(meta: string, titles: 'any' | 'quoted' | 'words' = 'any'): FenceMeta {
  const title = fenceTitle.exec(meta);
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=[\s{]|$)/.exec(meta);
  const word = titles === 'words' ? (title?.[3] ?? titleWord.exec(meta)?.[1]) : title?.[3];
  const titleText = title?.[1] ?? title?.[2] ?? (titles === 'quoted' ? undefined : word);
  return {
    ...(titleText !== undefined && { title: titleText }),
    showLineNumbers: numbers !== null,
    firstLine: Number(numbers?.[1] ?? 1),
    marked: readMarks(meta.replace(title?.[0] ?? '', '')),
    live: /(?:^|\s)live(?=\s|$)/.test(meta),
    noInline: /(?:^|\s)noInline(?=\s|$)/.test(meta),
  };
}

/** Whether the info string contains words that only a component of the site understands. */
export function hasOwnWords(meta: string): boolean {
  const rest = meta.replace(fenceTitle, ' ').replace(/(?:^|\s)(?:(?:mark|ins|del)=)?\{[\d,\s-]+\}/g, ' ');
  return rest.split(/\s+/).some((word) => word !== '' && !/^(?:showLineNumbers(?:=\d+)?|live|noInline)$/.test(word));
}

/** The class for the lines that each name marks; lines marked without a name are highlighted. */
const markNames: Readonly<Record<string, string>> = { mark: highlighted, ins: 'added', del: 'removed' };

/** Numbers of lines, as in `{1,3-5}` or `ins={2}`; Docusaurus also takes them right after `showLineNumbers`. */
const lineMarks = /(?:^|\s|showLineNumbers(?:=\d+)?)(?:(mark|ins|del)=)?\{([\d,\s-]+)\}/g;

function readMarks(meta: string): LineClasses {
  const classes = new Map<number, readonly string[]>();
  for (const [, name = 'mark', list = ''] of meta.matchAll(lineMarks))
    for (const line of readLineRanges(list))
      classes.set(line, [...(classes.get(line) ?? []), markNames[name] as string]);
  return classes;
}

const mostLines = 100_000;

function readLineRanges(list: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of list.split(',')) {
    const range = readLineRange(part);
    if (range === undefined) continue;
    const last = Math.min(range.last, mostLines);
    for (let line = range.first; line <= last; line++) lines.add(line);
  }
  return lines;
}

/** The lines from `first` to `last`, whichever was written first; undefined for text that names no lines. */
export function readLineRange(part: string): { readonly first: number; readonly last: number } | undefined {
  const [, one, other = one] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
  if (one === undefined) return undefined;
  const [first, last] = [Number(one), Number(other)].sort((a, b) => a - b);
  return { first: first as number, last: last as number };
}

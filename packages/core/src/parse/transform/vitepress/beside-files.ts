import { posix } from 'node:path';
import { resolveSitePath } from '../../../site-path.js';
import type { ParseProblem } from '../../document.js';
import { readIncluded } from '../../included-file.js';
import type { ParseState } from '../../parse-state.js';

/** A file that a document includes, and its text. */
export interface BesideFile {
  /** Relative to the site folder. */
  readonly path: string;
  readonly text: string;
}

/**
 * Finds a file by its path in VitePress: relative to the document or, after `@/` or `/`, to the source folder, which is
 * the outermost folder above the document that contains the file.
 */
export function findBeside(written: string, from: string, state: ParseState): BesideFile | undefined {
  const inSources = /^@?\/(.+)$/.exec(written)?.[1];
  const names = inSources === undefined ? [written] : foldersAbove(from).map((up) => `${up}${inSources}`);
  state.readsBeside = true;
  for (const name of names) {
    const path = resolveSitePath(from, name);
    if (path === undefined) continue;
    const text = readIncluded(path, state);
    if (text !== undefined) return { path, text };
  }
  return undefined;
}

/** The folders above a file as references from it, the outermost first: `../../`, `../`, `./`. */
function foldersAbove(file: string): string[] {
  const levels = posix.dirname(file) === '.' ? [] : posix.dirname(file).split('/');
  return [...levels.map((_, index) => '../'.repeat(levels.length - index)), './'];
}

/** What begins the comment in a line that begins or ends a region: in C, HTML, shell, SQL, TeX, Lisp and Batch. */
const comment = '[ \\t]*(?://|/\\*+|<!--|#|--|%|;|::|REM)?[ \\t]*#?';

/**
 * The first and last line of a region, 0-based and without its marks; `undefined` if it does not exist. The marks are
 * those of VitePress and of mdBook: `#region name` and `#endregion`, `ANCHOR: name` and `ANCHOR_END: name`.
 */
export function findRegion(lines: readonly string[], name: string): readonly [first: number, last: number] | undefined {
  const word = name.replace(/[^\w\s-]/g, '\\$&');
  const begin = new RegExp(`^${comment}(?:region|ANCHOR:)[ \\t]+${word}(?![\\w-])`, 'i');
  const end = new RegExp(
    `^${comment}(?:endregion\\b(?:[ \\t]+${word}(?![\\w-])|[^\\w]*$)|ANCHOR_END:[ \\t]+${word}(?![\\w-]))`,
    'i',
  );
  const first = lines.findIndex((line) => begin.test(line));
  if (first === -1) return undefined;
  const length = lines.slice(first + 1).findIndex((line) => end.test(line));
  return length === -1 ? undefined : [first + 1, first + length];
}

/** The message and the hint about a file that does not exist, for what includes it: this line, or this comment. */
export function missingFile(written: string, includer: string): Pick<ParseProblem, 'message' | 'hint'> {
  return {
    message: `cannot find '${written}', which ${includer} includes`,
    hint: 'the path is relative to the file that names it; `@/` is the folder of the documents',
  };
}

/** The message and the hint about a region that a file lacks; `marks` are the comments that would enclose it. */
export function missingRegion(
  path: string,
  region: string,
  marks: readonly [begin: string, end: string],
): Pick<ParseProblem, 'message' | 'hint'> {
  const [begin, end] = marks;
  return {
    message: `'${path}' has no region '${region}'`,
    hint: `enclose it in comments: \`${begin}\` and \`${end}\``,
  };
}

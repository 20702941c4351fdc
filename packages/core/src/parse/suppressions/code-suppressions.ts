import { placeInText } from '../../text/text-place.js';
import type { SuppressionUse } from '../document.js';
import { type Lines, readSuppression } from './suppression-comment.js';

/** Comments in JavaScript, including those in JSX; other names that begin with `docsite-` may belong to other tools. */
const comment = /(?<![\w:/])\/\/[^\S\n]*(docsite-ig[^\n]*)|\/\*[*\s]*(docsite-ig[\s\S]*?)\*\//g;
const anyComment = /\{\s*\/\*[\s\S]*?\*\/\s*\}|\/\*[\s\S]*?\*\//g;

/**
 * Collects the comments in a JavaScript or TypeScript file that suppress findings: `// docsite-ignore rule: reason`, or
 * the same in a block comment. A comment on a line of its own applies to the next line of code, any other to its own
 * line.
 *
 * @param file The name that findings use for it.
 */
export function codeSuppressions(text: string, file: string): SuppressionUse[] {
  if (!text.includes('docsite-ig')) return [];
  const lines = text.split('\n');
  return [...text.matchAll(comment)].flatMap((match) => {
    const start = placeInText(text, match.index);
    const end = placeInText(text, match.index + match[0].length);
    const lead = (lines[start.line - 1] ?? '').slice(0, start.column - 1);
    if (isInText(lead)) return [];
    const tail = (lines[end.line - 1] ?? '').slice(end.column - 1);
    const about: Lines = isAlone(lead, tail) ? nextLine(lines, end.line) : [start.line, end.line];
    const written = (match[1] ?? match[2] ?? '').replace(/\n\s*\*(?!\/)/g, '\n');
    return [readSuppression(written, { file, ...start }, about)];
  });
}

/** Whether a string is still open at the end of a line; an apostrophe after a letter does not open one. */
function isInText(line: string): boolean {
  const bare = line.replace(/\\./g, '');
  return [/"/g, /`/g, /(?<![\p{L}\d])'|'(?![\p{L}\d])/gu].some((quote) => (bare.match(quote) ?? []).length % 2 === 1);
}

function isAlone(lead: string, tail: string): boolean {
  return /^\s*(?:\{\s*)?$/.test(lead.replace(anyComment, '')) && /^\s*(?:\}\s*)?$/.test(tail.replace(anyComment, ''));
}

/** The first line after the given one that contains more than comments. */
function nextLine(lines: readonly string[], after: number): Lines {
  const rest = lines.slice(after).findIndex((line) => !/^\s*(?:\/\/.*)?$/.test(line.replace(anyComment, '')));
  const line = after + Math.max(0, rest) + 1;
  return [line, line];
}

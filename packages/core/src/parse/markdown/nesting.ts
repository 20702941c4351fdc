import type { Root } from 'mdast';
import { placeInText } from '../../text/text-place.js';
import { MarkdownSyntaxError } from './markdown-syntax-error.js';

/**
 * The deepest nesting that docsite accepts, in levels of the tree. Real pages reach 7, and browsers' HTML parsers stop
 * at 512. mdast → hast → React are recursive, and overflow Node's default stack near 1,200; a partial adds its levels
 * to those of the page that includes it.
 */
export const maxNesting = 200;

/**
 * Throws for text whose nesting would crash a parser. Sätteri recurses natively into directive labels and into
 * JavaScript brackets, where 3,000 levels overflow the stack of a worker: a segmentation fault, which cannot be caught.
 * remark throws a `RangeError`, or takes minutes, on thousands of containers opened on one line, or as many unclosed
 * directives.
 */
export function checkTextNesting(text: string, format: 'md' | 'mdx'): void {
  const place =
    deepContainer(text) ??
    deepDirective(text) ??
    deepLabel(text) ??
    (format === 'mdx' ? deepExpression(text) : undefined);
  if (place === undefined) return;
  const { line, column } = placeInText(text, place);
  throw tooDeep(line, column);
}

/** Throws at the first node that is nested too deeply for the stages that recurse over the tree. */
export function checkTreeNesting(tree: Nested): void {
  let level: readonly Nested[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxNesting) throw tooDeep(level[0]?.position?.start.line ?? 1, level[0]?.position?.start.column ?? 1);
    const next: Nested[] = [];
    for (const node of level) if (node.children !== undefined) for (const child of node.children) next.push(child);
    level = next;
  }
}

/** The error for a parser that ran out of stack, which has no position. */
export function tooDeep(line = 1, column = 1): MarkdownSyntaxError {
  return new MarkdownSyntaxError(`nested more than ${maxNesting} deep`, line, column);
}

interface Nested {
  readonly children?: readonly Nested[];
  readonly position?: Root['position'];
}

/**
 * No real line opens so many containers. Five times the limit, because a row of `>` may be a drawing in a code block.
 */
const mostContainers = 1000;
/** Markers of quotes and lists on one line. */
const containers = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t]))){${mostContainers}}.*`, 'gm');
const thematicBreak = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;

function deepContainer(text: string): number | undefined {
  if (!hasLineOf(text, mostContainers)) return undefined;
  for (const match of text.matchAll(containers)) if (!thematicBreak.test(match[0])) return match.index;
  return undefined;
}

/** Whether a line has at least this many characters. This takes a tenth of the time of the regular expression. */
function hasLineOf(text: string, length: number): boolean {
  for (let start = 0; start <= text.length - length; ) {
    const end = text.indexOf('\n', start);
    if (end === -1 || end - start >= length) return true;
    start = end + 1;
  }
  return false;
}

/** Finds directives nested in unclosed ones; twice the limit, because code may show unclosed directives. */
function deepDirective(text: string): number | undefined {
  if (!text.includes(':::')) return undefined;
  let depth = 0;
  for (const match of text.matchAll(/^[ \t>]*:{3,}([A-Za-z]?)/gm)) {
    depth = match[1] === '' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > 2 * maxNesting) return match.index;
  }
  return undefined;
}

/** Finds labels, `:name[`, inside labels: counts those opened and not closed since the last blank line. */
function deepLabel(text: string): number | undefined {
  if (!/:[A-Za-z][\w-]*\[/.test(text)) return undefined;
  let depth = 0;
  for (const match of text.matchAll(/:[A-Za-z][\w-]*\[|\]|\n[ \t>]*\n/g)) {
    if (match[0] === ']') depth = Math.max(0, depth - 1);
    else depth = match[0].startsWith(':') ? depth + 1 : 0;
    if (depth > maxNesting) return match.index;
  }
  return undefined;
}

const openers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Finds brackets inside brackets, starting at a `{` or a line of `import` or `export`. */
function deepExpression(text: string): number | undefined {
  if (!holdsManyOpeners(text)) return undefined;
  const awaited: string[] = [];
  let isModule = false;
  for (const match of text.matchAll(/^(?:import|export)\b|\n[ \t]*\n|[[\](){}]/gm)) {
    const [token] = match;
    const closer = openers[token];
    if (closer === undefined && token.length > 1) isModule = token[0] !== '\n';
    else if (closer !== undefined && (token === '{' || isModule || awaited.length > 0)) awaited.push(closer);
    else if (token === awaited.at(-1)) awaited.pop();
    if (awaited.length > maxNesting) return match.index;
  }
  return undefined;
}

/**
 * Whether there are enough brackets to nest too deeply: a cheap test that spares most pages the exact one, which takes
 * five times as long.
 */
function holdsManyOpeners(text: string): boolean {
  let count = 0;
  for (let at = 0; at < text.length && count <= maxNesting; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x7b || code === 0x5b || code === 0x28) count++;
  }
  return count > maxNesting;
}

import type { Root } from 'mdast';
import { MarkdownSyntaxError } from './markdown-syntax-error.js';

/**
 * The deepest nesting that docsite reads, in levels of the tree. Real pages reach 7, and the HTML parsers of browsers
 * stop at 512. mdast → hast → React recurse, and overflow Node's default stack near 1,200; a partial adds its levels to
 * those of the page that includes it.
 */
export const maxNesting = 200;

/**
 * Throws for text whose nesting would crash a parser. Sätteri recurses natively into the label of a directive and into
 * the brackets of JavaScript, where 3,000 levels overflow the stack of a worker: a segmentation fault, which nothing
 * can catch. remark throws a `RangeError`, or takes minutes, on thousands of containers opened on one line, and on as
 * many directives left open.
 */
export function checkTextNesting(text: string, format: 'md' | 'mdx'): void {
  const place =
    deepContainer(text) ??
    deepDirective(text) ??
    deepLabel(text) ??
    (format === 'mdx' ? deepExpression(text) : undefined);
  if (place === undefined) return;
  const before = text.slice(0, place);
  throw tooDeep(before.split('\n').length, place - before.lastIndexOf('\n'));
}

/** Throws at the first node that is nested too deep for the stages that recurse over the tree. */
export function checkTreeNesting(tree: Nested): void {
  let level: readonly Nested[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxNesting) throw tooDeep(level[0]?.position?.start.line ?? 1, level[0]?.position?.start.column ?? 1);
    const next: Nested[] = [];
    for (const node of level) if (node.children !== undefined) for (const child of node.children) next.push(child);
    level = next;
  }
}

/** The error of a parser that ran out of stack, which has no position. */
export function tooDeep(line = 1, column = 1): MarkdownSyntaxError {
  return new MarkdownSyntaxError(`nested more than ${maxNesting} deep`, line, column);
}

interface Nested {
  readonly children?: readonly Nested[];
  readonly position?: Root['position'];
}

/**
 * So many containers are opened by no real line. Five times the limit: a row of `>` may be a drawing in a block of
 * code.
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

/**
 * Whether a line has so many characters or more. Finding that out takes a tenth of the time that the expression takes.
 */
function hasLineOf(text: string, length: number): boolean {
  for (let start = 0; start <= text.length - length; ) {
    const end = text.indexOf('\n', start);
    if (end === -1 || end - start >= length) return true;
    start = end + 1;
  }
  return false;
}

/**
 * Directives that are not closed before the next opens; twice the limit, since code may show some that are left open.
 */
function deepDirective(text: string): number | undefined {
  if (!text.includes(':::')) return undefined;
  let depth = 0;
  for (const match of text.matchAll(/^[ \t>]*:{3,}([A-Za-z]?)/gm)) {
    depth = match[1] === '' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > 2 * maxNesting) return match.index;
  }
  return undefined;
}

/** Labels, `:name[`, inside labels: at most as many as were opened and not closed since the last blank line. */
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

/** Brackets inside brackets, from a `{` or a line of `import` or `export` on. */
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
 * Whether there are enough brackets to nest too deep: a cheap test, so that most pages skip the exact one, which takes
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

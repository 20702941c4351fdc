import { resolve } from 'node:path';
import type { Location, Message } from 'esbuild';
import { sourceOfModule } from '../../live/live-pages.js';

/** A place in code that Babel reads otherwise than esbuild: 1-based line, 0-based column in bytes. */
interface LoosePlace {
  readonly line: number;
  readonly column: number;
}

/**
 * What esbuild rejects and Babel accepts, by file (absolute), with the places in the text that esbuild reads:
 * characters in the text of elements, and assignments to constants, which only fail if they are run.
 */
export type LooseCode = ReadonlyMap<string, readonly LoosePlace[]>;

/** The entity that replaces each character. */
const entities: Readonly<Record<string, string>> = { '>': '&gt;', '}': '&#125;' };

/** The beginning of an assignment to a name that stands alone, not of one in a pattern. */
const assignment =
  /^[\p{ID_Start}$_][\p{ID_Continue}$]*\s*(?:(?:\*\*|<<|>>>?|&&|\|\||\?\?|[-+*/%&^|])?=(?![=>])|\+\+|--)/u;

/**
 * The places of loose code that made a build fail, together with those known before; `undefined` if no further file has
 * any. esbuild reports all of a file at once.
 */
export function looseCode(messages: readonly Message[], siteDir: string, known: LooseCode = new Map()) {
  const found = new Map<string, LoosePlace[]>();
  for (const { location, text } of messages) {
    if (location === null || !isLoose(text, location)) continue;
    const { line, column } = location;
    const file = fileOfLocation(location, siteDir);
    const before = found.get(file) ?? [];
    // the builds for the server and for browsers report the same ones
    const isNamed = before.some((other) => other.line === line && other.column === column);
    if (!known.has(file) && !isNamed) found.set(file, [...before, { line, column }]);
  }
  return found.size === 0 ? undefined : new Map([...known, ...found]);
}

function isLoose(text: string, { lineText, column }: Location): boolean {
  if (/^Cannot assign to ".*" because it is a constant$/.test(text))
    return assignment.test(Buffer.from(lineText).subarray(column).toString());
  return /^The character "[>}]" is not valid inside a JSX element$/.test(text);
}

/** The file of a message's location, absolute. */
export function fileOfLocation({ file }: Location, siteDir: string): string {
  return resolve(siteDir, sourceOfModule(file));
}

/**
 * Replaces characters by entities, which every compiler reads as text, and lets assignments throw a `TypeError` when
 * they are run.
 */
export function rewriteLoose(code: string, places: readonly LoosePlace[]): string {
  const lines = code.split('\n');
  for (const { line, column } of [...places].sort((a, b) => b.column - a.column)) {
    const bytes = Buffer.from(lines[line - 1] ?? '');
    const [before, after] = [bytes.subarray(0, column).toString(), bytes.subarray(column).toString()];
    const entity = entities[after[0] ?? ''];
    if (entity !== undefined) lines[line - 1] = `${before}${entity}${after.slice(1)}`;
    else if (assignment.test(after)) lines[line - 1] = `${before}Object.freeze({}).${after}`;
  }
  return lines.join('\n');
}

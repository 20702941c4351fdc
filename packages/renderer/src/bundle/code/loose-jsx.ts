import { resolve } from 'node:path';
import type { Location, Message } from 'esbuild';
import { sourceOfModule } from '../../live/live-pages.js';

/** A character in an element that only Babel reads as text: 1-based line, 0-based column in bytes. */
interface LooseCharacter {
  readonly line: number;
  readonly column: number;
}

/** Such characters by file (absolute), with their places in the text that esbuild reads. */
export type LooseJsx = ReadonlyMap<string, readonly LooseCharacter[]>;

/** The entity that replaces each character. */
const entities: Readonly<Record<string, string>> = { '>': '&gt;', '}': '&#125;' };

/**
 * The characters `>` and `}` in the text of elements that made a build fail, together with those known before;
 * `undefined` if no further file has any. esbuild reports all of a file at once.
 */
export function looseJsx(messages: readonly Message[], siteDir: string, known: LooseJsx = new Map()) {
  const found = new Map<string, LooseCharacter[]>();
  for (const { location, text } of messages) {
    if (location === null || !/^The character "[>}]" is not valid inside a JSX element$/.test(text)) continue;
    const { line, column } = location;
    const file = fileOfLocation(location, siteDir);
    const before = found.get(file) ?? [];
    // the builds for the server and for browsers report the same ones
    const isNamed = before.some((other) => other.line === line && other.column === column);
    if (!known.has(file) && !isNamed) found.set(file, [...before, { line, column }]);
  }
  return found.size === 0 ? undefined : new Map([...known, ...found]);
}

/** The file of a message's location, absolute. */
export function fileOfLocation({ file }: Location, siteDir: string): string {
  return resolve(siteDir, sourceOfModule(file));
}

/** Replaces characters by entities, which every compiler reads as text. */
export function escapeLoose(code: string, characters: readonly LooseCharacter[]): string {
  const lines = code.split('\n');
  for (const { line, column } of [...characters].sort((a, b) => b.column - a.column)) {
    const bytes = Buffer.from(lines[line - 1] ?? '');
    const entity = entities[String.fromCharCode(bytes[column] ?? 0)];
    if (entity !== undefined) lines[line - 1] = `${bytes.subarray(0, column)}${entity}${bytes.subarray(column + 1)}`;
  }
  return lines.join('\n');
}

import { resolve } from 'node:path';
import type { Message } from 'esbuild';

/** A character in the text of an element that Babel takes for text: 1-based line, 0-based column in bytes. */
interface LooseCharacter {
  readonly line: number;
  readonly column: number;
}

/** Such characters, by the files that hold them: absolute. They are in the text as esbuild reads it. */
export type LooseJsx = ReadonlyMap<string, readonly LooseCharacter[]>;

/** What each character is written as. */
const entities: Readonly<Record<string, string>> = { '>': '&gt;', '}': '&#125;' };

/**
 * The characters that a build failed at, `>` and `}` in the text of elements, together with those that were known
 * before; nothing where no other file has any. esbuild names all of a file at once.
 */
export function looseJsx(messages: readonly Message[], siteDir: string, known: LooseJsx = new Map()) {
  const found = new Map<string, LooseCharacter[]>();
  for (const { location, text } of messages) {
    if (location === null || !/^The character "[>}]" is not valid inside a JSX element$/.test(text)) continue;
    const { line, column } = location;
    const file = resolve(siteDir, location.file.replace(/^docsite-page:/, ''));
    const before = found.get(file) ?? [];
    // the builds for server and browsers name the same
    const isNamed = before.some((other) => other.line === line && other.column === column);
    if (!known.has(file) && !isNamed) found.set(file, [...before, { line, column }]);
  }
  return found.size === 0 ? undefined : new Map([...known, ...found]);
}

/** Code in which characters are written so that every compiler takes them for text. */
export function escapeLoose(code: string, characters: readonly LooseCharacter[]): string {
  const lines = code.split('\n');
  for (const { line, column } of [...characters].sort((a, b) => b.column - a.column)) {
    const bytes = Buffer.from(lines[line - 1] ?? '');
    const entity = entities[String.fromCharCode(bytes[column] ?? 0)];
    if (entity !== undefined) lines[line - 1] = `${bytes.subarray(0, column)}${entity}${bytes.subarray(column + 1)}`;
  }
  return lines.join('\n');
}

import { define, failAt, readKey, readPair, type TomlCursor, tableAt, take } from './toml-values.js';

export { TomlError } from './toml-values.js';

/** Blank lines and comments. */
const blankLines = /(?:[ \t]*(?:#.*)?\n)*[ \t]*(?:#.*$)?/y;
const lineEnd = /[ \t]*(?:#.*)?(?:\n|$)/y;

/**
 * Parses TOML 1.0. Dates are kept as text, as written. Throws a `TomlError`.
 *
 * @param text With `\n` at the ends of lines.
 * @see https://toml.io/en/v1.0.0
 */
export function parseToml(text: string): Readonly<Record<string, unknown>> {
  const root: Record<string, unknown> = {};
  const cursor: TomlCursor = { text, offset: 0 };
  let table = root;
  for (take(cursor, blankLines); cursor.offset < text.length; take(cursor, blankLines)) {
    const opening = take(cursor, /\[\[?/y)?.[0];
    if (opening === undefined) readPair(cursor, table);
    else table = openTable(cursor, root, opening === '[[');
    if (take(cursor, lineEnd) === undefined)
      throw failAt(cursor, 'there is text after the end of a value', 'put the whole value in quotes');
  }
  return root;
}

/** Reads the rest of `[a.b]`, or of `[[a.b]]`, which adds a table to a list. */
function openTable(cursor: TomlCursor, root: Record<string, unknown>, isItem: boolean): Record<string, unknown> {
  const start = { text: cursor.text, offset: cursor.offset };
  const path = readKey(cursor);
  if (take(cursor, isItem ? /\]\]/y : /\]/y) === undefined)
    throw failAt(cursor, 'a `[` is not closed', `end the name of the table with \`${isItem ? ']]' : ']'}\``);
  if (isItem) addItem(root, path);
  const table = tableAt(root, path);
  if (table === undefined) throw failAt(start, 'a key is written twice', 'keep one of the two');
  return table;
}

/** Adds a table to the list at a path, unless another value is there. */
function addItem(root: Record<string, unknown>, path: readonly string[]): void {
  const parent = tableAt(root, path.slice(0, -1)) ?? {};
  const name = path.at(-1) as string;
  const list: unknown = Object.hasOwn(parent, name) ? parent[name] : undefined;
  if (Array.isArray(list)) list.push({});
  else if (list === undefined) define(parent, name, [{}]);
}

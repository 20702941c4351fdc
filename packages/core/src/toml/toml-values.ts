/** TOML that cannot be parsed. Line and column are 1-based. */
export class TomlError extends Error {
  override readonly name = 'TomlError';

  constructor(
    message: string,
    /** How to write it instead. */
    readonly hint: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}

/** A text, and the offset up to which it is read. */
export interface TomlCursor {
  readonly text: string;
  offset: number;
}

/** Blanks, and within brackets also line ends and comments. */
const blanks = /[ \t]*/y;
const filler = /(?:[ \t\n]|#.*)*/y;
const bareKey = /[A-Za-z0-9_-]+/y;
const basicText = /"(?:[^"\\\n]|\\.)*"/y;
const literalText = /'[^'\n]*'/y;
const longText = /"""\n?((?:[^\\]|\\[\s\S])*?)"""(?!")|'''\n?([\s\S]*?)'''(?!')/y;
const plainValue = /[\w+.:-]+(?: \d\d:\d\d[\w+.:-]*)?/y;

/** An error at the cursor, or at another offset. */
export function failAt({ text, offset }: TomlCursor, reason: string, hint: string): TomlError {
  const before = text.slice(0, offset).split('\n');
  return new TomlError(reason, hint, before.length, (before.at(-1) ?? '').length + 1);
}

/** Reads what a sticky pattern matches, if anything. */
export function take(cursor: TomlCursor, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = cursor.offset;
  const match = pattern.exec(cursor.text) ?? undefined;
  if (match !== undefined) cursor.offset += match[0].length;
  return match;
}

/** Reads a key, whose parts stand between dots: `a."b c"`. */
export function readKey(cursor: TomlCursor): readonly string[] {
  const parts: string[] = [];
  do {
    take(cursor, blanks);
    const [bare] = take(cursor, bareKey) ?? [];
    const quoted = bare ?? quotedText(cursor);
    if (quoted === undefined) throw failAt(cursor, 'there is no key', 'write `key = value`');
    parts.push(quoted);
    take(cursor, blanks);
  } while (take(cursor, /\./y) !== undefined);
  return parts;
}

/** Reads a value. Dates are kept as text, as written. */
export function readTomlValue(cursor: TomlCursor): unknown {
  const long = take(cursor, longText);
  if (long !== undefined) return long[1] === undefined ? long[2] : unescapeText(long[1].replace(/\\[ \t]*\n\s*/g, ''));
  const quoted = quotedText(cursor);
  if (quoted !== undefined) return quoted;
  if (/["']/.test(cursor.text.charAt(cursor.offset)))
    throw failAt(cursor, 'a quote is not closed', 'end the value with the same quote');
  if (take(cursor, /\[/y)) return readItems(cursor, ']', readTomlValue);
  if (take(cursor, /\{/y)) return readInlineTable(cursor);
  const before = cursor.offset;
  const value = plain(take(cursor, plainValue)?.[0] ?? '');
  if (value !== undefined) return value;
  cursor.offset = before;
  throw failAt(cursor, 'the value is not one of TOML', 'put texts in quotes: `title = "Home"`');
}

/** A boolean, a number or a date; undefined for anything else. */
function plain(word: string): unknown {
  if (word === 'true' || word === 'false') return word === 'true';
  if (/^\d{4}-\d\d-\d\d|^\d\d:\d\d/.test(word)) return word;
  if (/^[+-]?(?:inf|nan)$/.test(word)) return Number(word.replace('inf', 'Infinity').replace('nan', 'NaN'));
  const number = word.replaceAll('_', '');
  return /^(?:[+-]?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|0[xob][\da-fA-F]+)$/.test(number)
    ? Number(number)
    : undefined;
}

function quotedText(cursor: TomlCursor): string | undefined {
  const basic = take(cursor, basicText)?.[0];
  return basic === undefined ? take(cursor, literalText)?.[0].slice(1, -1) : unescapeText(basic.slice(1, -1));
}

const escapes: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\x1b' };

function unescapeText(text: string): string {
  return text.replace(/\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2})|(.))/g, (written, ...found) => {
    const [short, long, byte, sign] = found as (string | undefined)[];
    const code = Number.parseInt(short ?? long ?? byte ?? '', 16);
    if (sign !== undefined) return escapes[sign] ?? sign;
    return code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });
}

/** Reads items between commas up to a closing bracket, which may follow a comma, too. */
function readItems<Item>(cursor: TomlCursor, end: string, read: (cursor: TomlCursor) => Item): Item[] {
  const opened = { text: cursor.text, offset: cursor.offset - 1 };
  const items: Item[] = [];
  const closes = () => {
    take(cursor, filler);
    return cursor.text.startsWith(end, cursor.offset);
  };
  while (!closes()) {
    if (cursor.offset >= cursor.text.length) throw unclosed(opened, end);
    items.push(read(cursor));
    take(cursor, filler);
    if (take(cursor, /,/y) === undefined && !closes()) throw unclosed(opened, end);
  }
  cursor.offset += 1;
  return items;
}

function unclosed(opened: TomlCursor, end: string): TomlError {
  return failAt(opened, `a bracket is not closed, or a comma is missing after it`, `write \`${end}\` at its end`);
}

function readInlineTable(cursor: TomlCursor): unknown {
  const table: Record<string, unknown> = {};
  readItems(cursor, '}', (inner) => readPair(inner, table));
  return table;
}

/** Reads `key = value` into a table. */
export function readPair(cursor: TomlCursor, table: Record<string, unknown>): void {
  const start = { text: cursor.text, offset: cursor.offset };
  const key = readKey(cursor);
  if (take(cursor, /=/y) === undefined)
    throw failAt(cursor, 'a line is not `key = value`', 'write a `=` after its key');
  take(cursor, blanks);
  const value = readTomlValue(cursor);
  const parent = tableAt(table, key.slice(0, -1));
  const name = key.at(-1) as string;
  if (parent === undefined || Object.hasOwn(parent, name))
    throw failAt(start, 'a key is written twice', 'keep one of the two');
  define(parent, name, value);
}

/** The table at a path, or the last one of a list there, which is created if it is missing; undefined for a value. */
export function tableAt(table: Record<string, unknown>, path: readonly string[]): Record<string, unknown> | undefined {
  let current = table;
  for (const name of path) {
    if (!Object.hasOwn(current, name)) define(current, name, {});
    const found: unknown = current[name];
    const inner: unknown = Array.isArray(found) ? found.at(-1) : found;
    if (typeof inner !== 'object' || inner === null) return undefined;
    current = inner as Record<string, unknown>;
  }
  return current;
}

/** Adds a property, which may have the name of one that all objects have. */
export function define(table: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(table, name, { value, enumerable: true, writable: true, configurable: true });
}

import { dirname, isAbsolute, sep } from 'node:path';
import { types } from 'node:util';
import { isIdentifier, isPlainObject, pathFrom } from '@docsite/core';

/** How to print values that are more than plain data. */
export interface ValuePrinter {
  /** The site folder, absolute: paths inside it, and inside its parent folder, are printed as relative ones. */
  readonly siteDir: string;
  /** The code of a value to print instead: of a function, or of a computed value. */
  readonly codeOf: (value: unknown, path: readonly PropertyKey[]) => string | undefined;
  /** Called with a value that has no code. */
  readonly onLost: (value: unknown, path: readonly PropertyKey[]) => void;
}

/** The maximum width of printed lines. */
const width = 100;

/** Prints a value as code; undefined if there is none. */
export function printValue(value: unknown, path: readonly PropertyKey[], printer: ValuePrinter): string | undefined {
  const own = printer.codeOf(value, path);
  if (own !== undefined) return indented(own, path.length);
  if (typeof value === 'string') return printText(value, printer.siteDir);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (types.isRegExp(value)) return String(value);
  if (Array.isArray(value)) return printList(value, path, printer);
  if (isPlainObject(value)) return printObject(value, path, printer);
  printer.onLost(value, path);
  return undefined;
}

function printList(list: readonly unknown[], path: readonly PropertyKey[], printer: ValuePrinter): string | undefined {
  const items = list.map((item, index) => printValue(item, [...path, index], printer));
  // if a plugin has no code, its options are dropped, too
  if (list.length > 0 && typeof list[0] === 'function' && items[0] === undefined) return undefined;
  return enclosed(
    ['[', ']'],
    items.flatMap((item) => item ?? []),
    path.length,
  );
}

function printObject(
  value: Readonly<Record<string, unknown>>,
  path: readonly PropertyKey[],
  printer: ValuePrinter,
): string {
  const items = Object.entries(value).flatMap(([key, inner]) => {
    if (inner === undefined) return [];
    const printed = printValue(inner, [...path, key], printer);
    if (printed === undefined) return [];
    return [printed === key ? key : `${printKey(key)}: ${printed}`];
  });
  return enclosed(['{', '}'], items, path.length);
}

function printKey(key: string): string {
  return isIdentifier(key) ? key : printText(key);
}

function enclosed([open, close]: readonly [string, string], items: readonly string[], depth: number): string {
  if (items.length === 0) return open + close;
  const space = open === '{' ? ' ' : '';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (line.length + depth * 2 < width && !line.includes('\n')) return line;
  const indent = '  '.repeat(depth + 1);
  return `${open}\n${items.map((item) => `${indent}${item},\n`).join('')}${indent.slice(2)}${close}`;
}

/** Indents all lines of code except the first. */
function indented(code: string, depth: number): string {
  // lines of a template literal are part of its value
  return code.includes('`') ? code : code.replaceAll('\n', `\n${'  '.repeat(depth)}`);
}

function printText(text: string, siteDir = ''): string {
  if (siteDir !== '' && isAbsolute(text) && isWithin(text, dirname(siteDir))) {
    const path = pathFrom(siteDir, text);
    return `fileURLToPath(new URL(${printText(path === '' ? '.' : path)}, import.meta.url))`;
  }
  if (text.includes('\n') && !/[`\\]|\$\{/.test(text)) return `\`${text}\``;
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text);
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function isWithin(path: string, folder: string): boolean {
  return folder.length > 1 && (path === folder || path.startsWith(folder + sep));
}

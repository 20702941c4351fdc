import { messageOf } from '@docsite/core';

/** Version of the format. */
const formatVersion = 1;

/** What a recorded list contains, or why it cannot be read, and on which line. */
export type RecordedList = { readonly items: readonly unknown[] } | { readonly reason: string; readonly line: number };

/**
 * The text of a file that records a list and is committed: it has one item per line, so that changes can be reviewed
 * and merged.
 *
 * @param name The key of the list.
 * @param items JSON.
 */
export function printRecordedList(name: string, items: readonly string[]): string {
  const list = items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${item}`).join(',\n')}\n  ]`;
  return `{\n  "version": ${formatVersion},\n  "${name}": ${list}\n}\n`;
}

/** Reads the text of a file that records a list; its items may be anything. */
export function parseRecordedList(name: string, text: string): RecordedList {
  const conflict = text.split('\n').findIndex((line) => line.startsWith('<<<<<<<'));
  if (conflict >= 0) return { reason: 'it has an unresolved merge conflict', line: conflict + 1 };
  const refuse = (reason: string): RecordedList => ({ reason, line: 1 });
  let value: Readonly<Record<string, unknown>> | null;
  try {
    // editors and shells on Windows begin files with a byte order mark
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return refuse(`it is not JSON (${printable(messageOf(error))})`);
  }
  const items = value?.[name];
  if (!Array.isArray(items)) return refuse(`it has no list of '${name}'`);
  const version = value?.version;
  return version === formatVersion
    ? { items }
    : refuse(`its version is ${JSON.stringify(version)}, and this docsite reads version ${formatVersion}`);
}

/** Escapes a message that quotes the file, which may contain anything. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029\uFFFD]+/gu, '�');
}

const entry = /^([A-Za-z][\w-]*):(?:[ \t]+(\S.*?))?[ \t]*$/;
const item = /^( *)- +(\S.*?)[ \t]*$/;

/**
 * Text that YAML reads literally: it begins with a letter or `/`, and contains no character that could have a meaning.
 */
const plainText = /^[\p{L}/][^:#[\]{}&*!|>%@`\\\p{Cc}\ufeff]*$/u;

/** Plain words that YAML 1.2 or 1.1 reads as a boolean or null. */
const words = new Set(['true', 'false', 'null', 'yes', 'no', 'on', 'off', 'y', 'n']);

/** An integer that can be written in only one way, and is small enough to be represented exactly. */
const integer = /^(?:0|-?[1-9]\d{0,14})$/;

/** The value of a key in plain YAML. */
export type PlainValue = string | number | boolean | string[];

/**
 * Parses YAML that consists only of keys with strings, integers, booleans or lists of strings, like most front matter;
 * `undefined` if it may be anything more. The YAML library takes half a millisecond for this, a tenth of the total cost
 * of a page.
 *
 * @param textKeys Keys whose integers are kept as text, as written.
 */
export function parsePlainYaml(
  yaml: string,
  textKeys: ReadonlySet<string> = new Set(),
): Record<string, PlainValue> | undefined {
  const values: Record<string, PlainValue> = {};
  let list: { indent?: string; readonly items: string[] } | undefined;
  for (const line of yaml.split('\n')) {
    const [, indent, text = ''] = item.exec(line) ?? [];
    if (indent !== undefined) {
      if (list === undefined || (list.indent ?? indent) !== indent || !isPlain(text)) return undefined;
      list.indent = indent;
      list.items.push(text);
      continue;
    }
    const [, key = '', value] = entry.exec(line) ?? [];
    if (list?.items.length === 0 || key === '' || words.has(key.toLowerCase()) || Object.hasOwn(values, key))
      return undefined;
    list = value === undefined ? { items: [] } : undefined;
    const read = value === undefined ? list?.items : readValue(value, textKeys.has(key));
    if (read === undefined) return undefined;
    values[key] = read;
  }
  return list?.items.length === 0 ? undefined : values;
}

function readValue(text: string, isText: boolean): PlainValue | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text.startsWith('[') && text.endsWith(']')) return readList(text.slice(1, -1));
  if (integer.test(text)) return isText ? text : Number(text);
  return isPlain(text) ? text : undefined;
}

/** Parses a list on one line; it cannot contain nested lists, because plain text excludes brackets. */
function readList(text: string): string[] | undefined {
  if (text === '') return [];
  const items = text.split(',').map((part) => part.replace(/^[ \t]+|[ \t]+$/g, ''));
  return items.every(isPlain) ? items : undefined;
}

function isPlain(text: string): boolean {
  return plainText.test(text) && !words.has(text.toLowerCase());
}

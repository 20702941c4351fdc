const entry = /^([A-Za-z][\w-]*):(?:[ \t]+(\S.*?))?[ \t]*$/;
const item = /^( *)- +(\S.*?)[ \t]*$/;

/** Text that YAML takes as it is written: it begins with a letter, and holds no sign that could mean more. */
const plainText = /^\p{L}[^:#[\]{}&*!|>%@`\\\p{Cc}\ufeff]*$/u;

/** Plain words that YAML 1.2 or 1.1 reads as a boolean or null. */
const words = new Set(['true', 'false', 'null', 'yes', 'no', 'on', 'off', 'y', 'n']);

/**
 * Reads YAML that has only keys with a text or a list of texts, as most front matter is; `undefined` where it may be
 * anything more. The library that reads other YAML takes half a millisecond for this, a tenth of the total cost
 * of a page.
 */
export function parsePlainYaml(yaml: string): Record<string, string | string[]> | undefined {
  const values: Record<string, string | string[]> = {};
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
    if (value !== undefined && !isPlain(value)) return undefined;
    values[key] = value ?? (list?.items as string[]);
  }
  return list?.items.length === 0 ? undefined : values;
}

function isPlain(text: string): boolean {
  return plainText.test(text) && !words.has(text.toLowerCase());
}

/** The values that stand more than once in a list, from their second place on. */
export function duplicates<T>(list: readonly T[], equal: (a: T, b: T) => boolean = Object.is): T[] {
  return list.filter((value, index) => list.findIndex((other) => equal(other, value)) !== index);
}

/** Each value of a list once. */
export function uniq<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** Lists of values by a key. */
export function groupBy<T, K extends string | number>(
  list: readonly T[],
  keyOf: (value: T, index: number) => K,
): Record<K, T[]> {
  const groups = {} as Record<K, T[]>;
  list.forEach((value, index) => {
    const key = keyOf(value, index);
    groups[key] = [...(groups[key] ?? []), value];
  });
  return groups;
}

/** Whether a pattern, if there is one, matches a text. */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'i').test(text);
}

/** Whether the links of a footer stand in columns. */
export function isMultiColumnFooterLinks(links: readonly object[]): boolean {
  return links.length > 0 && 'title' in (links[0] as object);
}

interface Tag {
  readonly label: string;
}

/** Tags by their first letters, in order. */
export function listTagsByLetters<T extends Tag>(tags: readonly T[]): { letter: string; tags: T[] }[] {
  const groups = groupBy(tags, ({ label }) => label.charAt(0).toUpperCase());
  return Object.entries(groups)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, own]) => ({ letter, tags: own.sort((a, b) => a.label.localeCompare(b.label)) }));
}

/** Whether a reader wants things to move little. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The properties of a notice as they are: docsite gives it its title. */
export function processAdmonitionProps<Props>(props: Props): Props {
  return props;
}

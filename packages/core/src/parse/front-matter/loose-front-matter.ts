import matter from 'gray-matter';

/**
 * Reads invalid YAML front matter as js-yaml 3 does: builders that use it, such as Docusaurus, accept `a: [b] c: [d]`
 * as two keys, tabs as spaces, and unindented lines in quoted text. Undefined if it rejects the text, too, if the
 * result is not a map, or if the text contains aliases.
 */
export function readLooseFrontMatter(yaml: string): Record<string, unknown> | undefined {
  // aliases could expand to more than fits into memory
  if (/(?:^|[\s[{,:-])[*&]\w/.test(yaml)) return undefined;
  try {
    // passing options keeps it from returning a cached result
    const { data } = matter(`---\n${yaml}\n---\n`, {});
    return typeof data === 'object' && !Array.isArray(data) ? withoutDates(data) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps dates as written, as in YAML 1.2, which has no date type. */
function withoutDates(data: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : value,
  ]);
  return Object.fromEntries(entries);
}

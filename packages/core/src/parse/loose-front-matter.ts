import matter from 'gray-matter';

/**
 * What js-yaml 3 makes of front matter that is no YAML: builders that read by it, such as Docusaurus, take `a: [b] c:
 * [d]` for two keys, tabs for spaces, and lines of a quoted text that are not indented. Nothing where it refuses the
 * text, too, reads no map, or finds aliases.
 */
export function readLooseFrontMatter(yaml: string): Record<string, unknown> | undefined {
  // aliases may stand for more than can be held
  if (/(?:^|[\s[{,:-])[*&]\w/.test(yaml)) return undefined;
  try {
    // options of its own keep it from answering from a cache
    const { data } = matter(`---\n${yaml}\n---\n`, {});
    return typeof data === 'object' && !Array.isArray(data) ? withoutDates(data) : undefined;
  } catch {
    return undefined;
  }
}

/** Dates as they are written in YAML 1.2, which has none. */
function withoutDates(data: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : value,
  ]);
  return Object.fromEntries(entries);
}

import type { HeadTag } from './page-data.js';

/** Lists of head elements: if two elements have the same name, the one in the later list wins. */
export type HeadLevels = readonly (readonly HeadTag[])[];

/** Merges lists of elements; a single list may contain several with the same name, such as alternative images. */
export function mergeHeadTags(levels: HeadLevels): readonly HeadTag[] {
  const taken = new Set<string>();
  const kept = levels.toReversed().map((level) => {
    const own = level.map(completeTag);
    const left = own.filter((tag) => !taken.has(nameOfTag(tag)));
    for (const tag of own) taken.add(nameOfTag(tag));
    return left;
  });
  return kept.reverse().flat();
}

/** Those of some elements that do not have the name of one of others, which replace them. */
export function tagsBelow(tags: readonly HeadTag[], others: readonly HeadTag[]): readonly HeadTag[] {
  const taken = new Set(others.map(nameOfTag));
  return tags.filter((tag) => !taken.has(nameOfTag(tag)));
}

/** The identity of an element; an element without one only replaces an equal one. */
function nameOfTag(tag: HeadTag): string {
  const { attrs = {}, content } = tag;
  const { property, name = property, 'http-equiv': header, charset, rel, media = '' } = attrs;
  if (tag.tag === 'title') return 'title';
  if (tag.tag === 'meta' && charset !== undefined) return 'charset';
  if (tag.tag === 'meta' && (name ?? header) !== undefined) return `meta ${name ?? header} ${media}`.toLowerCase();
  if (tag.tag === 'link' && rel === 'canonical') return 'canonical';
  return JSON.stringify([tag.tag, Object.entries(attrs).sort(), content]);
}

/**
 * The element as written to HTML: without attributes that are `false`; an external script is deferred unless it says
 * how to load, so that it does not hold up the page.
 */
function completeTag(tag: HeadTag): HeadTag {
  if (tag.attrs === undefined) return tag;
  const { tag: name, attrs } = tag;
  const isFile = name === 'script' && attrs.src !== undefined;
  const says = ['async', 'defer', 'type', 'blocking'].some((key) => key in attrs);
  const written = Object.entries(attrs).filter(([, value]) => value !== false);
  return { ...tag, attrs: { ...Object.fromEntries(written), ...(isFile && !says && { defer: true }) } };
}

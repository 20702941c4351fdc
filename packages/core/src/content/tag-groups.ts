import { getOrInsert } from '../values/get-or-insert.js';
import { compareLabels } from './compare-labels.js';
import type { PageSection } from './content-kind.js';
import type { TagGroup } from './page-data.js';
import type { Tag } from './tags.js';

/** Groups listed tags by first letter, alphabetically. */
export function groupTags(
  tags: readonly Pick<Tag, 'label' | 'route' | 'description' | 'pages' | 'unlisted'>[],
  url: (route: string) => string,
): TagGroup[] {
  const groups = new Map<string, TagGroup['tags'][number][]>();
  for (const { label, route, pages, description, unlisted } of tags) {
    if (unlisted) continue;
    const letter = (label[0] ?? '').toUpperCase();
    const tag = { label, href: url(route), count: pages.length, ...(description !== undefined && { description }) };
    getOrInsert(groups, letter, () => []).push(tag);
  }
  return [...groups].sort(([a], [b]) => compareLabels(a, b)).map(([letter, items]) => ({ letter, tags: items }));
}

/** Tags as plain-text sections. */
export function tagSections(groups: readonly TagGroup[]): PageSection[] {
  return groups.map(({ letter, tags }) => ({
    heading: letter,
    links: tags.map(({ label, href, count }) => ({ label, href, description: String(count) })),
  }));
}

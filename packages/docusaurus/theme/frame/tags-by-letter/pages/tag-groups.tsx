import type { TagGroup } from '@docsite/renderer/template';
import TagsListByLetter from '@theme/TagsListByLetter';

/** All tags, by their first letters, drawn by the site. */
export function TagGroups({ groups }: { readonly groups: readonly TagGroup[] }) {
  const tags = groups.flatMap((group) => group.tags.map(({ href, ...tag }) => ({ ...tag, permalink: href })));
  return <TagsListByLetter tags={tags} />;
}

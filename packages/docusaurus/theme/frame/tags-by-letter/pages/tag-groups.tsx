import type { TagGroup } from '@docsite/renderer/template';
import { tagProps } from '@docusaurus/inner/pages/prop-values';
import TagsListByLetter from '@theme/TagsListByLetter';

/** All tags by first letter, drawn by the site. */
export function TagGroups({ groups }: { readonly groups: readonly TagGroup[] }) {
  const tags = groups.flatMap((group) => tagProps(group.tags));
  return <TagsListByLetter tags={tags} />;
}

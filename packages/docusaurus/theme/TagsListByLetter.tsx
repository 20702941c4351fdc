import { listTagsByLetters } from '@docusaurus/theme-common';
import type { TagProps } from '@theme/Tag';
import { TagGroups } from '@theme-original/pages/tag-groups';

export interface TagsListByLetterProps {
  readonly tags: readonly (TagProps & { readonly count: number })[];
}

/** All tags, by first letter. */
export default function TagsListByLetter({ tags }: TagsListByLetterProps) {
  const groups = listTagsByLetters(tags).map(({ letter, tags: own }) => ({
    letter,
    tags: own.map(({ permalink, ...tag }) => ({ ...tag, href: permalink })),
  }));
  return <TagGroups groups={groups} />;
}

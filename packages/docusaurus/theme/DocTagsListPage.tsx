import { listTagsByLetters } from '@docusaurus/theme-common';
import { PageTitle } from '@theme/content/page-title';
import { TagGroups } from '@theme/pages/tag-groups';

export interface DocTagsListPageProps {
  readonly tags: readonly {
    readonly label: string;
    readonly permalink: string;
    readonly count: number;
    readonly description?: string;
  }[];
}

/** All tags of the docs, by their first letters. */
export default function DocTagsListPage({ tags }: DocTagsListPageProps) {
  const groups = listTagsByLetters(tags).map(({ letter, tags: own }) => ({
    letter,
    tags: own.map(({ permalink, ...tag }) => ({ ...tag, href: permalink })),
  }));
  return (
    <>
      <PageTitle />
      <TagGroups groups={groups} />
    </>
  );
}

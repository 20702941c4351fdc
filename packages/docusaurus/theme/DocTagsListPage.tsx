import { PageTitle } from '@theme/content/page-title';
import TagsListByLetter, { type TagsListByLetterProps } from '@theme/TagsListByLetter';

/** All tags of the docs, by first letter. */
export default function DocTagsListPage({ tags }: TagsListByLetterProps) {
  return (
    <>
      <PageTitle />
      <TagsListByLetter tags={tags} />
    </>
  );
}

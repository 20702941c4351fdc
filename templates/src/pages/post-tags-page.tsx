import type { PostTagsPageData } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';
import { TagGroups } from '@theme/pages/tag-groups';

/** All tags of a blog, grouped by first letter. */
export function PostTagsPage({ page }: { readonly page: PostTagsPageData }) {
  return (
    <>
      <PageTitle />
      <TagGroups groups={page.groups} />
    </>
  );
}

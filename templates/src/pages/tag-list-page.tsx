import type { TagListPageData } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';
import { TagGroups } from '@theme/pages/tag-groups';
import { VersionBanner } from '@theme/pages/version-banner';

/** All tags of the docs, grouped by first letter. */
export function TagListPage({ page }: { readonly page: TagListPageData }) {
  return (
    <>
      <VersionBanner docs={page.docs} />
      <PageTitle />
      <TagGroups groups={page.groups} />
    </>
  );
}

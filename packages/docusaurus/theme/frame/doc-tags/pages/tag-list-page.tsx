import type { TagListPageData } from '@docsite/renderer/template';
import { tagProps } from '@docusaurus/inner/pages/prop-values';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/DocTagsListPage';
import DocTagsListPage from '@theme/DocTagsListPage';
import { VersionBanner } from '@theme/pages/version-banner';

/** All tags of the docs, drawn by the site. */
export function TagListPage({ page }: { readonly page: TagListPageData }) {
  const tags = page.groups.flatMap((group) => tagProps(group.tags));
  const Page = components[page.docs.instance] ?? DocTagsListPage;
  return (
    <>
      <VersionBanner docs={page.docs} />
      <Page {...useRouteProps()} tags={tags} />
    </>
  );
}

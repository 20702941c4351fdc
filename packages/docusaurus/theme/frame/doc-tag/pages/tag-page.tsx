import type { TagPageData } from '@docsite/renderer/template';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/DocTagDocListPage';
import DocTagDocListPage from '@theme/DocTagDocListPage';
import { VersionBanner } from '@theme/pages/version-banner';

/** The pages with a tag, drawn by the site. */
export function TagPage({ page }: { readonly page: TagPageData }) {
  const { label, description, url, tagsUrl, unlisted = false } = page;
  const items = page.items.map((item) => ({
    id: item.href,
    title: item.label,
    description: item.description,
    permalink: item.href,
  }));
  const tag = { label, description, permalink: url, allTagsPath: tagsUrl, count: items.length, items, unlisted };
  const Page = components[page.docs.instance] ?? DocTagDocListPage;
  return (
    <>
      <VersionBanner docs={page.docs} />
      <Page {...useRouteProps()} tag={tag} />
    </>
  );
}

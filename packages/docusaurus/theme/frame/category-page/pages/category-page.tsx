import type { CategoryPageData, PageLink } from '@docsite/renderer/template';
import { CategoryPageContext } from '@docusaurus/category-page';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/DocCategoryGeneratedIndexPage';
import DocCategoryGeneratedIndexPage from '@theme/DocCategoryGeneratedIndexPage';

/** A generated index of what a category holds, drawn by the site. */
export function CategoryPage({ page }: { readonly page: CategoryPageData }) {
  const neighbour = (link: PageLink | undefined) => link && { title: link.label, permalink: link.href };
  const { title, description, route, url, docs } = page;
  const Page = components[docs.instance] ?? DocCategoryGeneratedIndexPage;
  const index = {
    title,
    ...(description && { description }),
    slug: route,
    permalink: url,
    navigation: { previous: neighbour(page.previous), next: neighbour(page.next) },
  };
  return (
    <CategoryPageContext value={page}>
      <Page {...useRouteProps()} categoryGeneratedIndex={index} />
    </CategoryPageContext>
  );
}

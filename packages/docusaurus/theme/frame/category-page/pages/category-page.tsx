import type { CategoryPageData } from '@docsite/renderer/template';
import { CategoryPageContext } from '@docusaurus/inner/docs/category-page';
import { neighbourProps } from '@docusaurus/inner/pages/prop-values';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/DocCategoryGeneratedIndexPage';
import DocCategoryGeneratedIndexPage from '@theme/DocCategoryGeneratedIndexPage';

/** The generated index of a category, drawn by the site. */
export function CategoryPage({ page }: { readonly page: CategoryPageData }) {
  const { title, description, route, url, docs } = page;
  const Page = components[docs.instance] ?? DocCategoryGeneratedIndexPage;
  const index = {
    title,
    ...(description && { description }),
    slug: route,
    permalink: url,
    navigation: { previous: neighbourProps(page.previous), next: neighbourProps(page.next) },
  };
  return (
    <CategoryPageContext value={page}>
      <Page {...useRouteProps()} categoryGeneratedIndex={index} />
    </CategoryPageContext>
  );
}

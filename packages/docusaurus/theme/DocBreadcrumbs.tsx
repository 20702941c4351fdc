import { usePage } from '@docsite/renderer/template';
import { BreadcrumbsContext, CategoryPageContext } from '@docusaurus/inner/docs/category-page';
import { Breadcrumbs } from '@theme-original/pages/breadcrumbs';
import { useContext } from 'react';

/** The breadcrumbs of a document or of the generated index of a category. */
export default function DocBreadcrumbs() {
  const page = usePage();
  const category = useContext(CategoryPageContext);
  const around = useContext(BreadcrumbsContext) ?? category?.breadcrumbs;
  const items = around ?? (page.kind === 'doc' ? page.breadcrumbs : undefined);
  return items === undefined ? null : <Breadcrumbs items={items} />;
}

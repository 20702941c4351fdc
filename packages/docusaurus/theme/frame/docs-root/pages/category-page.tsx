import type { CategoryPageData } from '@docsite/renderer/template';
import { DocsRoots } from '@docusaurus/inner/docs/docs-roots';
import { CategoryPage as Original } from '@theme-original/pages/category-page';

/** The generated index of a category, inside the site's component around all pages of the docs. */
export function CategoryPage(props: { readonly page: CategoryPageData }) {
  return (
    <DocsRoots page={props.page}>
      <Original {...props} />
    </DocsRoots>
  );
}

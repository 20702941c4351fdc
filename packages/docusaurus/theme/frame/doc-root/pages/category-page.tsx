import type { CategoryPageData } from '@docsite/renderer/template';
import { DocRoots } from '@docusaurus/inner/docs/doc-roots';
import { CategoryPage as Original } from '@theme-original/pages/category-page';

/** The generated index of a category, inside the site's component around documents. */
export function CategoryPage(props: { readonly page: CategoryPageData }) {
  return (
    <DocRoots page={props.page}>
      <Original {...props} />
    </DocRoots>
  );
}

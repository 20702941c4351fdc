import type { CategoryPageData } from '@docsite/renderer/template';
import { DocPageRoots } from '@docusaurus/inner/docs/doc-page-roots';
import { CategoryPage as Original } from '@theme-original/pages/category-page';

/** The generated index of a category, inside the site's component around documents, in Docusaurus 2. */
export function CategoryPage(props: { readonly page: CategoryPageData }) {
  return (
    <DocPageRoots page={props.page}>
      <Original {...props} />
    </DocPageRoots>
  );
}

import type { CategoryPageData } from '@docsite/renderer/template';
import { DocPageRoots } from '@docusaurus/inner/docs/doc-page-roots';
import { CategoryPage as Original } from '@theme-original/pages/category-page';

/** A generated index of a category in what a site of Docusaurus 2 draws around documents. */
export function CategoryPage(props: { readonly page: CategoryPageData }) {
  return (
    <DocPageRoots page={props.page}>
      <Original {...props} />
    </DocPageRoots>
  );
}

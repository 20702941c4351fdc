import type { DocPageData } from '@docsite/renderer/template';
import { DocPageRoots } from '@docusaurus/inner/docs/doc-page-roots';
import { DocPage as Original } from '@theme-original/pages/doc-page';

/** A page of the docs, inside the site's component around documents, in Docusaurus 2. */
export function DocPage(props: { readonly page: DocPageData }) {
  return (
    <DocPageRoots page={props.page}>
      <Original {...props} />
    </DocPageRoots>
  );
}

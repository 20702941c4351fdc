import type { DocPageData } from '@docsite/renderer/template';
import { DocPageRoots } from '@docusaurus/inner/docs/doc-page-roots';
import { DocPage as Original } from '@theme-original/pages/doc-page';

/** A page of the docs in what a site of Docusaurus 2 draws around documents. */
export function DocPage(props: { readonly page: DocPageData }) {
  return (
    <DocPageRoots page={props.page}>
      <Original {...props} />
    </DocPageRoots>
  );
}

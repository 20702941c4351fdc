import type { DocPageData } from '@docsite/renderer/template';
import { DocRoots } from '@docusaurus/inner/docs/doc-roots';
import { DocPage as Original } from '@theme-original/pages/doc-page';

/** A page of the docs, inside the site's component around documents. */
export function DocPage(props: { readonly page: DocPageData }) {
  return (
    <DocRoots page={props.page}>
      <Original {...props} />
    </DocRoots>
  );
}

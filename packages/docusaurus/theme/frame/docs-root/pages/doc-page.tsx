import type { DocPageData } from '@docsite/renderer/template';
import { DocsRoots } from '@docusaurus/inner/docs/docs-roots';
import { DocPage as Original } from '@theme-original/pages/doc-page';

/** A page of the docs, inside the site's components around all of them, and around those of a version. */
export function DocPage(props: { readonly page: DocPageData }) {
  return (
    <DocsRoots page={props.page}>
      <Original {...props} />
    </DocsRoots>
  );
}

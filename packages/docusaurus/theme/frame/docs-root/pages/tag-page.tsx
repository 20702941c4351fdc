import type { TagPageData } from '@docsite/renderer/template';
import { DocsRoots } from '@docusaurus/inner/docs/docs-roots';
import { TagPage as Original } from '@theme-original/pages/tag-page';

/** The documents with a tag, inside the site's component around all pages of the docs. */
export function TagPage(props: { readonly page: TagPageData }) {
  return (
    <DocsRoots page={props.page}>
      <Original {...props} />
    </DocsRoots>
  );
}

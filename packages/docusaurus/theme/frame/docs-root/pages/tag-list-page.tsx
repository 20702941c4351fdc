import type { TagListPageData } from '@docsite/renderer/template';
import { DocsRoots } from '@docusaurus/inner/docs/docs-roots';
import { TagListPage as Original } from '@theme-original/pages/tag-list-page';

/** All tags, inside the site's component around all pages of the docs. */
export function TagListPage(props: { readonly page: TagListPageData }) {
  return (
    <DocsRoots page={props.page}>
      <Original {...props} />
    </DocsRoots>
  );
}

import type { DocPageData } from '@docsite/renderer/template';
import { TocPlaceContext } from '@docusaurus/inner/frame/frame-context';
import { DocPage as Original } from '@theme-original/pages/doc-page';

/** A page of the docs whose layout, drawn by the site, has a place for the table of contents. */
export function DocPage(props: { readonly page: DocPageData }) {
  return (
    <div className="doc-item">
      <TocPlaceContext value={true}>
        <Original {...props} />
      </TocPlaceContext>
    </div>
  );
}

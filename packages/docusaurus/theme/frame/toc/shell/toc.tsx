import { type TocItem, usePage } from '@docsite/renderer/template';
import { TocPlaceContext } from '@docusaurus/inner/frame/frame-context';
import { headingProps } from '@docusaurus/inner/pages/prop-values';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import TOC from '@theme/TOC';

/** The table of contents next to the page, drawn by the site. */
export function Toc({ items }: { readonly items: readonly TocItem[] }) {
  const isDoc = usePage().kind === 'doc';
  const toc = headingProps(items);
  return (
    <div className="toc">
      <TocPlaceContext value={true}>{isDoc ? <DocItemTOCDesktop /> : <TOC toc={toc} />}</TocPlaceContext>
    </div>
  );
}

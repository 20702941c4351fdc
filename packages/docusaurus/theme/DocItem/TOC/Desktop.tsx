import { TocPlaceContext } from '@docusaurus/inner/frame/frame-context';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOC from '@theme/TOC';
import { useContext } from 'react';

/**
 * The table of contents next to a document. It is drawn only in its place in the frame, not in the body of the page.
 */
export default function DocItemTOCDesktop() {
  const { toc } = useDoc();
  return useContext(TocPlaceContext) ? <TOC toc={toc} /> : null;
}

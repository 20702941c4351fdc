import { TocPlaceContext } from '@docusaurus/inner/frame/frame-context';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOC from '@theme/TOC';
import { useContext } from 'react';

/** The table of contents beside a document: it stands in the frame, so that there is none in the body of a page. */
export default function DocItemTOCDesktop() {
  const { toc } = useDoc();
  return useContext(TocPlaceContext) ? <TOC toc={toc} /> : null;
}

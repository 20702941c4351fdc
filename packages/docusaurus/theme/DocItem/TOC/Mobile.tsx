import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCCollapsible from '@theme/TOCCollapsible';

/** The table of contents above a document. */
export default function DocItemTOCMobile() {
  return <TOCCollapsible toc={useDoc().toc} />;
}

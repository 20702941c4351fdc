import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import TOCCollapsible from '@theme/TOCCollapsible';

/** The table of contents above a document. */
export default function DocItemTOCMobile() {
  return <TOCCollapsible toc={useDoc().toc} className={ThemeClassNames.docs.docTocMobile} />;
}

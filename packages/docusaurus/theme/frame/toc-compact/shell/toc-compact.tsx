import { type TocItem, usePage } from '@docsite/renderer/template';
import { headingProps } from '@docusaurus/inner/pages/prop-values';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import TOCCollapsible from '@theme/TOCCollapsible';

/** The table of contents above the text, drawn by the site. */
export function TocCompact({ items }: { readonly items: readonly TocItem[] }) {
  const isDoc = usePage().kind === 'doc';
  if (items.length === 0) return null;
  if (isDoc) return <DocItemTOCMobile />;
  return <TOCCollapsible toc={headingProps(items)} className={ThemeClassNames.docs.docTocMobile} />;
}

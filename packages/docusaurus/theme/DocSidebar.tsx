import { DocElementContext } from '@docusaurus/plugin-content-docs/client';
import DocSidebarDesktop, { type DocSidebarProps } from '@theme/DocSidebar/Desktop';
import { useContext } from 'react';

/** The navigation of the docs that a page belongs to: once, in the frame, whatever the site draws around documents. */
export default function DocSidebar(props: Partial<DocSidebarProps>) {
  return useContext(DocElementContext) === null ? <DocSidebarDesktop {...props} /> : null;
}

import { sidebarOf, usePage } from '@docsite/renderer/template';
import { DocElementContext } from '@docusaurus/plugin-content-docs/client';
import DocSidebarDesktop, { type DocSidebarProps } from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import { useContext } from 'react';

/**
 * The navigation of the docs that a page belongs to: once, in the frame, whatever the site draws around documents. A
 * page of a plugin may have one of its own, whose entries it gives.
 */
export default function DocSidebar(props: Partial<DocSidebarProps>) {
  const { path = '', sidebar } = props;
  const hasOwn = sidebarOf(usePage()) === undefined && sidebar !== undefined;
  if (useContext(DocElementContext) !== null) return null;
  return (
    <>
      <DocSidebarDesktop {...props} />
      {hasOwn && <DocSidebarMobile path={path} sidebar={sidebar} />}
    </>
  );
}

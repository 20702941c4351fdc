import { sidebarOf, usePage } from '@docsite/renderer/template';
import { DocElementContext } from '@docusaurus/plugin-content-docs/client';
import DocSidebarDesktop, { type DocSidebarProps } from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import { useContext } from 'react';

/**
 * The sidebar of the docs. It is drawn only once, in the frame, even if the site draws it around documents. A page of a
 * plugin may pass the items of its own sidebar.
 */
export default function DocSidebar(props: Partial<DocSidebarProps>) {
  const { path = '', sidebar } = props;
  const hasOwn = sidebarOf(usePage()) === undefined && sidebar !== undefined;
  if (useContext(DocElementContext) !== null) return null;
  if (!hasOwn) return <DocSidebarDesktop {...props} />;
  return (
    <>
      <div style={belowNavbar}>
        <DocSidebarDesktop {...props} />
      </div>
      <DocSidebarMobile path={path} sidebar={sidebar} />
    </>
  );
}

/** In Docusaurus, a sidebar begins behind the navbar, and the style sheets of plugins count on that. */
const belowNavbar = { paddingTop: 'var(--ifm-navbar-height)' };

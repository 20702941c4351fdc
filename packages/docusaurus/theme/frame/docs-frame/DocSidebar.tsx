import DocSidebarDesktop, { type DocSidebarProps } from '@theme/DocSidebar/Desktop';

/** The sidebar of the docs in a layout of the site: there is no frame that draws it. */
export default function DocSidebar(props: Partial<DocSidebarProps>) {
  return <DocSidebarDesktop {...props} />;
}

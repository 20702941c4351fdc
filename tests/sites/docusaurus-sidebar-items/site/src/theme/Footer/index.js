import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';

function useSidebarName() {
  try {
    return `Sidebar: ${useDocsSidebar()?.name}`;
  } catch (error) {
    return `No sidebar of docs: ${error.name}`;
  }
}

export default function Footer() {
  return <p className="above-footer">{useSidebarName()}</p>;
}

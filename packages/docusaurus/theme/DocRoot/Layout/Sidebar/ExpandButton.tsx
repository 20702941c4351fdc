import { PanelButton } from '@docusaurus/inner/sidebar/sidebar-button';

export interface ExpandButtonProps {
  readonly toggleSidebar?: () => void;
  /** Whether it stands below the sidebar in the frame. */
  readonly inFrame?: boolean;
}

/** What shows a hidden sidebar again. In a sidebar that the site draws it is nothing: the frame has one below. */
export default function DocRootLayoutSidebarExpandButton({ toggleSidebar, inFrame = false }: ExpandButtonProps) {
  return inFrame ? <PanelButton onClick={toggleSidebar} /> : null;
}

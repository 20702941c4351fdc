import { PanelButton } from '@docusaurus/inner/sidebar/sidebar-button';

export interface ExpandButtonProps {
  readonly toggleSidebar?: () => void;
  /** Whether it is the button below the sidebar in the frame. */
  readonly inFrame?: boolean;
}

/**
 * The button that shows a hidden sidebar again. A sidebar drawn by the site has none, because the frame has one below
 * it.
 */
export default function DocRootLayoutSidebarExpandButton({ toggleSidebar, inFrame = false }: ExpandButtonProps) {
  return inFrame ? <PanelButton onClick={toggleSidebar} /> : null;
}

import { PanelButton } from '@docusaurus/inner/sidebar/sidebar-button';

export interface CollapseButtonProps {
  readonly onClick?: () => void;
  /** Whether it stands below the sidebar in the frame. */
  readonly inFrame?: boolean;
}

/** What hides the sidebar. In a sidebar that the site draws it is nothing: the frame has one below. */
export default function CollapseButton({ onClick, inFrame = false }: CollapseButtonProps) {
  return inFrame ? <PanelButton onClick={onClick} /> : null;
}

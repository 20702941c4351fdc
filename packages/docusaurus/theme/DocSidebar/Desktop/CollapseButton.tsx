import { PanelButton } from '@docusaurus/inner/sidebar/sidebar-button';

export interface CollapseButtonProps {
  readonly onClick?: () => void;
  /** Whether it is the button below the sidebar in the frame. */
  readonly inFrame?: boolean;
}

/** The button that hides the sidebar. A sidebar drawn by the site has none, because the frame has one below it. */
export default function CollapseButton({ onClick, inFrame = false }: CollapseButtonProps) {
  return inFrame ? <PanelButton onClick={onClick} /> : null;
}

import { useLabels, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import type { ReactNode } from 'react';

export interface SidebarButtonProps {
  /** Whether the site's button is shown in place of the frame's. */
  readonly isOwn: boolean;
  /** The site's button. */
  readonly children: ReactNode;
  /** The frame's button, whose handler stores whether the sidebar is shown. */
  readonly original: ReactNode;
}

/** The place below the sidebar for the button that hides or shows it. */
export function SidebarButtonPlace({ isOwn, original, children }: SidebarButtonProps) {
  if (!useSite().sidebar.hideable) return null;
  return (
    <>
      <div style={{ display: isOwn ? 'none' : 'contents' }}>{original}</div>
      {isOwn && <div className="sidebar-hide script-only">{children}</div>}
    </>
  );
}

/** A button like the frame's, which a button of the site may wrap. */
export function PanelButton({ onClick }: { readonly onClick?: (() => void) | undefined }) {
  const { docsSidebar } = useLabels();
  return (
    <button type="button" className="icon-button" onClick={onClick} aria-label={docsSidebar} title={docsSidebar}>
      <Icon name="panel" />
    </button>
  );
}

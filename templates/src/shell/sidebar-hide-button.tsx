import { useLabels, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';

/** Hides the sidebar beside the page and shows it again, if the site allows it. */
export function SidebarHideButton() {
  const { docsSidebar } = useLabels();
  if (!useSite().sidebar.hideable) return null;
  return (
    <div className="sidebar-hide script-only">
      <button
        type="button"
        className="icon-button"
        data-action="toggle-sidebar"
        aria-expanded="true"
        aria-controls="ds-sidebar"
        aria-label={docsSidebar}
        title={docsSidebar}
      >
        <Icon name="panel" />
      </button>
    </div>
  );
}

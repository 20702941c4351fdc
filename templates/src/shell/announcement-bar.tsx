import { useLabels, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';

/** A message above the navbar. A reader who closes it does not see it again until its id changes. */
export function AnnouncementBar() {
  const labels = useLabels();
  const bar = useSite().announcementBar;
  if (bar === undefined) return null;
  return (
    <aside className="announcement" data-announcement-id={bar.id} style={bar.style}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration */}
      <div className="announcement-text" dangerouslySetInnerHTML={{ __html: bar.html }} />
      {bar.closeable && (
        <button
          type="button"
          className="icon-button script-only"
          data-action="close-announcement"
          aria-label={labels.closeAnnouncement}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}

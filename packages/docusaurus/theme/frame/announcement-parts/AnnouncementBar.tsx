import { useSite } from '@docsite/renderer/template';
import { useAnnouncementBar } from '@docusaurus/theme-common/announcement-bar';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';

/** The announcement bar, composed of separate components, for sites that replace one of them. */
export default function AnnouncementBar() {
  const bar = useSite().announcementBar;
  const { close } = useAnnouncementBar();
  if (bar === undefined) return null;
  return (
    <aside className="announcement" data-announcement-id={bar.id} style={bar.style}>
      <AnnouncementBarContent />
      {bar.closeable && <AnnouncementBarCloseButton onClick={close} />}
    </aside>
  );
}

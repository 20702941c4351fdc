import { classNames, useSite } from '@docsite/renderer/template';

/** The content of the announcement bar. */
export default function AnnouncementBarContent({ className }: { readonly className?: string }) {
  const { announcementBar } = useSite();
  if (announcementBar === undefined) return null;
  const names = classNames('announcement-text', className);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
  return <div className={names} dangerouslySetInnerHTML={{ __html: announcementBar.html }} />;
}

export interface HtmlNavbarItemProps {
  readonly value: string;
  readonly className?: string;
  readonly mobile?: boolean;
}

/** An item of the navbar with the site's own HTML. */
export default function HtmlNavbarItem({ value, className }: HtmlNavbarItemProps) {
  const names = ['navbar-html', className].filter(Boolean).join(' ');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
  return <li className={names} dangerouslySetInnerHTML={{ __html: value }} />;
}

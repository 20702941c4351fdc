import { classNames, type SidebarItemData, usePage } from '@docsite/renderer/template';
import { Link } from '@theme/content/link';

/** An entry of a sidebar without entries of its own. */
export function SidebarItem({ item }: { readonly item: Exclude<SidebarItemData, { type: 'category' }> }) {
  const { url } = usePage();
  if (item.type === 'html') {
    const className = classNames(item.defaultStyle && 'sidebar-text', item.className);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
    return <li className={className || undefined} dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
  const current = item.href === url;
  if (item.unlisted && !current) return null;
  return (
    <li className={item.className}>
      {item.external ? (
        <Link className="sidebar-link" href={item.href} external>
          {item.label}
        </Link>
      ) : (
        <a
          className="sidebar-link"
          href={item.href}
          data-file={item.file && ''}
          aria-current={current ? 'page' : undefined}
        >
          {item.label}
        </a>
      )}
    </li>
  );
}

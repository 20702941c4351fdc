import FooterLinkItem, { type FooterLinkProps } from '@theme/Footer/LinkItem';

export interface FooterColumnProps {
  readonly title?: string | null;
  readonly items?: readonly FooterLinkProps['item'][];
}

/** A column of links. */
export function FooterColumn({ title, items = [] }: FooterColumnProps) {
  return (
    <div className="footer-column">
      {title && <p className="footer-title">{title}</p>}
      <ul className="footer-list">
        {items.map((item) =>
          item.html ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
            <li key={item.html} dangerouslySetInnerHTML={{ __html: item.html }} />
          ) : (
            <li key={item.to ?? item.href}>
              <FooterLinkItem item={item} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

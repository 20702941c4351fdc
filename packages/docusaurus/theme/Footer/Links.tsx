import FooterLinkItem, { type FooterLinkProps } from '@theme/Footer/LinkItem';

type Item = FooterLinkProps['item'];

export interface FooterLinksProps {
  /** Columns of links, or links. */
  readonly links: readonly (Item & { readonly title?: string | null; readonly items?: readonly Item[] })[];
}

/** The links of the footer, in columns. */
export default function FooterLinks({ links }: FooterLinksProps) {
  const columns = links.some(({ items }) => items !== undefined) ? links : [{ title: null, items: links }];
  return (
    <div className="footer-columns">
      {columns.map(({ title, items = [] }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={index} className="footer-column">
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
      ))}
    </div>
  );
}

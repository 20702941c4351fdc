import { classNames, type FooterColumnData, useSite } from '@docsite/renderer/template';
import { Link } from '@theme/content/link';
import { LogoImage } from '@theme/shell/logo-image';

/** The end of every page: groups of links, logo and copyright. */
export function Footer() {
  const { footer } = useSite();
  if (footer === undefined) return null;
  return (
    <footer className="footer" data-style={footer.style}>
      <div className="footer-inner">
        {footer.columns.length > 0 && (
          <div className="footer-columns">
            {footer.columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <FooterColumn key={index} {...column} />
            ))}
          </div>
        )}
        {(footer.logo || footer.copyright) && (
          <div className="footer-end">
            {footer.logo && (
              <a className="footer-logo" href={footer.logo.href} {...footer.logo.attributes}>
                <LogoImage logo={footer.logo} />
              </a>
            )}
            {footer.copyright && (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
              <div className="footer-copyright" dangerouslySetInnerHTML={{ __html: footer.copyright }} />
            )}
          </div>
        )}
      </div>
    </footer>
  );
}

function FooterColumn({ title, className, items }: FooterColumnData) {
  return (
    <div className={classNames('footer-column', className)}>
      {title && <p className="footer-title">{title}</p>}
      <ul className="footer-list">
        {items.map((item) =>
          'html' in item ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
            <li key={item.html} className={item.className} dangerouslySetInnerHTML={{ __html: item.html }} />
          ) : (
            <li key={item.href}>
              <Link
                href={item.href}
                external={item.external}
                file={item.file}
                marked={item.marked}
                className={classNames('footer-link', item.className)}
                {...item.attributes}
              >
                {item.label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

import type { ReactNode } from 'react';

export interface FooterLayoutProps {
  readonly style?: 'light' | 'dark';
  readonly links?: ReactNode;
  readonly logo?: ReactNode;
  readonly copyright?: ReactNode;
}

/** The element around the parts of the footer. */
export default function FooterLayout({ style = 'light', links, logo, copyright }: FooterLayoutProps) {
  return (
    <footer className="footer" data-style={style}>
      <div className="footer-inner">
        {links}
        {(logo || copyright) && (
          <div className="footer-end">
            {logo}
            {copyright}
          </div>
        )}
      </div>
    </footer>
  );
}

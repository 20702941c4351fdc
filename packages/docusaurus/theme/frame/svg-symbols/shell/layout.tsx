import { Layout as Inner } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/** The frame, with the symbol of Docusaurus's document that icons in the site's code refer to. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        <symbol id="theme-svg-external-link" viewBox="0 0 24 24">
          <path
            d="M13.5 4H20v6.5M20 4l-9 9M18 14v6H4V6h6"
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
      </svg>
      <Inner>{children}</Inner>
    </>
  );
}

import { useSite } from '@docsite/renderer/template';
import type { ReactNode } from 'react';

/** The bar at the top of every page, around its contents. */
export default function NavbarLayout({ children }: { readonly children?: ReactNode }) {
  const { navbar } = useSite();
  return (
    <header className="navbar" data-style={navbar.style} data-hide-on-scroll={navbar.hideOnScroll || undefined}>
      {children}
    </header>
  );
}

import { useSite } from '@docsite/renderer/template';
import type { ReactNode } from 'react';

/** The element around the contents of the navbar. */
export default function NavbarLayout({ children }: { readonly children?: ReactNode }) {
  const { navbar } = useSite();
  return (
    <header className="navbar" data-style={navbar.style} data-hide-on-scroll={navbar.hideOnScroll || undefined}>
      {children}
    </header>
  );
}

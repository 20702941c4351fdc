import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import type { ReactNode } from 'react';

/** What gives all pages the contexts of the theme: none are needed, unless the site has some of its own. */
export default function ThemeProvider({ children }: { readonly children?: ReactNode }) {
  return <TitleFormatter>{children}</TitleFormatter>;
}

import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import type { ReactNode } from 'react';

/** The contexts of the theme for all pages. docsite's theme needs none, but the site may have some of its own. */
export default function ThemeProvider({ children }: { readonly children?: ReactNode }) {
  return <TitleFormatter>{children}</TitleFormatter>;
}

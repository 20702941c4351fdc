import type { ReactNode } from 'react';

/** The search field in the navbar. */
export default function NavbarSearch({ children }: { readonly children?: ReactNode }) {
  return children;
}

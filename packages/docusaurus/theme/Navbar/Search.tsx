import type { ReactNode } from 'react';

interface NavbarSearchProps {
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The search field in the navbar. */
export default function NavbarSearch({ children, className }: NavbarSearchProps) {
  return className === undefined ? children : <div className={className}>{children}</div>;
}

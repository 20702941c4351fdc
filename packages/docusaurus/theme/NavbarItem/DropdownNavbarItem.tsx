import NavbarNavLink, { type NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';
import { Dropdown } from '@theme/shell/dropdown';
import type { ReactNode } from 'react';

export interface DropdownNavbarItemProps {
  readonly label?: ReactNode;
  readonly items: readonly NavbarNavLinkProps[];
  readonly position?: 'left' | 'right';
  readonly mobile?: boolean;
  readonly className?: string;
}

/** A list of links that opens. */
export default function DropdownNavbarItem({ label, items }: DropdownNavbarItemProps) {
  return (
    <li>
      <Dropdown label={String(label ?? '')}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <NavbarNavLink {...item} className={['navbar-link', item.className].filter(Boolean).join(' ')} />
          </li>
        ))}
      </Dropdown>
    </li>
  );
}

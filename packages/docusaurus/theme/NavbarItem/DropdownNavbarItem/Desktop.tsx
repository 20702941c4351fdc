import { type DropdownItem, entries } from '@theme/NavbarItem/DropdownNavbarItem/entries';
import { Dropdown } from '@theme/shell/dropdown';
import type { ReactNode } from 'react';

export interface DropdownNavbarItemProps {
  readonly label?: ReactNode;
  readonly items: readonly DropdownItem[];
  readonly position?: 'left' | 'right';
  readonly mobile?: boolean;
  readonly className?: string;
}

/** A dropdown of links. */
export default function DropdownNavbarItemDesktop({ label, items, className }: DropdownNavbarItemProps) {
  return (
    <Dropdown label={label} className={className}>
      {entries(items)}
    </Dropdown>
  );
}

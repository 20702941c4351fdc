import HtmlNavbarItem, { type HtmlNavbarItemProps } from '@theme/NavbarItem/HtmlNavbarItem';
import NavbarNavLink, { type NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';
import { Dropdown } from '@theme/shell/dropdown';
import type { ReactNode } from 'react';

export interface DropdownNavbarItemProps {
  readonly label?: ReactNode;
  readonly items: readonly (NavbarNavLinkProps | ({ readonly type: 'html' } & HtmlNavbarItemProps))[];
  readonly position?: 'left' | 'right';
  readonly mobile?: boolean;
  readonly className?: string;
}

/** A list of links that opens. */
export default function DropdownNavbarItem({ label, items, className }: DropdownNavbarItemProps) {
  return (
    <li>
      <Dropdown label={label} className={className}>
        {items.map((item, index) =>
          'value' in item ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <HtmlNavbarItem key={index} {...item} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index}>
              <NavbarNavLink
                {...(item as NavbarNavLinkProps)}
                className={['navbar-link', item.className].filter(Boolean).join(' ')}
              />
            </li>
          ),
        )}
      </Dropdown>
    </li>
  );
}

import { NavbarEntryContext } from '@docusaurus/inner/navbar/navbar-item-context';
import type { DropdownNavbarItemProps } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import { entries } from '@theme/NavbarItem/DropdownNavbarItem/entries';
import { useContext } from 'react';

/** A dropdown in the menu on narrow screens: its links, below its label. */
export default function DropdownNavbarItemMobile({ label, items }: DropdownNavbarItemProps) {
  const list = (
    <>
      <span className="menu-title">{label}</span>
      <ul className="menu-list">{entries(items, { mobile: true })}</ul>
    </>
  );
  return useContext(NavbarEntryContext) ? list : <li>{list}</li>;
}

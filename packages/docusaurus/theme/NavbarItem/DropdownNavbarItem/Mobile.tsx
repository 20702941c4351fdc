import type { DropdownNavbarItemProps } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import { entries } from '@theme/NavbarItem/DropdownNavbarItem/entries';

/** A list of links in the menu of narrow screens, below its label. */
export default function DropdownNavbarItemMobile({ label, items }: DropdownNavbarItemProps) {
  return (
    <li>
      <span className="menu-title">{label}</span>
      <ul className="menu-list">{entries(items)}</ul>
    </li>
  );
}

import type { NavbarItemData } from '@docsite/renderer/template';
import { entries, NavbarItem } from '@theme/shell/navbar-item';

/** An item of the navbar in the menu, which shows the entries of dropdowns below their label. */
export function MenuItem({ item }: { readonly item: NavbarItemData }) {
  if (item.type !== 'dropdown') return <NavbarItem item={item} />;
  return (
    <li>
      <span className="menu-title">{item.label}</span>
      <ul className="menu-list">{entries(item.items)}</ul>
    </li>
  );
}

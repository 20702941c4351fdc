import type { NavbarItemData } from '@docsite/renderer/template';
import { NavbarItem } from '@theme-original/shell/navbar-item';

export interface LocaleDropdownProps {
  readonly item?: Extract<NavbarItemData, { readonly type: 'locale-dropdown' }>;
  readonly [prop: string]: unknown;
}

/** The languages of the site. */
export default function LocaleDropdownNavbarItem({ item }: LocaleDropdownProps) {
  return <NavbarItem item={item ?? { type: 'locale-dropdown', position: 'right' }} />;
}

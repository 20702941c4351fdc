import { type NavbarItemData, useSite } from '@docsite/renderer/template';
import { NavbarItem } from '@theme-original/shell/navbar-item';

type Item = Extract<NavbarItemData, { readonly type: 'version-dropdown' }>;

export interface DocsVersionDropdownProps {
  readonly docsPluginId?: string;
  readonly item?: Item;
  readonly [prop: string]: unknown;
}

/** The versions of a docs instance. */
export default function DocsVersionDropdownNavbarItem({ docsPluginId, item }: DocsVersionDropdownProps) {
  const { docsVersions } = useSite();
  const instance = docsPluginId ?? docsVersions[0]?.instance ?? 'default';
  return <NavbarItem item={item ?? { type: 'version-dropdown', position: 'right', instance }} />;
}

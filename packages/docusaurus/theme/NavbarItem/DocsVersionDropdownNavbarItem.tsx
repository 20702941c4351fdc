import { useSite } from '@docsite/renderer/template';
import { NavbarChoiceContext } from '@docusaurus/inner/navbar/navbar-item-context';
import { NavbarItem } from '@theme-original/shell/navbar-item';
import { useContext } from 'react';

export interface DocsVersionDropdownProps {
  readonly docsPluginId?: string;
  readonly [prop: string]: unknown;
}

/** The versions of a docs instance. */
export default function DocsVersionDropdownNavbarItem({ docsPluginId }: DocsVersionDropdownProps) {
  const choice = useContext(NavbarChoiceContext);
  const { docsVersions } = useSite();
  const instance = docsPluginId ?? docsVersions[0]?.instance ?? 'default';
  return <NavbarItem item={choice ?? { type: 'version-dropdown', position: 'right', instance }} />;
}

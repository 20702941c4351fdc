import type { NavbarEntryData } from '@docsite/renderer/template';
import { ThemedItem as NavbarItem } from '@docusaurus/inner/navbar/themed-item';
import { entries as entriesOfDocsite, NavbarLink } from '@theme-original/shell/navbar-item';
import { Fragment, type ReactNode } from 'react';

export { NavbarItem, NavbarLink };

/** The entries of a dropdown. Those of the site's own types are drawn by the site's components. */
export function entries(items: readonly NavbarEntryData[] = []): ReactNode {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Fragment key={index}>
      {item.type === 'component' ? (
        <NavbarItem item={{ ...item, props: { ...item.props, isDropdownItem: true } }} />
      ) : (
        entriesOfDocsite([item])
      )}
    </Fragment>
  ));
}

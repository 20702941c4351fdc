import { useSite } from '@docsite/renderer/template';
import { noDropdownItems, ResolvedItemContext } from '@docusaurus/inner/navbar/navbar-item-context';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import { MenuItem } from '@theme/shell/menu-item';
import { NavbarItem as Original } from '@theme/shell/navbar-item';
import { useContext } from 'react';

/** An item as configured, or the props of its component. */
export interface NavbarItemConfig {
  readonly type?: string;
  readonly label?: string;
  readonly [key: string]: unknown;
}

/**
 * An item of the navbar, as configured. If docsite has resolved the item, it is drawn by the theme. Where the site
 * draws items itself, their component is rendered by this one again, with resolved props.
 */
export default function NavbarItem({ type = 'default', ...props }: NavbarItemConfig) {
  const isResolved = useContext(ResolvedItemContext);
  const { items } = useSite().navbar;
  const isListed = isResolved || props.isDropdownItem === true;
  const known = isListed ? undefined : items.find((item) => 'label' in item && item.label === props.label);
  if (known !== undefined) return props.mobile === true ? <MenuItem item={known} /> : <Original item={known} />;
  const Component = ComponentTypes[type !== 'dropdown' && props.items ? 'dropdown' : type];
  const given = type.endsWith('Dropdown') ? { ...noDropdownItems, ...props } : props;
  return <ResolvedItemContext value={false}>{Component ? <Component {...given} /> : null}</ResolvedItemContext>;
}

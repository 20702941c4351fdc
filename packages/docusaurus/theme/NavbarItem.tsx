import { useSite } from '@docsite/renderer/template';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import { NavbarItem as Original } from '@theme/shell/navbar-item';

export interface NavbarItemConfig {
  readonly type?: string;
  readonly label?: string;
  readonly [key: string]: unknown;
}

/** What Docusaurus gives dropdowns whose configuration has none. */
const noItems = { dropdownItemsBefore: [], dropdownItemsAfter: [] };

/** An item of the navbar as the configuration writes it: one that docsite has resolved is drawn as that. */
export default function NavbarItem({ type = 'default', ...props }: NavbarItemConfig) {
  const { items } = useSite().navbar;
  const known = items.find((item) => 'label' in item && item.label === props.label);
  if (known !== undefined) return <Original item={known} />;
  const Component = ComponentTypes[type !== 'dropdown' && props.items ? 'dropdown' : type];
  const given = type.endsWith('Dropdown') ? { ...noItems, ...props } : props;
  return Component ? <Component {...given} /> : null;
}

import type { NavbarItemData } from '@docsite/renderer/template';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import { NavbarLink } from '@theme-original/shell/navbar-item';

export { NavbarLink };

/** One entry of the navbar, drawn by what the site has for its type. */
export function NavbarItem({ item }: { readonly item: NavbarItemData }) {
  const [type, props] = asConfigured(item);
  const Component = ComponentTypes[type];
  if (Component === undefined) return null;
  const drawn = <Component {...props} position={item.position} />;
  return item.type === 'component' ? <li>{drawn}</li> : drawn;
}

/** The type and the properties of an item, after Docusaurus. */
function asConfigured(item: NavbarItemData): [type: string, props: object] {
  switch (item.type) {
    case 'link':
      return ['default', { ...linkProps(item), item }];
    case 'dropdown':
      return ['dropdown', { label: item.label, items: item.items.map(linkProps) }];
    case 'html':
      return ['html', { value: item.html }];
    case 'search':
      return ['search', {}];
    case 'locale-dropdown':
      return ['localeDropdown', {}];
    case 'version-dropdown':
      return ['docsVersionDropdown', { docsPluginId: item.instance, item }];
    case 'component':
      return [item.name, item.props];
  }
}

function linkProps({ label, href, className, ariaLabel }: Extract<NavbarItemData, { readonly type: 'link' }>): object {
  return { label, href, ...(className && { className }), ...(ariaLabel && { 'aria-label': ariaLabel }) };
}
